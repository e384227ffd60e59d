import { type EstateFormat, type EstateType, InputError } from '@rooftree/engine';
import { readEstateBody } from '../estate-body.ts';
import { toEstate } from '../estate-check.ts';
import type { EstateBody } from '../estates.schemas.ts';
import type { Estate } from '../estates.ts';
import { factsOf, withLayers } from './layered-estate.ts';
import { type Layers, mergeConnection, restate, type StatedFacts } from './layers.ts';

/** An estate that is stored, as a connection needs it. */
export interface StoredForConnection {
  /** The whole estate as JSON, in the client's own words. */
  estate: string;
  layers: Layers | null;
  rowVersion: string;
  /** What its plan rests on. */
  planned: PlanBasis;
}

/** What the engine reads of an estate. */
interface PlanBasis {
  country: string;
  region: string | null;
  zip_code: string | null;
  estate_type: EstateType;
  estate_format: EstateFormat | null;
  year_built: number | null;
  year_renovated: number | null;
  dwelling: object;
}

/** What a source says of an estate. */
interface Described extends StatedFacts {
  external_id: string;
  /** Address, type, status, price, pictures and user, checked; null where the estate is not the connection's own. */
  identity: EstateBody | null;
}

interface ConnectedEstate {
  estate: Estate;
  /** Another plan may come of it. */
  isOtherPlan: boolean;
}

/**
 * The estate with what a connection has read of it: its facts are a layer of their own beside what the client,
 * certificates and members say. Throws an `InputError` for an estate that was stored under other rules and would be
 * refused now.
 */
export function connectEstate(
  { external_id, identity, ...described }: Described,
  stored: StoredForConnection | null,
  at: string,
): ConnectedEstate {
  // Written by PostgreSQL from an estate that was checked when it was stored.
  const known = stored && (JSON.parse(stored.estate) as { updated_at: string });
  // As above; what only we set is gone.
  const knownBody = known && (readEstateBody(known) as EstateBody);
  const body = bodyOf(identity, knownBody);
  const said = toEstate(external_id, body, 'API');
  const before: Layers = stored?.layers ?? { CLIENT: restate({}, factsOf(said), known?.updated_at ?? at) };
  const layers = { ...before, CONNECTION: mergeConnection(before.CONNECTION ?? {}, described, at) };
  const estate = withLayers(said, layers, at);
  return { estate, isOtherPlan: stored === null || basisOf(estate) !== basisOf(stored.planned) };
}

/** What the client says of the facts stays the client's, also of an estate that the connection has made. */
function bodyOf(identity: EstateBody | null, known: EstateBody | null): EstateBody {
  if (identity === null) {
    if (known === null) throw new InputError([]);
    return known;
  }
  if (known === null) return identity;
  return {
    ...identity,
    estate_format: known.estate_format ?? null,
    year_built: known.year_built ?? null,
    year_renovated: known.year_renovated ?? null,
    dwelling: known.dwelling ?? null,
    metadata: known.metadata ?? null,
  };
}

/** What a plan depends on, as one text: another text may make another plan. jsonb has its own order. */
export function basisOf(basis: PlanBasis): string {
  const { country, region, zip_code, estate_type, estate_format, year_built, year_renovated, dwelling } =
    basis;
  const facts = Object.entries(dwelling).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    country,
    region,
    zip_code,
    estate_type,
    estate_format,
    year_built,
    year_renovated,
    facts,
  ]);
}
