import type { DwellingFacts, StoredPlan } from '@rooftree/engine';
import { upgradePlan } from '@rooftree/engine/upgrade-plan';
import type { Language } from '@rooftree/words';
import type { Picture } from '../../access/contexts/logo.ts';
import type { EffectiveFacts } from '../../estates/facts/effective-facts.ts';
import { jsonObject } from '../../infra/database/json-text.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { reportFields } from './report-json.ts';

/** Everything that a report shows, at one moment, and the fingerprint of that state. */
export interface ReportSubject {
  reportId: string;
  createdAt: Date;
  fingerprint: string;
  deletedAt: Date | null;
  plan: StoredPlan;
  street: string | null;
  houseNumber: string | null;
  houseNumberExtra: string | null;
  zipCode: string | null;
  place: string | null;
  referralToken: string;
  /** Which facts hold, and who said them; null where only the client said something. */
  facts: EffectiveFacts | null;
  yearRenovated: number | null;
  dwelling: DwellingFacts;
  /** Of a plan that was saved on the page: what its reader chose, as in the page's address. */
  pageChoices: string | null;
  issuerName: string;
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  contactUrl: string | null;
  accentColor: string | null;
  logo: Picture | null;
  photo: Picture | null;
  /** The fingerprint of name, colour, logo and contact. */
  branding: string;
}

/** Both pictures of the context, as the statement returns them. */
interface PictureColumns {
  logo: Uint8Array | null;
  logoWidth: number;
  logoHeight: number;
  photo: Uint8Array | null;
  photoWidth: number;
  photoHeight: number;
}

/** One statement, for a consistent state. Null when this context has no such renovation. */
export async function findReportSubject(
  sql: Executor,
  contextId: string,
  renovationId: string,
): Promise<ReportSubject | null> {
  const [row] = await sql<(Omit<ReportSubject, 'logo' | 'photo'> & PictureColumns)[]>`
    SELECT uuidv7() AS "reportId", date_trunc('milliseconds', now()) AS "createdAt",
      report_fingerprint(r.context_id, r.id) AS fingerprint, r.deleted_at AS "deletedAt", r.plan,
      e.street, e.house_number AS "houseNumber", e.house_number_extra AS "houseNumberExtra", e.zip_code AS "zipCode", e.place,
      e.referral_token AS "referralToken",
      CASE WHEN r.is_edited THEN r.page_choices END AS "pageChoices", e.facts, e.year_renovated AS "yearRenovated", e.dwelling, c.name AS "issuerName", c.accent_color AS "accentColor",
      c.contact_name AS "contactName", c.contact_phone AS "contactPhone", c.contact_email AS "contactEmail", c.contact_url AS "contactUrl",
      c.branding, l.png AS logo, l.width AS "logoWidth", l.height AS "logoHeight",
      f.png AS photo, f.width AS "photoWidth", f.height AS "photoHeight"
    FROM renovations r
    JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
    JOIN contexts c ON c.id = r.context_id
    LEFT JOIN context_logos l ON l.context_id = c.id
    LEFT JOIN context_photos f ON f.context_id = c.id
    WHERE r.context_id = ${contextId} AND r.id = ${renovationId}`;
  if (row === undefined) return null;
  const { logo, logoWidth, logoHeight, photo, photoWidth, photoHeight, plan, ...subject } = row;
  return {
    ...subject,
    plan: upgradePlan(plan),
    logo: logo && { png: logo, width: logoWidth, height: logoHeight },
    photo: photo && { png: photo, width: photoWidth, height: photoHeight },
  };
}

export interface NewReport {
  id: string;
  renovationId: string;
  createdAt: Date;
  language: Language;
  name: string;
  path: string;
  bytes: number;
  fingerprint: string;
  branding: string;
}

/** Who requested a report; unknown for a reader of the planner page. */
export type ReportMaker = { kind: 'member' | 'client'; id: string } | null;

const INSERT_STATEMENT = `
  WITH p AS (
    INSERT INTO renovation_reports (context_id, id, renovation_id, created_at, language, name, path, bytes, fingerprint,
      actor_kind, actor_id, branding)
    SELECT $1, $2, id, $4, $5, $6, $7, $8, $9, $11, $12, $13 FROM renovations WHERE context_id = $1 AND id = $3 FOR KEY SHARE
    RETURNING *
  )
  SELECT ${jsonObject(reportFields('$10'))} AS report
  FROM p JOIN contexts c ON c.id = p.context_id`;

/**
 * The report as JSON; null when its renovation was deleted meanwhile. `cdnUrl` is that of contexts without one of their
 * own.
 */
export async function insertReport(
  sql: Executor,
  contextId: string,
  report: NewReport,
  cdnUrl: string,
  maker: ReportMaker,
): Promise<string | null> {
  const [row] = await sql.unsafe<{ report: string }[]>(INSERT_STATEMENT, [
    contextId,
    report.id,
    report.renovationId,
    report.createdAt.toISOString(),
    report.language,
    report.name,
    report.path,
    report.bytes,
    report.fingerprint,
    cdnUrl,
    maker?.kind ?? null,
    maker?.id ?? null,
    report.branding,
  ]);
  return row?.report ?? null;
}

/** For an operator, who names a renovation without its context. */
export async function findContextOfRenovation(sql: Executor, renovationId: string): Promise<string | null> {
  const [row] = await sql<
    { context_id: string }[]
  >`SELECT context_id FROM renovations WHERE id = ${renovationId}`;
  return row?.context_id ?? null;
}
