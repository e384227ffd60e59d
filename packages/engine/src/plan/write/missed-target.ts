/** Why a plan misses its target, if it does: the best label below it, and what the next better one would cost. */
import type { Remark } from '../../contract/plan.ts';
import type { TargetReason } from '../../contract/remarks.ts';
import { labelBounds } from '../../label/label.ts';
import type { PlanContext } from '../plan-context.ts';
import { chanceOfReaching } from '../search/chance.ts';
import type { Chosen } from '../search/choose.ts';
import { houseWorks } from '../search/house-works.ts';
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
  const code =
    !isWithBasics && reasonIfMissed === 'target_not_reachable' ? 'budget_too_small' : reasonIfMissed;
  const values: Record<string, string | number> = aim === target ? {} : { label: aim };
  if (code === 'budget_too_small') values['budget_eur'] = controls.budget_eur ?? 0;
  if (next !== undefined) {
    const netCents = (works: typeof measures) => houseWorks(pricingContext)(bitsOf(works)).netCents;
    const { high } = labelBounds(pricingContext.dwelling.labelScale, next.label);
    values['next_label'] = next.label;
    values['next_eur'] = Math.round((netCents(next.measures) - netCents(measures)) / 100);
    values['next_percent'] = Math.round(chanceOfReaching(high, next.measures, houses) * 100);
  }
  return { code, values };
}
