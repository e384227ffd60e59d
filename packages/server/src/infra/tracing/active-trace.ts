import { AsyncLocalStorage } from 'node:async_hooks';
import { formatTraceparent, type TraceContext } from './trace-context.ts';
import type { Tracer } from './tracer.ts';

/** The trace that the running code takes part in. */
export interface ActiveTrace {
  context: TraceContext;
  /** Null where traces are passed on, but none are recorded. */
  tracer: Tracer | null;
}

// Ambient, because nearly every function would have to hand it on otherwise. Nothing is entered here for a request
// without a trace, and then reading it is all that it costs.
const active = new AsyncLocalStorage<ActiveTrace>();

export function activeTrace(): ActiveTrace | undefined {
  return active.getStore();
}

export function runInTrace<T>(trace: ActiveTrace, work: () => T): T {
  return active.run(trace, work);
}

/** What is sent to another program, so that its part belongs to the same trace; undefined outside one. */
export function activeTraceparent(): string | undefined {
  const trace = active.getStore();
  return trace && formatTraceparent(trace.context);
}
