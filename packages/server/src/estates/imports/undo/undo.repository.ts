import type { Executor } from '../../../infra/database/sql.ts';

/** What a row is put back to: everything that is not its name, its link or its age. */
export const RESTORED_COLUMNS: readonly string[] = [
  ...['property_id', 'managing_user_id', 'country', 'region', 'zip_code', 'place', 'street', 'house_number'],
  ...[
    'house_number_extra',
    'latitude',
    'longitude',
    'estate_provider_type',
    'quality_label',
    'estate_status',
  ],
  ...['estate_type', 'estate_format', 'media', 'price_cents', 'year_built', 'year_renovated', 'dwelling'],
  ...['deactivated_at', 'layers', 'facts'],
];

/** i is the import, r a row of it and e its estate, unchanged since. */
const UNCHANGED = 'e.updated_at <= i.written_at AND e.deactivated_at IS NULL';
const ROWS = `estate_imports i
  JOIN estate_import_rows r ON r.context_id = i.context_id AND r.import_id = i.id
  JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id`;
const OF_IMPORT = 'i.context_id = $1 AND i.id = $2';
const HAS_TRACES = `(
  EXISTS (SELECT FROM renovations t WHERE t.context_id = e.context_id AND t.estate_id = e.id)
  OR EXISTS (SELECT FROM calculation_jobs t WHERE t.context_id = e.context_id AND t.estate_id = e.id))`;

interface LockedImport {
  importStatus: string;
  /** The names of estates that were changed since, the first hundred, and how many there are. */
  left: string[];
  leftCount: number;
}

/**
 * Locks the import, then its estates in the order of all who lock several. Null when this context has none with this
 * id.
 */
export async function lockImport(
  tx: Executor,
  contextId: string,
  importId: string,
): Promise<LockedImport | null> {
  const [found] = await tx<{ importStatus: string }[]>`
    SELECT import_status AS "importStatus" FROM estate_imports WHERE context_id = ${contextId} AND id = ${importId} FOR UPDATE`;
  if (found === undefined) return null;
  const [{ left, leftCount }] = await tx.unsafe<[{ left: string[]; leftCount: number }]>(
    `WITH locked AS MATERIALIZED (
       SELECT e.external_id AS name, ${UNCHANGED} AS is_same FROM ${ROWS} WHERE ${OF_IMPORT} ORDER BY e.external_id FOR UPDATE OF e
     )
     SELECT count(*)::int AS "leftCount", coalesce((array_agg(name::text ORDER BY name))[:100], '{}') AS left FROM locked WHERE NOT is_same`,
    [contextId, importId],
  );
  return { ...found, left, leftCount };
}

export interface Undone {
  restored: number;
  removed: number;
  deactivated: number;
}

/**
 * The estates are locked. One that came with the import goes again; one of which there are plans by now is deactivated.
 */
export async function undoRows(tx: Executor, contextId: string, importId: string): Promise<Undone> {
  const run = async (statement: string) => (await tx.unsafe(statement, [contextId, importId])).count;
  const parts = RESTORED_COLUMNS.join(', ');
  const deactivated = await run(
    `UPDATE estates t SET deactivated_at = now(), updated_at = now() FROM ${ROWS}
     WHERE ${OF_IMPORT} AND r.before IS NULL AND ${UNCHANGED} AND ${HAS_TRACES} AND t.context_id = e.context_id AND t.id = e.id`,
  );
  const restored = await run(
    `UPDATE estates t SET (${parts}, updated_at) = ROW (${RESTORED_COLUMNS.map((name) => `b.${name}`).join(', ')}, now())
     FROM ${ROWS} CROSS JOIN LATERAL jsonb_populate_record(NULL::estates, r.before) AS b
     WHERE ${OF_IMPORT} AND r.before IS NOT NULL AND ${UNCHANGED} AND t.context_id = e.context_id AND t.id = e.id`,
  );
  const removed = await run(
    `DELETE FROM estates t USING ${ROWS}
     WHERE ${OF_IMPORT} AND r.before IS NULL AND ${UNCHANGED} AND NOT ${HAS_TRACES} AND t.context_id = e.context_id AND t.id = e.id`,
  );
  return { restored, removed, deactivated };
}

/** Nothing is left to undo it again from. */
export async function endImport(tx: Executor, contextId: string, importId: string): Promise<void> {
  await tx`
    UPDATE estate_imports SET import_status = 'UNDONE', undone_at = now() WHERE context_id = ${contextId} AND id = ${importId}`;
  await tx`DELETE FROM estate_import_rows WHERE context_id = ${contextId} AND import_id = ${importId}`;
}
