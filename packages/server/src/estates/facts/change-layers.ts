import { setImmediate as nextTurn } from 'node:timers/promises';
import { InputError } from '@rooftree/engine';
import type { Executor } from '../../infra/database/sql.ts';
import { readEstateBody } from '../estate-body.ts';
import { toEstate } from '../estate-check.ts';
import type { EstateBody } from '../estates.schemas.ts';
import type { Estate } from '../estates.ts';
import { findEstate, lockEstate, updateEstate } from '../one-estate.repository.ts';
import { findForConnection, replaceConnected } from './connected-estates.repository.ts';
import { factsOf, withLayers } from './layered-estate.ts';
import { type Layers, ORIGINS, restate } from './layers.ts';

/** The estate with the facts that held before, and hold after, its layers were changed; and what decided that. */
interface ChangedLayers<Decision> {
  before: Estate;
  after: Estate;
  decision: Decision;
}

type Decide<Decision> = (layers: Layers, estate: Estate) => Decision;

/**
 * Changes what others than the client say of an estate, in the caller's transaction; `decide` sees the estate and its
 * layers, and returns the new ones (null where they are to stay) with whatever else its caller needs. The facts that
 * hold are determined again, for today. Null when the context has, or manages, no such estate. Throws an `InputError`
 * for an estate that was stored under other rules and would be refused now.
 */
export async function changeLayers<Decision extends { layers: Layers | null }>(
  tx: Executor,
  contextId: string,
  estateId: string,
  decide: Decide<Decision>,
): Promise<ChangedLayers<Decision> | null> {
  const externalId = await lockEstate(tx, contextId, estateId);
  const found = externalId === null ? null : await findEstate(tx, contextId, '', externalId);
  if (externalId === null || found === null) return null;
  const changed = decided(externalId, found, decide);
  if (changed.decision.layers !== null)
    await updateEstate(tx, contextId, '', changed.after, found.rowVersion);
  return changed;
}

/**
 * The same for several estates of a context, in two statements: by their names, each with `decide` of its own. Null
 * where today's rules refuse the estate; one that somebody else has written meanwhile is absent, and stays as it is.
 */
export async function changeManyLayers<Decision extends { layers: Layers | null }>(
  tx: Executor,
  contextId: string,
  deciders: ReadonlyMap<string, Decide<Decision>>,
): Promise<ReadonlyMap<string, ChangedLayers<Decision> | null>> {
  const changed = new Map<string, ChangedLayers<Decision> | null>();
  const toWrite: (Estate & { row_version: string })[] = [];
  for (const [externalId, found] of await findForConnection(tx, contextId, [...deciders.keys()])) {
    const decide = deciders.get(externalId);
    if (decide === undefined) continue;
    // Others have their turn in between.
    await nextTurn();
    const result = refusedAsNull(() => decided(externalId, found, decide));
    changed.set(externalId, result);
    if (result && result.decision.layers !== null)
      toWrite.push({ ...result.after, row_version: found.rowVersion });
  }
  const written = toWrite.length === 0 ? [] : await replaceConnected(tx, contextId, toWrite, []);
  const names = new Set(written.map(({ externalId }) => externalId));
  for (const { external_id: name } of toWrite) if (!names.has(name)) changed.delete(name);
  return changed;
}

function refusedAsNull<Result>(compute: () => Result): Result | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** What becomes of a stored estate. */
function decided<Decision extends { layers: Layers | null }>(
  externalId: string,
  found: { estate: string; layers: Layers | null },
  decide: Decide<Decision>,
): ChangedLayers<Decision> {
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
  return { before, after, decision };
}

function isOfClientAlone(layers: Layers): boolean {
  return ORIGINS.every((origin) => origin === 'CLIENT' || Object.keys(layers[origin] ?? {}).length === 0);
}
