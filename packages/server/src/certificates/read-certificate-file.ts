import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import type { DocumentFacts, Failure, Reading } from '@rooftree/certificates';
import { type FileType, fileTypeOf } from './file-type.ts';
import { answerOver, OCR_DESCRIPTOR } from './ocr-channel.ts';
import { startTesseract } from './ocr-native.ts';
import type { ChildOptions } from './read-certificate.child.ts';
import type { ReadOptions } from './read-certificate.ts';
import { READING_LIMITS } from './reading-limits.ts';

export interface FileReading extends Omit<Reading, 'document'> {
  document: DocumentFacts & { sha256: string };
}

const CHILD = join(import.meta.dirname, 'read-certificate.child.ts');
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
/** Sets its own limits and becomes the reader. Where the system has no such limits, the clock's is left. */
const limited = (type: FileType) => {
  const { processorSeconds, paperProcessorSeconds } = READING_LIMITS;
  const seconds = type === 'record' ? processorSeconds : paperProcessorSeconds;
  return `ulimit -d "$0" 2>/dev/null; ulimit -S -t ${seconds} 2>/dev/null; exec "$@"`;
};
/** Where Node keeps what it compiled: apart from the server's own, because the reader writes it. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'rooftree-certificates');
/**
 * The process may read the program's own files, write that cache and start threads under the same rules: nothing else, no
 * other process, no native code.
 */
const PERMISSIONS = [
  '--permission',
  `--allow-fs-read=${ROOT}`,
  `--allow-fs-write=${CACHE}`,
  '--allow-worker',
  '--no-warnings',
];

/** Reads a document in a process of its own, so that no file can hurt this one. Never throws for what a file is. */
export async function readCertificateFile(
  bytes: Uint8Array,
  options: ReadOptions,
  milliseconds: number = READING_LIMITS.milliseconds,
): Promise<FileReading> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const type = fileTypeOf(bytes);
  const limit = type === 'record' ? READING_LIMITS.recordBytes : READING_LIMITS.paperBytes;
  const answer =
    bytes.length > limit
      ? refused('too_large', `the file is larger than ${limit / 1024 / 1024} MiB`)
      : await runChild(bytes, type, options, milliseconds);
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

function runChild(
  bytes: Uint8Array,
  type: FileType,
  options: ReadOptions,
  milliseconds: number,
): Promise<Answer> {
  keepCacheFolder();
  const kib = String(Math.floor(READING_LIMITS.memoryBytes / 1024));
  const childOptions: ChildOptions = { ...options, until: Date.now() + milliseconds };
  const command = [process.execPath, ...PERMISSIONS, CHILD, JSON.stringify(childOptions)];
  const child = spawn('/bin/sh', ['-c', limited(type), kib, ...command], {
    env: { NODE_COMPILE_CACHE: CACHE },
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  });
  const { stdin, stdout } = child;
  const pictures = child.stdio[OCR_DESCRIPTOR];
  if (!stdin || !stdout) throw new Error('a process without pipes');
  const tesseract = startTesseract();
  if (pictures instanceof Duplex) void answerOver(pictures, tesseract.recognise);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stop(child, 'too slow'), milliseconds);
    let isLate = false;
    const stop = (process: ChildProcess, why: 'too slow' | 'too long') => {
      isLate = why === 'too slow';
      process.kill('SIGKILL');
    };
    const parts: Buffer[] = [];
    let length = 0;
    stdout.on('data', (part: Buffer) => {
      length += part.length;
      if (length > READING_LIMITS.answerBytes) stop(child, 'too long');
      else parts.push(part);
    });
    // A child that ends before it has read everything closes the pipe: its exit says why.
    stdin.on('error', () => {});
    stdin.end(bytes);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('exit', () => tesseract.stop());
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (isLate || signal === 'SIGXCPU')
        resolve(refused('took_too_long', 'reading the document takes too long'));
      else if (code === 0 && length <= READING_LIMITS.answerBytes) resolve(parseAnswer(Buffer.concat(parts)));
      else if (isOutOfMemory(code, signal))
        resolve(refused('too_large', 'the document needs more memory than it may have'));
      else resolve(refused('unreadable', 'the document cannot be read'));
    });
  });
}

/** Node aborts when memory runs out; a shell between tells the signal as 128 and its number. An answer too long ends by SIGKILL. */
function isOutOfMemory(code: number | null, signal: NodeJS.Signals | null): boolean {
  return signal !== null || (code ?? 0) > 128;
}

/** The reader may write into the folder, but not make it. Where it cannot be made, reading only starts more slowly. */
function keepCacheFolder(): void {
  try {
    mkdirSync(CACHE, { recursive: true });
  } catch {
    // A read-only installation.
  }
}

function parseAnswer(text: Buffer): Answer {
  // Our own child wrote it.
  return JSON.parse(text.toString()) as Answer;
}

function refused(code: Failure['code'], message: string): Answer {
  return { failure: { code, message } };
}
