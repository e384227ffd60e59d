/** The best plan of each house that this one can be: what one would do if one knew. */
import type { MeasureCode, Slot } from '../../contract/codes.ts';
import type { PlanControls } from '../../contract/plan.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { labelBounds, labelOf } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import type { PricingContext } from '../pricing-context.ts';
import type { PossibleHouses } from './chance.ts';
import { choicesOf, type SlotOptions } from './choices.ts';
import { choose } from './choose.ts';
import { type HouseWorks, houseWorks } from './house-works.ts';
import { plannedOptions } from './planned-options.ts';
import { searchSpace } from './search-space.ts';

export interface OwnPlan {
  dwelling: Dwelling;
  weight: number;
  measures: readonly Measure[];
  /** What may be done in this house under the rules of an adviser. */
  options: SlotOptions;
  /** The most peak load after the works that an all-electric heat pump is put behind. */
  heatPumpLimitWPerM2: number;
  done: HouseWorks;
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
    const done = houseWorks(own);
    const { primaryKwhPerM2, netCents } = done(measures);
    const isTargetReached = primaryKwhPerM2 <= labelBounds(dwelling.labelScale, target).high;
    const { heatPumpLimitWPerM2 } = choices;
    return { dwelling, weight, measures, options, heatPumpLimitWPerM2, done, netCents, isTargetReached };
  });
}

export function measureOn(slot: Slot, measures: readonly Measure[]): MeasureCode | null {
  return measures.find((measure) => measure.slot === slot)?.code ?? null;
}
