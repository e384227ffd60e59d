import type { EmissionBasis } from '@rooftree/engine/emission-factors';
import type { Actor } from '../../../access/audit/audit.ts';
import { ageingRows } from '../../../infra/database/ageing-rows.ts';
import {
  jsonCode,
  jsonObject,
  jsonText,
  jsonTimestamp,
  jsonValue,
} from '../../../infra/database/json-text.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import type { ReportedLoan } from './loan-line.ts';
import type { LoanSettings } from './report-settings.ts';
import type { StoredSummary } from './report-summary.ts';

export interface NewReport {
  layout: string;
  referenceDate: string;
  basis: EmissionBasis;
}

const REPORT_FIELDS = {
  id: jsonCode('r.id'),
  report_status: jsonCode('r.report_status'),
  layout: jsonCode('r.layout'),
  reference_date: jsonCode('r.reference_date'),
  basis: jsonCode('r.basis'),
  created_at: jsonTimestamp('r.created_at'),
  ended_at: jsonTimestamp('r.ended_at'),
  homes_done: jsonValue('r.homes_done'),
  homes_total: jsonValue('r.homes_total'),
  loans_done: jsonValue('r.loans_done'),
  loans_total: jsonValue('r.loans_total'),
  failure: jsonText('r.failure'),
};
const ENTRY_JSON = jsonObject(REPORT_FIELDS);
const REPORT_JSON = jsonObject({ ...REPORT_FIELDS, summary: jsonValue('r.summary') });

export async function insertReport(
  tx: Executor,
  contextId: string,
  { kind, id: actorId }: Pick<Actor, 'kind' | 'id'>,
  { layout, referenceDate, basis }: NewReport,
): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    INSERT INTO loan_reports (context_id, layout, reference_date, basis, actor_kind, actor_id)
    VALUES (${contextId}, ${layout}, ${referenceDate}::text::date, ${basis}, ${kind}, ${actorId}) RETURNING id`;
  return row.id;
}

export async function listReports(sql: Executor, contextId: string, limit: number): Promise<string[]> {
  const rows = await sql.unsafe<{ report: string }[]>(
    `SELECT ${ENTRY_JSON} AS report FROM loan_reports r WHERE r.context_id = $1 ORDER BY r.id DESC LIMIT ${limit}`,
    [contextId],
  );
  return rows.map(({ report }) => report);
}

export async function findReport(sql: Executor, contextId: string, id: string): Promise<string | null> {
  const [row] = await sql.unsafe<{ report: string }[]>(
    `SELECT ${REPORT_JSON} AS report FROM loan_reports r WHERE r.context_id = $1 AND r.id = $2`,
    [contextId, id],
  );
  return row?.report ?? null;
}

export async function deleteReport(tx: Executor, contextId: string, id: string): Promise<boolean> {
  const { count } = await tx`DELETE FROM loan_reports WHERE context_id = ${contextId} AND id = ${id}`;
  return count === 1;
}

/** Begins, or begins again after a crash: without lines. Null when it has ended, or is deleted. */
export async function startReport(sql: Executor, contextId: string, id: string): Promise<NewReport | null> {
  const [row] = await sql<NewReport[]>`
    UPDATE loan_reports SET report_status = 'RUNNING', homes_done = 0, loans_done = 0
    WHERE context_id = ${contextId} AND id = ${id} AND report_status IN ('WAITING', 'RUNNING')
    RETURNING layout, reference_date::text AS "referenceDate", basis`;
  if (row === undefined) return null;
  await sql`DELETE FROM loan_report_lines WHERE context_id = ${contextId} AND report_id = ${id}`;
  return row;
}

export async function saveHomesDone(
  sql: Executor,
  contextId: string,
  id: string,
  { done, total }: { done: number; total: number },
): Promise<void> {
  await sql`
    UPDATE loan_reports SET homes_done = ${done}, homes_total = ${total} WHERE context_id = ${contextId} AND id = ${id}`;
}

export async function saveLoansTotal(sql: Executor, contextId: string, id: string): Promise<void> {
  await sql`
    UPDATE loan_reports SET loans_total = (SELECT count(*) FROM loans WHERE context_id = ${contextId})
    WHERE context_id = ${contextId} AND id = ${id}`;
}

export interface ReadLoan extends ReportedLoan {
  estateId: string;
}

/** The loans after this one with the figures of their homes, in the order of their ids. */
export async function readLoans(
  sql: Executor,
  contextId: string,
  after: string | null,
  limit: number,
): Promise<ReadLoan[]> {
  return sql<ReadLoan[]>`
    SELECT l.loan_id, e.external_id AS estate_external_id, l.estate_id AS "estateId", l.property_kind, l.currency,
      l.gross_carrying_amount_cents, l.outstanding_cents, l.value_at_origination_cents, l.value_source, f.figures,
      approved.works AS "approvedWorks"
    FROM loans l JOIN estates e ON e.context_id = l.context_id AND e.id = l.estate_id
      LEFT JOIN home_figures f ON f.context_id = l.context_id AND f.estate_id = l.estate_id
      LEFT JOIN LATERAL (
        SELECT c.works FROM programme_homes h JOIN programme_choices c
          ON c.context_id = h.context_id AND c.programme_id = h.programme_id AND c.estate_id = h.estate_id
        WHERE h.context_id = l.context_id AND h.estate_id = l.estate_id AND c.approved_at IS NOT NULL
          -- Once for all loans: most banks have no programme.
          AND (SELECT EXISTS (SELECT FROM programmes WHERE context_id = ${contextId}))
        ORDER BY c.approved_at DESC LIMIT 1
      ) AS approved ON true
    WHERE l.context_id = ${contextId} AND l.loan_id > ${after ?? ''}
    ORDER BY l.loan_id LIMIT ${limit}`;
}

/** What the table holds of a line, column by column. */
export interface StoredLines {
  loanIds: string[];
  estateIds: string[];
  rows: number[];
  areEstimated: boolean[];
  labels: (string | null)[];
  amounts: number[];
  /** As PostgreSQL writes an array. */
  bands: (string | null)[];
  likeliest: (number | null)[];
  details: string[];
}

/** Refused with a home that was erased meanwhile: the next attempt of the report is without it. */
export async function insertLines(
  tx: Executor,
  contextId: string,
  reportId: string,
  lines: StoredLines,
): Promise<void> {
  await tx`
    INSERT INTO loan_report_lines (context_id, report_id, loan_id, estate_id, template_row, is_estimated, label, amount_cents,
      band_cents, likeliest_band, details)
    SELECT ${contextId}, ${reportId}, loan_id, estate_id, template_row, is_estimated, label, amount_cents, bands::bigint[],
      likeliest, details
    FROM unnest(${lines.loanIds}::text[], ${lines.estateIds}::uuid[], ${lines.rows}::int[], ${lines.areEstimated}::boolean[],
      ${lines.labels}::text[], ${lines.amounts}::bigint[], ${lines.bands}::text[], ${lines.likeliest}::int[],
      ${lines.details}::text[]) AS given (loan_id, estate_id, template_row, is_estimated, label, amount_cents, bands,
      likeliest, details)`;
}

export async function saveLoansDone(
  tx: Executor,
  contextId: string,
  id: string,
  done: number,
): Promise<void> {
  await tx`UPDATE loan_reports SET loans_done = ${done} WHERE context_id = ${contextId} AND id = ${id}`;
}

export async function finishReport(
  sql: Executor,
  contextId: string,
  id: string,
  columns: readonly string[],
  summary: StoredSummary,
): Promise<void> {
  await sql`
    UPDATE loan_reports SET report_status = 'FINISHED', ended_at = now(), columns = ${[...columns]},
      summary = ${JSON.stringify(summary)}::text::json
    WHERE context_id = ${contextId} AND id = ${id}`;
}

export async function failReport(
  sql: Executor,
  contextId: string,
  id: string,
  failure: string,
): Promise<void> {
  await sql`
    UPDATE loan_reports SET report_status = 'FAILED', ended_at = now(), failure = ${failure}
    WHERE context_id = ${contextId} AND id = ${id} AND ended_at IS NULL`;
}

export interface FinishedReport extends NewReport {
  status: string;
  columns: string[] | null;
  summary: StoredSummary | null;
}

export async function findFinished(
  sql: Executor,
  contextId: string,
  id: string,
): Promise<FinishedReport | null> {
  const [row] = await sql<FinishedReport[]>`
    SELECT report_status AS status, layout, reference_date::text AS "referenceDate", basis, columns, summary
    FROM loan_reports WHERE context_id = ${contextId} AND id = ${id}`;
  return row ?? null;
}

/** Pieces of the file with a line for each loan. */
export async function readDetails(
  sql: Executor,
  contextId: string,
  reportId: string,
  after: string | null,
  limit: number,
): Promise<{ details: string; last: string | null; count: number }> {
  const [row] = await sql<[{ details: string | null; last: string | null; count: number }]>`
    SELECT string_agg(details, '' ORDER BY loan_id) AS details, max(loan_id::text) AS last, count(*)::int AS count FROM (
      SELECT loan_id, details FROM loan_report_lines
      WHERE context_id = ${contextId} AND report_id = ${reportId} AND loan_id > ${after ?? ''}
      ORDER BY loan_id LIMIT ${limit}
    ) AS lines`;
  return { ...row, details: row.details ?? '' };
}

export interface CellOfReport {
  /** SQL of the amount that a line adds to the cell, and of which lines add any. Made of our own texts only. */
  amount: string;
  condition: string;
}

export interface CellLoans {
  total: number;
  amountCents: number;
  loans: { loan_id: string; estate_external_id: string; amount_cents: number }[];
}

/** The loans that a cell is made of, and what they add up to. */
export async function readCell(
  sql: Executor,
  contextId: string,
  reportId: string,
  { amount, condition }: CellOfReport,
  { after, take }: { after: string | null; take: number },
): Promise<CellLoans> {
  const where = `l.context_id = $1 AND l.report_id = $2 AND ${condition} AND ${amount} <> 0`;
  const [sums] = await sql.unsafe<[{ total: number; amountCents: number }]>(
    `SELECT count(*)::int AS total, coalesce(sum(${amount}), 0)::bigint AS "amountCents" FROM loan_report_lines l WHERE ${where}`,
    [contextId, reportId],
  );
  const loans = await sql.unsafe<CellLoans['loans']>(
    `SELECT l.loan_id, e.external_id AS estate_external_id, (${amount})::bigint AS amount_cents
     FROM loan_report_lines l JOIN estates e ON e.context_id = l.context_id AND e.id = l.estate_id
     WHERE ${where} AND l.loan_id > $3 ORDER BY l.loan_id LIMIT ${take + 1}`,
    [contextId, reportId, after ?? ''],
  );
  return { ...sums, loans };
}

export async function readSettings(sql: Executor, contextId: string): Promise<LoanSettings | null> {
  const [row] = await sql<{ settings: LoanSettings }[]>`
    SELECT settings FROM loan_settings WHERE context_id = ${contextId}`;
  return row?.settings ?? null;
}

export async function saveSettings(tx: Executor, contextId: string, settings: LoanSettings): Promise<void> {
  await tx`
    INSERT INTO loan_settings (context_id, settings) VALUES (${contextId}, ${JSON.stringify(settings)}::text::jsonb)
    ON CONFLICT (context_id) DO UPDATE SET settings = excluded.settings, updated_at = now()`;
}

/** With their lines. */
export const oldLoanReports = ageingRows('loan_reports', 'created_at');
