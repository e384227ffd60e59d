import { jsonObject } from '../../../infra/database/json-text.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { reportFields } from '../report-json.ts';

const LIST_STATEMENT = `
  SELECT '[' || coalesce(
    string_agg(${jsonObject(reportFields('$3'))}, ',' ORDER BY p.created_at DESC, p.id DESC) FILTER (WHERE p.id IS NOT NULL), ''
  ) || ']' AS reports
  FROM renovations r
  JOIN contexts c ON c.id = r.context_id
  LEFT JOIN renovation_reports p ON p.context_id = r.context_id AND p.renovation_id = r.id
  WHERE r.context_id = $1 AND r.id = $2
  GROUP BY r.id`;

/** The reports of a renovation as a JSON array, newest first; null when this context has no such renovation. */
export async function listReports(
  sql: Executor,
  contextId: string,
  renovationId: string,
  cdnUrl: string,
): Promise<string | null> {
  const [row] = await sql.unsafe<{ reports: string }[]>(LIST_STATEMENT, [contextId, renovationId, cdnUrl], {
    prepare: true,
  });
  return row?.reports ?? null;
}
