import {
  jsonCode,
  jsonObject,
  jsonText,
  jsonTimestamp,
  jsonValue,
} from '../../../infra/database/json-text.ts';
import type { Executor } from '../../../infra/database/sql.ts';

/** A report, written by PostgreSQL: p is the report, c its context, $3 the cdn_url of contexts without one of their own. */
const REPORT_JSON = jsonObject({
  id: jsonCode('p.id'),
  created_at: jsonTimestamp('p.created_at'),
  name: jsonText('p.name'),
  url: jsonText("(coalesce(c.cdn_url, $3) || '/' || p.path)"),
  is_outdated: jsonValue('p.fingerprint <> fingerprint_now'),
});

const LIST_STATEMENT = `
  SELECT '[' || coalesce(
    string_agg(${REPORT_JSON}, ',' ORDER BY p.created_at DESC, p.id DESC) FILTER (WHERE p.id IS NOT NULL), ''
  ) || ']' AS reports
  FROM renovations r
  JOIN contexts c ON c.id = r.context_id
  CROSS JOIN report_fingerprint(r.context_id, r.id) AS fingerprint_now
  LEFT JOIN renovation_reports p ON p.context_id = r.context_id AND p.renovation_id = r.id
  WHERE r.context_id = $1 AND r.id = $2
  GROUP BY r.id`;

/**
 * The reports of a renovation as a JSON array, newest first; null when this context has no such renovation. One round trip,
 * and the fingerprint of now is computed once however many reports there are.
 */
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
