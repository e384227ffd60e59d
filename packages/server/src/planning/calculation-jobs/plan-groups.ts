import { DEFAULT_CONTROLS, type PlanControls } from '@rooftree/engine';
import type { PlanGroups } from '../../estates/facts/plan-groups.ts';
import { Fault } from '../../fault.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { startBatch } from './calculation-jobs.service.ts';

/** Plans each group in batches of at most so many estates. */
export function planGroupsOf(batchMaxEstates: number): PlanGroups {
  return async (tx, contextId, groups) => {
    let planned = 0;
    for (const { controls, estateIds } of groups) {
      for (let from = 0; from < estateIds.length; from += batchMaxEstates) {
        const names = estateIds.slice(from, from + batchMaxEstates);
        // Of a plan that was made with it.
        await plan(tx, contextId, names, (controls ?? DEFAULT_CONTROLS) as PlanControls);
        planned += names.length;
      }
    }
    return planned;
  };
}

/** An estate that moved to a region without the requested label is planned as if none had been requested. */
async function plan(
  tx: Executor,
  contextId: string,
  names: readonly string[],
  controls: PlanControls,
): Promise<void> {
  const type = 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION';
  try {
    await startBatch(tx, contextId, { type, names, controls });
  } catch (error) {
    if (!(error instanceof Fault) || controls === DEFAULT_CONTROLS) throw error;
    await startBatch(tx, contextId, { type, names, controls: DEFAULT_CONTROLS });
  }
}
