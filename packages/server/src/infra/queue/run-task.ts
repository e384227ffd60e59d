import type { JobHelpers } from 'graphile-worker';
import { within } from '../within.ts';
import type { QueueTask } from './queue-worker.ts';

/** Tasks take a second, stuck threads are ended after a minute: what takes longer hangs on something that is gone. */
const TASK_LIMIT_MS = 90_000;

/**
 * A task as graphile-worker calls it. One that takes too long fails for the queue, which hands it out again; the one
 * still running learns it from its signal, so that the two do not write one after the other.
 */
export function runTask(
  task: QueueTask,
  limitMs = TASK_LIMIT_MS,
  onFailure: (entryId: string) => Promise<void> = async () => {},
) {
  return async (payload: unknown, { job, abortSignal }: Pick<JobHelpers, 'job' | 'abortSignal'>) => {
    const late = new AbortController();
    const signal = abortSignal === undefined ? late.signal : AbortSignal.any([late.signal, abortSignal]);
    const isLast = job.attempts >= job.max_attempts;
    const attempt = { number: job.attempts, isLast, entryId: job.id, signal };
    try {
      await within(limitMs, task(payload, attempt));
    } catch (error) {
      await onFailure(job.id);
      throw error;
    } finally {
      late.abort(new Error('the task is over'));
    }
  };
}
