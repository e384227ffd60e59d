/**
 * Why a plan misses its target, if it does: the best label below it, and what the next better one would cost; and the
 * works that would pay for themselves beside those of the plan.
 */
import { isLet } from '../../contract/codes.ts';
import type { Remark } from '../../contract/plan.ts';
import type { TargetReason } from '../../contract/remarks.ts';
import { UPKEEP } from '../../data/prices/lifetimes.ts';
import { labelBounds } from '../../label/label.ts';
import type { PlanContext } from '../plan-context.ts';
import { chanceOfReaching, ROUNDING } from '../search/chance.ts';
import type { Chosen } from '../search/choose.ts';
import { optionsUnder } from '../search/planned-options.ts';
import { AIR_BITS, type Outcome, withoutUnpaid } from '../search/sensible-goal.ts';
import { bitOf, bitsOf, sameSlots, worksOf } from '../search/work-bits.ts';

export interface MissedTarget extends Remark {
  code: TargetReason;
  values: Record<string, string | number>;
}

/** `outcomeOf`: what works come to, as bits. */
export function missedTarget(
  { measures, aim, reasonIfMissed, next }: Chosen,
  { target, controls, pricingContext, houses }: PlanContext,
  outcomeOf: OutcomeOf,
  isWithBasics: boolean,
): MissedTarget {
  // Of the basics alone nothing more can be had: it is the budget that leaves the rest out.
  const isLeftOut = !isWithBasics && reasonIfMissed === 'target_not_reachable';
  let code = isLeftOut ? 'budget_too_small' : reasonIfMissed;
  const values: Record<string, string | number> = aim === target ? {} : { label: aim };
  if (code === 'budget_too_small') values['budget_eur'] = controls.budget_eur ?? 0;
  if (code === 'not_sure_enough') values['confidence_percent'] = Math.round(controls.confidence * 100);
  if (next !== undefined) {
    const [here, there] = [bitsOf(measures), bitsOf(next.measures)];
    const { eur, savedEur } = beyond(there, here, outcomeOf);
    const { high } = labelBounds(pricingContext.dwelling.labelScale, next.label);
    const chance = chanceOfReaching(high, next.measures, houses);
    values['next_label'] = next.label;
    values['next_works'] = worksOf(there & ~here)
      .map((work) => work.code)
      .join();
    values['next_eur'] = eur;
    values['next_saved_eur'] = savedEur;
    values['next_percent'] = Math.round(chance * 100);
    const paid = withoutUnpaid(there, here, outcomeOf);
    const isUnpaid = outcomeOf(there).gainCents <= outcomeOf(here).gainCents;
    if ((isUnpaid || paid !== there) && chance >= controls.confidence - ROUNDING) {
      code = 'next_label_not_paid_back';
      if (!isUnpaid) values['unpaid_eur'] = beyond(there, paid, outcomeOf).eur;
    }
  }
  return { code, values };
}

/** Panels, and works of the next label, that pay for themselves beside those of the plan, which lacks them. */
export function payingWorks(
  { measures, next }: Chosen,
  { controls, pricingContext }: PlanContext,
  outcomeOf: OutcomeOf,
): Remark[] {
  // The tenant gets what they save.
  if (isLet(controls.ownership)) return [];
  const { budget_eur: budgetEur } = controls;
  // Where nothing is planned, panels are offered as what could come next.
  const isEmpty = measures.length === 0 && budgetEur === null;
  const panels = isEmpty ? [] : optionsUnder(pricingContext, controls, true).solar_panels;
  const here = bitsOf(measures);
  const leftEur = budgetEur === null ? Number.POSITIVE_INFINITY : budgetEur - outcomeOf(here).netCents / 100;
  const paidByThemselves = withoutUnpaid(bitsOf(next?.measures ?? []), here, outcomeOf);
  const offered = paidByThemselves | bitsOf(panels.filter((one) => one !== null));
  return worksOf(offered & ~sameSlots(here) & ~AIR_BITS).flatMap((work): Remark[] => {
    const { eur, savedEur } = beyond(here | bitOf(work), here, outcomeOf);
    if (eur > leftEur || eur > UPKEEP[work.code].lifetimeYears * savedEur) return [];
    const values = { measure: work.code, cost_eur: eur, saved_eur: savedEur };
    return [{ code: 'work_pays_for_itself', values }];
  });
}

type OutcomeOf = (bits: number) => Outcome;

/** What works cost and save, EUR and EUR a year, beyond others. */
function beyond(works: number, others: number, outcomeOf: OutcomeOf): { eur: number; savedEur: number } {
  const [more, less] = [outcomeOf(works), outcomeOf(others)];
  return {
    eur: Math.round((more.netCents - less.netCents) / 100),
    savedEur: Math.max(0, Math.round(less.billEur - more.billEur)),
  };
}
