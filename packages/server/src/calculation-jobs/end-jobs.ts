import { DATA_VERSION, ENGINE_VERSION } from '@rooftree/engine';
import type { Executor } from '../infra/database/sql.ts';
import type { WebhookEvent } from '../webhooks/webhook.ts';
import { announce } from '../webhooks/webhooks.service.ts';
import { endJobs } from './calculate/chunk.repository.ts';
import type { ChunkResults } from './calculate/chunk-results.ts';
import { batchEvent, type CalculationJobStatus, type ChildCounts, nextStatus } from './calculation-job.ts';
import { countEnds, endBatch, findJob, stopChildren, stopJob } from './calculation-jobs.repository.ts';

/** Workers listen here for batches that were stopped, so that they end the chunks they have in hand. */
export const STOPPED_CHANNEL = 'calculation_jobs_stopped';

const EVENTS: Partial<Record<CalculationJobStatus, WebhookEvent>> = {
  FINISHED: 'calculation_job.finished',
  FAILED: 'calculation_job.failed',
  STOPPED: 'calculation_job.stopped',
};

/**
 * Writes the results of a chunk, moves the counters of its batch with them, and ends the batch with its last child. A batch
 * of a single estate is its own and only job.
 */
export async function recordResults(
  tx: Executor,
  contextId: string,
  { batchId, jobIds }: { batchId: string; jobIds: readonly string[] },
  results: ChunkResults,
): Promise<void> {
  const ends = await endJobs(tx, contextId, jobIds, results, {
    engineVersion: ENGINE_VERSION,
    dataVersion: DATA_VERSION,
  });
  if (ends.finished + ends.failed === 0) return;
  if (jobIds.includes(batchId)) await tell(tx, contextId, batchId);
  else await moveCounters(tx, contextId, batchId, ends);
}

/**
 * Stops the job and everything of it that has not ended; what was finished stays. False when it had ended already. `reason`
 * is what the client reads in `metadata.failure`.
 */
export async function stopAll(
  tx: Executor,
  contextId: string,
  id: string,
  reason: string | null,
): Promise<boolean> {
  await stopChildren(tx, contextId, id, reason);
  const stopped = await stopJob(tx, contextId, id, reason);
  if (stopped === undefined) return false;
  await tx`SELECT pg_notify(${STOPPED_CHANNEL}, ${id})`;
  if (stopped.parentId === null) await tell(tx, contextId, id);
  else await moveCounters(tx, contextId, stopped.parentId, { finished: 0, failed: 0, stopped: 1 });
  return true;
}

async function moveCounters(
  tx: Executor,
  contextId: string,
  batchId: string,
  ends: Omit<ChildCounts, 'total'>,
): Promise<void> {
  const counted = await countEnds(tx, contextId, batchId, ends);
  const event = counted && batchEvent(counted);
  const status = event && nextStatus(counted.status, event);
  if (!status) return;
  await endBatch(tx, contextId, batchId, status);
  await tell(tx, contextId, batchId);
}

/** Only the job that the client asked for is told of: ten thousand children would be ten thousand calls. */
async function tell(tx: Executor, contextId: string, id: string): Promise<void> {
  const job = await findJob(tx, contextId, id);
  const event = job && EVENTS[job.calculation_job_status];
  if (event) await announce(tx, contextId, event, job);
}
