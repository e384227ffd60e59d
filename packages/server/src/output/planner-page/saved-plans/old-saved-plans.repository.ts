import { ageingRows } from '../../../infra/database/ageing-rows.ts';

/**
 * Plans that were saved on the planner page, and neither changed nor reported on since. The office's own plans stay.
 * Their reports are deleted with them, and the files of those by the `files` task.
 */
export const oldSavedPlans = ageingRows(
  'renovations',
  'updated_at',
  (sql, days) => sql`
    t.is_edited AND coalesce(t.edited_by, 'BUYER') = 'BUYER' AND NOT EXISTS (
      SELECT FROM renovation_reports report WHERE report.context_id = t.context_id AND report.renovation_id = t.id
        AND report.created_at >= now() - make_interval(days => ${days})
    )`,
);
