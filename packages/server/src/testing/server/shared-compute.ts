import { type ComputePool, createComputePool } from '../../infra/compute/compute-pool.ts';

let pool: ComputePool | undefined;

/** As in until.ts: a report that a busy machine needs a minute for is late, not stuck. */
const STUCK_AFTER_MS = 180_000;

/**
 * The calculating threads of all servers that this process starts, one after the other: a new thread reads the engine,
 * or the compiler and the fonts of reports, which costs a second of processor time. They end with the process. Limits
 * of the server's own, of seconds, decide no test: those are tested on pools of the tests that are about them.
 */
export function sharedCompute(): ComputePool {
  pool ??= patient(createComputePool({ threads: 1 }));
  return pool;
}

function patient(inner: ComputePool): ComputePool {
  return {
    ...inner,
    run: (task, input, { contextId }) => inner.run(task, input, { contextId, timeoutMs: STUCK_AFTER_MS }),
  };
}
