/** What a plan costs in a house that turns out to be another one, with what must then be mended. */
import { peakHeatLoadKw } from '../../energy/heat-demand.ts';
import { measureOf } from '../../measures/catalogue.ts';
import type { Measure } from '../../measures/measure.ts';
import { suitedTo } from '../../measures/suited-to.ts';
import { applyAll, lacksVentilation } from './choices.ts';
import { canHeat, isAllElectric } from './heat-pump-limit.ts';
import { bitsOf } from './house-works.ts';
import type { OwnPlan } from './own-plans.ts';

/** Coming back later costs more: trades return, scaffolds are put up again. General knowledge (2026), weak. */
export const SECOND_VISIT = { factor: 1.2, cents: 50_000 } as const;
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
): readonly (readonly Outcome[])[] {
  return plans.map((plan) => houses.map((house) => outcomeIn(house, plan, limitKwhPerM2)));
}

/** A house that misses the target, or is left with what no adviser leaves, gets the rest of its own best plan later. */
export function outcomeIn(house: OwnPlan, plan: readonly Measure[], limitKwhPerM2: number): Outcome {
  const done = possibleWorks(house, plan);
  const { primaryKwhPerM2, netCents } = house.done(done);
  const isTargetReached = primaryKwhPerM2 <= limitKwhPerM2;
  const later = laterWorks(house, done, isTargetReached, limitKwhPerM2);
  if (later.length === 0) return { cents: netCents, isTargetReached };
  const second = house.done(later, done).netCents;
  const repair = second * SECOND_VISIT.factor + SECOND_VISIT.cents;
  return { cents: netCents + repair, isTargetReached };
}

/** The cost of a list of works in one of the houses, in cents; the same list is asked for again and again. */
export function costsIn(
  houses: readonly OwnPlan[],
  limitKwhPerM2: number,
): (house: number, works: readonly Measure[]) => number {
  const known = houses.map(() => new Map<number, number>());
  return (index, works) => {
    const key = bitsOf(works);
    const house = houses[index];
    const ofHouse = known[index];
    if (house === undefined || ofHouse === undefined) throw new RangeError(`there is no house ${index}`);
    let cents = ofHouse.get(key);
    if (cents === undefined) {
      cents = outcomeIn(house, works, limitKwhPerM2).cents;
      ofHouse.set(key, cents);
    }
    return cents;
  };
}

/** What makes sense in this house and breaks no rule; who comes to do the work sees that. */
function possibleWorks(
  { dwelling, options, heatPumpLimitWPerM2 }: OwnPlan,
  plan: readonly Measure[],
): readonly Measure[] {
  const possible = plan
    .map((measure) => suitedTo(measure, dwelling))
    .filter((measure) => options[measure.slot].includes(measure));
  // Tight windows bring a ventilation system with them, also where the plan did not foresee it.
  if (lacksVentilation(possible, dwelling)) possible.push(measureOf('ventilation_exhaust'));
  if (!possible.some(isAllElectric)) return possible;
  const peakKw = peakHeatLoadKw(applyAll(dwelling, possible));
  if (canHeat(possible, peakKw, dwelling.floorAreaM2, heatPumpLimitWPerM2)) return possible;
  return possible.filter((measure) => !isAllElectric(measure));
}

function laterWorks(
  { measures, options, done: doneIn, isTargetReached: canReach }: OwnPlan,
  done: readonly Measure[],
  isTargetReached: boolean,
  limitKwhPerM2: number,
): readonly Measure[] {
  const parts = new Set(done.map(({ slot }) => slot));
  const left = measures.filter(({ slot }) => !parts.has(slot));
  if (isTargetReached || !canReach) return left.filter(({ slot }) => !options[slot].includes(null));
  const { primaryKwhPerM2 } = doneIn(left, done);
  // Where that is not enough, what was done falls short of what this house needs on the same part.
  return primaryKwhPerM2 <= limitKwhPerM2 ? left : measures.filter((measure) => !done.includes(measure));
}

/** The shown plan first, then those that are best in most of the houses. */
export function plansToCompare(
  shown: readonly Measure[],
  houses: readonly OwnPlan[],
): readonly (readonly Measure[])[] {
  const weights = new Map<number, { measures: readonly Measure[]; weight: number }>();
  for (const { measures, weight } of houses) {
    const known = weights.get(bitsOf(measures));
    weights.set(bitsOf(measures), { measures, weight: (known?.weight ?? 0) + weight });
  }
  weights.delete(bitsOf(shown));
  const inOrder = [...weights.values()].sort((a, b) => b.weight - a.weight);
  return [shown, ...inOrder.slice(0, MOST_PLANS - 1).map(({ measures }) => measures)];
}
