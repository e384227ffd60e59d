import type { OwnPriceBook, StoredPlan } from '@rooftree/engine';
import { ComputeError, type ComputePool, computeTask } from '../../../infra/compute/compute-pool.ts';
import type { weighOutlook } from './outlook.thread.ts';
import type { Outlook } from './outlook.ts';

const OUTLOOK = computeTask<typeof weighOutlook>(
  new URL('./outlook.thread.ts', import.meta.url),
  'weighOutlook',
);

/**
 * It takes a third of a second; where a machine is so busy that it takes this long, a report comes without it rather
 * than not at all.
 */
const LONGEST_WAIT_MS = 12_000;

/** In a thread: it takes some thirty times as long as a plan. `estate` is what the engine reads, as JSON text. */
export async function findOutlook(
  compute: ComputePool,
  contextId: string,
  estate: string,
  plan: StoredPlan,
  priceBook: OwnPriceBook | null,
): Promise<Outlook | null> {
  const weighed = compute.run(
    OUTLOOK,
    { estate, plan: JSON.stringify(plan), priceBook },
    { contextId, timeoutMs: LONGEST_WAIT_MS },
  );
  // By the pool's limit, which ends what is late: a report that goes on holds no second thread.
  return JSON.parse(
    await weighed.catch((error: unknown) => {
      if (error instanceof ComputeError) return 'null';
      throw error;
    }),
  );
}
