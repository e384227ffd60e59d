import type { PlanControls } from '@rooftree/engine';
import type { QueueEntry } from '../../../infra/queue/queue.ts';
import type { BatchType } from '../calculation-job.ts';

export const CALCULATE_CHUNK = 'calculate_chunk';
export const EXPIRE_BATCH = 'expire_batch';

/** What the worker needs to know; an entry queued by an older server still has the old version. */
export interface ChunkPayload {
  version: 1;
  contextId: string;
  /** The job that the client requested; in a chunk of one estate it can be the only one of `jobIds`. */
  batchId: string;
  jobIds: string[];
  type: BatchType;
  controls: PlanControls | null;
  /** The day that prices and rules refer to: that of the request, for every chunk of it. */
  date: string;
  /** Absent in entries of earlier versions. */
  isSandbox?: boolean;
}
export interface ExpiryPayload {
  version: 1;
  contextId: string;
  batchId: string;
}

/**
 * Estates per chunk: less than half a second of a thread's work, so that progress is visible, yet enough to make small
 * what a transaction costs whatever its size: its statements and triggers are planned for each chunk. A stop does not
 * wait for it.
 */
export const CHUNK_SIZE = 100;

/** With the queue's back-off the last attempt comes after more than three hours; what is left then expires. */
const CHUNK_ATTEMPTS = 10;
/** PostgreSQL's smallint, which the queue stores priorities in. */
const LOWEST_PRIORITY = 32_767;

/**
 * The n-th chunk of every batch runs before the n+1-th of any: ten estates of one client do not wait for ten thousand
 * of another.
 */
export function chunkEntries(
  batch: Omit<ChunkPayload, 'version' | 'jobIds'>,
  jobIds: readonly string[],
): QueueEntry[] {
  const chunks = Math.ceil(jobIds.length / CHUNK_SIZE);
  return Array.from({ length: chunks }, (_, index) => ({
    task: CALCULATE_CHUNK,
    payload: {
      version: 1,
      ...batch,
      jobIds: jobIds.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
    } satisfies ChunkPayload,
    priority: Math.min(index, LOWEST_PRIORITY),
    maxAttempts: CHUNK_ATTEMPTS,
  }));
}

export function expiryEntry(
  contextId: string,
  { id: batchId, expiresAt }: { id: string; expiresAt: Date },
): QueueEntry {
  return {
    task: EXPIRE_BATCH,
    payload: { version: 1, contextId, batchId } satisfies ExpiryPayload,
    runAt: expiresAt,
  };
}
