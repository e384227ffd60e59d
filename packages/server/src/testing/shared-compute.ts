import { defaultThreads } from '../default-threads.ts';
import { type ComputePool, createComputePool } from '../infra/compute/compute-pool.ts';

let pool: ComputePool | undefined;

/**
 * The calculating threads of all servers that this process starts, one after the other: a new thread reads the engine, or the compiler
 * and the fonts of reports, which costs a second of processor time. They end with the process.
 */
export function sharedCompute(): ComputePool {
  pool ??= createComputePool({ threads: defaultThreads() });
  return pool;
}
