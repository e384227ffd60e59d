/** What a plan costs in a house that turns out to be another one, with what must then be mended. */
import { measureOf } from '../../measures/catalogue.ts';
import type { Measure } from '../../measures/measure.ts';
import { TIGHTENING_MEASURES } from '../../measures/openings.ts';
import { canHeat } from './heat-pump-limit.ts';
import type { OwnPlan } from './own-plans.ts';
import { ALL_ELECTRIC_BITS, bitOf, bitsOf, sameSlots, slotBits, worksOf } from './work-bits.ts';

/** Coming back later costs more: trades return, scaffolds are put up again. General knowledge (2026), weak. */
export const SECOND_VISIT = { factor: 1.2, cents: 50_000 } as const;
/** Plans that are the best one of few houses are not worth comparing. */
const MOST_PLANS = 12;

export interface Outcome {
  /** Less support, with the later repair where the target is missed. */
  cents: number;
  isTargetReached: boolean;
}

/** What comes of a set of works, as bits, in one of the houses. */
export type Outcomes = (house: number, bits: number) => Outcome;

/**
 * The same set is needed again and again, and several sets come to the same in a house where some of their works make
 * no sense.
 */
export function outcomesIn(houses: readonly OwnPlan[], limitKwhPerM2: number): Outcomes {
  const bySet = houses.map(() => new Map<number, Outcome>());
  const byPossible = houses.map(() => new Map<number, Outcome>());
  return (index, bits) => {
    const house = houses[index];
    const [known, possible] = [bySet[index], byPossible[index]];
    if (house === undefined || known === undefined || possible === undefined)
      throw new RangeError(`there is no house ${index}`);
    let outcome = known.get(bits);
    if (outcome === undefined) {
      const done = possibleWorks(house, bits);
      outcome = possible.get(done) ?? outcomeAfter(house, done, limitKwhPerM2);
      possible.set(done, outcome);
      known.set(bits, outcome);
    }
    return outcome;
  };
}

/** A house that misses the target, or is left with what no adviser leaves, gets the rest of its own best plan later. */
export function outcomeIn(house: OwnPlan, plan: readonly Measure[], limitKwhPerM2: number): Outcome {
  return outcomeAfter(house, possibleWorks(house, bitsOf(plan)), limitKwhPerM2);
}

function outcomeAfter(house: OwnPlan, done: number, limitKwhPerM2: number): Outcome {
  const { primaryKwhPerM2, netCents } = house.done(done);
  const isTargetReached = primaryKwhPerM2 <= limitKwhPerM2;
  const later = laterWorks(house, done, isTargetReached, limitKwhPerM2);
  if (later === 0) return { cents: netCents, isTargetReached };
  const second = house.done(later, done).netCents;
  const repair = second * SECOND_VISIT.factor + SECOND_VISIT.cents;
  return { cents: netCents + repair, isTargetReached };
}

const TIGHTENING_BITS = bitsOf([...TIGHTENING_MEASURES].map(measureOf));
const VENTILATION_BITS = slotBits('ventilation');
const EXHAUST_BIT = bitOf(measureOf('ventilation_exhaust'));

/** What makes sense in this house and breaks no rule; who comes to do the work sees that. */
function possibleWorks({ dwelling, suited, heatPumpLimitWPerM2, done }: OwnPlan, plan: number): number {
  let possible = 0;
  for (let index = 0; index < suited.length; index++) {
    if ((plan & (1 << index)) !== 0) possible |= suited[index] ?? 0;
  }
  // Tight windows bring a ventilation system with them, also where the plan did not foresee it.
  const isTight = dwelling.ventilation === 'NATURAL' && (possible & TIGHTENING_BITS) !== 0;
  if (isTight && (possible & VENTILATION_BITS) === 0) possible |= EXHAUST_BIT;
  const pumps = possible & ALL_ELECTRIC_BITS;
  if (pumps === 0) return possible;
  const { peakHeatLoadKw } = done(possible);
  const isAllowed = canHeat(worksOf(pumps), peakHeatLoadKw, dwelling.floorAreaM2, heatPumpLimitWPerM2);
  return isAllowed ? possible : possible & ~pumps;
}

function laterWorks(
  { works, required, done: doneIn, isTargetReached: canReach }: OwnPlan,
  done: number,
  isTargetReached: boolean,
  limitKwhPerM2: number,
): number {
  const left = works & ~sameSlots(done);
  if (isTargetReached || !canReach) return left & required;
  if (left === 0) return works & ~done;
  const { primaryKwhPerM2 } = doneIn(left, done);
  // Where that is not enough, what was done falls short of what this house needs on the same part.
  return primaryKwhPerM2 <= limitKwhPerM2 ? left : works & ~done;
}

/** The shown plan first, then those that are best in most of the houses, as bits. */
export function plansToCompare(shown: readonly Measure[], houses: readonly OwnPlan[]): readonly number[] {
  const weights = new Map<number, number>();
  for (const { works, weight } of houses) weights.set(works, (weights.get(works) ?? 0) + weight);
  const shownBits = bitsOf(shown);
  weights.delete(shownBits);
  const inOrder = [...weights].sort((a, b) => b[1] - a[1]);
  return [shownBits, ...inOrder.slice(0, MOST_PLANS - 1).map(([works]) => works)];
}
