import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EmissionBasis } from '@rooftree/engine/emission-factors';
import { COMMAND } from '../../../access/audit/audit.ts';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { describeFault } from '../../../estates/imports/imports.service.ts';
import { transaction } from '../../../infra/database/sql.ts';
import { paint, print, printJson } from '../../../infra/terminal.ts';
import { checkLoanFile, importLoanFile } from '../../../office/loans/imports/loan-imports.service.ts';
import { checkedDay } from '../../../office/loans/reports/checked-day.ts';
import { makeReport } from '../../../office/loans/reports/loan-reports.job.ts';
import {
  getFinished,
  getLoanReport,
  insertLoanReport,
} from '../../../office/loans/reports/loan-reports.service.ts';
import { loansCsv, reportWorkbook, templateCsv } from '../../../office/loans/reports/report-files.ts';
import { CliError } from '../../cli-error.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface ImportFlags {
  context: string;
  dryRun?: true;
  partial?: true;
  json?: true;
}

export async function importLoansAction(file: string, flags: ImportFlags): Promise<void> {
  if (file !== '-') {
    await access(file, constants.R_OK).catch(() => {
      throw new CliError(`cannot read ${file}`);
    });
  }
  const { isStored, ...checked } = await withDependencies(async ({ sql }) => {
    const { id: contextId } = await getContextBySlug(sql, flags.context);
    const sent = { contextId, bytes: file === '-' ? process.stdin : createReadStream(file) };
    return flags.dryRun
      ? { ...(await checkLoanFile(sql, sent)), isStored: false }
      : importLoanFile(sql, { ...sent, actor: COMMAND, partial: flags.partial === true });
  });
  const { rows, faults, problems, notes, fault_count } = checked;
  const isRefused = problems.length > 0 || (fault_count > 0 && !flags.partial);
  if (flags.json) {
    printJson({ dry_run: flags.dryRun === true, rows, notes, problems, faults, fault_count });
    if (isRefused) process.exitCode = 1;
    return;
  }
  for (const note of notes) process.stderr.write(`${paint('yellow', 'note:', process.stderr)} ${note}\n`);
  if (isRefused)
    throw new CliError(['nothing was imported:', ...problems, ...faults.map(describeFault)].join('\n'));
  const counts = `${rows.total - rows.refused} loans: ${rows.new} new, ${rows.changed} replaced, ${rows.unchanged} unchanged.`;
  print(!isStored ? `Nothing was written. Would import ${counts}` : `Imported ${counts}`);
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
