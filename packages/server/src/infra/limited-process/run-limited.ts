import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Turns } from '../compute/turns.ts';
import { codeRangeBytes } from './code-range.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');
/** Where Node caches what it compiled: apart from the server's own, because the child writes it. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'rooftree-limited');
/**
 * The process may read the program's own files, write that cache and start threads under the same rules: nothing else,
 * no other process, no native code.
 */
const PERMISSIONS = [
  '--permission',
  `--allow-fs-read=${ROOT}`,
  `--allow-fs-write=${CACHE}`,
  '--allow-worker',
  '--no-warnings',
];
/**
 * Sets its own limits and becomes the script: it is the first to go when the machine has no memory left, and ends when
 * its memory or processor time is used up. Where the system has no such limits, the clock's is left.
 */
const LIMITED =
  'echo 1000 2>/dev/null >/proc/self/oom_score_adj; ulimit -d "$0" 2>/dev/null; ulimit -S -t "$1" 2>/dev/null; shift; exec "$@"';
/** Behind the server and its threads. */
const NICENESS = 10;
/** Each may take all the memory of its limits: contexts take turns. */
const turns = new Turns(Math.max(2, Math.floor(availableParallelism() / 2)));

interface ProcessLimits {
  /** Of the process's data segment, without what V8 sets aside for code. */
  memoryBytes: number;
  /** That the script starts itself: each has a code range of its own. */
  threads?: number;
  /** Of one core, so that a busy machine refuses nothing. */
  processorSeconds: number;
  /** By the clock, for a process that waits for ever. Counts from its start, not while it waits for its turn. */
  milliseconds: number;
  outputBytes: number;
}

export interface LimitedWork {
  /** Whose work it is. */
  contextId: string;
  /** A script of ours, and its argument. */
  script: string;
  argument: string;
  limits: ProcessLimits;
  /** For standard input. */
  input: Uint8Array | AsyncIterable<Uint8Array>;
  /** Called with standard output, part by part. */
  onOutput: (part: Buffer) => Promise<unknown> | undefined;
  /**
   * Called with the socket that the script has as descriptor 3; a function that is called at its end may be returned.
   */
  onSocket?: (socket: Duplex) => () => void;
  /** Ends the process. */
  signal?: AbortSignal;
}

export type LimitedEnd = 'done' | 'too slow' | 'too large' | 'failed';

/**
 * Runs a script of ours on data of somebody else's, with limits and without rights, so that no file can hurt this
 * process. Rejects only when no process can be started, or with the signal's reason.
 */
export function runLimited(work: LimitedWork): Promise<LimitedEnd> {
  const signal = work.signal ?? new AbortController().signal;
  return turns.take(work.contextId, signal, () => run(work, signal));
}

/** The same with its whole output. */
export async function outputOfLimited(
  work: Omit<LimitedWork, 'onOutput'>,
): Promise<Buffer | Exclude<LimitedEnd, 'done'>> {
  const parts: Buffer[] = [];
  const end = await runLimited({
    ...work,
    onOutput: (part) => {
      parts.push(part);
      return undefined;
    },
  });
  return end === 'done' ? Buffer.concat(parts) : end;
}

async function run(work: LimitedWork, signal: AbortSignal): Promise<LimitedEnd> {
  signal.throwIfAborted();
  const { limits, input, onOutput, onSocket } = work;
  const child = start(work);
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('a process without pipes');
  const socket = child.stdio[3];
  const onExit = socket instanceof Duplex ? onSocket?.(socket) : undefined;
  let ended: LimitedEnd | undefined;
  const stop = (why: LimitedEnd) => {
    ended ??= why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => stop('too slow'), limits.milliseconds);
  const leave = () => stop('failed');
  signal.addEventListener('abort', leave, { once: true });
  const exit = exitOf(child);
  // A child that ends before it has read everything closes the pipe: its exit says why.
  const fed = pipeline(input instanceof Uint8Array ? Readable.from([input]) : input, stdin).catch(() => {});
  try {
    let length = 0;
    for await (const part of stdout) {
      length += part.length;
      if (length > limits.outputBytes) stop('too large');
      else await onOutput(part);
    }
    const found = await exit;
    await fed;
    signal.throwIfAborted();
    return ended ?? found;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    // What fails here, such as a disk without space for the output, must not leave a process behind.
    child.kill('SIGKILL');
    onExit?.();
  }
}

function start({ script, argument, limits, onSocket }: LimitedWork): ChildProcess {
  createCacheFolder();
  const codeBytes = codeRangeBytes() * (1 + (limits.threads ?? 0));
  const kib = String(Math.floor((limits.memoryBytes + codeBytes) / 1024));
  const command = [process.execPath, ...PERMISSIONS, script, argument];
  const child = spawn('/bin/sh', ['-c', LIMITED, kib, String(limits.processorSeconds), ...command], {
    env: { NODE_COMPILE_CACHE: CACHE },
    stdio: ['pipe', 'pipe', 'ignore', onSocket === undefined ? 'ignore' : 'pipe'],
  });
  yieldToServer(child);
  return child;
}

function yieldToServer({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It has ended already, and its exit says why.
  }
}

function exitOf(child: ChildProcess): Promise<LimitedEnd> {
  const { promise, resolve, reject } = Promise.withResolvers<LimitedEnd>();
  child.on('error', reject);
  child.on('exit', (code, signal) => {
    if (code === 0) resolve('done');
    else if (signal === 'SIGXCPU') resolve('too slow');
    // Node aborts when memory runs out, and the kernel kills; a shell between gives the signal as 128 and its number.
    else resolve(signal !== null || (code ?? 0) > 128 ? 'too large' : 'failed');
  });
  // Awaited after the output, which may fail first.
  promise.catch(() => {});
  return promise;
}

/**
 * The child may write into the folder, but not create it. Where it cannot be created, the child only starts more
 * slowly.
 */
function createCacheFolder(): void {
  try {
    mkdirSync(CACHE, { recursive: true });
  } catch {
    // A read-only installation.
  }
}
