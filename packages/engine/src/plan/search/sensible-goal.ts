/** How far a plan leads where nobody has set a target. */
import { billEur } from '../../energy/energy-state.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { labelsOf } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import { anywayCents } from '../../money/lifetime-cost.ts';
import { priceMeasures } from '../../money/price-measures.ts';
import type { PricingContext } from '../pricing-context.ts';
import type { PossibleHouses } from './chance.ts';
import { applyAll, applyNeeded } from './choices.ts';
import { remainingLoad } from './remaining-load.ts';
import type { Found } from './search.ts';

export interface FoundLabel {
  label: string;
  found: Found;
}

/** The life of the works that last longest (data/prices/lifetimes.ts). */
export const LONGEST_LIFE_YEARS = 40;

/**
 * The label whose works leave most after the longest life of a work, of the best one that can be had and those below it:
 * every label above it costs more than it saves by then. Today's label only where the target is the next one.
 * `cheapestBelow`: null where a law asks for the label above.
 */
export function sensibleGoal(
  best: FoundLabel,
  target: string,
  labelToday: string,
  pricingContext: PricingContext,
  houses: PossibleHouses,
  cheapestBelow: (label: string, above: string) => Found | null,
): string {
  const labels = labelsOf(pricingContext.dwelling.labelScale);
  const rankToday = labels.indexOf(labelToday);
  const isNextToTarget = labels[rankToday - 1] === target;
  const possible = labels.slice(labels.indexOf(best.label), isNextToTarget ? rankToday + 1 : rankToday);
  let goal = best.label;
  let most: number | undefined;
  for (const [rank, label] of possible.entries()) {
    const above = possible[rank - 1];
    const found = above === undefined ? best.found : cheapestBelow(label, above);
    if (found === null) break;
    const gain = possible.length === 1 ? 0 : gainCents(found, pricingContext, houses);
    if (most !== undefined && gain <= most) continue;
    goal = label;
    most = gain;
  }
  return goal;
}

/** Less the bills of the longest life of a work, and what the works cost beyond what would be spent anyway. */
function gainCents(
  { measures, netCents }: Found,
  pricingContext: PricingContext,
  houses: PossibleHouses,
): number {
  const { dwelling, pricing, date } = pricingContext;
  const load = remainingLoad(dwelling, evaluate(applyAll(dwelling, measures)).peakHeatLoadKw);
  return priceMeasures(measures, dwelling, load, pricing).reduce(
    (cents, work) => cents + anywayCents(work, dwelling, date, pricing),
    -netCents - 100 * LONGEST_LIFE_YEARS * meanBillEur(measures, pricingContext, houses),
  );
}

/** After the works, of all houses that this one can be. */
export function meanBillEur(
  measures: readonly Measure[],
  { energyPrices }: PricingContext,
  { dwellings, weights }: PossibleHouses,
): number {
  let sum = 0;
  for (const [house, dwelling] of dwellings.entries())
    sum += (weights[house] ?? 0) * billEur(evaluate(applyNeeded(dwelling, measures)), energyPrices);
  return sum;
}
