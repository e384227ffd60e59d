import { recorderOf } from '../../../access/audit/audit.service.ts';
import type { Actor } from '../../../access/audit/audit.ts';
import { Fault } from '../../../fault.ts';
import { type Executor, type Sql, transaction } from '../../../infra/database/sql.ts';
import { enqueue } from '../../../infra/queue/queue.ts';
import { CREATE_LOAN_REPORT, type CreateLoanReport } from './loan-reports.job.ts';
import * as repository from './loan-reports.repository.ts';
import { type LoanSettings, NO_SETTINGS } from './report-settings.ts';
import type { StoredSummary } from './report-summary.ts';
import { layoutOf, type TemplateColumn, type TemplateLayout, type TemplateRow } from './template-2.ts';

const recordReport = recorderOf('loan_report');
const LISTED = 50;

/** A report that nothing has been made of yet. */
export async function insertLoanReport(
  tx: Executor,
  contextId: string,
  actor: Actor,
  report: repository.NewReport,
): Promise<string> {
  const id = await repository.insertReport(tx, contextId, actor, report);
  await recordReport(tx, actor, contextId, 'createLoanReport', id, {
    reference_date: report.referenceDate,
    layout: report.layout,
  });
  return id;
}

/** In the caller's transaction: the report and its entry in the queue are there together. */
export async function startLoanReport(
  tx: Executor,
  contextId: string,
  actor: Actor,
  report: repository.NewReport,
): Promise<string> {
  const id = await insertLoanReport(tx, contextId, actor, report);
  await enqueue(tx, [
    {
      task: CREATE_LOAN_REPORT,
      payload: { version: 1, contextId, reportId: id } satisfies CreateLoanReport,
      queue: `loan-report:${contextId}`,
      maxAttempts: 5,
    },
  ]);
  return getLoanReport(tx, contextId, id);
}

/** The newest first, without what they add up to. */
export async function listLoanReports(sql: Executor, contextId: string): Promise<string> {
  return `{"reports":[${(await repository.listReports(sql, contextId, LISTED)).join()}]}`;
}

export async function getLoanReport(sql: Executor, contextId: string, id: string): Promise<string> {
  const report = await repository.findReport(sql, contextId, id);
  if (report === null) throw new Fault('missing');
  return report;
}

export function removeLoanReport(sql: Sql, contextId: string, id: string, actor: Actor): Promise<void> {
  return transaction(sql, async (tx) => {
    if (!(await repository.deleteReport(tx, contextId, id))) throw new Fault('missing');
    await recordReport(tx, actor, contextId, 'deleteLoanReport', id, null);
  });
}

interface Finished extends repository.NewReport {
  columns: string[];
  summary: StoredSummary;
  template: TemplateLayout;
}

export async function getFinished(sql: Executor, contextId: string, id: string): Promise<Finished> {
  const report = await repository.findFinished(sql, contextId, id);
  if (report === null) throw new Fault('missing');
  const { status, columns, summary, ...about } = report;
  if (columns === null || summary === null)
    throw new Fault('conflict', [`the report is ${status}: its figures come when it is FINISHED`], {
      code: 'result_not_ready',
    });
  return { ...about, columns, summary, template: layoutOf(about.layout) };
}

/** The loans behind a cell, and what they add up to: the cell itself, less homes that were erased since. */
export async function getCell(
  sql: Executor,
  contextId: string,
  id: string,
  { row, column, after, take }: { row: number; column: string; after: string | null; take: number },
): Promise<object> {
  const { template, summary } = await getFinished(sql, contextId, id);
  const ofRow = template.rows.find(({ number }) => number === row);
  const ofColumn = template.columns.find(({ code }) => code === column);
  if (ofRow === undefined || ofColumn === undefined) throw new Fault('missing');
  const cell = { amount: amountOf(ofColumn), condition: conditionOf(ofRow, template) };
  const { total, amountCents, loans } = await repository.readCell(sql, contextId, id, cell, { after, take });
  const page = loans.slice(0, take);
  return {
    row,
    column,
    value: summary.template.find(({ number }) => number === row)?.cells[column] ?? null,
    amount_cents: amountCents,
    total,
    loans: page,
    next: loans.length > take ? (page.at(-1)?.loan_id ?? null) : null,
  };
}

/** What a line adds to a column. The column p is a share of o: its loans are those of o with an estimate. */
function amountOf(column: TemplateColumn): string {
  switch (column.counts) {
    case 'total':
      return 'l.amount_cents';
    case 'band':
      return `coalesce(l.band_cents[${column.band + 1}], 0)`;
    case 'label':
      return `CASE WHEN l.label = '${column.letter}' THEN l.amount_cents ELSE 0 END`;
    case 'unlabelled':
      return 'CASE WHEN l.label IS NULL THEN l.amount_cents ELSE 0 END';
    case 'estimated share':
      return 'CASE WHEN l.label IS NULL AND l.is_estimated THEN l.amount_cents ELSE 0 END';
  }
}

function conditionOf({ number, isEu, counts }: TemplateRow, { rows }: TemplateLayout): string {
  const area = rows.filter((row) => row.isEu === isEu).map((row) => row.number);
  if (counts === 'all') return `l.template_row IN (${area.join()})`;
  if (counts === 'estimated') return `l.template_row IN (${area.join()}) AND l.is_estimated`;
  return `l.template_row = ${number}`;
}

export async function getLoanSettings(sql: Executor, contextId: string): Promise<LoanSettings> {
  return (await repository.readSettings(sql, contextId)) ?? NO_SETTINGS;
}

export function saveLoanSettings(
  sql: Sql,
  contextId: string,
  settings: LoanSettings,
  actor: Actor,
): Promise<LoanSettings> {
  return transaction(sql, async (tx) => {
    await repository.saveSettings(tx, contextId, settings);
    await recordReport(tx, actor, contextId, 'putLoanSettings', 'settings', { ...settings });
    return settings;
  });
}
