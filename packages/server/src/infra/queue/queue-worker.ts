import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type JobHelpers, Logger, parseCrontab, type Runner, run } from 'graphile-worker';
import type { Sql } from '../database/sql.ts';
import { within } from '../within.ts';
import { forgetPool, keepPoolAlive } from './pool-liveness.ts';

export interface Attempt {
  /** 1 for the first. */
  number: number;
  isLast: boolean;
  /** Aborts when the process must end before the task did. */
  signal: AbortSignal;
}
/** Throwing means: try again later, after a back-off that grows with the attempts. */
export type QueueTask = (payload: unknown, attempt: Attempt) => Promise<void>;

export interface QueueLog {
  debug(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
export interface QueueWorkerOptions {
  sql: Sql;
  databaseUrl: string;
  tasks: Record<string, QueueTask>;
  concurrency: number;
  log: QueueLog;
  /** Tasks that run by the clock, once for all workers together; lines of a crontab: `17 * * * * task`. */
  schedule?: string;
}
export interface QueueWorker {
  /** Takes no further entries and resolves when those in hand have ended. */
  stop(): Promise<void>;
}

/** PostgreSQL restarts in about a second; asking more often than this only fills the log. */
const RESTART_DELAY_MS = 1000;
/** Tasks take a second, stuck threads are ended after a minute: what takes longer hangs on a connection that is gone. */
const TASK_LIMIT_MS = 90_000;
/** graphile-worker that gives up waits for its tasks; one of those may hang. What it holds is then freed by the next pulse. */
const GIVE_UP_LIMIT_MS = 15_000;

/**
 * Runs the tasks of the queue until stopped. graphile-worker gives up when it can't write an entry's end because PostgreSQL
 * is gone; the loop here starts it anew, and what its predecessor held is released, so that nothing waits for an operator.
 */
export async function startQueueWorker(options: QueueWorkerOptions): Promise<QueueWorker> {
  let stopping = false;
  let current = await launch(options);

  const supervision = (async () => {
    while (true) {
      await current.ended;
      if (stopping) return;
      options.log.warn({}, 'The queue worker ended; starting it again');
      const next = await relaunch();
      if (next === undefined) return;
      current = next;
    }
  })();

  async function relaunch(): Promise<Launched | undefined> {
    while (!stopping) {
      await sleep(RESTART_DELAY_MS);
      try {
        return await launch(options);
      } catch (error) {
        options.log.warn({ err: error }, 'The queue worker could not start; trying again');
      }
    }
    return undefined;
  }

  return {
    async stop() {
      stopping = true;
      await current.stop();
      await supervision;
    },
  };
}

interface Launched {
  ended: Promise<void>;
  stop(): Promise<void>;
}

async function launch(options: QueueWorkerOptions): Promise<Launched> {
  const { sql, databaseUrl, tasks, concurrency, log, schedule = '' } = options;
  const events = new EventEmitter();
  let poolId = '';
  events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    poolId = workerPool.id;
  });
  const givenUp = Promise.withResolvers<void>();
  events.once('pool:gracefulShutdown', () => void setTimeout(givenUp.resolve, GIVE_UP_LIMIT_MS).unref());
  const runner = await run({
    connectionString: databaseUrl,
    events,
    noHandleSignals: true,
    logger: graphileLogger(log),
    taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, adapt(task)])),
    parsedCronItems: parseCrontab(schedule),
    preset: {
      worker: {
        concurrentJobs: concurrency,
        // One connection more than tasks: the one that listens.
        maxPoolSize: concurrency + 1,
        // Without a delay graphile-worker does not wait for these writes, and a failing one would end the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
  const pulse = keepPoolAlive(sql, poolId, log);
  const ended = Promise.race([endOf(runner), givenUp.promise])
    .then(() => pulse.stop())
    .then(() => forgetPool(sql, poolId, log));
  return { ended, stop: () => runner.stop().catch(() => undefined) };
}

/** A runner that broke and one that was stopped are both over; graphile-worker has logged why. */
const endOf = (runner: Runner): Promise<void> => runner.promise.catch(() => undefined);

const adapt = (task: QueueTask) => (payload: unknown, helpers: JobHelpers) => {
  const attempt = {
    number: helpers.job.attempts,
    isLast: helpers.job.attempts >= helpers.job.max_attempts,
    signal: helpers.abortSignal ?? new AbortController().signal,
  };
  return within(TASK_LIMIT_MS, task(payload, attempt));
};

/** Every started and ended entry is graphile-worker's "info"; for an operator of thousands a minute that is "debug". */
function graphileLogger(log: QueueLog): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.['error'];
    const details = error instanceof Error ? { err: error } : {};
    if (level === 'error') log.error(details, message);
    else if (level === 'warning') log.warn(details, message);
    else log.debug(details, message);
  });
}
