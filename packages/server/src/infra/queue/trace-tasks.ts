import { inSpanOf } from '../tracing/in-span.ts';
import { parseTraceparent } from '../tracing/trace-context.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { QueueTask } from './queue-worker.ts';

/**
 * Every attempt at a task continues the trace of what enqueued it; see `enqueue`. Where none are recorded it is passed
 * on all the same.
 */
export function traceTasks(
  tracer: Tracer | null,
  tasks: Record<string, QueueTask>,
): Record<string, QueueTask> {
  const traced =
    (task: string, run: QueueTask): QueueTask =>
    (payload, attempt) =>
      inSpanOf(
        { tracer, context: parseTraceparent(traceparentIn(payload)) },
        {
          name: `task ${task}`,
          kind: 'consumer',
          attributes: { 'rooftree.task': task, 'rooftree.attempt': attempt.number },
        },
        () => run(payload, attempt),
      );
  return Object.fromEntries(Object.entries(tasks).map(([name, run]) => [name, traced(name, run)]));
}

function traceparentIn(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'traceparent' in payload
    ? payload.traceparent
    : undefined;
}
