import { controlsOf, type Ownership, type PlanControls } from '@rooftree/engine';
import { optionsOfWish } from '@rooftree/programme';
import type { Executor } from '../../../infra/database/sql.ts';
import { startBatch } from '../../../planning/calculation-jobs/calculation-jobs.service.ts';
import type { HomeToApprove } from './approvals.ts';

/** In the caller's transaction: each home gets the plan of its package. Returns the jobs that make them. */
export async function planPackages(
  tx: Executor,
  contextId: string,
  homes: readonly HomeToApprove[],
  { ownership, batchMaxEstates }: { ownership: Ownership | null; batchMaxEstates: number },
): Promise<string[]> {
  const jobIds: string[] = [];
  for (const [wish, group] of Map.groupBy(homes, (home) => home.package)) {
    const names = group.map(({ externalId }) => externalId);
    for (let from = 0; from < names.length; from += batchMaxEstates) {
      const { id } = await startBatch(tx, contextId, {
        type: 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION',
        names: names.slice(from, from + batchMaxEstates),
        controls: controlsOfWish(wish, ownership),
      });
      jobIds.push(id);
    }
  }
  return jobIds;
}

function controlsOfWish(wish: string, ownership: Ownership | null): PlanControls {
  const { target_label = null, ...others } = optionsOfWish(wish);
  const controls = controlsOf({ ...others, ...(ownership && { ownership }), date: '2000-01-01' }, 'BE-VLG');
  // Labels differ by region: the batch checks this one against the scale of each home.
  return { ...controls, target_label };
}
