/** The files of a report: a workbook with what it adds up to, and tables for programs. */
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { Sql } from '../../../infra/database/sql.ts';
import { csvLine, decimalOf } from '../../../infra/tables/csv.ts';
import { type Cell, streamWorkbook, writeWorkbook } from '../../../infra/tables/workbook.ts';
import { readDetails } from './loan-reports.repository.ts';
import { methodRows } from './method.ts';
import type { StoredSummary } from './report-summary.ts';
import type { TemplateColumn, TemplateLayout } from './template-2.ts';

const LINES_AT_ONCE = 2000;
/** Amounts are reported in millions. */
const CENTS_PER_MILLION = 100_000_000;

/** The template as rows of cells: amounts in millions, the share in percent. Blank where non-EU labels would be. */
function templateRows(
  layout: TemplateLayout,
  { template, currency }: StoredSummary,
  isLikeliest: boolean,
): Cell[][] {
  const unit = `Gross carrying amount (in million ${currency ?? 'EUR'})`;
  const cellOf = (column: TemplateColumn, value: number | null) =>
    column.counts === 'estimated share' ? value && value * 100 : (value ?? 0) / CENTS_PER_MILLION;
  return [
    [layout.title],
    [unit],
    ['', 'Counterparty sector', ...layout.columns.map(({ code }) => code)],
    ['', '', ...layout.columns.map(({ heading }) => heading)],
    ...template.map(({ number, heading, cells, likeliest }) => [
      number,
      heading,
      ...layout.columns.map((column) =>
        cellOf(column, (isLikeliest ? likeliest[column.code] : undefined) ?? cells[column.code] ?? null),
      ),
    ]),
  ];
}

function pcafRows({ pcaf, currency }: StoredSummary): Cell[][] {
  return [
    ['PCAF financed emissions of mortgages'],
    ['Financed emissions, t CO2', pcaf.financed_kgco2 / 1000],
    ['Of which scope 1 (fuel on site), t CO2', pcaf.scope1_kgco2 / 1000],
    ['Of which scope 2 (electricity and heat), t CO2', pcaf.scope2_kgco2 / 1000],
    ['Data quality score, weighted by outstanding amount (1 best, 5 worst)', pcaf.score],
    [`Outstanding amount, ${currency}`, Number(decimalOf(pcaf.outstanding_cents))],
    [`Of which with emissions, ${currency}`, Number(decimalOf(pcaf.covered_cents))],
    [],
    ['Reason', 'Loans', `Outstanding, ${currency}`, 'Financed emissions, t CO2'],
    ...Object.entries(pcaf.by_reason).map(([reason, group]): Cell[] => [
      reason,
      group.loans,
      Number(decimalOf(group.outstanding_cents)),
      group.financed_kgco2 / 1000,
    ]),
  ];
}

function taxonomyRows({ taxonomy, currency }: StoredSummary): Cell[][] {
  return [
    [`EU taxonomy: gross carrying amount, ${currency}`],
    ['Activity', 'YES', 'NO', 'UNKNOWN'],
    ...taxonomy.map(({ activity, amounts_cents: { YES, NO, UNKNOWN } }): Cell[] => [
      activity,
      ...[YES, NO, UNKNOWN].map((cents) => Number(decimalOf(cents))),
    ]),
  ];
}

export function reportWorkbook(
  layout: TemplateLayout,
  summary: StoredSummary,
  about: { referenceDate: string; basis: string },
): Promise<Buffer> {
  return writeWorkbook([
    { name: 'Template 2', rows: templateRows(layout, summary, false) },
    { name: 'Template 2 likeliest band', rows: templateRows(layout, summary, true) },
    { name: 'PCAF', rows: pcafRows(summary) },
    { name: 'EU taxonomy', rows: taxonomyRows(summary) },
    { name: 'Method', rows: methodRows(layout, summary, about) },
  ]);
}

export function templateCsv(layout: TemplateLayout, { template }: StoredSummary): string {
  const head = csvLine(['row', 'heading', ...layout.columns.map(({ code }) => code)]);
  const cellOf = (column: TemplateColumn, value: number | null) =>
    value === null || column.counts === 'estimated share' ? value : decimalOf(value);
  const lines = template.map(({ number, heading, cells }) =>
    csvLine([number, heading, ...layout.columns.map((column) => cellOf(column, cells[column.code] ?? null))]),
  );
  return head + lines.join('');
}

/** Every loan of the report, piece by piece: memory does not grow with it. */
export async function* loansCsv(
  sql: Sql,
  contextId: string,
  reportId: string,
  columns: readonly string[],
): AsyncGenerator<string> {
  yield csvLine(columns);
  for (let after: string | null = null; ; ) {
    const piece: Awaited<ReturnType<typeof readDetails>> = await readDetails(
      sql,
      contextId,
      reportId,
      after,
      LINES_AT_ONCE,
    );
    if (piece.count > 0) yield piece.details;
    if (piece.count < LINES_AT_ONCE) return;
    after = piece.last;
  }
}

/** The same as a workbook, written while it is read. */
export function loansWorkbook(lines: AsyncIterable<string>): Promise<Readable> {
  const parser = Readable.from(lines).pipe(parse());
  async function* rows(): AsyncGenerator<Cell[]> {
    let isHead = true;
    for await (const cells of parser) {
      // The parser gives lists of texts.
      yield isHead ? (cells as string[]) : (cells as string[]).map(readCell);
      isHead = false;
    }
  }
  return streamWorkbook('Loans', rows());
}

/** An id of digits with a zero before them, or more digits than a number has, stays a text. */
const NUMBER = /^-?(0|[1-9]\d{0,14})(\.\d+)?$/;

function readCell(text: string): Cell {
  if (text === '') return null;
  return NUMBER.test(text) ? Number(text) : text;
}
