/** A process of its own for the test of a pool that can start no thread: no file descriptor is left, then all are. */
import { closeSync, openSync } from 'node:fs';
import { ComputeError, computeTask, createComputePool } from './compute-pool.ts';
import type { double } from './fixture.thread.ts';

const DOUBLE = computeTask<typeof double>(new URL('./fixture.thread.ts', import.meta.url), 'double');
let reported = '';
const pool = createComputePool({ threads: 2, onError: () => (reported = 'reported') });
const open: number[] = [];
try {
  for (;;) open.push(openSync('/dev/null', 'r'));
} catch {
  // As many as the process may have.
}
const first = await pool.run(DOUBLE, 1, { contextId: 'a' }).catch((error: unknown) => error);
for (const descriptor of open) closeSync(descriptor);
const second = await pool.run(DOUBLE, 21, { contextId: 'a' });
console.log(`${first instanceof ComputeError ? 'rejected' : first}, ${reported}, then ${second}`);
await pool.close();
