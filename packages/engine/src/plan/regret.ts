/** What a plan costs in a house that turns out to be another one, with what must then be mended. */
import type { Measure } from '../measures/measure.ts';
import type { Circumstances } from './circumstances.ts';
import { doneIn, type OwnPlan } from './own-plans.ts';

/** Coming back later costs more: trades return, scaffolds are put up again. General knowledge (2026), weak. */
const SECOND_VISIT = { factor: 1.2, cents: 50_000 } as const;
/** Plans that are the best one of few houses are not worth comparing. */
const MOST_PLANS = 12;

export interface Outcome {
  /** Less support, with the later repair where the target is missed. */
  cents: number;
  isTargetReached: boolean;
}

/** For each plan, what comes of it in each house. */
export function outcomesOf(
  plans: readonly (readonly Measure[])[],
  houses: readonly OwnPlan[],
  limitKwhPerM2: number,
  circumstances: Circumstances,
): readonly (readonly Outcome[])[] {
  return plans.map((plan) => houses.map((house) => outcomeIn(house, plan, limitKwhPerM2, circumstances)));
}

function outcomeIn(
  house: OwnPlan,
  plan: readonly Measure[],
  limitKwhPerM2: number,
  circumstances: Circumstances,
): Outcome {
  const { dwelling } = house;
  const needed = plan.filter((measure) => measure.isApplicable(dwelling));
  const { primaryKwhPerM2, netCents } = doneIn(dwelling, needed, circumstances);
  const isTargetReached = primaryKwhPerM2 <= limitKwhPerM2;
  if (isTargetReached || !house.isTargetReached) return { cents: netCents, isTargetReached };
  const slots = new Set(needed.map(({ slot }) => slot));
  const later = house.measures.filter(({ slot }) => !slots.has(slot));
  const repair = doneIn(dwelling, later, circumstances).netCents * SECOND_VISIT.factor + SECOND_VISIT.cents;
  return { cents: netCents + repair, isTargetReached };
}

/** The shown plan first, then those that are best in most of the houses. */
export function plansToCompare(
  shown: readonly Measure[],
  houses: readonly OwnPlan[],
): readonly (readonly Measure[])[] {
  const keyOf = (measures: readonly Measure[]): string => measures.map(({ code }) => code).join(' ');
  const weights = new Map<string, { measures: readonly Measure[]; weight: number }>();
  for (const { measures, weight } of houses) {
    const known = weights.get(keyOf(measures));
    weights.set(keyOf(measures), { measures, weight: (known?.weight ?? 0) + weight });
  }
  weights.delete(keyOf(shown));
  const inOrder = [...weights.values()].sort((a, b) => b.weight - a.weight);
  return [shown, ...inOrder.slice(0, MOST_PLANS - 1).map(({ measures }) => measures)];
}
