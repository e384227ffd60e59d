import { Histogram, type Registry } from 'prom-client';
import type { QueueTask } from './queue-worker.ts';

const BUCKETS_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 90];

/**
 * Times every attempt at a task of the queue: webhooks, chunks of batches, documents, maintenance. The names are those
 * of the code.
 */
export function measureTasks(
  registry: Registry,
): (tasks: Record<string, QueueTask>) => Record<string, QueueTask> {
  const duration = new Histogram({
    name: 'rooftree_task_duration_seconds',
    help: 'Time of an attempt at a task of the queue, per task and outcome.',
    labelNames: ['task', 'outcome'] as const,
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const measured =
    (task: string, run: QueueTask): QueueTask =>
    async (payload, attempt) => {
      const end = duration.startTimer({ task });
      try {
        await run(payload, attempt);
        end({ outcome: 'done' });
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    };
  return (tasks) =>
    Object.fromEntries(Object.entries(tasks).map(([name, run]) => [name, measured(name, run)]));
}
