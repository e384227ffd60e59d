/** The best plan of each house that this one can be: what one would do if one knew. */
import { type MeasureCode, SLOTS, type Slot } from '../../contract/codes.ts';
import type { PlanControls } from '../../contract/plan.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { labelBounds, labelOf } from '../../label/label.ts';
import { CATALOGUE } from '../../measures/catalogue.ts';
import type { Measure } from '../../measures/measure.ts';
import { suitedTo } from '../../measures/suited-to.ts';
import type { PricingContext } from '../pricing-context.ts';
import type { PossibleHouses } from './chance.ts';
import { choicesOf } from './choices.ts';
import { choose } from './choose.ts';
import { type HouseWorks, houseWorks } from './house-works.ts';
import { plannedOptions } from './planned-options.ts';
import { searchSpace } from './search-space.ts';
import { bitOf, bitsOf, sameSlots, slotBits } from './work-bits.ts';

export interface OwnPlan {
  dwelling: Dwelling;
  weight: number;
  measures: readonly Measure[];
  /** The same as bits. */
  works: number;
  /**
   * By the order of the catalogue, what is done in the place of a work under the rules of an adviser, as a bit; 0 for
   * nothing.
   */
  suited: readonly number[];
  /** Bits of all works on the parts on which one must be done. */
  required: number;
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
    const before = evaluate(dwelling).primaryKwhPerM2;
    const label = labelOf(dwelling.labelScale, before);
    const today = { dwelling, label, primaryKwhPerM2: before };
    const { measures } = choose(space, null, { ...controls, target_label: target }, target, today);
    const done = houseWorks(own);
    const works = bitsOf(measures);
    const { primaryKwhPerM2, netCents } = done(works);
    const isTargetReached = primaryKwhPerM2 <= labelBounds(dwelling.labelScale, target).high;
    const { heatPumpLimitWPerM2 } = choices;
    const suited = CATALOGUE.map((measure) => {
      const instead = suitedTo(measure, dwelling);
      return options[instead.slot].includes(instead) ? bitOf(instead) : 0;
    });
    let required = 0;
    for (const slot of SLOTS) if (!options[slot].includes(null)) required |= slotBits(slot);
    // What a budget pays for below the target is what is wanted: nothing of it is left for good.
    if (controls.budget_eur !== null && !isTargetReached) required |= sameSlots(works);
    return {
      dwelling,
      weight,
      measures,
      works,
      suited,
      required,
      heatPumpLimitWPerM2,
      done,
      netCents,
      isTargetReached,
    };
  });
}

export function measureOn(slot: Slot, measures: readonly Measure[]): MeasureCode | null {
  return measures.find((measure) => measure.slot === slot)?.code ?? null;
}
