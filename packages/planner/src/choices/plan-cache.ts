import { type Choices, writeChoices } from './choices.ts';
import type { PlanBasis } from './plan-basis.ts';
import { type Outcome, planWithChoices } from './plan-with-choices.ts';

/** The plan of these choices, from memory where it was made before. */
export type PlanCache = (choices: Choices) => Outcome;

/** Enough for every notch of both sliders; a plan is some 15 kB. */
const MAX_PLANS = 200;

/** Plans of one estate. Repeated ones cost nothing: a slider that goes back and forth, the targets planned by `warmUp`. */
export function createPlanCache(basis: PlanBasis): PlanCache {
  const plans = new Map<string, Outcome>();
  return (choices) => {
    // A loan changes no plan.
    const key = writeChoices({ ...choices, loanRate: null, loanYears: null });
    const known = plans.get(key);
    if (known !== undefined) return known;
    const outcome = planWithChoices(basis, choices);
    if (plans.size >= MAX_PLANS) plans.clear();
    plans.set(key, outcome);
    return outcome;
  };
}
