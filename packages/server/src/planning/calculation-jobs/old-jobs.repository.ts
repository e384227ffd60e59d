/** Jobs that ended long ago, of every context. A job ends within 24 hours of its creation, so it ages from then. */
import { limitClause } from '../../infra/database/limit-clause.ts';
import { ofContext } from '../../infra/database/of-context.ts';
import type { Executor } from '../../infra/database/sql.ts';

const hasAged = (sql: Executor, days: number) => sql`
  job.created_at < now() - make_interval(days => ${days})
  AND job.calculation_job_status IN ('FINISHED', 'FAILED', 'STOPPED')`;

export async function countOldChildren(
  sql: Executor,
  days: number,
  contextId: string | null = null,
): Promise<number> {
  const [row] = await sql<[{ jobs: number }]>`
    SELECT count(*) AS jobs FROM calculation_jobs job WHERE parent_id IS NOT NULL AND ${hasAged(sql, days)} ${ofContext(sql, contextId)}`;
  return row.jobs;
}

/** The batch itself stays, archived, with its counts. */
export async function deleteOldChildren(
  sql: Executor,
  days: number,
  limit: number,
  contextId: string | null = null,
): Promise<number> {
  const [row] = await sql<[{ children: number }]>`
    WITH removed AS (
      DELETE FROM calculation_jobs WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM calculation_jobs job WHERE parent_id IS NOT NULL AND ${hasAged(sql, days)} ${ofContext(sql, contextId)}
        ORDER BY created_at ${limitClause(sql, limit)} FOR UPDATE SKIP LOCKED
      ))
      RETURNING context_id, parent_id
    ), archived AS (
      UPDATE calculation_jobs batch SET deactivated_at = now(), updated_at = now()
      FROM (SELECT DISTINCT context_id, parent_id FROM removed) AS of
      WHERE batch.context_id = of.context_id AND batch.id = of.parent_id AND batch.deactivated_at IS NULL
    )
    SELECT count(*) AS children FROM removed`;
  return row.children;
}

export async function countOldJobs(
  sql: Executor,
  days: number,
  contextId: string | null = null,
): Promise<number> {
  const [row] = await sql<[{ jobs: number }]>`
    SELECT count(*) AS jobs FROM calculation_jobs job WHERE ${hasAged(sql, days)} ${ofContext(sql, contextId)}`;
  return row.jobs;
}

/** Children before their batch: left to the foreign key, one statement would delete ten thousand rows. */
export async function deleteOldJobs(
  sql: Executor,
  days: number,
  limit: number,
  contextId: string | null = null,
): Promise<number> {
  const children = await deleteOldChildren(sql, days, limit, contextId);
  return children + (await deleteChildless(sql, days, limit - children, contextId));
}

/** By context, since the index of these jobs begins with it. */
async function deleteChildless(
  sql: Executor,
  days: number,
  limit: number,
  contextId: string | null,
): Promise<number> {
  const { count } = await sql`
    DELETE FROM calculation_jobs WHERE ctid = ANY (ARRAY(
      SELECT old.ctid FROM contexts CROSS JOIN LATERAL (
        SELECT ctid FROM calculation_jobs job
        WHERE context_id = contexts.id AND parent_id IS NULL AND ${hasAged(sql, days)} AND NOT EXISTS (
          SELECT FROM calculation_jobs child WHERE child.context_id = job.context_id AND child.parent_id = job.id
        )
        ORDER BY created_at ${limitClause(sql, limit)} FOR UPDATE SKIP LOCKED
      ) AS old ${contextId === null ? sql`` : sql`WHERE contexts.id = ${contextId}`} ${limitClause(sql, limit)}
    ))`;
  return count;
}
