/** Makes the lines of a report: first the figures of homes that have none, then loan by loan. */
import type { ComputePool } from '../../../infra/compute/compute-pool.ts';
import { type Sql, transaction } from '../../../infra/database/sql.ts';
import type { EndExhausted } from '../../../infra/queue/exhausted-entries.ts';
import type { Attempt, QueueTask } from '../../../infra/queue/queue-worker.ts';
import { refreshFigures } from '../figures/home-figures.service.ts';
import { lineColumns } from './line-columns.ts';
import { loanLine } from './loan-line.ts';
import * as repository from './loan-reports.repository.ts';
import { NO_SETTINGS, reportRules } from './report-settings.ts';
import { SummarySums } from './report-summary.ts';
import { layoutOf, type TemplateLayout } from './template-2.ts';
import type { TemplateEntry } from './template-sums.ts';

export const CREATE_LOAN_REPORT = 'create_loan_report';
/** A million homes without figures take the threads of a small machine some hours. */
export const LOAN_REPORT_LIMIT_MS = 12 * 3_600_000;

export interface CreateLoanReport {
  version: 1;
  contextId: string;
  reportId: string;
}

interface ReportOptions {
  sql: Sql;
  compute: ComputePool;
}

// Some hundredths of a second of the event loop.
const LOANS_AT_ONCE = 1000;

export function createLoanReportTask(options: ReportOptions): QueueTask {
  return (payload, { signal }) => {
    // The queue holds only what `startLoanReport` wrote.
    const { contextId, reportId } = payload as CreateLoanReport;
    return makeReport(options, contextId, reportId, signal);
  };
}

export function endLoanReport(sql: Sql): EndExhausted {
  return (payload) => {
    // As above.
    const { contextId, reportId } = payload as CreateLoanReport;
    return repository.failReport(sql, contextId, reportId, 'it could not be made: the log has the cause');
  };
}

/** What it has written before a crash is deleted and made again; the figures of homes stay. */
export async function makeReport(
  { sql, compute }: ReportOptions,
  contextId: string,
  reportId: string,
  signal: Attempt['signal'],
): Promise<void> {
  const report = await repository.startReport(sql, contextId, reportId);
  if (report === null) return;
  const { layout: layoutId, referenceDate, basis } = report;
  await refreshFigures(contextId, {
    sql,
    compute,
    date: referenceDate,
    signal,
    onProgress: (done, total) => repository.saveHomesDone(sql, contextId, reportId, { done, total }),
  });
  await repository.saveLoansTotal(sql, contextId, reportId);
  const layout = layoutOf(layoutId);
  const columns = lineColumns(layout);
  const settings = (await repository.readSettings(sql, contextId)) ?? NO_SETTINGS;
  const rules = reportRules(referenceDate, basis, settings);
  const sums = new SummarySums(layout);
  let done = 0;
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted();
    const loans: repository.ReadLoan[] = await repository.readLoans(sql, contextId, after, LOANS_AT_ONCE);
    const last = loans.at(-1);
    if (last === undefined) break;
    const stored = emptyLines();
    for (const loan of loans) {
      const line = loanLine(loan, rules);
      sums.add(line);
      pushLine(stored, loan, rowOf(line.template, layout), line.template, columns.csv(line));
    }
    done += loans.length;
    await transaction(sql, async (tx) => {
      await repository.insertLines(tx, contextId, reportId, stored);
      await repository.saveLoansDone(tx, contextId, reportId, done);
    });
    after = last.loan_id;
  }
  const factors = ['BE', 'NL'].flatMap((country) => Object.values(rules.factorsOf(country)));
  await repository.finishReport(sql, contextId, reportId, columns.names, {
    ...sums.summary(),
    emission_factors: factors,
    taxonomy_limits: settings.taxonomy_limits,
  });
}

function rowOf({ isEu, kind }: TemplateEntry, { rows }: TemplateLayout): number {
  const row = rows.find((each) => each.isEu === isEu && each.counts === kind);
  if (row === undefined) throw new RangeError(`the layout has no row of ${kind}`);
  return row.number;
}

const emptyLines = (): repository.StoredLines => ({
  loanIds: [],
  estateIds: [],
  rows: [],
  areEstimated: [],
  labels: [],
  amounts: [],
  bands: [],
  likeliest: [],
  details: [],
});

function pushLine(
  lines: repository.StoredLines,
  { loan_id: loanId, estateId }: repository.ReadLoan,
  row: number,
  { isEstimated, letter, amountCents, bandCents, likeliestBand }: TemplateEntry,
  details: string,
): void {
  lines.loanIds.push(loanId);
  lines.estateIds.push(estateId);
  lines.rows.push(row);
  lines.areEstimated.push(isEstimated);
  lines.labels.push(letter);
  lines.amounts.push(amountCents);
  lines.bands.push(bandCents && `{${bandCents.join()}}`);
  lines.likeliest.push(likeliestBand);
  lines.details.push(details);
}
