import { type Choices, writeChoices } from '../choices.ts';
import type { Opening } from '../opening.ts';
import type { Outcome } from './outcome.ts';

/** The plan of these choices, from memory where it was made before. */
export type PlanCache = (choices: Choices) => Outcome;

/** Enough for every notch of both sliders; a plan is some 15 kB. */
const MAX_PLANS = 200;

/** Plans of one estate. Repeated ones cost nothing: a slider that goes back and forth, the targets planned by `warmUp`. */
export function createPlanCache(opening: Opening, plan: (choices: Choices) => Outcome): PlanCache {
  const plans = new Map<string, Outcome>([[keyOf(opening.choices), opening.outcome]]);
  return (choices) => {
    const key = keyOf(choices);
    const known = plans.get(key);
    if (known !== undefined) return known;
    const outcome = plan(choices);
    if (plans.size >= MAX_PLANS) plans.clear();
    plans.set(key, outcome);
    return outcome;
  };
}

/** Neither a loan nor the year of a step changes the plan. */
function keyOf(choices: Choices): string {
  return writeChoices({ ...choices, loanRate: null, loanYears: null, years: {} });
}
