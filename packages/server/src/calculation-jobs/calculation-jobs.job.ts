import { type ComputePool, type ComputeTask, computeTask } from '../infra/compute/compute-pool.ts';
import { type Sql, transaction } from '../infra/database/sql.ts';
import type { QueueLog, QueueTask } from '../infra/queue/queue-worker.ts';
import type { EstatesDone, EstatesWork, indicateEstates, planEstates } from './calculate-estates.thread.ts';
import type { BatchType } from './calculation-job.ts';
import { startJobs } from './chunk.repository.ts';
import { CALCULATE_CHUNK, type ChunkPayload, EXPIRE_BATCH, type ExpiryPayload } from './chunk-queue.ts';
import { recordResults, stopAll } from './end-jobs.ts';
import type { RunningChunks } from './running-chunks.ts';

export type Threads = Record<BatchType, ComputeTask<EstatesWork, EstatesDone>>;

const THREAD_MODULE = new URL('./calculate-estates.thread.ts', import.meta.url);
export const ENGINE_THREADS: Threads = {
  SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION: computeTask<typeof planEstates>(THREAD_MODULE, 'planEstates'),
  ENERGY_EFFICIENCY_INDICATION: computeTask<typeof indicateEstates>(THREAD_MODULE, 'indicateEstates'),
};

export interface CalculationSettings {
  sql: Sql;
  compute: ComputePool;
  chunks: RunningChunks;
  log: QueueLog;
  threads?: Threads;
}

/**
 * A chunk that broke its thread so often is calculated estate by estate: only the one that breaks it again has failed, and
 * the others get their plans.
 */
const ALONE_FROM_ATTEMPT = 4;
const EXPIRED = 'not finished before expires_at';
const BROKEN =
  'the calculation of this estate broke off several times; its operator finds the cause in the log';

export function calculationTasks(settings: CalculationSettings): Record<string, QueueTask> {
  return {
    // The queue holds only what `createBatch` wrote.
    [CALCULATE_CHUNK]: (payload, { number }) => calculateChunk(settings, payload as ChunkPayload, number),
    [EXPIRE_BATCH]: (payload) => expireBatch(settings.sql, payload as ExpiryPayload),
  };
}

async function calculateChunk(
  settings: CalculationSettings,
  chunk: ChunkPayload,
  attempt: number,
): Promise<void> {
  const isAlone = attempt >= ALONE_FROM_ATTEMPT;
  const portions = isAlone ? chunk.jobIds.map((jobId) => [jobId]) : [chunk.jobIds];
  for (const jobIds of portions) await calculatePortion(settings, chunk, jobIds, isAlone);
}

/** Throws when the machine failed, for the queue to try again; what is wrong with the data of an estate, is its result. */
async function calculatePortion(
  { sql, compute, chunks, log, threads = ENGINE_THREADS }: CalculationSettings,
  { contextId, batchId, type, controls, date }: ChunkPayload,
  jobIds: string[],
  isAlone: boolean,
): Promise<void> {
  const estates = await startJobs(sql, contextId, batchId, jobIds);
  if (estates === null) return;
  const running = chunks.begin(batchId);
  const done = await compute
    .run(threads[type], { estates, controls, date, stopFlag: running.stopFlag })
    .catch((error: unknown) => {
      if (!isAlone) throw error;
      log.error({ err: error, jobId: jobIds[0] }, 'An estate breaks its thread');
      return {
        results: JSON.stringify(jobIds.map((job_id) => ({ job_id, failure: BROKEN }))),
        breakdowns: [],
      };
    })
    .finally(running.end);
  for (const { jobId, cause } of done.breakdowns)
    log.error({ jobId, cause }, 'The engine broke on an estate');
  await transaction(sql, (tx) => recordResults(tx, contextId, { batchId, jobIds }, done.results));
}

async function expireBatch(sql: Sql, { contextId, batchId }: ExpiryPayload): Promise<void> {
  await transaction(sql, (tx) => stopAll(tx, contextId, batchId, EXPIRED));
}
