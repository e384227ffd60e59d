/** What is sure and what depends in a page's plan, worked out in a thread: it takes as long as twenty plans. */
import type { Decision } from '@rooftree/engine';
import type { DecisionWanted, decide } from '@rooftree/planner/choices/plans/decide';
import { ComputeError, type ComputePool, computeTask } from '../../infra/compute/compute-pool.ts';

const DECIDE = computeTask<typeof decide>(
  new URL(import.meta.resolve('@rooftree/planner/choices/plans/decide')),
  'decide',
);
/** A page does not wait longer: it comes without, and its script makes up for it. */
const LONGEST_WAIT_MS = 800;

export async function decideForPage(
  compute: ComputePool,
  contextId: string,
  wanted: DecisionWanted,
): Promise<Decision | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), LONGEST_WAIT_MS);
  // Not by the pool's time limit, which ends the thread of a task that is late.
  const decided = compute
    .run(DECIDE, wanted, { contextId, waitMs: LONGEST_WAIT_MS })
    .catch((error: unknown) => {
      if (error instanceof ComputeError) return null;
      throw error;
    });
  return Promise.race([decided, late]).finally(() => clearTimeout(timer));
}
