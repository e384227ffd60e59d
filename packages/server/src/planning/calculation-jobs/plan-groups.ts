import { DEFAULT_CONTROLS, type PlanControls } from '@rooftree/engine';
import { Fault } from '../../fault.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { startBatch } from './calculation-jobs.service.ts';

export interface PlanGroup {
  /** Of the plan that these estates have; null for those without one. */
  controls: object | null;
  estateIds: readonly string[];
}

/** Plans estates anew, each in the way in which its plan was asked for. Returns how many. */
export async function planGroups(
  tx: Executor,
  contextId: string,
  groups: readonly PlanGroup[],
  batchMaxEstates: number,
): Promise<number> {
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
}

/** An estate that moved to a region without the label that was asked for is planned as if nobody had asked for any. */
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
