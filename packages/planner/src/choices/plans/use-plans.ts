/** The plans of the buyer's choices: first the one that came with the page, all others once the engine is loaded. */
import { useEffect, useState } from 'preact/hooks';
import type { OpenPage } from '../../page-data.ts';
import { loadEngine } from './load-engine.ts';
import { createPlanCache, createPriceCache, type PlanCache, type PriceCache } from './plan-cache.ts';

export interface Plans {
  /** Null until the engine is there. */
  planFor: PlanCache | null;
  pricesFor: PriceCache | null;
  /** The engine did not come: what the buyer chooses cannot be planned here. */
  isFailed: boolean;
}

const NONE_YET: Plans = { planFor: null, pricesFor: null, isFailed: false };

export function usePlans(page: OpenPage): Plans {
  const [plans, setPlans] = useState<Plans>(NONE_YET);
  useEffect(() => {
    loadEngine().then(
      ({ choicesPlans }) => {
        const made = choicesPlans(page);
        setPlans({
          planFor: createPlanCache(page.opening, made),
          pricesFor: createPriceCache(page.opening, made),
          isFailed: false,
        });
      },
      () => setPlans({ ...NONE_YET, isFailed: true }),
    );
  }, [page]);
  const isReady = plans.planFor !== null;
  useEffect(() => {
    if (isReady) document.documentElement.dataset['engine'] = 'ready';
  }, [isReady]);
  return plans;
}
