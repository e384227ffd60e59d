import { Fault } from '../../fault.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { Estate } from '../estates.ts';
import { withLayers } from './layered-estate.ts';
import { findLayers } from './layered-estates.repository.ts';

// Each attempt fails only because somebody else's change of the same estates succeeded in between.
const MOST_ATTEMPTS = 20;

interface Statements<Row> {
  /** Stores those of which only the client says something. */
  upsert(estates: readonly Estate[]): Promise<Row[]>;
  /** Stores those that were not written since their row version was read. */
  replace(estates: (Estate & { row_version: string })[]): Promise<Row[]>;
}

/**
 * Stores estates as their client describes them. Where others say something too, only the client's layer is replaced,
 * and the effective facts are determined again; an estate without other layers costs the one statement. Returns nothing
 * when the context manages no estates.
 */
export async function storeWithLayers<Row extends { externalId: string }>(
  sql: Executor,
  contextId: string,
  estates: readonly Estate[],
  { upsert, replace }: Statements<Row>,
): Promise<Row[]> {
  const stored: Row[] = [];
  let left = estates;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    stored.push(...(await upsert(left)));
    left = without(estates, stored);
    if (left.length === 0) return stored;
    const known = await findLayers(
      sql,
      contextId,
      left.map((estate) => estate.external_id),
    );
    if (known.length === 0 && stored.length === 0) return [];
    const layersOf = new Map(known.map((each) => [each.externalId, each]));
    const at = new Date().toISOString();
    const layered = left.flatMap((estate) => {
      const found = layersOf.get(estate.external_id);
      return found ? [{ ...withLayers(estate, found.layers, at), row_version: found.rowVersion }] : [];
    });
    if (layered.length > 0) stored.push(...(await replace(layered)));
    left = without(estates, stored);
    if (left.length === 0) return stored;
  }
  throw new Fault('busy');
}

function without(estates: readonly Estate[], stored: readonly { externalId: string }[]): Estate[] {
  const names = new Set(stored.map(({ externalId }) => externalId));
  return estates.filter((estate) => !names.has(estate.external_id));
}
