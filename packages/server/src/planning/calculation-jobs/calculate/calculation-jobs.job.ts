import { refreshFactsOf } from '../../../estates/facts/stale-facts.ts';
import type { PublishEvent } from '../../../events.ts';
import {
  ComputeError,
  type ComputePool,
  type ComputeTask,
  computeTask,
} from '../../../infra/compute/compute-pool.ts';
import { type Sql, transaction } from '../../../infra/database/sql.ts';
import { errorCode } from '../../../infra/error-code.ts';
import type { Attempt, QueueLog, QueueTask } from '../../../infra/queue/queue-worker.ts';
import { inSpan } from '../../../infra/tracing/in-span.ts';
import type { BatchType } from '../calculation-job.ts';
import { recordResults, stopWithChildren } from '../job-ends.ts';
import type { EstatesDone, EstatesWork, indicateEstates, planEstates } from './calculate-estates.thread.ts';
import { findEstatesOf, findPriceBook, startJobs } from './chunk.repository.ts';
import { CALCULATE_CHUNK, type ChunkPayload, EXPIRE_BATCH, type ExpiryPayload } from './chunk-queue.ts';
import type { ChunkResults } from './chunk-results.ts';
import type { RunningChunks } from './running-chunks.ts';

export type Threads = Record<BatchType, ComputeTask<EstatesWork, EstatesDone>>;

const THREAD_MODULE = new URL('./calculate-estates.thread.ts', import.meta.url);
export const ENGINE_THREADS: Threads = {
  SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION: computeTask<typeof planEstates>(THREAD_MODULE, 'planEstates'),
  ENERGY_EFFICIENCY_INDICATION: computeTask<typeof indicateEstates>(THREAD_MODULE, 'indicateEstates'),
};

interface CalculationSettings {
  sql: Sql;
  publish: PublishEvent;
  compute: ComputePool;
  chunks: RunningChunks;
  log: QueueLog;
  threads?: Threads;
  /** Called for every estate that was calculated and written; those of a sandbox do not count. */
  onCalculated?: (type: BatchType, estates: number) => void;
}

/** After this many failures of its thread a chunk is calculated estate by estate, to find the one that causes them. */
const ALONE_FROM_ATTEMPT = 4;
const EXPIRED = 'not finished before expires_at';
const BROKEN = 'the calculation of this estate failed several times; the operator finds the cause in the log';

export function calculationTasks(settings: CalculationSettings): Record<string, QueueTask> {
  return {
    // The queue holds only what `createBatch` wrote.
    [CALCULATE_CHUNK]: (payload, attempt) => calculateChunk(settings, payload as ChunkPayload, attempt),
    // As above.
    [EXPIRE_BATCH]: (payload) => expireBatch(settings, payload as ExpiryPayload),
  };
}

/** Throws when the machine failed, so that the queue retries; a fault in an estate's data is a result. */
async function calculateChunk(
  settings: CalculationSettings,
  chunk: ChunkPayload,
  { number, signal }: Attempt,
): Promise<void> {
  if (number < ALONE_FROM_ATTEMPT) {
    try {
      return await calculate(settings, chunk, chunk.jobIds, signal);
    } catch (error) {
      if (!isRefusedResult(error)) throw error;
    }
  }
  for (const jobId of chunk.jobIds) await calculateAlone(settings, chunk, jobId, signal);
}

/** Then only the estate that causes the failure fails: the others of its chunk get their plans. */
async function calculateAlone(
  settings: CalculationSettings,
  chunk: ChunkPayload,
  jobId: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await calculate(settings, chunk, [jobId], signal);
  } catch (error) {
    if (!(error instanceof ComputeError || isRefusedResult(error))) throw error;
    settings.log.error({ err: error, jobId }, 'The calculation of an estate fails repeatedly');
    const results = JSON.stringify([{ job_id: jobId, failure: BROKEN }]);
    await record(settings, chunk, [jobId], { results, plans: '' });
  }
}

async function calculate(
  settings: CalculationSettings,
  chunk: ChunkPayload,
  jobIds: string[],
  signal: AbortSignal,
): Promise<void> {
  const { sql, compute, chunks, log, threads = ENGINE_THREADS } = settings;
  const { contextId, batchId, type, controls, date } = chunk;
  await refreshFactsOf(sql, contextId, await findEstatesOf(sql, contextId, jobIds));
  const estates = await startJobs(sql, contextId, batchId, jobIds);
  if (estates === null) return;
  const priceBook = await findPriceBook(sql, contextId);
  const { stopFlag, end } = chunks.begin(batchId, signal);
  const done = await inSpan(
    { name: 'calculate estates', attributes: { 'rooftree.estates': jobIds.length } },
    () =>
      compute.run(threads[type], { estates, contextId, controls, date, priceBook, stopFlag }, { contextId }),
  ).finally(end);
  // Handed out again since: what is missing in these results is not to be taken for the end of the chunk.
  signal.throwIfAborted();
  for (const { jobId, cause } of done.breakdowns)
    log.error({ jobId, cause }, 'The engine failed on an estate');
  await record(settings, chunk, jobIds, done);
  if (!chunk.isSandbox) settings.onCalculated?.(type, jobIds.length);
}

function record(
  { sql, publish }: CalculationSettings,
  chunk: ChunkPayload,
  jobIds: string[],
  results: ChunkResults,
): Promise<void> {
  const { contextId, batchId } = chunk;
  return transaction(sql, (tx) => recordResults(tx, publish, contextId, { batchId, jobIds }, results));
}

/** PostgreSQL's classes 22 and 23: a value that it cannot store, or that violates a constraint. Retrying is no use. */
function isRefusedResult(error: unknown): boolean {
  return /^2[23]/.test(errorCode(error) ?? '');
}

async function expireBatch(
  { sql, publish }: CalculationSettings,
  { contextId, batchId }: ExpiryPayload,
): Promise<void> {
  await transaction(sql, (tx) => stopWithChildren(tx, publish, contextId, batchId, EXPIRED));
}
