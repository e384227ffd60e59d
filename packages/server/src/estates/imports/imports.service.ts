import { recordChange } from '../../access/audit/audit.service.ts';
import type { Actor } from '../../access/audit/audit.ts';
import { boundedMessages, Fault } from '../../fault.ts';
import { type Executor, transaction } from '../../infra/database/sql.ts';
import { managesNoEstates } from '../estates.errors.ts';
import { storeManagedEstates, storeManagers } from '../estates.service.ts';
import type { Estate } from '../estates.ts';
import { readHeadings } from './import-headings.repository.ts';
import { acquireImportLock } from './import-lock.ts';
import * as repository from './imports.repository.ts';
import { noRows, type RowCounts } from './imports.ts';
import { type PrepareOptions, prepareFile } from './prepare-file.ts';
import { describeRowFault, type ImportFault } from './read/import-row.ts';
import { createRowSpool, type RowSpool } from './read/row-spool.ts';
import type { SentFile } from './read/sent-rows.ts';

// A few milliseconds of the event loop for writing the parameters and reading the answer of a statement.
const STORED_AT_ONCE = 500;

export interface ImportOptions extends PrepareOptions {
  publicUrl: string;
  /** PostgreSQL itself: for a session of one's own. */
  databaseUrl: string;
}

/** Who imports, and what. */
interface ImportRequest extends SentFile {
  actor: Actor & { kind: 'member' | 'client'; id: string };
  fileName: string | null;
  /** Takes the good rows, though there are others. */
  partial: boolean;
}

/** What is written of a row. */
interface WrittenRow {
  estate: Estate;
  rowVersion: string | null;
}

/**
 * Imports a file: all of its rows, or none, in one transaction. What was there before is stored, so that it can be
 * undone. Returns the import's id. Checked rows wait on disk: in memory are only the names of the estates.
 */
export async function importFile(options: ImportOptions, request: ImportRequest): Promise<string> {
  const { sql } = options;
  const { contextId, actor, fileName } = request;
  const { kind, id } = actor;
  await using lock = await acquireImportLock(options.databaseUrl, contextId);
  const importId = lock && (await repository.insertImport(sql, contextId, { fileName, kind, id }));
  if (importId === null)
    throw new Fault('conflict', ['another import of this context is running: wait until it has ended']);
  try {
    await using spool = await createRowSpool();
    const { rows, changed } = await prepareAll(options, request, importId, spool);
    for await (const batch of writtenRows(spool))
      await storeManagers(
        sql,
        contextId,
        batch.map(({ estate }) => estate),
      );
    await transaction(sql, async (tx) => {
      await writeAll(tx, options, { contextId, importId, rows, changed }, spool);
      await recordChange(tx, actor, {
        contextId,
        operation: 'createEstateImport',
        thing: { kind: 'import', id: importId },
        before: null,
        after: { new: rows.new, changed: rows.changed, unchanged: rows.unchanged, refused: rows.refused },
      });
    });
    return importId;
  } catch (error) {
    await repository.deleteImport(sql, contextId, importId);
    throw error;
  }
}

async function prepareAll(options: ImportOptions, request: ImportRequest, importId: string, spool: RowSpool) {
  const { contextId, partial } = request;
  const rows = noRows();
  const faults: ImportFault[] = [];
  const changed: { name: string; version: string }[] = [];
  const chosen = await readHeadings(options.sql, contextId);
  const rules = { chosen, isDryRun: false, onNotice: () => {} };
  for await (const some of prepareFile(options, request, rules)) {
    for (const row of some) {
      rows.total += 1;
      rows[row.kind] += 1;
      if (row.kind === 'refused') faults.push(...row.faults.slice(0, 101 - faults.length));
      if (row.kind === 'changed') changed.push({ name: row.externalId, version: row.rowVersion ?? '' });
      if (row.kind === 'new' || row.kind === 'changed')
        await spool.add({ line: row.line, value: { estate: row.estate, rowVersion: row.rowVersion } });
    }
    await repository.saveProgress(options.sql, contextId, importId, { done: rows.total, total: null });
  }
  if (rows.refused > 0 && !partial) throw new Fault('invalid', boundedMessages(faults.map(describeRowFault)));
  return { rows, changed };
}

async function writeAll(
  tx: Executor,
  { sql, publicUrl }: ImportOptions,
  {
    contextId,
    importId,
    rows,
    changed,
  }: { contextId: string; importId: string; rows: RowCounts; changed: { name: string; version: string }[] },
  spool: RowSpool,
): Promise<void> {
  const same = await repository.snapshotEstates(tx, contextId, importId, changed);
  if (same !== changed.length) throw changedMeanwhile(changed.length - same);
  const total = rows.new + rows.changed;
  let done = 0;
  for await (const batch of writtenRows(spool)) {
    const stored = await storeManagedEstates(
      tx,
      contextId,
      publicUrl,
      batch.map(({ estate }) => estate),
    );
    if (stored.length === 0) throw managesNoEstates();
    const created = stored.filter(({ isNew }) => isNew).map(({ id }) => id);
    const expected = batch.filter(({ rowVersion }) => rowVersion === null).length;
    if (created.length !== expected) throw changedMeanwhile(expected - created.length);
    await repository.recordNewEstates(tx, contextId, importId, created);
    done += batch.length;
    // Outside the transaction, in which it would not be visible yet; and not awaited, for that would need a second
    // connection.
    void repository.saveProgress(sql, contextId, importId, { done, total }).catch(() => {});
  }
  if (!(await repository.finishImport(tx, contextId, importId, rows)))
    throw new Fault('conflict', [
      'the import was considered interrupted: nothing was stored; import the file again',
    ]);
}

async function* writtenRows(spool: RowSpool): AsyncGenerator<WrittenRow[]> {
  for await (const batch of spool.batches(STORED_AT_ONCE)) {
    // As `prepareAll` has written them.
    yield batch.map(({ value }) => value as unknown as WrittenRow);
  }
}

function changedMeanwhile(count: number): Fault {
  const what = count === 1 ? '1 estate of the file was' : `${count} estates of the file were`;
  return new Fault('conflict', [
    `${what} changed by someone else during the import: nothing was stored; validate the file again`,
  ]);
}
