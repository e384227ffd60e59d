import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { DocumentFacts, Failure, Reading } from '@rooftree/certificates';
import { fileTypeOf } from './file-type.ts';
import type { ChildOptions } from './read-certificate.child.ts';
import type { ReadOptions } from './read-certificate.ts';
import { READING_LIMITS } from './reading-limits.ts';
import { type ReaderWork, runReader } from './run-reader.ts';

export interface FileReading extends Omit<Reading, 'document'> {
  document: DocumentFacts & { sha256: string };
}

interface ReadFor {
  /** Absent for a command, which reads one file after the other. */
  contextId?: string;
  milliseconds?: number;
}

const CHILD = join(import.meta.dirname, 'read-certificate.child.ts');
/** Reads a document in a process of its own, so that no file can hurt this one. Never throws for what a file is. */
export async function readCertificateFile(
  bytes: Uint8Array,
  options: ReadOptions,
  { contextId = 'command', milliseconds = READING_LIMITS.milliseconds }: ReadFor = {},
): Promise<FileReading> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const type = fileTypeOf(bytes);
  const limit = type === 'record' ? READING_LIMITS.recordBytes : READING_LIMITS.paperBytes;
  const answer =
    bytes.length > limit
      ? tooLarge(limit)
      : await runChild({ contextId, bytes, type, milliseconds }, options);
  if ('reading' in answer) {
    return { ...answer.reading, document: { ...answer.reading.document, sha256 } };
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
      sha256,
    },
    certificate: null,
    address: null,
    fields: [],
    checks: [],
    unread: [],
  };
}

type Answer = { reading: Reading } | { failure: Failure };

async function runChild(work: ReaderWork, options: ReadOptions): Promise<Answer> {
  const childOptions: ChildOptions = { ...options, milliseconds: work.milliseconds };
  const read = await runReader(CHILD, JSON.stringify(childOptions), work);
  // Our own child wrote it.
  return 'failure' in read ? read : (JSON.parse(read.output.toString()) as Answer);
}

function tooLarge(limit: number): Answer {
  return { failure: { code: 'too_large', message: `the file is larger than ${limit / 1024 / 1024} MiB` } };
}
