import { jsonCode, jsonObject, jsonText, jsonTimestamp, jsonValue } from '../../infra/database/json-text.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { PLACE_NAMES, WHOLE_ESTATE_JSON } from '../estate-json.ts';
import { isImportRunning } from './import-lock.ts';
import type { RowCounts } from './imports.ts';
import type { KnownEstate } from './prepare-rows.thread.ts';

/**
 * Those of a version without the lock of imports report rows every second or so, and may still run during an update.
 */
const SILENT = `interval '10 seconds'`;

const KNOWN_STATEMENT = `
  SELECT e.external_id AS "externalId", ${WHOLE_ESTATE_JSON} AS estate, e.xmin::text AS "rowVersion", e.layers IS NOT NULL AS "hasLayers"
  FROM (SELECT ${PLACE_NAMES}, ''::text AS public_url FROM contexts WHERE id = $1 OFFSET 0) AS context,
    estates e LEFT JOIN users u ON u.context_id = e.context_id AND u.id = e.managing_user_id
  WHERE e.context_id = $1 AND e.external_id = ANY($2::text[])`;

/** Null for a context whose language does not say it. */
export async function findCountryOf(sql: Executor, contextId: string): Promise<'BE' | 'NL' | null> {
  const [row] = await sql<[{ country: 'BE' | 'NL' | null }]>`
    SELECT substring(language FROM '-(BE|NL)$') AS country FROM contexts WHERE id = ${contextId}`;
  return row.country;
}

/** By their names, deactivated ones, too. */
export async function findKnownEstates(
  sql: Executor,
  contextId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, KnownEstate>> {
  const parameters = [contextId, [...names]];
  const rows = await sql.unsafe<(KnownEstate & { externalId: string })[]>(KNOWN_STATEMENT, parameters, {
    prepare: true,
  });
  return new Map(rows.map(({ externalId, ...known }) => [externalId, known]));
}

/** With the lock of the context's imports: any other that seems to run has lost its process. */
export async function insertImport(
  sql: Executor,
  contextId: string,
  { fileName, kind, id }: { fileName: string | null; kind: 'member' | 'client'; id: string },
): Promise<string | null> {
  await sql`
    UPDATE estate_imports SET import_status = 'INTERRUPTED' WHERE context_id = ${contextId} AND import_status = 'RUNNING'`;
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO estate_imports (context_id, file_name, actor_kind, actor_id)
    VALUES (${contextId}, ${fileName}, ${kind}, ${id})
    ON CONFLICT (context_id) WHERE import_status = 'RUNNING' DO NOTHING RETURNING id`;
  return row?.id ?? null;
}

export async function saveProgress(
  sql: Executor,
  contextId: string,
  importId: string,
  { done, total }: { done: number; total: number | null },
): Promise<void> {
  await sql`
    UPDATE estate_imports SET rows_done = ${done}, rows_total = ${total}, progressed_at = now()
    WHERE context_id = ${contextId} AND id = ${importId} AND import_status = 'RUNNING'`;
}

/** Of one of which nothing was written. */
export async function deleteImport(sql: Executor, contextId: string, importId: string): Promise<void> {
  await sql`
    DELETE FROM estate_imports WHERE context_id = ${contextId} AND id = ${importId} AND import_status = 'RUNNING'`;
}

/**
 * Locks the estates that are to be changed, in the order of all who lock several, and stores a copy of them. Returns
 * how many were still as they were read.
 */
export async function snapshotEstates(
  tx: Executor,
  contextId: string,
  importId: string,
  estates: readonly { name: string; version: string }[],
): Promise<number> {
  const { count } = await tx`
    INSERT INTO estate_import_rows (context_id, import_id, estate_id, before)
    SELECT context_id, ${importId}, id, whole FROM (
      SELECT e.context_id, e.id, to_jsonb(e) - '{context_id,id,external_id,referral_token,created_at,updated_at,list_json,search_json}'::text[] AS whole
      FROM unnest(${estates.map(({ name }) => name)}::text[], ${estates.map(({ version }) => version)}::text[]) AS given (name, version)
        JOIN estates e ON e.context_id = ${contextId} AND e.external_id = given.name AND e.xmin = given.version::xid
      ORDER BY e.external_id FOR UPDATE OF e
    ) AS locked`;
  return count;
}

export async function recordNewEstates(
  tx: Executor,
  contextId: string,
  importId: string,
  estateIds: readonly string[],
): Promise<void> {
  await tx`
    INSERT INTO estate_import_rows (context_id, import_id, estate_id)
    SELECT ${contextId}, ${importId}, unnest(${[...estateIds]}::uuid[])`;
}

/** False when it was taken for interrupted meanwhile. */
export async function finishImport(
  tx: Executor,
  contextId: string,
  importId: string,
  rows: RowCounts,
): Promise<boolean> {
  const { count } = await tx`
    UPDATE estate_imports SET import_status = 'FINISHED', written_at = now(), rows_done = ${rows.total}, rows_total = ${rows.total},
      estates_new = ${rows.new}, estates_changed = ${rows.changed}, estates_unchanged = ${rows.unchanged}, rows_refused = ${rows.refused}
    WHERE context_id = ${contextId} AND id = ${importId} AND import_status = 'RUNNING'`;
  return count === 1;
}

const IMPORT_JSON = jsonObject({
  id: jsonCode('i.id'),
  import_status: jsonCode(
    `CASE WHEN i.import_status = 'RUNNING' AND i.progressed_at < now() - ${SILENT} AND NOT ${isImportRunning('i.context_id')} THEN 'INTERRUPTED' ELSE i.import_status END`,
  ),
  file_name: jsonText('i.file_name'),
  created_at: jsonTimestamp('i.created_at'),
  created_by: jsonText('coalesce(m.name, m.email, c.name)'),
  rows_done: jsonValue('i.rows_done'),
  rows_total: jsonValue('i.rows_total'),
  rows: jsonObject({
    total: jsonValue('i.estates_new + i.estates_changed + i.estates_unchanged + i.rows_refused'),
    new: jsonValue('i.estates_new'),
    changed: jsonValue('i.estates_changed'),
    unchanged: jsonValue('i.estates_unchanged'),
    refused: jsonValue('i.rows_refused'),
  }),
  undone_at: jsonTimestamp('i.undone_at'),
});

const LIST_STATEMENT = `
  SELECT ${IMPORT_JSON} AS import FROM estate_imports i
    LEFT JOIN members m ON i.actor_kind = 'member' AND m.id = i.actor_id
    LEFT JOIN clients c ON i.actor_kind = 'client' AND c.context_id = i.context_id AND c.id = i.actor_id
  WHERE i.context_id = $1 AND ($2::uuid IS NULL OR i.id = $2) ORDER BY i.id DESC LIMIT 50`;

/** The newest first, each as JSON; or one of them. */
export async function listImports(
  sql: Executor,
  contextId: string,
  importId: string | null = null,
): Promise<string[]> {
  const rows = await sql.unsafe<{ import: string }[]>(LIST_STATEMENT, [contextId, importId], {
    prepare: true,
  });
  return rows.map((row) => row.import);
}
