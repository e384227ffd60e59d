import { homeLabel, InputError, parseEstateInput } from '@rooftree/engine';
import type { Entry, ListedAddress, ListedFacts, ListedPicture, Listing } from '../contract/listing.ts';
import { known } from './values.ts';

/** The same fields, each of which may be undefined. */
type Open<Type> = { [Name in keyof Type]: Type[Name] | undefined };

/** What a mapping found of an estate, before it is checked whether that is enough. */
export interface Found
  extends Omit<
    Open<Listing>,
    'address' | 'unpublished_address' | 'account_id' | 'facts' | 'vague' | 'pictures' | 'project_id'
  > {
  project_id?: string | undefined;
  account_id?: string | undefined;
  unpublished_address?: Partial<Open<ListedAddress>> | undefined;
  address: Partial<Open<ListedAddress>>;
  facts: Partial<Open<ListedFacts>>;
  vague?: Partial<Open<ListedFacts>>;
  pictures: readonly ListedPicture[];
  /** Why the mapping itself cannot take it, as sentences. */
  reasons: readonly string[];
}

/** As many as an estate may have. */
const MOST_PICTURES = 100;
/**
 * Leaving a fact open can only uncover the fault of another once: years against each other, a label against its region.
 */
const MOST_ROUNDS = 4;

/** A listing when everything is there that an estate must have. Facts that the engine would refuse are left open. */
export function entryOf(found: Found, today: string): Entry {
  const { external_id: externalId, estate_type: estateType } = found;
  const { country } = found.address;
  const reasons = [...found.reasons];
  if (externalId === undefined || externalId === '.' || externalId === '..') {
    return { kind: 'refused', external_id: null, reasons: [...reasons, 'it has no usable identifier'] };
  }
  if (reasons.length === 0 && country === undefined) reasons.push('it has no country');
  if (reasons.length === 0 && estateType === undefined) reasons.push('its type is missing');
  if (country === undefined || estateType === undefined || reasons.length > 0) {
    return { kind: 'refused', external_id: externalId, reasons };
  }
  const address: ListedAddress = { ...known(found.address), country };
  const held = heldFacts(address, known(found.facts), today);
  if (held === null) {
    const reason = `the postal code "${address.zip_code}" is not valid in ${country}`;
    return { kind: 'refused', external_id: externalId, reasons: [reason] };
  }
  return {
    kind: 'listing',
    listing: {
      external_id: externalId,
      address,
      estate_type: estateType,
      ...known({
        project_id: found.project_id,
        account_id: found.account_id,
        unpublished_address: found.unpublished_address && { ...known(found.unpublished_address), country },
        estate_status: found.estate_status,
        price_cents: found.price_cents,
        managing_user_external_id: found.managing_user_external_id,
      }),
      pictures: found.pictures.slice(0, MOST_PICTURES),
      // Stated of an apartment, the form is that of its building.
      facts: estateType === 'HOUSE' ? held : without(held, 'estate_format'),
      ...vagueBeside(found.facts, found.vague ?? {}),
    },
  };
}

/** Of a fact that is given exactly nothing vague is stored. */
export function vagueBeside(
  facts: Partial<Open<ListedFacts>>,
  vague: Partial<Open<ListedFacts>>,
): Pick<Listing, 'vague'> {
  const stated = new Set(Object.keys(known(facts)));
  const left = Object.entries(known(vague)).filter(([name]) => !stated.has(name));
  return left.length === 0 ? {} : { vague: Object.fromEntries(left) };
}

/** The facts that the engine takes, one with another. Null when the postal code is none of the country. */
function heldFacts(address: ListedAddress, facts: ListedFacts, today: string): ListedFacts | null {
  const { energy_label: label } = facts;
  let held = label === undefined || label === null ? facts : { ...facts, energy_label: homeLabel(label) };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { estate_format, year_built, year_renovated, ...dwelling } = held;
    try {
      parseEstateInput({ address, estate_format, year_built, year_renovated, dwelling }, today);
      return held;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const paths = error.faults.map(({ path }) => path);
      if (paths.includes('address.zip_code')) return null;
      for (const path of paths)
        held = without(held, path.split('.')[path.startsWith('dwelling.') ? 1 : 0] ?? '');
    }
  }
  return {};
}

function without(facts: ListedFacts, name: string): ListedFacts {
  return Object.fromEntries(Object.entries(facts).filter(([each]) => each !== name));
}
