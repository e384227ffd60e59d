import type { PlanControls } from '../contract/plan.ts';
import { underRules } from './adviser-rules.ts';
import { choicesOf, type SlotOptions, slotOptions } from './choices.ts';
import type { PricingContext } from './pricing-context.ts';
import { searchBest } from './search.ts';
import { searchSpace } from './search-space.ts';

export interface PlannedOptions {
  options: SlotOptions;
  /** False when the budget can't pay for the basic works: then the goal alone decides. */
  isWithBasics: boolean;
}

/** What may be done in a plan: the catalogue, less what is excluded, under the rules of an adviser. */
export function plannedOptions(
  pricingContext: PricingContext,
  controls: Pick<PlanControls, 'excluded_measures' | 'locked_measures' | 'budget_eur' | 'fossil_free'>,
): PlannedOptions {
  const { dwelling, date } = pricingContext;
  const { excluded_measures: excluded, locked_measures: locked, budget_eur: budgetEur } = controls;
  const free = slotOptions(dwelling, excluded, locked);
  const under = (isWithBasics: boolean): PlannedOptions => {
    const rules = { isWithBasics, isFossilFree: controls.fossil_free };
    return { options: underRules(free, dwelling, locked, date, rules), isWithBasics };
  };
  const planned = under(true);
  return budgetEur === null || isWithin(planned.options, pricingContext, budgetEur) ? planned : under(false);
}

/** True when the cheapest of the allowed combinations is within the budget. */
function isWithin(options: SlotOptions, pricingContext: PricingContext, budgetEur: number): boolean {
  const space = searchSpace(choicesOf(options, pricingContext.dwelling), pricingContext);
  const anyLabel = Number.POSITIVE_INFINITY;
  const maxNetCents = Math.round(budgetEur * 100);
  return searchBest(space, { minimise: 'net_cost', maxPrimaryKwhPerM2: anyLabel, maxNetCents }) !== null;
}
