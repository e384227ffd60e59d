import { setTimeout as sleep } from 'node:timers/promises';
import type { StallDetector } from '../database/socket/stall-detector.ts';
import type { Sql } from '../database/sql.ts';
import type { EndExhausted } from './exhausted-entries.ts';
import { type Launched, launchRunner } from './launch-runner.ts';

export interface Attempt {
  /** 1 for the first. */
  number: number;
  isLast: boolean;
  /** Absent for one that does not come from the queue. */
  entryId?: string;
  /** Aborts when the task took too long or the process must end before it did: it must write nothing more. */
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
  /** That of the process; absent for one of its own. */
  watch?: StallDetector;
  tasks: Record<string, QueueTask>;
  /** What ends the work of a task that used up its attempts, by the task's name. */
  ends?: Readonly<Record<string, EndExhausted>>;
  concurrency: number;
  log: QueueLog;
  /** Of tasks that may take longer than a minute and a half, by their name. */
  limitsMs?: Readonly<Record<string, number>>;
  /** Tasks that run by the clock, once for all workers together; lines of a crontab: `17 * * * * task`. */
  schedule?: string;
}
export interface QueueWorker {
  /** Takes no further entries and resolves when those in hand have ended. */
  stop(): Promise<void>;
}

/** No entries run meanwhile. Trying more often, while PostgreSQL is away, only fills the log. */
const RESTART_DELAY_MS = 500;

/**
 * Runs the tasks of the queue until stopped. graphile-worker gives up when it can't write an entry's end because
 * PostgreSQL is gone; the loop here starts it again, and what its predecessor held is released, so that nothing waits
 * for an operator.
 */
export async function startQueueWorker(options: QueueWorkerOptions): Promise<QueueWorker> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = await launchRunner(options);

  const supervision = (async () => {
    while (true) {
      await current.ended;
      if (!signal.aborted) options.log.warn({}, 'The queue worker ended; starting it again');
      const next = await relaunch();
      if (next === undefined) return;
      current = next;
      // Requested while it was being launched.
      if (signal.aborted) void current.stop();
    }
  })();

  async function relaunch(): Promise<Launched | undefined> {
    while (!signal.aborted) {
      await sleep(RESTART_DELAY_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      try {
        return await launchRunner(options);
      } catch (error) {
        options.log.warn({ err: error }, 'The queue worker could not start; trying again');
      }
    }
    return undefined;
  }

  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await supervision;
    },
  };
}
