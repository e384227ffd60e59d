import { Fault } from '../../../fault.ts';
import type { HeadingRules } from '../columns/match-headings.ts';
import { readRecords } from './estate-file.ts';
import type { ImportRow, OnNotice } from './import-row.ts';
import { splitSentFile } from './split-sent-file.ts';

// The largest portfolio that we measure with. A larger one comes in several files, or by the command.
export const MAX_ROWS = 100_000;

/** A file that somebody sent, as it comes in. */
export interface SentFile {
  contextId: string;
  bytes: AsyncIterable<Buffer>;
  /** Ends the reading: the client has gone. */
  signal?: AbortSignal;
}

interface RowOptions {
  onNotice: OnNotice;
  rules: HeadingRules;
  /** What to do about a file with more than `MAX_ROWS`. */
  advice?: string;
}

/** The rows of a file one by one, split by a limited process. Throws a fault for what is no table, or an empty one. */
export async function* readSentRows(
  { contextId, bytes, signal }: SentFile,
  { onNotice, rules, advice = 'split it, and import one part after the other' }: RowOptions,
): AsyncGenerator<ImportRow> {
  // One more than may be, and the headings.
  const records = splitSentFile({ contextId, bytes, mostRows: MAX_ROWS + 2, ...(signal && { signal }) });
  let count = 0;
  for await (const row of readRecords(records, onNotice, rules)) {
    count += 1;
    if (count > MAX_ROWS) throw new Fault('invalid', [`a file may have ${MAX_ROWS} rows: ${advice}`]);
    yield row;
  }
  if (count === 0) throw new Fault('invalid', ['the file has no rows below its headings']);
}
