/** What a wish costs that sets aside a rule: the plan beside the one without it. */
import type { MeasureCode } from '../contract/codes.ts';
import type { WishCost } from '../contract/overrides.ts';
import type { Plan, PlanControls } from '../contract/plan.ts';
import { measureOf, slotOf } from '../measures/catalogue.ts';
import { measuresOf } from './measures-of.ts';
import type { PricingContext } from './pricing-context.ts';
import { isSoundOpening, slotOptions } from './search/choices.ts';
import { optionsUnder } from './search/planned-options.ts';

/** `planFor` plans for other controls; it is called once for each wish that sets aside a rule, which few do. */
export function wishCosts(
  plan: Plan,
  controls: PlanControls,
  pricingContext: PricingContext,
  planFor: (controls: PlanControls) => Plan,
): WishCost[] {
  const { locked_measures: locked, excluded_measures: excluded } = controls;
  const costOf = (wish: WishCost['wish'], measure: MeasureCode, others: PlanControls): WishCost => {
    const without = planFor(others);
    return {
      wish,
      measure,
      more_eur: cents(plan.totals.net_cost - without.totals.net_cost),
      more_bill_eur_per_year: cents(plan.result.bill_eur - without.result.bill_eur),
      label: plan.result.label,
      label_without_wish: without.result.label,
      probability: plan.target.probability,
      probability_without_wish: without.target.probability,
    };
  };
  const works = plan.steps.flatMap(measuresOf).map(measureOf);
  /** Old glass or draughts beside heat recovery: what is allowed because of a wish alone. */
  const isUnsound = (others: PlanControls): boolean =>
    !isSoundOpening(works, optionsUnder(pricingContext, others, true), pricingContext.dwelling);
  return [
    ...locked.flatMap((measure) => {
      const wishes = { ...controls, locked_measures: locked.filter((code) => code !== measure) };
      const isSaid = isAgainstRules(measure, wishes, pricingContext) || isUnsound(wishes);
      return isSaid ? [costOf('locked', measure, wishes)] : [];
    }),
    ...excluded.flatMap((measure) => {
      const wishes = { ...controls, excluded_measures: excluded.filter((code) => code !== measure) };
      const isSaid = isNeededByRules(measure, controls, wishes, pricingContext) || isUnsound(wishes);
      return isSaid ? [costOf('excluded', measure, wishes)] : [];
    }),
  ];
}

/** A work that can be done here, but that the rules would not offer unasked. */
function isAgainstRules(measure: MeasureCode, others: PlanControls, context: PricingContext): boolean {
  const slot = slotOf(measure);
  const isIn = (options: ReturnType<typeof slotOptions>): boolean =>
    options[slot].some((option) => option?.code === measure);
  const free = slotOptions(context.dwelling, others.excluded_measures, others.locked_measures);
  return isIn(free) && !isIn(optionsUnder(context, others, true));
}

/** Without the exclusion the rules would have something done on this part, with it they let it be. */
function isNeededByRules(
  measure: MeasureCode,
  controls: PlanControls,
  others: PlanControls,
  context: PricingContext,
): boolean {
  const slot = slotOf(measure);
  const isLeft = (wishes: PlanControls): boolean => optionsUnder(context, wishes, true)[slot].includes(null);
  return isLeft(controls) && !isLeft(others);
}

function cents(eur: number): number {
  return Math.round(eur * 100) / 100;
}
