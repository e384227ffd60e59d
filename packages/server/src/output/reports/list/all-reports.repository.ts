import { HOME_FIELDS } from '../../../estates/home-json.ts';
import {
  jsonCode,
  jsonObject,
  jsonText,
  jsonTimestamp,
  jsonValue,
} from '../../../infra/database/json-text.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { HAS_OTHER_BRANDING, IS_OUTDATED, reportFields } from '../report-json.ts';
import { LISTED_REPORTS } from './listed-reports.ts';

interface ReportFilter {
  isOutdated: boolean | null;
  language: string | null;
  /** The last report of the page before. */
  after: { createdAt: string; id: string } | null;
}

const REPORT_JSON = jsonObject({
  ...reportFields('$2'),
  renovation_id: jsonCode('p.renovation_id'),
  created_by: jsonText('coalesce(m.name, m.email, k.name)'),
  language: jsonCode('p.language'),
  outdated_since: jsonObject({
    estate_updated_at: jsonTimestamp(
      `CASE WHEN ${IS_OUTDATED} AND e.updated_at > p.created_at THEN e.updated_at END`,
    ),
    renovation_updated_at: jsonTimestamp(
      `CASE WHEN ${IS_OUTDATED} AND r.updated_at > p.created_at THEN r.updated_at END`,
    ),
  }),
  has_other_prices: jsonValue(`${IS_OUTDATED} AND c.price_book_version <> r.price_book_version`),
  has_other_branding: jsonValue(HAS_OTHER_BRANDING),
  estate: jsonObject(HOME_FIELDS),
});

const statement = (isOutdated: boolean | null, take: number) => `
  WITH found AS MATERIALIZED (
    SELECT p.*
    FROM ${LISTED_REPORTS} AND ($3::text IS NULL OR p.language = $3)
      AND ($4::timestamptz IS NULL OR (p.created_at, p.id) < ($4, $5::uuid))
      ${isOutdated === null ? '' : `AND ${isOutdated ? '' : 'NOT '}${IS_OUTDATED}`}
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${take}
  )
  SELECT ${REPORT_JSON} AS report, utc_text(p.created_at) AS "createdAt", p.id
  FROM found p JOIN contexts c ON c.id = p.context_id
    JOIN renovations r ON r.context_id = p.context_id AND r.id = p.renovation_id
    JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
    LEFT JOIN members m ON p.actor_kind = 'member' AND m.id = p.actor_id
    LEFT JOIN clients k ON p.actor_kind = 'client' AND k.context_id = p.context_id AND k.id = p.actor_id
  ORDER BY p.created_at DESC, p.id DESC`;

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
