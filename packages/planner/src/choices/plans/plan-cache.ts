import type { LabelPrice } from '@rooftree/engine';
import { type Choices, writeChoices } from '../choices.ts';
import type { Opening } from '../opening.ts';
import type { Outcome } from './outcome.ts';
import type { ChoicesPlans } from './plan-with-choices.ts';

/** The plan of these choices, from memory where it was made before. */
export type PlanCache = (choices: Choices) => Outcome;

/** What the better labels cost with these choices. */
export type PriceCache = (choices: Choices) => readonly LabelPrice[];

/** Enough for every notch of both sliders; a plan is some 15 kB. */
const MAX_PLANS = 200;

/**
 * Plans of one estate. Repeated ones cost nothing: a slider that goes back and forth, the targets planned by `warmUp`.
 */
export function createPlanCache({ choices, outcome }: Opening, { planFor }: ChoicesPlans): PlanCache {
  return cached<Outcome>(choices, outcome, planFor);
}

export function createPriceCache({ choices, prices }: Opening, { pricesFor }: ChoicesPlans): PriceCache {
  return cached(choices, prices, pricesFor);
}

function cached<Value>(
  first: Choices,
  ofFirst: Value,
  make: (choices: Choices) => Value,
): (choices: Choices) => Value {
  const values = new Map<string, Value>([[keyOf(first), ofFirst]]);
  return (choices) => {
    const key = keyOf(choices);
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = make(choices);
    if (values.size >= MAX_PLANS) values.clear();
    values.set(key, value);
    return value;
  };
}

/** Neither a loan nor the year of a step changes the plan. */
function keyOf(choices: Choices): string {
  return writeChoices({ ...choices, loanRate: null, loanYears: null, years: {} });
}
