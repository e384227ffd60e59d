import { limitClause } from '../../infra/database/limit-clause.ts';
import type { Executor } from '../../infra/database/sql.ts';

/** A count covers one minute; the rest allows for servers whose clocks differ. */
const isPast = (sql: Executor) => sql`window_start < now() - interval '10 minutes'`;

export async function countOldRateCounts(sql: Executor): Promise<number> {
  const [row] = await sql<
    [{ counts: number }]
  >`SELECT count(*) AS counts FROM rate_counts WHERE ${isPast(sql)}`;
  return row.counts;
}

export async function deleteOldRateCounts(sql: Executor, limit: number): Promise<number> {
  const { count } = await sql`
    DELETE FROM rate_counts WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM rate_counts WHERE ${isPast(sql)}
      ORDER BY window_start ${limitClause(sql, limit)} FOR UPDATE SKIP LOCKED
    ))`;
  return count;
}
