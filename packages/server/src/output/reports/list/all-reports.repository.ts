import { HOME_FIELDS } from '../../../estates/home-json.ts';
import {
  jsonCode,
  jsonObject,
  jsonText,
  jsonTimestamp,
  jsonValue,
} from '../../../infra/database/json-text.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { IS_OUTDATED, LISTED_REPORTS } from './listed-reports.ts';

export interface ReportFilter {
  isOutdated: boolean | null;
  language: string | null;
  /** The last report of the page before. */
  after: { createdAt: string; id: string } | null;
}

const REPORT_JSON = jsonObject({
  id: jsonCode('f.id'),
  renovation_id: jsonCode('f.renovation_id'),
  created_at: jsonTimestamp('f.created_at'),
  created_by: jsonText('coalesce(m.name, m.email, c.name)'),
  language: jsonCode('f.language'),
  name: jsonText('f.name'),
  url: jsonText("(coalesce(context.cdn_url, $2) || '/' || f.path)"),
  is_outdated: jsonValue('f.is_outdated'),
  outdated_since: jsonObject({
    estate_updated_at: jsonTimestamp(
      'CASE WHEN f.is_outdated AND e.updated_at > f.created_at THEN e.updated_at END',
    ),
    renovation_updated_at: jsonTimestamp(
      'CASE WHEN f.is_outdated AND r.updated_at > f.created_at THEN r.updated_at END',
    ),
  }),
  has_other_prices: jsonValue('f.is_outdated AND context.price_book_version <> r.price_book_version'),
  estate: jsonObject(HOME_FIELDS),
});

const statement = (isOutdated: boolean | null, take: number) => `
  WITH found AS MATERIALIZED (
    SELECT p.*, ${IS_OUTDATED} AS is_outdated
    FROM ${LISTED_REPORTS} AND ($3::text IS NULL OR p.language = $3)
      AND ($4::timestamptz IS NULL OR (p.created_at, p.id) < ($4, $5::uuid))
      ${isOutdated === null ? '' : `AND ${isOutdated ? '' : 'NOT '}${IS_OUTDATED}`}
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${take}
  )
  SELECT ${REPORT_JSON} AS report, utc_text(f.created_at) AS "createdAt", f.id
  FROM found f JOIN contexts context ON context.id = f.context_id
    JOIN renovations r ON r.context_id = f.context_id AND r.id = f.renovation_id
    JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
    LEFT JOIN members m ON f.actor_kind = 'member' AND m.id = f.actor_id
    LEFT JOIN clients c ON f.actor_kind = 'client' AND c.context_id = f.context_id AND c.id = f.actor_id
  ORDER BY f.created_at DESC, f.id DESC`;

/** The newest first, each as JSON; `cdnUrl` is that of contexts without one of their own. */
export function listAllReports(
  sql: Executor,
  contextId: string,
  { isOutdated, language, after }: ReportFilter,
  { take, cdnUrl }: { take: number; cdnUrl: string },
): Promise<{ report: string; createdAt: string; id: string }[]> {
  return sql.unsafe(
    statement(isOutdated, take),
    [contextId, cdnUrl, language, after?.createdAt ?? null, after?.id ?? null],
    { prepare: true },
  );
}
