/** Why a plan misses its target, if it does: the best label below it, and what the next better one would cost. */
import type { Remark } from '../../contract/plan.ts';
import type { TargetReason } from '../../contract/remarks.ts';
import { UPKEEP } from '../../data/prices/lifetimes.ts';
import { labelBounds } from '../../label/label.ts';
import type { PlanContext } from '../plan-context.ts';
import { chanceOfReaching, ROUNDING } from '../search/chance.ts';
import type { ChanceTable } from '../search/chance-table.ts';
import type { Chosen } from '../search/choose.ts';
import { AIR_BITS, LONGEST_LIFE_YEARS, outcomesIn, withoutUnpaid } from '../search/sensible-goal.ts';
import { bitOf, bitsOf, sameSlots, worksOf } from '../search/work-bits.ts';

export interface MissedTarget extends Remark {
  code: TargetReason;
  values: Record<string, string | number>;
}

/** `warnings` gets the works of the next label that pay for themselves without it. */
export function missedTarget(
  { measures, aim, reasonIfMissed, next }: Chosen,
  { target, controls, pricingContext, houses }: PlanContext,
  chances: ChanceTable,
  isWithBasics: boolean,
  warnings: Remark[],
): MissedTarget {
  // Of the basics alone nothing more can be had: it is the budget that leaves the rest out.
  const isLeftOut = !isWithBasics && reasonIfMissed === 'target_not_reachable';
  let code = isLeftOut ? 'budget_too_small' : reasonIfMissed;
  const values: Record<string, string | number> = aim === target ? {} : { label: aim };
  if (code === 'budget_too_small') values['budget_eur'] = controls.budget_eur ?? 0;
  if (code === 'not_sure_enough') values['confidence_percent'] = Math.round(controls.confidence * 100);
  if (next !== undefined) {
    const outcomeOf = outcomesIn(pricingContext, chances);
    const beyond = (works: number, others: number) => {
      const [more, less] = [outcomeOf(works), outcomeOf(others)];
      return {
        eur: Math.round((more.netCents - less.netCents) / 100),
        savedEur: Math.max(0, Math.round(less.billEur - more.billEur)),
      };
    };
    const [here, there] = [bitsOf(measures), bitsOf(next.measures)];
    const { eur, savedEur } = beyond(there, here);
    const { high } = labelBounds(pricingContext.dwelling.labelScale, next.label);
    const chance = chanceOfReaching(high, next.measures, houses);
    values['next_label'] = next.label;
    values['next_eur'] = eur;
    values['next_saved_eur'] = savedEur;
    values['next_percent'] = Math.round(chance * 100);
    const paid = withoutUnpaid(there, here, outcomeOf);
    const unpaidEur = beyond(there, paid).eur;
    const isUnpaid = eur > LONGEST_LIFE_YEARS * savedEur;
    const isPartlyUnpaid = unpaidEur > 0 && unpaidEur <= eur;
    if ((isUnpaid || isPartlyUnpaid) && chance >= controls.confidence - ROUNDING) {
      code = 'next_label_not_paid_back';
      if (!isUnpaid) values['unpaid_eur'] = unpaidEur;
      for (const work of worksOf(paid & ~sameSlots(here) & ~AIR_BITS)) {
        const alone = beyond(here | bitOf(work), here);
        if (alone.eur > UPKEEP[work.code].lifetimeYears * alone.savedEur) continue;
        warnings.push({
          code: 'work_pays_for_itself',
          values: { measure: work.code, cost_eur: alone.eur, saved_eur: alone.savedEur },
        });
      }
    }
  }
  return { code, values };
}
