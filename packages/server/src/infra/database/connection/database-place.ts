import type { Executor } from '../sql.ts';

/** The same for two ways to one database. */
export async function findDatabasePlace(sql: Executor): Promise<string> {
  const [row] = await sql<[{ place: string }]>`
    SELECT concat(pg_postmaster_start_time(), ' ', current_database()) AS place`;
  return row.place;
}
