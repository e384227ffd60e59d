/** How far a plan leads where nobody has set a target. */
import { isLet } from '../../contract/codes.ts';
import { entryOf } from '../../contract/entry-of.ts';
import type { PlanControls } from '../../contract/plan.ts';
import { HEAT_PUMP_LIMIT_W_PER_M2 } from '../../data/systems.ts';
import { billEur } from '../../energy/energy-state.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { labelsOf } from '../../label/label.ts';
import { anywayCents, laterCents } from '../../money/lifetime-cost.ts';
import { priceMeasures } from '../../money/price-measures.ts';
import type { PricingContext } from '../pricing-context.ts';
import { isWorthPlanningFor } from '../write/milestones.ts';
import type { ChanceTable } from './chance-table.ts';
import { applyNeeded } from './choices.ts';
import { cheapestIn, type Today } from './choose.ts';
import { canHeat } from './heat-pump-limit.ts';
import { houseWorks } from './house-works.ts';
import { remainingLoad } from './remaining-load.ts';
import type { SearchSpace } from './search-space.ts';
import { bitOf, bitsOf, partBits, sameSlots, slotBits, worksOf } from './work-bits.ts';

/** The life of the works that last longest (data/prices/lifetimes.ts). */
const LONGEST_LIFE_YEARS = 40;

/**
 * The label whose works leave most after the longest life of a work, of the best one that can be had and those below
 * it: every label above it costs more than it saves by then. Today's label only where the target is the next one, and
 * none below a label that a law asks for. A label whose works leave more without one of them is left out, unless that
 * work is done for the label below it as well: the saving of the others would pay for that one.
 * Found with controls that hold no wish, so that none moves it.
 */
export function goalOf(
  space: SearchSpace,
  chances: ChanceTable,
  controls: PlanControls,
  target: string,
  today: Today,
): string {
  const { pricingContext } = space;
  const { dwelling, label: labelToday } = today;
  const isAskedByLaw = (label: string): boolean =>
    isWorthPlanningFor(label, dwelling, today, pricingContext.date, controls.ownership ?? null);
  const labels = labelsOf(dwelling.labelScale);
  const cheapest = cheapestIn(space, chances, controls);
  const found: { label: string; works: number }[] = [];
  for (const label of labels.slice(labels.indexOf(target))) {
    const above = found.at(-1)?.label;
    const isToday = label === labelToday;
    if (above !== undefined && ((isToday && above !== target) || above === labelToday || isAskedByLaw(above)))
      break;
    // Nothing is promised of a label that the home has.
    const list = cheapest(label, isToday ? 0 : controls.confidence);
    if (list !== null) found.push({ label, works: bitsOf(list.measures) });
  }
  let goal = found[0]?.label ?? target;
  if (found.length < 2) return goal;
  // The tenant gets what more would save.
  const least = found.at(-1)?.label ?? target;
  if (isLet(controls.ownership) && isAskedByLaw(least)) return least;
  const outcomeOf = outcomesIn(pricingContext, chances);
  let most = Number.NEGATIVE_INFINITY;
  for (const [rank, { label, works }] of found.entries()) {
    const { gainCents } = outcomeOf(works);
    const below = found[rank + 1]?.works ?? works;
    if (gainCents <= most || withoutUnpaid(works, below, outcomeOf) !== works) continue;
    goal = label;
    most = gainCents;
  }
  return goal;
}

/** What works come to, as bits (work-bits.ts). */
export interface Outcome {
  netCents: number;
  /** A year, the mean of all houses. */
  billEur: number;
  /**
   * Less the bills of the longest life of a work, and what the works and those that replace them in that time cost
   * beyond what would be spent anyway.
   */
  gainCents: number;
}

/** Draughts, glass and ventilation go together. */
export const AIR_BITS = partBits('openings') & ~slotBits('doors');

/** The works without those on parts that the list for the label below leaves as they are, where that leaves more. */
export function withoutUnpaid(works: number, below: number, outcomeOf: (bits: number) => Outcome): number {
  let paid = works;
  for (const work of worksOf(works & ~sameSlots(below))) {
    const part = bitOf(work) & AIR_BITS ? AIR_BITS : bitOf(work);
    const changed = (paid & ~part) | (below & part);
    if (outcomeOf(changed).gainCents > outcomeOf(paid).gainCents) paid = changed;
  }
  return paid;
}

export function outcomesIn(
  pricingContext: PricingContext,
  { houses: { dwellings, weights }, outcomes }: ChanceTable,
): (bits: number) => Outcome {
  const { dwelling, pricing, date, energyPrices } = pricingContext;
  const costOf = houseWorks(pricingContext);
  return (bits) =>
    entryOf(outcomes, bits, () => {
      const measures = worksOf(bits);
      const { netCents, peakHeatLoadKw } = costOf(bits);
      const bill = dwellings.reduce((sum, house, index) => {
        const eur = billEur(evaluate(applyNeeded(house, measures)), energyPrices);
        return sum + (weights[index] ?? 0) * eur;
      }, 0);
      const gainCents = priceMeasures(
        measures,
        dwelling,
        remainingLoad(dwelling, peakHeatLoadKw),
        pricing,
      ).reduce(
        (cents, work) =>
          cents +
          anywayCents(work, dwelling, date, pricing) -
          laterCents(work, LONGEST_LIFE_YEARS, dwelling, pricing),
        -netCents - 100 * LONGEST_LIFE_YEARS * bill,
      );
      const isAllowed = canHeat(measures, peakHeatLoadKw, dwelling.floorAreaM2, HEAT_PUMP_LIMIT_W_PER_M2);
      return { netCents, billEur: bill, gainCents: isAllowed ? gainCents : Number.NEGATIVE_INFINITY };
    });
}
