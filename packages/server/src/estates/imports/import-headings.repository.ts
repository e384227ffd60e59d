import type { Executor } from '../../infra/database/sql.ts';

/** What members and clients of the context have said about headings, by the key of a heading. */
export async function readHeadings(
  sql: Executor,
  contextId: string,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await sql<{ key: string; column: string | null }[]>`
    SELECT heading_key AS key, column_name AS column FROM import_headings WHERE context_id = ${contextId}`;
  return new Map(rows.map(({ key, column }) => [key, column]));
}

/** The others stay as they are. */
export async function saveHeadings(
  tx: Executor,
  contextId: string,
  headings: readonly { key: string; column: string | null }[],
): Promise<void> {
  await tx`
    INSERT INTO import_headings (context_id, heading_key, column_name)
    SELECT ${contextId}, key, "column" FROM json_to_recordset(${JSON.stringify(headings)}::text::json) AS given (key text, "column" text)
    ORDER BY key
    ON CONFLICT (context_id, heading_key) DO UPDATE SET column_name = excluded.column_name`;
}

export async function countHeadings(sql: Executor, contextId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::int AS count FROM import_headings WHERE context_id = ${contextId}`;
  return row.count;
}

/** From now on headings mean again what we find ourselves. */
export async function forgetHeadings(sql: Executor, contextId: string): Promise<void> {
  await sql`DELETE FROM import_headings WHERE context_id = ${contextId}`;
}
