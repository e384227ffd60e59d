import { COMMAND } from '../access/audit/audit.ts';
import { getContextBySlug } from '../access/contexts/contexts.service.ts';
import type { CheckedFile } from '../estates/imports/checked-file.ts';
import type { RowCounts } from '../estates/imports/imports.ts';
import { describeRowFault } from '../estates/imports/read/import-row.ts';
import type { SentFile } from '../estates/imports/read/sent-rows.ts';
import type { Sql } from '../infra/database/sql.ts';
import { print, printJson } from '../infra/terminal.ts';
import { CliError } from './cli-error.ts';
import { openInput, requireReadable } from './input-file.ts';
import { printNotice } from './text/print-notice.ts';
import { withDependencies } from './with-dependencies.ts';

interface ImportFlags {
  context: string;
  dryRun?: true;
  partial?: true;
  json?: true;
}

interface SheetImport {
  check: (sql: Sql, file: SentFile) => Promise<CheckedFile>;
  store: (
    sql: Sql,
    file: SentFile & { actor: typeof COMMAND; partial: boolean },
  ) => Promise<CheckedFile & { isStored: boolean }>;
  describe: (rows: RowCounts) => string;
}

/** The command that imports a file of loans or buildings, or says what an import would do. */
export async function importSheet(
  file: string,
  flags: ImportFlags,
  { check, store, describe }: SheetImport,
): Promise<void> {
  await requireReadable(file);
  const partial = flags.partial === true;
  const { isStored, ...checked } = await withDependencies(async ({ sql }) => {
    const { id: contextId } = await getContextBySlug(sql, flags.context);
    const sent = { contextId, bytes: openInput(file) };
    return flags.dryRun
      ? { ...(await check(sql, sent)), isStored: false }
      : store(sql, { ...sent, actor: COMMAND, partial });
  });
  const { rows, faults, problems, notes, fault_count } = checked;
  const isRefused = problems.length > 0 || (fault_count > 0 && !partial);
  if (flags.json) {
    printJson({ dry_run: flags.dryRun === true, rows, notes, problems, faults, fault_count });
    if (isRefused) process.exitCode = 1;
    return;
  }
  for (const note of notes) printNotice(note);
  if (isRefused)
    throw new CliError(['nothing was imported:', ...problems, ...faults.map(describeRowFault)].join('\n'));
  print(`${isStored ? 'Imported' : 'Nothing was written. Would import'} ${describe(rows)}`);
}
