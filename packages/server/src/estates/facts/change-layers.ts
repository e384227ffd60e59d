import type { Executor } from '../../infra/database/sql.ts';
import { readEstateBody } from '../estate-body.ts';
import { toEstate } from '../estate-check.ts';
import type { EstateBody } from '../estates.schemas.ts';
import type { Estate } from '../estates.ts';
import { findEstate, lockEstate, updateEstate } from '../one-estate.repository.ts';
import { factsOf, withLayers } from './layered-estate.ts';
import { type Layers, ORIGINS, restate } from './layers.ts';

/** The estate with the facts that held before, and hold after, its layers were changed; and what decided that. */
interface ChangedLayers<Decision> {
  before: Estate;
  after: Estate;
  decision: Decision;
}

/**
 * Changes what others than the client say of an estate, in the caller's transaction; `decide` sees the estate and its layers, and returns
 * the new ones (null where they are to stay) with whatever else its caller needs. The facts that hold are determined again, for today. Null when the context has, or manages, no such
 * estate. Throws an `InputError` for an estate that was stored under other rules and would be refused now.
 */
export async function changeLayers<Decision extends { layers: Layers | null }>(
  tx: Executor,
  contextId: string,
  estateId: string,
  decide: (layers: Layers, estate: Estate) => Decision,
): Promise<ChangedLayers<Decision> | null> {
  const externalId = await lockEstate(tx, contextId, estateId);
  const found = externalId === null ? null : await findEstate(tx, contextId, '', externalId);
  if (externalId === null || found === null) return null;
  // Written by PostgreSQL from an estate that was checked when it was stored.
  const known = JSON.parse(found.estate) as { updated_at: string };
  // As above; what only we set is gone.
  const said = toEstate(externalId, readEstateBody(known) as EstateBody, 'API');
  // When the client stated each of its facts is recorded only from here on: it was at the latest when it last changed
  // the estate.
  const layers: Layers = found.layers ?? { CLIENT: restate({}, factsOf(said), known.updated_at) };
  const at = new Date().toISOString();
  const before = withLayers(said, found.layers, at);
  const decision = decide(layers, before);
  if (decision.layers === null) return { before, after: before, decision };
  const after = withLayers(said, isOfClientAlone(decision.layers) ? null : decision.layers, at);
  await updateEstate(tx, contextId, '', after, found.rowVersion);
  return { before, after, decision };
}

function isOfClientAlone(layers: Layers): boolean {
  return ORIGINS.every((origin) => origin === 'CLIENT' || Object.keys(layers[origin] ?? {}).length === 0);
}
