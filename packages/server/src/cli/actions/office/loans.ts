import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EmissionBasis } from '@rooftree/engine/emission-factors';
import { COMMAND } from '../../../access/audit/audit.ts';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { transaction } from '../../../infra/database/sql.ts';
import { print, printJson } from '../../../infra/terminal.ts';
import { checkLoanFile, importLoanFile } from '../../../office/loans/imports/loan-imports.service.ts';
import { exportLoans } from '../../../office/loans/loans.service.ts';
import { checkedDay } from '../../../office/loans/reports/checked-day.ts';
import { makeReport } from '../../../office/loans/reports/loan-reports.job.ts';
import {
  getFinished,
  getLoanReport,
  insertLoanReport,
} from '../../../office/loans/reports/loan-reports.service.ts';
import { loansCsv, reportWorkbook, templateCsv } from '../../../office/loans/reports/report-files.ts';
import { importSheet } from '../../import-sheet.ts';
import { withDependencies } from '../../with-dependencies.ts';
import { writeToStdout } from '../../write-to-stdout.ts';

export function importLoansAction(file: string, flags: Parameters<typeof importSheet>[1]): Promise<void> {
  return importSheet(file, flags, {
    check: checkLoanFile,
    store: importLoanFile,
    describe: (rows) =>
      `${rows.total - rows.refused} loans: ${rows.new} new, ${rows.changed} replaced, ${rows.unchanged} unchanged.`,
  });
}

export function exportLoansAction({ context }: { context: string }): Promise<void> {
  return withDependencies(async ({ sql }) => {
    const { id } = await getContextBySlug(sql, context);
    await writeToStdout(exportLoans(sql, id));
  });
}

interface ReportFlags {
  context: string;
  date: string;
  out: string;
  basis: EmissionBasis;
  json?: true;
}

/** Made by this process, not by a worker: it needs no server. */
export async function reportLoansAction(flags: ReportFlags): Promise<void> {
  const { report, files } = await withDependencies((dependencies) => writeReport(dependencies, flags));
  if (flags.json) printJson(JSON.parse(report));
  else print(files.join('\n'));
}

async function writeReport(
  { sql, compute }: Dependencies,
  { context, date, out, basis }: ReportFlags,
): Promise<{ report: string; files: string[] }> {
  const { id: contextId } = await getContextBySlug(sql, context);
  const wanted = { referenceDate: checkedDay(date), layout: '2022', basis };
  const id = await transaction(sql, (tx) => insertLoanReport(tx, contextId, COMMAND, wanted));
  await makeReport({ sql, compute }, contextId, id, new AbortController().signal);
  const { template, summary, columns, ...about } = await getFinished(sql, contextId, id);
  await mkdir(out, { recursive: true });
  const fileOf = (name: string) => join(out, name);
  await writeFile(fileOf('report.xlsx'), await reportWorkbook(template, summary, about));
  await writeFile(fileOf('template.csv'), templateCsv(template, summary));
  const lines = Readable.from(loansCsv(sql, contextId, id, columns));
  await pipeline(lines, createWriteStream(fileOf('loans.csv')));
  const files = ['report.xlsx', 'template.csv', 'loans.csv'].map(fileOf);
  return { report: await getLoanReport(sql, contextId, id), files };
}
