import { Piscina } from 'piscina';
import { Turns } from './turns.ts';

/** A function that runs in a thread: the module that exports it, and its name. Created by `computeTask`. */
export interface ComputeTask<Input, Output> {
  readonly module: string;
  readonly name: string;
  /** Never set: carries the types from the thread's function to `run`. */
  readonly signature?: (input: Input) => Output;
}

/** `computeTask<typeof planEstates>(new URL('./plan-estates.thread.ts', import.meta.url), 'planEstates')` */
export function computeTask<Work extends (input: never) => unknown>(
  module: URL,
  name: string,
): ComputeTask<Parameters<Work>[0], Awaited<ReturnType<Work>>> {
  return { module: module.href, name };
}

/** The task threw, its thread died, or it took too long; `cause` says which. */
export class ComputeError extends Error {
  override name = 'ComputeError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface RunOptions {
  /** Whose work it is: contexts that wait for a thread take turns. */
  contextId: string;
  /** Counts from now; a task that is late is ended together with its thread, unless `endAfterMs` gives it longer. */
  timeoutMs?: number;
  /**
   * Until when a task that is late for its caller may go on, so that its thread keeps what it has loaded; `timeoutMs`
   * when absent.
   */
  endAfterMs?: number;
  /** A task that has not begun by then never does; one that runs goes on. */
  waitMs?: number;
}

export interface ComputePool {
  /**
   * Runs the task in a free thread, or when its context has its turn. A task reports faults of its data in its result,
   * so a rejection, always with a `ComputeError`, means a failure of the machine and can be retried.
   */
  run<Input, Output>(task: ComputeTask<Input, Output>, input: Input, options: RunOptions): Promise<Output>;
  /** Ends the threads. Who wants a task to end first waits for it before: what still runs or waits is rejected. */
  close(): Promise<void>;
}

/**
 * An estate takes milliseconds and a PDF a second: what runs for a minute is stuck, and its thread must be replaced.
 */
const STUCK_AFTER_MS = 60_000;

/** A task needs some 20 MB; without a limit V8 lets hundreds of MB of garbage accumulate in each thread. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 48 };

interface ComputePoolOptions {
  threads: number;
  /** By how much the threads yield to the API's thread and to PostgreSQL, which share the processor with them. */
  niceness?: number;
  /** Called when a thread cannot be started. */
  onError?: (error: unknown) => void;
}

/** A thread starts with the first task that needs it: a command without tasks does not wait for any. */
export function createComputePool(options: ComputePoolOptions): ComputePool {
  // Piscina's own queue puts every other task that waits behind those that came later, so that some wait for very long.
  const turns = new Turns(options.threads);
  let started: Piscina | undefined;
  let isClosed = false;
  const start = () => {
    const pool = new Piscina({
      // Threads are started by `run` alone, whose caller gets the error when that fails. Those that Piscina starts in
      // its event handlers to have a minimum would end the process when they cannot be started.
      minThreads: 0,
      maxThreads: options.threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      niceIncrement: options.niceness ?? 0,
      resourceLimits: THREAD_MEMORY,
      // A waiting thread must not occupy a processor in Atomics.wait when the machine has two cores.
      atomics: 'disabled',
    });
    pool.on('error', (error: unknown) => {
      options.onError?.(error);
      // No thread is left that could take the tasks which wait inside: they are rejected, and the next one begins with
      // a new pool.
      if (pool.threads.length > 0) return;
      if (started === pool) started = undefined;
      void pool.destroy();
    });
    return pool;
  };
  return {
    run(task, input, runOptions) {
      const {
        contextId,
        timeoutMs = STUCK_AFTER_MS,
        waitMs = timeoutMs,
        endAfterMs = timeoutMs,
      } = runOptions;
      const late = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.timeout(Math.max(timeoutMs, endAfterMs));
      const work = async () => {
        if (isClosed) throw new Error('The threads have ended');
        started ??= start();
        return await started.run(input, { filename: task.module, name: task.name, signal });
      };
      const patience = waitMs < timeoutMs ? AbortSignal.timeout(waitMs) : late;
      return untilAborted(turns.take(contextId, patience, work), late).catch((cause) => {
        throw new ComputeError(cause);
      });
    },
    async close() {
      isClosed = true;
      await started?.destroy();
    },
  };
}

/** What the work comes to after that is of no interest. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
