/** What waits for a person in a context: how many of each kind, and the newest few by name. */

import { HOME_FIELDS } from '../../estates/home-json.ts';
import { jsonCode, jsonObject, jsonText, jsonTimestamp, jsonValue } from '../../infra/database/json-text.ts';
import type { Executor } from '../../infra/database/sql.ts';
import {
  CONTACT_REQUEST_FIELDS,
  CONTACT_REQUEST_TABLES,
} from '../../output/contact-requests/contact-request-json.ts';
import { OUTDATED_REPORTS } from '../../output/reports/list/listed-reports.ts';
import { IS_MISSING, TODAY } from '../portfolio/portfolio-statement.ts';

const EXAMPLES = 3;
/** In which a new certificate can be made before the old one ends. */
const EXPIRING_DAYS = 60;
/**
 * The exact count does not matter among tens of thousands, and counting them all took seconds: the first are counted,
 * and whether there are more.
 */
export const MOST_COUNTED = 1000;
/** One more shows that there are more. */
const ENOUGH = MOST_COUNTED + 1;
/** A client that requests a job for each home has very many of them; older ones are not read. */
const MOST_JOBS = 5000;

const HOME_KINDS = [
  'homes_without_year_built',
  'homes_without_location',
  'homes_to_plan',
  'homes_of_other_types',
] as const;
const OTHER_KINDS = [
  'failed_jobs',
  'certificates_to_review',
  'plans_saved_by_buyers',
  'buyers_to_contact',
  'outdated_passports',
  'certificates_expiring',
] as const;
type WorkKind = (typeof HOME_KINDS)[number] | (typeof OTHER_KINDS)[number];

interface Work {
  kind: WorkKind;
  /** Up to `MOST_COUNTED`. */
  count: number;
  hasMore: boolean;
  /** As JSON, joined by commas. */
  examples: string;
}

/** Quality D says that a home cannot be planned; the same homes pass `is_planned=false&quality_label=A,B,C`. */
const IS_OF_KIND: Record<(typeof HOME_KINDS)[number], string> = {
  homes_without_year_built: IS_MISSING.year_built,
  homes_without_location: IS_MISSING.location,
  homes_to_plan: `p.quality_label <> 'D' AND p.renovation_id IS NULL`,
  homes_of_other_types: `p.estate_type NOT IN ('HOUSE', 'APARTMENT')`,
};

/** As the index `portfolio_to_do` has it, so that the table itself is read for the examples only. */
const IS_TO_DO = `p.context_id = $1 AND p.is_active AND (p.year_built IS NULL OR p.region IS NULL OR p.renovation_id IS NULL)`;

const homesOf = (kind: (typeof HOME_KINDS)[number]) => `
  SELECT '${kind}' AS kind, ${kind} AS count, (
    SELECT coalesce(string_agg(${jsonObject(HOME_FIELDS)}, ',' ORDER BY newest.updated_at DESC, newest.estate_id DESC), '')
    FROM (
      SELECT p.estate_id, p.updated_at FROM portfolio_entries p WHERE ${IS_TO_DO} AND ${IS_OF_KIND[kind]} AND ${kind} > 0
      ORDER BY p.context_id DESC, p.updated_at DESC, p.estate_id DESC LIMIT ${EXAMPLES}
    ) AS newest JOIN estates e ON e.context_id = $1 AND e.id = newest.estate_id
  ) AS examples
  FROM counted`;

const HOMES_STATEMENT = `
  WITH counted AS MATERIALIZED (
    SELECT ${HOME_KINDS.map((kind) => `count(*) FILTER (WHERE ${IS_OF_KIND[kind]}) AS ${kind}`).join(', ')}
    FROM portfolio_entries p WHERE ${IS_TO_DO}
  )
  ${HOME_KINDS.map(homesOf).join(' UNION ALL ')}`;

const JOB_JSON = jsonObject({
  id: jsonCode('id'),
  name: jsonText('name'),
  created_at: jsonTimestamp('created_at'),
  estates_failed: jsonValue('estates_failed'),
  estates_total: jsonValue('estates_total'),
});

const JOBS_STATEMENT = `
  WITH failed AS MATERIALIZED (
    SELECT *, row_number() OVER (ORDER BY created_at DESC, id DESC) AS number FROM (
      SELECT id, name, created_at, calculation_job_status, estates_failed, estates_total, deactivated_at FROM calculation_jobs
      WHERE context_id = $1 AND parent_id IS NULL AND created_at > now() - interval '7 days'
      ORDER BY created_at DESC, id DESC LIMIT ${MOST_JOBS}
    ) AS newest
    WHERE estates_failed > 0 AND calculation_job_status IN ('FINISHED', 'FAILED', 'STOPPED') AND deactivated_at IS NULL
  )
  SELECT 'failed_jobs' AS kind, count(*) AS count,
    coalesce(string_agg(${JOB_JSON}, ',' ORDER BY number) FILTER (WHERE number <= ${EXAMPLES}), '') AS examples
  FROM failed`;

/** A review waits as long as its document is retained for it, or a link to it holds: see `oldReviewDocuments`. */
const REVIEWS_STATEMENT = `
  WITH waiting AS MATERIALIZED (
    SELECT r.job_id, j.estate_id, r.created_at FROM certificate_reviews r JOIN calculation_jobs j ON j.context_id = r.context_id AND j.id = r.job_id
      JOIN estates e ON e.context_id = j.context_id AND e.id = j.estate_id AND e.deactivated_at IS NULL
    WHERE r.context_id = $1 AND r.reviewed_at IS NULL AND (r.document_path IS NOT NULL OR r.token_expires_at > now())
    ORDER BY r.created_at DESC, r.job_id DESC LIMIT ${ENOUGH}
  )
  SELECT 'certificates_to_review' AS kind, (SELECT count(*) FROM waiting) AS count,
    coalesce(string_agg(${jsonObject({ job_id: jsonCode('w.job_id'), ...HOME_FIELDS })}, ',' ORDER BY w.created_at DESC, w.job_id DESC), '') AS examples
  FROM (SELECT * FROM waiting ORDER BY created_at DESC, job_id DESC LIMIT ${EXAMPLES}) AS w JOIN estates e ON e.context_id = $1 AND e.id = w.estate_id`;

/** Of the last 7 days, as the index `renovations_live_edited` has them. */
const SAVED_STATEMENT = `
  WITH saved AS MATERIALIZED (
    SELECT id, estate_id, created_at FROM renovations
    WHERE context_id = $1 AND is_edited AND deleted_at IS NULL AND coalesce(edited_by, 'BUYER') = 'BUYER'
      AND created_at > now() - interval '7 days'
    ORDER BY created_at DESC, id DESC LIMIT ${ENOUGH}
  )
  SELECT 'plans_saved_by_buyers' AS kind, (SELECT count(*) FROM saved) AS count, coalesce(string_agg(${jsonObject(
    {
      renovation_id: jsonCode('r.id'),
      renovation_name: jsonText('r.name'),
      created_at: jsonTimestamp('r.created_at'),
      ...HOME_FIELDS,
    },
  )}, ',' ORDER BY s.created_at DESC, s.id DESC), '') AS examples
  FROM (SELECT * FROM saved ORDER BY created_at DESC, id DESC LIMIT ${EXAMPLES}) AS s
    JOIN renovations r ON r.context_id = $1 AND r.id = s.id JOIN estates e ON e.context_id = $1 AND e.id = s.estate_id`;

/** As the index `contact_requests_waiting` has them. */
const BUYERS_STATEMENT = `
  SELECT 'buyers_to_contact' AS kind,
    (SELECT count(*) FROM (SELECT FROM contact_requests WHERE context_id = $1 AND handled_at IS NULL LIMIT ${ENOUGH}) AS waiting) AS count,
    coalesce(string_agg(item, ',' ORDER BY id DESC), '') AS examples
  FROM (
    SELECT q.id, ${jsonObject(CONTACT_REQUEST_FIELDS)} AS item FROM ${CONTACT_REQUEST_TABLES}
    WHERE q.context_id = $1 AND q.handled_at IS NULL ORDER BY q.id DESC LIMIT ${EXAMPLES}
  ) AS newest`;

/** The oldest: they have been wrong for longest. */
const PASSPORTS_STATEMENT = `
  WITH outdated AS MATERIALIZED (
    SELECT p.id, p.created_at, p.language, p.renovation_id, e.id AS estate_id FROM ${OUTDATED_REPORTS}
    ORDER BY p.created_at, p.id LIMIT ${ENOUGH}
  )
  SELECT 'outdated_passports' AS kind, (SELECT count(*) FROM outdated) AS count,
    coalesce(string_agg(${jsonObject({
      id: jsonCode('o.id'),
      created_at: jsonTimestamp('o.created_at'),
      language: jsonCode('o.language'),
      renovation_id: jsonCode('o.renovation_id'),
      ...HOME_FIELDS,
    })}, ',' ORDER BY o.created_at, o.id), '') AS examples
  FROM (SELECT * FROM outdated ORDER BY created_at, id LIMIT ${EXAMPLES}) AS o
    JOIN estates e ON e.context_id = $1 AND e.id = o.estate_id`;

/** Those of `certificate_expires_within` of the portfolio, the first to expire. */
const CERTIFICATES_STATEMENT = `
  WITH expiring AS MATERIALIZED (
    SELECT p.estate_id, p.certificate_valid_until FROM portfolio_entries p
    WHERE p.context_id = $1 AND p.is_active AND p.certificate_valid_until < ${TODAY} + ${EXPIRING_DAYS}
    ORDER BY p.certificate_valid_until, p.estate_id LIMIT ${ENOUGH}
  )
  SELECT 'certificates_expiring' AS kind, (SELECT count(*) FROM expiring) AS count,
    coalesce(string_agg(${jsonObject({
      certificate_valid_until: jsonCode('x.certificate_valid_until'),
      ...HOME_FIELDS,
    })}, ',' ORDER BY x.certificate_valid_until, x.estate_id), '') AS examples
  FROM (SELECT * FROM expiring ORDER BY certificate_valid_until, estate_id LIMIT ${EXAMPLES}) AS x
    JOIN estates e ON e.context_id = $1 AND e.id = x.estate_id`;

const STATEMENTS = [
  HOMES_STATEMENT,
  JOBS_STATEMENT,
  REVIEWS_STATEMENT,
  SAVED_STATEMENT,
  BUYERS_STATEMENT,
  PASSPORTS_STATEMENT,
  CERTIFICATES_STATEMENT,
];

export async function readWork(sql: Executor, contextId: string): Promise<Work[]> {
  const found = await Promise.all(
    STATEMENTS.map((statement) =>
      sql.unsafe<Omit<Work, 'hasMore'>[]>(statement, [contextId], { prepare: true }),
    ),
  );
  return found.flatMap((rows) =>
    rows.map(({ count, ...work }) => ({
      ...work,
      count: Math.min(count, MOST_COUNTED),
      hasMore: count > MOST_COUNTED,
    })),
  );
}

interface FirstSteps {
  managesEstates: boolean;
  hasHomes: boolean;
  hasPlans: boolean;
  hasPassports: boolean;
  hasColleagues: boolean;
}

/** A colleague is any member but the caller: an operator is no member of the context. */
export async function readFirstSteps(
  sql: Executor,
  contextId: string,
  memberId: string,
): Promise<FirstSteps | undefined> {
  const [row] = await sql<FirstSteps[]>`
    SELECT c.manages_estates AS "managesEstates",
      EXISTS (SELECT FROM portfolio_entries p WHERE p.context_id = ${contextId} AND p.is_active) AS "hasHomes",
      EXISTS (SELECT FROM portfolio_entries p WHERE p.context_id = ${contextId} AND p.planned_at IS NOT NULL) AS "hasPlans",
      EXISTS (SELECT FROM renovation_reports WHERE context_id = ${contextId}) AS "hasPassports",
      EXISTS (SELECT FROM memberships WHERE context_id = ${contextId} AND member_id <> ${memberId} AND disabled_at IS NULL)
        AS "hasColleagues"
    FROM contexts c WHERE c.id = ${contextId}`;
  return row;
}
