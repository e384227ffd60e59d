/** Requests of buyers that were left long ago, of every context, whether somebody has called back or not. */
import { limitClause } from '../../infra/database/limit-clause.ts';
import { ofContext } from '../../infra/database/of-context.ts';
import type { Executor } from '../../infra/database/sql.ts';

const hasAged = (sql: Executor, days: number) => sql`created_at < now() - make_interval(days => ${days})`;

export async function countOldContactRequests(
  sql: Executor,
  days: number,
  contextId: string | null = null,
): Promise<number> {
  const [row] = await sql<[{ requests: number }]>`
    SELECT count(*) AS requests FROM contact_requests WHERE ${hasAged(sql, days)} ${ofContext(sql, contextId)}`;
  return row.requests;
}

export async function deleteOldContactRequests(
  sql: Executor,
  days: number,
  limit: number,
  contextId: string | null = null,
): Promise<number> {
  const { count } = await sql`
    DELETE FROM contact_requests WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM contact_requests WHERE ${hasAged(sql, days)} ${ofContext(sql, contextId)}
      ORDER BY created_at ${limitClause(sql, limit)} FOR UPDATE SKIP LOCKED
    ))`;
  return count;
}
