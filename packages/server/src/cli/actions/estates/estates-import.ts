import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { type ImportOutcome, importEstates } from '../../../estates/batch/estates-import.service.ts';
import { readHeadings } from '../../../estates/imports/import-headings.repository.ts';
import { readEstates } from '../../../estates/imports/read/estate-file.ts';
import {
  describeRowFault,
  type ImportFault,
  type OnNotice,
} from '../../../estates/imports/read/import-row.ts';
import { print, printJson } from '../../../infra/terminal.ts';
import { CliError } from '../../cli-error.ts';
import { openInput, requireReadable } from '../../input-file.ts';
import { printNotice } from '../../text/print-notice.ts';
import { createProgressBar, type ProgressBar } from '../../text/progress-bar.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface ImportFlags {
  context: string;
  dryRun?: true;
  json?: true;
}

export async function importAction(file: string, flags: ImportFlags): Promise<void> {
  const notes: string[] = [];
  const onNotice = flags.json ? (note: string) => notes.push(note) : printNotice;
  const outcome = await withDependencies((dependencies) => importFile(dependencies, file, flags, onNotice));
  if (flags.json) printOutcome(outcome, notes, flags.dryRun === true);
  else if (outcome.faults !== null) throw new CliError(describeFaults(outcome.faults, outcome.faultCount));
  else print(describeCounts(outcome.created, outcome.updated, flags.dryRun === true));
}

async function importFile(
  { sql, config }: Dependencies,
  file: string,
  flags: ImportFlags,
  onNotice: OnNotice,
): Promise<ImportOutcome> {
  await requireReadable(file);
  const context = await getContextBySlug(sql, flags.context);
  // What members said of headings in the console holds here, too.
  const rules = { chosen: await readHeadings(sql, context.id) };
  const rows = readEstates(openInput(file), onNotice, rules);
  let bar: ProgressBar | null = null;
  const onProgress = (done: number, total: number) => {
    bar ??= createProgressBar('estates', total);
    bar.update(done);
    if (done === total) bar.finish();
  };
  const isQuiet = flags.json === true || flags.dryRun === true;
  return importEstates(
    sql,
    context.id,
    {
      publicUrl: config.publicUrl,
      providerNames: config.providerNames,
      dryRun: flags.dryRun === true,
      ...(isQuiet ? {} : { onProgress }),
    },
    rows,
  );
}

function printOutcome(outcome: ImportOutcome, notes: readonly string[], dryRun: boolean): void {
  const { faults } = outcome;
  if (faults === null) {
    printJson({ dry_run: dryRun, created: outcome.created, updated: outcome.updated, notes });
    return;
  }
  printJson({ dry_run: dryRun, created: 0, updated: 0, notes, faults, fault_count: outcome.faultCount });
  process.exitCode = 1;
}

function describeCounts(created: number, updated: number, dryRun: boolean): string {
  const all = created + updated;
  const counts = `${all} ${all === 1 ? 'estate' : 'estates'}: ${created} new, ${updated} replaced.`;
  return dryRun ? `Nothing was written. Would import ${counts}` : `Imported ${counts}`;
}

function describeFaults(faults: readonly ImportFault[], count: number): string {
  const more = count - faults.length;
  return [
    'nothing was imported:',
    ...faults.map(describeRowFault),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n');
}
