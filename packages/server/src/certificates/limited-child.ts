import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import type { Failure } from '@rooftree/certificates';
import type { FileType } from './file-type.ts';
import { answerOver, OCR_DESCRIPTOR } from './ocr-channel.ts';
import { startTesseract } from './ocr-native.ts';
import { READING_LIMITS } from './reading-limits.ts';

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

export interface LimitedWork {
  /** For standard input. */
  bytes: Uint8Array;
  type: FileType;
  milliseconds: number;
}

/** What the process wrote, or why it was ended. */
export type LimitedOutput = { output: Buffer } | { failure: Failure };

/** Runs a script of ours on a document of somebody else's: with limits, without rights, and with a socket for pictures to be read. */
export function runLimited(
  script: string,
  argument: string,
  { bytes, type, milliseconds }: LimitedWork,
): Promise<LimitedOutput> {
  keepCacheFolder();
  const kib = String(Math.floor(READING_LIMITS.memoryBytes / 1024));
  const command = [process.execPath, ...PERMISSIONS, script, argument];
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
      else if (code === 0 && length <= READING_LIMITS.answerBytes) resolve({ output: Buffer.concat(parts) });
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

function refused(code: Failure['code'], message: string): LimitedOutput {
  return { failure: { code, message } };
}
