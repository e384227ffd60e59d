/** The labels within reach with the price of each: planned one after the other once the choices rest. */
import { compareLabels, type StoredPlan } from '@rooftree/engine';
import { ladderCells } from '@rooftree/ui/ladder-cells';
import { useEffect, useState } from 'preact/hooks';
import type { Choices } from '../choices.ts';
import type { PlanCache } from './plan-cache.ts';

export interface Rung {
  label: string;
  /** EUR after grants; null where the works do not get there. */
  netCost: number | null;
}

/** A tap or a scroll waits for one plan at most. */
const PAUSE_MS = 30;

export function useRungs(
  planFor: PlanCache | null,
  plan: StoredPlan | null,
  choices: Choices,
): readonly Rung[] {
  const [rungs, setRungs] = useState<readonly Rung[]>([]);
  useEffect(() => {
    if (planFor === null || plan === null) return;
    const labels = betterLabels(plan);
    const made: Rung[] = [];
    let timer = setTimeout(next, PAUSE_MS);
    const make = planFor;
    function next() {
      const label = labels[made.length];
      if (label === undefined) return setRungs(made);
      const outcome = make({ ...choices, target: label, budget: null });
      const isReached = outcome.kind === 'plan' && outcome.plan.target.reached;
      made.push({ label, netCost: isReached ? outcome.plan.totals.net_cost : null });
      timer = setTimeout(next, PAUSE_MS);
    }
    return () => clearTimeout(timer);
  }, [planFor, plan, choices]);
  return rungs;
}

/** One for each step of the ladder that is better than today's label. */
function betterLabels({ label_scale: scale, baseline }: StoredPlan): string[] {
  return ladderCells(scale)
    .map(({ name, labels }) => (labels.includes(name) ? name : (labels[0] ?? name)))
    .filter((label) => compareLabels(scale, label, baseline.label) < 0);
}
