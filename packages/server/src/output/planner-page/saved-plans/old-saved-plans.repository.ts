/** Plans that were saved on the planner page long ago, of every context, and neither changed nor reported on since. The office's own plans stay. */
import { limitClause } from '../../../infra/database/limit-clause.ts';
import { ofContext } from '../../../infra/database/of-context.ts';
import type { Executor } from '../../../infra/database/sql.ts';

const hasAged = (sql: Executor, days: number) => sql`
  plan.is_edited AND coalesce(plan.edited_by, 'BUYER') = 'BUYER' AND plan.updated_at < now() - make_interval(days => ${days}) AND NOT EXISTS (
    SELECT FROM renovation_reports report
    WHERE report.context_id = plan.context_id AND report.renovation_id = plan.id
      AND report.created_at >= now() - make_interval(days => ${days})
  )`;

export async function countOldSavedPlans(
  sql: Executor,
  days: number,
  contextId: string | null = null,
): Promise<number> {
  const [row] = await sql<[{ plans: number }]>`
    SELECT count(*) AS plans FROM renovations plan WHERE ${hasAged(sql, days)} ${ofContext(sql, contextId)}`;
  return row.plans;
}

/** Their reports are deleted with them, and the files of those by the `files` task. */
export async function deleteOldSavedPlans(
  sql: Executor,
  days: number,
  limit: number,
  contextId: string | null = null,
): Promise<number> {
  const { count } = await sql`
    DELETE FROM renovations WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM renovations plan WHERE ${hasAged(sql, days)} ${ofContext(sql, contextId)}
      ORDER BY updated_at ${limitClause(sql, limit)} FOR UPDATE SKIP LOCKED
    ))`;
  return count;
}
