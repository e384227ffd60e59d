import { join } from 'node:path';
import { Fault } from '../../../fault.ts';
import { openUnnamedFile } from '../../../infra/files/unnamed-file.ts';
import { type LimitedEnd, runLimited } from '../../../infra/limited-process/run-limited.ts';
import { splitLines } from './csv/split-lines.ts';
import type { FileRecord } from './file-record.ts';

const CHILD = join(import.meta.dirname, 'split-file.child.ts');
/** A hundred thousand rows of sixty columns need a third of each. */
const LIMITS = {
  memoryBytes: 768 * 1024 * 1024,
  processorSeconds: 60,
  milliseconds: 600_000,
  outputBytes: 512 * 1024 * 1024,
};
const REFUSALS: Record<Exclude<LimitedEnd, 'done'>, string> = {
  'too slow': 'the file takes too long to read: save it as "CSV UTF-8", or split it',
  'too large': 'the file needs more memory than it may have: save it as "CSV UTF-8", or split it',
  failed: 'the file cannot be read: save it as "CSV UTF-8"',
};

interface SentFile {
  contextId: string;
  bytes: AsyncIterable<Buffer>;
  mostRows: number;
  /** Ends the reading. */
  signal?: AbortSignal;
}

/**
 * Splits a file that somebody sent in a limited process, so that no file can hurt this one. The records wait on disk:
 * the process, of which there are few, is gone before the first one is read.
 */
export async function* splitSentFile({
  contextId,
  bytes,
  mostRows,
  signal,
}: SentFile): AsyncGenerator<FileRecord> {
  await using file = await openUnnamedFile();
  const end = await runLimited({
    contextId,
    script: CHILD,
    argument: String(mostRows),
    limits: LIMITS,
    input: bytes,
    onOutput: (part) => file.writeFile(part),
    ...(signal && { signal }),
  });
  if (end !== 'done') throw new Fault('invalid', [REFUSALS[end]]);
  const text = file.createReadStream({ start: 0, autoClose: false, encoding: 'utf8' });
  for await (const line of splitLines(text)) {
    // Our own child wrote it.
    const record = JSON.parse(line) as FileRecord | { faults: string[] };
    if ('faults' in record) throw new Fault('invalid', record.faults);
    yield record;
  }
}
