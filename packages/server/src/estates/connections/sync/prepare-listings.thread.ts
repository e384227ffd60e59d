/**
 * Runs in a thread of the compute pool: what a provider says of some houses beside what is stored, to estates that can
 * be written.
 */
import type { Listing } from '@rooftree/connectors';
import { InputError } from '@rooftree/engine';
import { writtenPlace } from '@rooftree/words';
import type { Check } from '../../../infra/checks/check.ts';
import { collectGarbage } from '../../../infra/collect-garbage.ts';
import { compileEstateCheck } from '../../estate-check.ts';
import type { EstateBody } from '../../estates.schemas.ts';
import type { Estate } from '../../estates.ts';
import { connectEstate, type StoredForConnection } from '../../facts/connected-estate.ts';
import type { Facts } from '../../facts/layers.ts';

export interface GivenListing {
  listing: Listing;
  stored: StoredForConnection | null;
  /** The connection has made the estate, or is about to. */
  isOwned: boolean;
}

interface GivenListings {
  listings: readonly GivenListing[];
  provider: string;
  at: string;
}

type PreparedListing =
  | { externalId: string; estate: Estate; isOtherPlan: boolean; reasons: null }
  | { externalId: string; estate: null; reasons: string[] };

/** Compiled once per thread and provider. */
const checks = new Map<string, Check>();

let sinceCollected = 0;
// Some hundredths of a second in a few seconds of work.
const COLLECT_AFTER = 2000;

export function prepareListings({ listings, provider, at }: GivenListings): PreparedListing[] {
  sinceCollected += listings.length;
  if (sinceCollected >= COLLECT_AFTER) {
    sinceCollected = 0;
    collectGarbage();
  }
  return listings.map((given) => prepare(given, provider, at));
}

function prepare({ listing, stored, isOwned }: GivenListing, provider: string, at: string): PreparedListing {
  const { external_id: externalId, facts, vague } = listing;
  const identity = identityOf(listing, provider);
  const reasons = isOwned ? checkFor(provider)(identity) : [];
  if (!isKeepable(externalId)) reasons.push('its id cannot be stored');
  if (reasons.length > 0) return { externalId: externalId.slice(0, 255), estate: null, reasons };
  try {
    const described = {
      external_id: externalId,
      identity: isOwned ? identity : null,
      facts: keepableFacts(facts),
      ...(vague && { vague }),
    };
    return { externalId, ...connectEstate(described, stored, at), reasons: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const messages = error.faults.map(({ message }) => message);
    return {
      externalId,
      estate: null,
      reasons: messages.length > 0 ? messages : ['the stored estate breaks a rule'],
    };
  }
}

/** PostgreSQL stores no control character and no half of a character, and no name is longer. */
function isKeepable(text: string): boolean {
  return text.length > 0 && text.length <= 255 && !/\p{Cc}/u.test(text) && text.isWellFormed();
}

/**
 * What is of no kind that a fact can have is left open; what is out of bounds is set aside with the other statements.
 */
function keepableFacts(facts: Listing['facts']): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) =>
      typeof value === 'string' ? isKeepable(value) : value !== null,
    ),
  );
}

function identityOf(listing: Listing, provider: string): EstateBody {
  const { address, estate_type, estate_status, price_cents, managing_user_external_id, pictures } = listing;
  return {
    address: withWrittenPlace(address),
    estate_type,
    estate_provider_type: provider,
    estate_status: estate_status ?? null,
    price: price_cents === undefined ? null : price_cents / 100,
    managing_user_external_id: managing_user_external_id ?? null,
    media: pictures.map(({ url, position }) => ({ url, position })),
  };
}

/** Providers have Belgian places in capitals and without accents. */
function withWrittenPlace(address: Listing['address']): Listing['address'] {
  const { country, zip_code, place } = address;
  return country === 'BE' && zip_code && place
    ? { ...address, place: writtenPlace(zip_code, place) }
    : address;
}

function checkFor(provider: string): Check {
  const known = checks.get(provider) ?? compileEstateCheck([provider]);
  checks.set(provider, known);
  return known;
}
