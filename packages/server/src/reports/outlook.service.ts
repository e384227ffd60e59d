import type { Plan } from '@rooftree/engine';
import { type ComputePool, computeTask } from '../infra/compute/compute-pool.ts';
import type { weighOutlook } from './outlook.thread.ts';
import type { Outlook } from './outlook.ts';

const OUTLOOK = computeTask<typeof weighOutlook>(
  new URL('./outlook.thread.ts', import.meta.url),
  'weighOutlook',
);

/** In a thread: it takes some thirty times as long as a plan. `estate` is what the engine reads, as JSON text. */
export async function findOutlook(compute: ComputePool, estate: string, plan: Plan): Promise<Outlook | null> {
  return JSON.parse(await compute.run(OUTLOOK, { estate, plan: JSON.stringify(plan) }));
}
