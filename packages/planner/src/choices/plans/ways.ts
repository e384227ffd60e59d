/** Three plans of one house, to stand side by side: the engine's variants, with all other choices of the buyer. */
import type { StoredPlan } from '@rooftree/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Choices } from '../choices.ts';
import type { PlanCache } from './plan-cache.ts';

export type WayName = 'cheapest' | 'lifetime' | 'fossil_free';

export const WAYS: Record<WayName, Pick<Choices, 'objective' | 'fossilFree'>> = {
  cheapest: { objective: 'least_investment', fossilFree: false },
  lifetime: { objective: 'least_lifetime_cost', fossilFree: false },
  fossil_free: { objective: 'least_lifetime_cost', fossilFree: true },
};

export interface Way {
  name: WayName;
  plan: StoredPlan;
}

/** A tap or a scroll waits for one plan at most. */
const PAUSE_MS = 30;

/** One after the other once the choices rest; none before. */
export function useWays(planFor: PlanCache | null, choices: Choices): readonly Way[] {
  const [ways, setWays] = useState<readonly Way[]>([]);
  useEffect(() => {
    if (planFor === null) return;
    const make = planFor;
    // The keys of WAYS are its names.
    const names = Object.keys(WAYS) as WayName[];
    const made: Way[] = [];
    let timer = setTimeout(next, PAUSE_MS);
    function next() {
      const name = names[made.length];
      if (name === undefined) return setWays(made);
      const outcome = make({ ...choices, ...WAYS[name] });
      if (outcome.kind === 'none') return setWays([]);
      made.push({ name, plan: outcome.plan });
      timer = setTimeout(next, PAUSE_MS);
    }
    return () => clearTimeout(timer);
  }, [planFor, choices]);
  return ways;
}
