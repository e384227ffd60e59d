import type { MaintenanceTask, Removed } from './maintenance-task.ts';

interface TaskRun extends Removed {
  /** False when the time was up before everything was gone; the next run goes on. */
  isDone: boolean;
}

/** Far below the queue's limit for a task, so that two runs of one task never overlap. */
const RUN_LIMIT_MS = 30_000;

/** One bounded run: step after step until nothing is left, something fails, or the time is up. */
export async function runTask(task: MaintenanceTask, signal?: AbortSignal): Promise<TaskRun> {
  const end = performance.now() + RUN_LIMIT_MS;
  let removed = 0;
  while (performance.now() < end && !signal?.aborted) {
    const step = await task.removeSome(task.atOnce).catch((failure: unknown) => ({ removed: 0, failure }));
    removed += step.removed;
    if (step.failure !== undefined) return { removed, failure: step.failure, isDone: false };
    if (step.removed < task.atOnce) return { removed, isDone: true };
  }
  return { removed, isDone: false };
}
