/** The best plan of each house that this one can be: what one would do if one knew. */
import type { MeasureCode, Slot } from '../../contract/codes.ts';
import type { PlanControls } from '../../contract/plan.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { labelBounds, labelOf } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import { priceMeasures } from '../../money/price-measures.ts';
import { totalCents } from '../../money/price-work.ts';
import { countMeasures, subsidise } from '../../money/subsidise.ts';
import type { PricingContext } from '../pricing-context.ts';
import type { PossibleHouses } from './chance.ts';
import { applyAll, choicesOf, type SlotOptions } from './choices.ts';
import { choose } from './choose.ts';
import { plannedOptions } from './planned-options.ts';
import { remainingLoad } from './remaining-load.ts';
import { searchSpace } from './search-space.ts';

export interface OwnPlan {
  dwelling: Dwelling;
  weight: number;
  measures: readonly Measure[];
  /** What may be done in this house under the rules of an adviser. */
  options: SlotOptions;
  /** The most peak load after the works that an all-electric heat pump is put behind. */
  heatPumpLimitWPerM2: number;
  netCents: number;
  isTargetReached: boolean;
}

export function ownPlans(
  houses: PossibleHouses,
  controls: PlanControls,
  target: string,
  pricingContext: PricingContext,
): readonly OwnPlan[] {
  return houses.dwellings.map((dwelling, house) => {
    const weight = houses.weights[house] ?? 0;
    const own = { ...pricingContext, dwelling };
    const { options } = plannedOptions(own, controls);
    const choices = choicesOf(options, dwelling);
    const space = searchSpace(choices, own);
    const today = labelOf(dwelling.labelScale, evaluate(dwelling).primaryKwhPerM2);
    const { measures } = choose(space, null, controls, target, dwelling, today);
    const done = doneIn(dwelling, measures, own);
    const isTargetReached = done.primaryKwhPerM2 <= labelBounds(dwelling.labelScale, target).high;
    const { heatPumpLimitWPerM2 } = choices;
    const { netCents } = done;
    return { dwelling, weight, measures, options, heatPumpLimitWPerM2, netCents, isTargetReached };
  });
}

/** What a list of works leaves of the energy of a house, after others that are done already, and what it costs there less support. */
export function doneIn(
  dwelling: Dwelling,
  measures: readonly Measure[],
  { pricing, rules }: PricingContext,
  before: readonly Measure[] = [],
): { primaryKwhPerM2: number; netCents: number } {
  const { primaryKwhPerM2, peakHeatLoadKw } = evaluate(applyAll(dwelling, [...before, ...measures]));
  const works = priceMeasures(measures, dwelling, remainingLoad(dwelling, peakHeatLoadKw), pricing);
  const awards = subsidise(works, rules, countMeasures(works, rules)).flat();
  const grossCents = works.reduce((sum, work) => sum + totalCents(work), 0);
  return { primaryKwhPerM2, netCents: grossCents - awards.reduce((sum, { cents }) => sum + cents, 0) };
}

export function measureOn(slot: Slot, measures: readonly Measure[]): MeasureCode | null {
  return measures.find((measure) => measure.slot === slot)?.code ?? null;
}
