import type { Executor } from '../../../infra/database/sql.ts';

/** What an operator would miss first. Nothing that comes and goes by itself, such as entries of the queue. */
const TABLES = [
  'contexts',
  'clients',
  'client_secrets',
  'members',
  'users',
  'estates',
  'renovations',
  'renovation_reports',
  'calculation_jobs',
  'stored_files',
] as const;

/** Of those that the schema has: a copy may be older than this version. */
export async function countRows(sql: Executor): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of TABLES) {
    const [found] = await sql<[{ isThere: boolean }]>`SELECT to_regclass(${table}) IS NOT NULL AS "isThere"`;
    if (!found.isThere) continue;
    const [row] = await sql<[{ rows: number }]>`SELECT count(*) AS rows FROM ${sql(table)}`;
    counts.set(table, row.rows);
  }
  return counts;
}
