/** The best plan of each house that this one can be: what one would do if one knew. */
import type { MeasureCode, Slot } from '../contract/codes.ts';
import type { PlanControls } from '../contract/plan.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { evaluate } from '../energy/evaluate.ts';
import { labelBounds, labelOf } from '../label/label.ts';
import type { Measure } from '../measures/measure.ts';
import { priceMeasures } from '../money/price-measures.ts';
import { totalCents } from '../money/price-work.ts';
import { countMeasures, subsidise } from '../money/subsidise.ts';
import type { PossibleHouses } from './chance.ts';
import { applyAll, choicesOf } from './choices.ts';
import { choose } from './choose.ts';
import type { Circumstances } from './circumstances.ts';
import { plannedOptions } from './planned-options.ts';
import { remainingLoad } from './remaining-load.ts';
import { searchSpace } from './search-space.ts';

export interface OwnPlan {
  dwelling: Dwelling;
  weight: number;
  measures: readonly Measure[];
  netCents: number;
  isTargetReached: boolean;
}

/** More houses than this are thinned out: each costs a search. */
const MOST_HOUSES = 48;

export function ownPlans(
  houses: PossibleHouses,
  controls: PlanControls,
  target: string,
  circumstances: Circumstances,
): readonly OwnPlan[] {
  return thinnedOut(houses).map(({ dwelling, weight }) => {
    const own = { ...circumstances, dwelling };
    const { options } = plannedOptions(own, controls);
    const space = searchSpace(choicesOf(options, dwelling), own);
    const today = labelOf(dwelling.labelScale, evaluate(dwelling).primaryKwhPerM2);
    const { measures } = choose(space, null, controls, target, dwelling, today);
    const done = doneIn(dwelling, measures, own);
    const isTargetReached = done.primaryKwhPerM2 <= labelBounds(dwelling.labelScale, target).high;
    return { dwelling, weight, measures, netCents: done.netCents, isTargetReached };
  });
}

/** What a list of works leaves of the energy of a house, and what it costs there less support. */
export function doneIn(
  dwelling: Dwelling,
  measures: readonly Measure[],
  { pricing, rules }: Circumstances,
): { primaryKwhPerM2: number; netCents: number } {
  const { primaryKwhPerM2, peakHeatLoadKw } = evaluate(applyAll(dwelling, measures));
  const works = priceMeasures(measures, dwelling, remainingLoad(dwelling, peakHeatLoadKw), pricing);
  const awards = subsidise(works, rules, countMeasures(works, rules)).flat();
  const grossCents = works.reduce((sum, work) => sum + totalCents(work), 0);
  return { primaryKwhPerM2, netCents: grossCents - awards.reduce((sum, { cents }) => sum + cents, 0) };
}

export function measureOn(slot: Slot, measures: readonly Measure[]): MeasureCode | null {
  return measures.find((measure) => measure.slot === slot)?.code ?? null;
}

/** Houses at equal steps of weight in the order of their scores: few of them stand for all. */
function thinnedOut({ dwellings, weights }: PossibleHouses): { dwelling: Dwelling; weight: number }[] {
  const all = dwellings.map((dwelling, house) => ({ dwelling, weight: weights[house] ?? 0 }));
  if (all.length <= MOST_HOUSES) return all;
  const scored = all.map((house) => ({ ...house, score: evaluate(house.dwelling).primaryKwhPerM2 }));
  scored.sort((a, b) => a.score - b.score);
  const kept = new Map<Dwelling, number>();
  let upTo = 0;
  let next = 0.5;
  for (const { dwelling, weight } of scored) {
    upTo += weight * MOST_HOUSES;
    for (; next < upTo; next++) kept.set(dwelling, (kept.get(dwelling) ?? 0) + 1 / MOST_HOUSES);
  }
  return [...kept].map(([dwelling, weight]) => ({ dwelling, weight }));
}
