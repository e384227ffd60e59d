/** Why a plan misses its target, if it does: the best label below it, and what the next better one would cost. */
import type { Remark } from '../../contract/plan.ts';
import type { TargetReason } from '../../contract/remarks.ts';
import { labelBounds } from '../../label/label.ts';
import type { PlanContext } from '../plan-context.ts';
import { chanceOfReaching, ROUNDING } from '../search/chance.ts';
import type { Chosen } from '../search/choose.ts';
import { houseWorks } from '../search/house-works.ts';
import { LONGEST_LIFE_YEARS, meanBillEur } from '../search/sensible-goal.ts';
import { bitsOf } from '../search/work-bits.ts';

export interface MissedTarget extends Remark {
  code: TargetReason;
  values: Record<string, string | number>;
}

export function missedTarget(
  { measures, aim, reasonIfMissed, next }: Chosen,
  { target, controls, pricingContext, houses }: PlanContext,
  isWithBasics: boolean,
): MissedTarget {
  // Of the basics alone nothing more can be had: it is the budget that leaves the rest out.
  const isLeftOut = !isWithBasics && reasonIfMissed === 'target_not_reachable';
  let code = isLeftOut ? 'budget_too_small' : reasonIfMissed;
  const values: Record<string, string | number> = aim === target ? {} : { label: aim };
  if (code === 'budget_too_small') values['budget_eur'] = controls.budget_eur ?? 0;
  if (code === 'not_sure_enough') values['confidence_percent'] = Math.round(controls.confidence * 100);
  if (next !== undefined) {
    const netCents = (works: typeof measures) => houseWorks(pricingContext)(bitsOf(works)).netCents;
    const billEur = (works: typeof measures) => meanBillEur(works, pricingContext, houses);
    const { high } = labelBounds(pricingContext.dwelling.labelScale, next.label);
    const costEur = Math.round((netCents(next.measures) - netCents(measures)) / 100);
    const savedEur = Math.max(0, Math.round(billEur(measures) - billEur(next.measures)));
    const chance = chanceOfReaching(high, next.measures, houses);
    values['next_label'] = next.label;
    values['next_eur'] = costEur;
    values['next_saved_eur'] = savedEur;
    values['next_percent'] = Math.round(chance * 100);
    const isLikely = chance >= controls.confidence - ROUNDING;
    if (isLikely && costEur > LONGEST_LIFE_YEARS * savedEur) code = 'next_label_not_paid_back';
  }
  return { code, values };
}
