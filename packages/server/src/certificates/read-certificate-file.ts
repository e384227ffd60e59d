import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { DocumentFacts, Failure, Reading } from '@rooftree/certificates';
import { type FileType, fileTypeOf } from './file-type.ts';
import { runLimited } from './limited-child.ts';
import type { ChildOptions } from './read-certificate.child.ts';
import type { ReadOptions } from './read-certificate.ts';
import { READING_LIMITS } from './reading-limits.ts';

export interface FileReading extends Omit<Reading, 'document'> {
  document: DocumentFacts & { sha256: string };
}

const CHILD = join(import.meta.dirname, 'read-certificate.child.ts');
/** Reads a document in a process of its own, so that no file can hurt this one. Never throws for what a file is. */
export async function readCertificateFile(
  bytes: Uint8Array,
  options: ReadOptions,
  milliseconds: number = READING_LIMITS.milliseconds,
): Promise<FileReading> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const type = fileTypeOf(bytes);
  const limit = type === 'record' ? READING_LIMITS.recordBytes : READING_LIMITS.paperBytes;
  const answer = bytes.length > limit ? tooLarge(limit) : await runChild(bytes, type, options, milliseconds);
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

async function runChild(
  bytes: Uint8Array,
  type: FileType,
  options: ReadOptions,
  milliseconds: number,
): Promise<Answer> {
  const childOptions: ChildOptions = { ...options, until: Date.now() + milliseconds };
  const work = { bytes, type, milliseconds };
  const read = await runLimited(CHILD, JSON.stringify(childOptions), work);
  // Our own child wrote it.
  return 'failure' in read ? read : (JSON.parse(read.output.toString()) as Answer);
}

function tooLarge(limit: number): Answer {
  return { failure: { code: 'too_large', message: `the file is larger than ${limit / 1024 / 1024} MiB` } };
}
