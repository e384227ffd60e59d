/** Jobs that ended long ago, of every context. A job ends within 24 hours of its creation, so it ages from then. */
import { type AgeingRows, ageingRows } from '../../infra/database/ageing-rows.ts';
import { limitClause } from '../../infra/database/limit-clause.ts';
import type { Executor } from '../../infra/database/sql.ts';

const hasEnded = (sql: Executor) => sql`t.calculation_job_status IN ('FINISHED', 'FAILED', 'STOPPED')`;

const jobs = ageingRows('calculation_jobs', 'created_at', hasEnded);
const children = ageingRows(
  'calculation_jobs',
  'created_at',
  (sql) => sql`t.parent_id IS NOT NULL AND ${hasEnded(sql)}`,
);

/** The batch itself stays, archived, with its counts. */
export const oldChildren: AgeingRows = {
  count: children.count,
  async remove(sql, days, limit, contextId) {
    const [row] = await sql<[{ children: number }]>`
      WITH removed AS (
        DELETE FROM calculation_jobs WHERE ctid = ANY (ARRAY(${children.lockOldest(sql, days, limit, contextId)}))
        RETURNING context_id, parent_id
      ), archived AS (
        UPDATE calculation_jobs batch SET deactivated_at = now(), updated_at = now()
        FROM (SELECT DISTINCT context_id, parent_id FROM removed) AS of
        WHERE batch.context_id = of.context_id AND batch.id = of.parent_id AND batch.deactivated_at IS NULL
      )
      SELECT count(*) AS children FROM removed`;
    return row.children;
  },
};

/** Children before their batch: left to the foreign key, one statement would delete ten thousand rows. */
export const oldJobs: AgeingRows = {
  count: jobs.count,
  async remove(sql, days, limit, contextId) {
    const removed = await oldChildren.remove(sql, days, limit, contextId);
    return removed + (await removeChildless(sql, days, limit - removed, contextId));
  },
};

/** By context, since the index of these jobs begins with it. */
async function removeChildless(
  sql: Executor,
  days: number,
  limit: number,
  contextId: string | undefined,
): Promise<number> {
  const { count } = await sql`
    DELETE FROM calculation_jobs WHERE ctid = ANY (ARRAY(
      SELECT old.ctid FROM contexts CROSS JOIN LATERAL (
        SELECT t.ctid FROM ${jobs.aged(sql, days)} AND t.context_id = contexts.id AND t.parent_id IS NULL AND NOT EXISTS (
          SELECT FROM calculation_jobs child WHERE child.context_id = t.context_id AND child.parent_id = t.id
        )
        ORDER BY t.created_at ${limitClause(sql, limit)} FOR UPDATE SKIP LOCKED
      ) AS old ${contextId === undefined ? sql`` : sql`WHERE contexts.id = ${contextId}`} ${limitClause(sql, limit)}
    ))`;
  return count;
}
