import type { Plan } from '@rooftree/engine';
import { type ComputePool, computeTask } from '../infra/compute/compute-pool.ts';
import type { weighOutlook } from './outlook.thread.ts';
import type { Outlook } from './outlook.ts';

const OUTLOOK = computeTask<typeof weighOutlook>(
  new URL('./outlook.thread.ts', import.meta.url),
  'weighOutlook',
);

/** It takes a third of a second; where a machine is so busy that it takes this long, a report comes without it rather than not at all. */
const LONGEST_WAIT_MS = 5000;

/** In a thread: it takes some thirty times as long as a plan. `estate` is what the engine reads, as JSON text. */
export async function findOutlook(compute: ComputePool, estate: string, plan: Plan): Promise<Outlook | null> {
  const { promise: late, resolve } = Promise.withResolvers<'null'>();
  const timer = setTimeout(() => resolve('null'), LONGEST_WAIT_MS);
  // Not by the pool's own limit, which ends the thread of a task that is late.
  const weighed = compute.run(OUTLOOK, { estate, plan: JSON.stringify(plan) });
  // Whoever no longer waits does not hear of its end.
  weighed.catch(() => undefined);
  return JSON.parse(await Promise.race([weighed, late]).finally(() => clearTimeout(timer)));
}
