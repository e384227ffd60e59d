import { EventEmitter } from 'node:events';
import { type Job, Logger, parseCrontab, type Runner, run, type WorkerPool } from 'graphile-worker';
import { createPgPool } from '../database/connection/create-pg-pool.ts';
import { createStallDetector } from '../database/socket/create-stall-detector.ts';
import { ActiveJobs } from './active-jobs.ts';
import { returnAttempt } from './exhausted-entries.ts';
import { forgetPool, startPoolHeartbeat } from './pool-liveness.ts';
import type { QueueLog, QueueWorkerOptions } from './queue-worker.ts';
import { runTask } from './run-task.ts';

export interface Launched {
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * graphile-worker that gives up waits for its tasks, and takes no entry meanwhile. They are not waited for any longer
 * than this: what they hold is freed, and taken again.
 */
const GIVE_UP_LIMIT_MS = 2000;
/** As long as a process that stops waits for them. */
const STOP_LIMIT_MS = 5000;

const QUEUE_IS_FREE_AFTER_MS = 50;

/** Starts graphile-worker once, on connections of its own. */
export async function launchRunner(options: QueueWorkerOptions): Promise<Launched> {
  const { sql, databaseUrl, tasks, ends = {}, concurrency, log, limitsMs = {}, schedule = '' } = options;
  const { watch = createStallDetector(databaseUrl, log) } = options;
  const pgPool = createPgPool({
    databaseUrl,
    applicationName: 'rooftree queue',
    // One connection more than tasks: the one that listens.
    poolSize: concurrency + 1,
    watch,
    onError: (error) => log.debug({ err: error }, 'A connection of the queue was lost'),
  });
  const events = new EventEmitter();
  let poolId = '';
  events.once('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => {
    poolId = workerPool.id;
    goOnWithQueues(events, workerPool);
  });
  const inHand = new ActiveJobs();
  events.on('job:start', ({ job }: { job: Job }) => inHand.begin(job.id));
  events.on('job:complete', ({ job }: { job: Job }) => inHand.end(job.id));
  const givenUp = Promise.withResolvers<void>();
  let isAsked = false;
  events.once('pool:gracefulShutdown', () => {
    setTimeout(givenUp.resolve, isAsked ? STOP_LIMIT_MS : GIVE_UP_LIMIT_MS).unref();
  });
  // What fails while the process stops mostly does so because of that, e.g. since its threads have ended.
  const onFailure = async (entryId: string) => {
    if (isAsked) await returnAttempt(sql, poolId, entryId).catch(() => undefined);
  };
  const runner = await run({
    pgPool,
    events,
    noHandleSignals: true,
    logger: graphileLogger(log),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, runTask(task, limitsMs[name], onFailure)]),
    ),
    parsedCronItems: parseCrontab(schedule),
    preset: {
      worker: {
        concurrentJobs: concurrency,
        // Without a delay graphile-worker does not wait for these writes, and a failing one would end the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  }).catch((error: unknown) => {
    void pgPool.end();
    throw error;
  });
  const pulses = startPoolHeartbeat({ sql, poolId, inHand, ends, log });
  const stop = () => runner.stop().catch(() => undefined);
  // Else its clock would go on without it.
  void givenUp.promise.then(stop);
  const ended = Promise.race([endOf(runner), givenUp.promise])
    .then(() => pulses.stop())
    .then(() => forgetPool({ sql, poolId, wasAsked: isAsked, log }))
    .finally(() => void pgPool.end());
  return {
    ended,
    stop() {
      isAsked = true;
      return stop();
    },
  };
}

/**
 * The worker that ran an entry of a queue looks for the next while the end of the first is still being written, finds
 * the queue taken, and would look again only after two seconds.
 */
function goOnWithQueues(events: EventEmitter, workerPool: WorkerPool): void {
  let isEnding = false;
  events.once('pool:gracefulShutdown', () => {
    isEnding = true;
  });
  events.on('job:complete', ({ job }: { job: Job }) => {
    if (job.job_queue_id === null) return;
    setTimeout(() => isEnding || workerPool.nudge(1), QUEUE_IS_FREE_AFTER_MS).unref();
  });
}

/** A runner that broke and one that was stopped are both over; graphile-worker has logged why. */
const endOf = (runner: Runner): Promise<void> => runner.promise.catch(() => undefined);

/** Every started and ended entry is graphile-worker's "info"; for thousands per minute that is "debug". */
function graphileLogger(log: QueueLog): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.['error'];
    const details = error instanceof Error ? { err: error } : {};
    if (level === 'error') log.error(details, message);
    else if (level === 'warning') log.warn(details, message);
    else log.debug(details, message);
  });
}
