import type { Sql } from '../../packages/server/src/infra/database/sql.ts';
import type { EditionTable } from '../../packages/server/src/testing/editions/edition.ts';

/** Made again by the server itself, or about the machine that ran. */
const LEFT_OUT = ['schema_migrations', 'rate_counts'];

/** Every table of the schema with its rows. */
export async function dumpTables(sql: Sql): Promise<Record<string, EditionTable>> {
  const tables = await sql<{ name: string; columns: EditionTable['columns'] }[]>`
    SELECT c.relname AS name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
      ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND a.attnum > 0
      AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`;
  const dumped: Record<string, EditionTable> = {};
  for (const { name, columns } of tables.filter((table) => !LEFT_OUT.includes(table.name))) {
    const values = columns.map((column) => `"${column.name}"::text`).join(', ');
    const rows = await sql.unsafe<{ row: (string | null)[] }[]>(
      `SELECT json_build_array(${values}) AS row FROM "${name}" ORDER BY 1::text`,
    );
    if (rows.length > 0) dumped[name] = { columns, rows: rows.map(({ row }) => row) };
  }
  return dumped;
}
