/** The plans of the buyer's choices: first the one that came with the page, all others once the engine is loaded. */
import { useEffect, useState } from 'preact/hooks';
import type { OpenPage } from '../../page-data.ts';
import { loadEngine } from './load-engine.ts';
import { createPlanCache, type PlanCache } from './plan-cache.ts';

export interface Plans {
  /** Null until the engine is there. */
  planFor: PlanCache | null;
  /** The engine did not come: what the buyer chooses cannot be planned here. */
  isFailed: boolean;
}

export function usePlans(page: OpenPage): Plans {
  const [plans, setPlans] = useState<Plans>({ planFor: null, isFailed: false });
  useEffect(() => {
    loadEngine().then(
      ({ choicesPlanner }) => {
        const planFor = createPlanCache(page.opening, choicesPlanner(page));
        setPlans({ planFor, isFailed: false });
      },
      () => setPlans({ planFor: null, isFailed: true }),
    );
  }, [page]);
  const isReady = plans.planFor !== null;
  useEffect(() => {
    if (isReady) document.documentElement.dataset['engine'] = 'ready';
  }, [isReady]);
  return plans;
}
