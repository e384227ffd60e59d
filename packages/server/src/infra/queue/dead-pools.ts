import { limitClause } from '../database/limit-clause.ts';
import type { Executor } from '../database/sql.ts';

/** Far longer than a pool may be silent before it counts as dead: nothing asks for it any more. */
const isLongDead = (sql: Executor) => sql`seen_at < now() - interval '1 hour'`;

export async function countDeadPools(sql: Executor): Promise<number> {
  const [row] = await sql<[{ pools: number }]>`
    SELECT count(*) AS pools FROM queue_pools WHERE ${isLongDead(sql)}`;
  return row.pools;
}

export async function deleteDeadPools(sql: Executor, limit: number): Promise<number> {
  const { count } = await sql`
    DELETE FROM queue_pools WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM queue_pools WHERE ${isLongDead(sql)} ${limitClause(sql, limit)} FOR UPDATE SKIP LOCKED
    ))`;
  return count;
}
