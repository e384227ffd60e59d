import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { DocumentFacts, Failure, Reading } from '@rooftree/certificates';
import { fileTypeOf } from './file-type.ts';
import { missingPackages } from './ocr/ocr-native.ts';
import type { Scan } from './ocr/page-order.ts';
import type { ChildOptions } from './read-certificate.child.ts';
import type { ReadDocument, ReadOptions } from './read-certificate.ts';
import { readerInput } from './reader-input.ts';
import { READING_LIMITS } from './reading-limits.ts';
import { type ReaderWork, runReader } from './run-reader.ts';

export interface FileReading extends Omit<Reading, 'document'> {
  document: DocumentFacts & { sha256: string };
}

interface ReadFor {
  /** Absent for a command, which reads one file after the other. */
  contextId?: string;
  /** Of one process by the clock. */
  milliseconds?: number;
  /** Of a scan: called after each process, of which several may be needed for all pages. Without it one must do. */
  onProgress?: (read: { pages: number; of: number }) => Promise<void>;
}

/**
 * The bundle beside the build of this file (packages/server/build.ts) starts with half the processor time of the
 * sources.
 */
const CHILD = import.meta.filename.endsWith('.js')
  ? join(dirname(import.meta.filename), 'read-certificate.js')
  : join(import.meta.dirname, 'read-certificate.child.ts');

/** Reads a document in a process of its own, so that no file can hurt this one. Never throws for what a file is. */
export async function readCertificateFile(
  bytes: Uint8Array,
  options: ReadOptions,
  { contextId = 'command', milliseconds = READING_LIMITS.milliseconds, onProgress }: ReadFor = {},
): Promise<FileReading> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const type = fileTypeOf(bytes);
  const limit = type === 'record' ? READING_LIMITS.recordBytes : READING_LIMITS.paperBytes;
  const answer =
    bytes.length > limit
      ? tooLarge(limit)
      : await runChildren({ contextId, bytes, type, milliseconds }, options, onProgress);
  if ('reading' in answer) {
    const { document, ...reading } = answer.reading;
    if (document.text !== 'ocr') return { ...reading, document: { ...document, sha256 } };
    const missing = await missingPackages(document.language);
    return { ...reading, document: { ...document, missing_packages: missing, sha256 } };
  }
  return {
    status: 'FAILED',
    failure: answer.failure,
    document: {
      kind: null,
      version: null,
      language: null,
      pages: null,
      text: type === 'record' ? 'data' : 'layer',
      ...(answer.missingPackages && { missing_packages: answer.missingPackages }),
      sha256,
    },
    certificate: null,
    address: null,
    fields: [],
    checks: [],
    unread: [],
  };
}

type Answer = ReadDocument | { failure: Failure; missingPackages?: string[] };

/**
 * A scan takes minutes: each process reads one page within its limits, and the next one goes on. While nobody waits,
 * the page at which one took too long is tried once more with the time that is left. A page that fails is left out;
 * what the others have read is the result.
 */
async function runChildren(
  work: ReaderWork,
  options: ReadOptions,
  onProgress: ReadFor['onProgress'],
): Promise<Answer> {
  const end = Date.now() + READING_LIMITS.scanMilliseconds;
  const isOnePage = onProgress !== undefined;
  let mayTryLonger = onProgress !== undefined;
  const runOrTryLonger = async (scan: Scan | null) => {
    const first = await runChild(work, { ...options, isOnePage }, scan);
    if (!mayTryLonger || !isOver(first, scan)) return first;
    mayTryLonger = false;
    const milliseconds = Math.max(work.milliseconds, end - Date.now());
    return runChild({ ...work, milliseconds, isPatient: true }, { ...options, isOnePage }, scan);
  };
  let answer = await runOrTryLonger(null);
  while (onProgress && 'scan' in answer && answer.scan) {
    const { scan, reading }: ReadDocument & { scan: Scan } = { ...answer, scan: answer.scan };
    await onProgress({ pages: scan.pages.length, of: scan.pages.length + scan.left.length });
    if (scan.left.length === 0 || Date.now() > end) break;
    const next = await runOrTryLonger(scan);
    const isFurther = 'scan' in next && (next.scan?.pages.length ?? 0) > scan.pages.length;
    answer = isFurther ? next : { reading, scan: { ...scan, left: scan.left.slice(1) } };
  }
  return answer;
}

/** Its time was over before it had read a page more. */
function isOver(answer: Answer, before: Scan | null): boolean {
  if ('failure' in answer) return answer.failure.code === 'took_too_long';
  const { scan } = answer;
  return scan !== undefined && scan.pages.length <= (before?.pages.length ?? 0) && scan.left.length > 0;
}

async function runChild(
  work: ReaderWork,
  options: Omit<ChildOptions, 'milliseconds'>,
  scan: Scan | null,
): Promise<Answer> {
  const childOptions: ChildOptions = { ...options, milliseconds: work.milliseconds };
  const input = { ...work, bytes: readerInput(scan, work.bytes) };
  const read = await runReader(CHILD, JSON.stringify(childOptions), input);
  // Our own child wrote it.
  return 'failure' in read ? read : (JSON.parse(read.output.toString()) as Answer);
}

function tooLarge(limit: number): Answer {
  return { failure: { code: 'too_large', message: `the file is larger than ${limit / 1024 / 1024} MiB` } };
}
