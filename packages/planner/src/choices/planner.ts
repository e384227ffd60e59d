import { type Choices, writeChoices } from './choices.ts';
import type { PlanBasis } from './plan-basis.ts';
import { type Outcome, planWithChoices } from './plan-with-choices.ts';

export type Planner = (choices: Choices) => Outcome;

/** Enough for every notch of both sliders; a plan is some 15 kB. */
const MOST_KEPT = 200;

/** Plans of one estate. What was planned once is kept: a slider that goes back and forth, the goals planned while the reader read. */
export function plannerOf(basis: PlanBasis): Planner {
  const kept = new Map<string, Outcome>();
  return (choices) => {
    const key = writeChoices(choices);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const outcome = planWithChoices(basis, choices);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, outcome);
    return outcome;
  };
}
