import { collectGarbage } from '../../infra/collect-garbage.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { toEstate } from '../estate-check.ts';
import { ImportInterruptedError, managesNoEstates } from '../estates.errors.ts';
import { refreshStatistics } from '../estates.repository.ts';
import type { EstateBody } from '../estates.schemas.ts';
import { storeEstates } from '../estates.service.ts';
import type { Estate } from '../estates.ts';
import type { ImportFault, ImportRow } from '../imports/read/import-row.ts';
import { createRowCheck } from '../imports/read/row-check.ts';
import { createRowSpool, type RowSpool } from '../imports/read/row-spool.ts';
import { countEstates } from './estates-import.repository.ts';

const IMPORT_BATCH = 1000;
// Some tenths of a second in a minute of work.
const COLLECT_AFTER = 5 * IMPORT_BATCH;
// More are never fixed at once, and a file of a million wrong rows must not fill the memory.
const MAX_FAULTS = 100;

interface ImportOptions {
  publicUrl: string;
  providerNames: readonly string[];
  /** Checks the file and counts, and writes nothing. */
  dryRun?: boolean;
  onProgress?: (done: number, total: number) => void;
}

export type ImportOutcome =
  | { faults: ImportFault[]; faultCount: number }
  | { faults: null; created: number; updated: number };

/**
 * With a fault in any row nothing is written, and every fault is named by its line. Good rows are written a thousand at
 * a time, each thousand in its own transaction, so that other writers never wait for the whole file. Importing a file
 * again replaces what is in already: after an interruption the same file is simply imported once more. Of the rows only
 * the names of the estates are held in memory.
 */
export async function importEstates(
  sql: Sql,
  contextId: string,
  options: ImportOptions,
  rows: Iterable<ImportRow> | AsyncIterable<ImportRow>,
): Promise<ImportOutcome> {
  await using spool = await createRowSpool();
  const { total, faults, faultCount } = await checkRows(rows, options.providerNames, spool);
  if (faultCount > 0) return { faults, faultCount };
  const count = options.dryRun === true ? countNew : writeRows;
  const created = await count(
    sql,
    contextId,
    spool,
    (done) => options.onProgress?.(done, total),
    options.publicUrl,
  );
  if (total >= IMPORT_BATCH && options.dryRun !== true) await refreshStatistics(sql);
  return { faults: null, created, updated: total - created };
}

async function checkRows(
  rows: Iterable<ImportRow> | AsyncIterable<ImportRow>,
  providerNames: readonly string[],
  spool: RowSpool,
) {
  const check = createRowCheck(providerNames);
  const faults: ImportFault[] = [];
  let faultCount = 0;
  let total = 0;
  for await (const row of rows) {
    total += 1;
    const found = check(row);
    faultCount += found.length;
    faults.push(...found.slice(0, MAX_FAULTS - faults.length));
    if (faultCount === 0) await spool.add(row);
  }
  return { total, faults, faultCount };
}

type CountRows = (
  sql: Sql,
  contextId: string,
  spool: RowSpool,
  onProgress: (done: number) => void,
  publicUrl: string,
) => Promise<number>;

/** Returns how many estates are new. */
const writeRows: CountRows = async (sql, contextId, spool, onProgress, publicUrl) => {
  let created = 0;
  let done = 0;
  let importedUpTo: number | null = null;
  for await (const batch of spool.batches(IMPORT_BATCH)) {
    const failedFrom = batch[0]?.line ?? 0;
    const failedUpTo = batch.at(-1)?.line ?? 0;
    const lines = { importedUpTo, failedFrom, failedUpTo };
    const written = await storeEstates(sql, contextId, publicUrl, batch.map(estateOf)).catch(
      (cause: unknown) => {
        throw new ImportInterruptedError(cause, lines);
      },
    );
    if (written.length === 0) throw managesNoEstates();
    created += written.filter(({ isNew }) => isNew).length;
    done += batch.length;
    importedUpTo = failedUpTo;
    onProgress(done);
    if (done % COLLECT_AFTER === 0) collectGarbage();
  }
  return created;
};

/** Returns how many estates would be new. */
const countNew: CountRows = async (sql, contextId, spool, onProgress) => {
  let created = 0;
  let done = 0;
  for await (const batch of spool.batches(IMPORT_BATCH)) {
    const known = await countEstates(
      sql,
      contextId,
      batch.map(({ value }) => String(value.external_id)),
    );
    if (known === null) throw managesNoEstates();
    created += batch.length - known;
    done += batch.length;
    onProgress(done);
  }
  return created;
};

function estateOf({ value: { external_id: externalId, ...body } }: ImportRow): Estate {
  // The row check has passed it.
  return toEstate(String(externalId), body as unknown as EstateBody, 'IMPORT');
}
