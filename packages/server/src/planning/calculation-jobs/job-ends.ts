import { DATA_VERSION, ENGINE_VERSION } from '@rooftree/engine';
import type { PublishEvent, WebhookEvent } from '../../events.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { writeChunkResults } from './calculate/chunk.repository.ts';
import type { ChunkResults } from './calculate/chunk-results.ts';
import { batchEvent, type CalculationJobStatus, type ChildCounts, nextStatus } from './calculation-job.ts';
import { countEnds, endBatch, findJob, markStopped, stopChildren } from './calculation-jobs.repository.ts';

/** Workers listen here for stopped batches, to end the chunks that they are calculating. */
export const STOPPED_CHANNEL = 'calculation_jobs_stopped';

const EVENTS: Partial<Record<CalculationJobStatus, WebhookEvent>> = {
  FINISHED: 'calculation_job.finished',
  FAILED: 'calculation_job.failed',
  STOPPED: 'calculation_job.stopped',
};

/**
 * Writes the results of a chunk, moves the counters of its batch with them, and ends the batch with its last child. A
 * batch of a single estate is its own and only job.
 */
export async function recordResults(
  tx: Executor,
  publish: PublishEvent,
  contextId: string,
  { batchId, jobIds }: { batchId: string; jobIds: readonly string[] },
  results: ChunkResults,
): Promise<void> {
  const ends = await writeChunkResults(tx, contextId, jobIds, results, {
    engineVersion: ENGINE_VERSION,
    dataVersion: DATA_VERSION,
  });
  if (ends.finished + ends.failed === 0) return;
  if (jobIds.includes(batchId)) await publishEnd(tx, publish, contextId, batchId);
  else await moveCounters(tx, publish, contextId, batchId, ends);
}

/**
 * Stops the job and everything of it that has not ended; what was finished stays. False when it had ended already.
 * `reason` is what the client reads in `metadata.failure`.
 */
export async function stopWithChildren(
  tx: Executor,
  publish: PublishEvent,
  contextId: string,
  id: string,
  reason: string | null,
): Promise<boolean> {
  await stopChildren(tx, contextId, id, reason);
  const stopped = await markStopped(tx, contextId, id, reason);
  if (stopped === undefined) return false;
  await tx`SELECT pg_notify(${STOPPED_CHANNEL}, ${id})`;
  if (stopped.parentId === null) await publishEnd(tx, publish, contextId, id);
  else await moveCounters(tx, publish, contextId, stopped.parentId, { finished: 0, failed: 0, stopped: 1 });
  return true;
}

async function moveCounters(
  tx: Executor,
  publish: PublishEvent,
  contextId: string,
  batchId: string,
  ends: Omit<ChildCounts, 'total'>,
): Promise<void> {
  const counted = await countEnds(tx, contextId, batchId, ends);
  const event = counted && batchEvent(counted);
  const status = event && nextStatus(counted.status, event);
  if (!status) return;
  await endBatch(tx, contextId, batchId, status);
  await publishEnd(tx, publish, contextId, batchId);
}

/** Only for the job that a client created: ten thousand children would mean ten thousand calls. */
export async function publishEnd(
  tx: Executor,
  publish: PublishEvent,
  contextId: string,
  id: string,
): Promise<void> {
  const job = await findJob(tx, contextId, id);
  const event = job && EVENTS[job.calculation_job_status];
  if (event) await publish(tx, contextId, event, job);
}
