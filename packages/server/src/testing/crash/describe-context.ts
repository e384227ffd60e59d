import type { Sql } from '../../infra/database/sql.ts';

/** What each request writes however often it is sent, and what is spread over rows at random. */
const UNCOUNTED = ['client_request_batches', 'estate_changes', 'stored_files'];
const STATE = /(^|_)(status|state|outcome|failure)$/;

/**
 * How many rows a context has in each table, by their states; of files those that stay; of the queue what is not done.
 */
export async function describeContext(
  sql: Sql,
  contextId: string,
): Promise<Record<string, Record<string, number> | undefined>> {
  const columns = await sql<{ table: string; column: string }[]>`
    SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
      JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, 2`;
  const tables = Map.groupBy(columns, ({ table }) => table);
  const found: Record<string, Record<string, number> | undefined> = {};
  for (const [table, all] of tables) {
    if (UNCOUNTED.includes(table) || !all.some(({ column }) => column === 'context_id')) continue;
    const states = all.flatMap(({ column }) => (STATE.test(column) ? [column] : []));
    const rows = await sql<{ state: string; rows: number }[]>`
      SELECT concat_ws(' ', '', ${states.length === 0 ? sql`NULL` : sql.unsafe(states.map((name) => `"${name}"`).join())}) AS state,
        count(*)::int AS rows
      FROM ${sql(table)} WHERE context_id = ${contextId} GROUP BY 1 ORDER BY 1`;
    if (rows.length > 0)
      found[table] = Object.fromEntries(rows.map(({ state, rows: count }) => [state, count]));
  }
  const files = await sql<{ kind: string; rows: number }[]>`
    SELECT split_part(path, '/', 1) AS kind, count(*)::int AS rows FROM stored_files
    WHERE context_id = ${contextId} AND state = 'live' GROUP BY 1 ORDER BY 1`;
  const queue = await sql<{ kind: string; rows: number }[]>`
    SELECT concat_ws(' ', task.identifier, (job.payload ->> 'body')::json ->> 'type') AS kind, count(*)::int AS rows
    FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    WHERE job.payload ->> 'contextId' = ${contextId} GROUP BY 1 ORDER BY 1`;
  found['files'] = Object.fromEntries(files.map(({ kind, rows }) => [kind, rows]));
  found['queue'] = Object.fromEntries(queue.map(({ kind, rows }) => [kind, rows]));
  return found;
}
