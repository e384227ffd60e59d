import type { PlanControls } from '../../contract/plan.ts';
import { underRules } from '../advice/adviser-rules.ts';
import type { PricingContext } from '../pricing-context.ts';
import { choicesOf, type SlotOptions, slotOptions } from './choices.ts';
import { searchBest } from './search.ts';
import { searchSpace } from './search-space.ts';

export interface PlannedOptions {
  options: SlotOptions;
  /** False when the budget can't pay for the basic works: then the goal alone decides. */
  isWithBasics: boolean;
}

type Wishes = Pick<PlanControls, 'excluded_measures' | 'locked_measures' | 'budget_eur' | 'fossil_free'>;

/** What may be done in a plan: the catalogue, less what is excluded, under the rules of an adviser. */
export function plannedOptions(pricingContext: PricingContext, controls: Wishes): PlannedOptions {
  const options = optionsUnder(pricingContext, controls, true);
  const { budget_eur: budgetEur } = controls;
  return budgetEur === null || isWithin(budgetEur, leastNetCents(options, pricingContext))
    ? { options, isWithBasics: true }
    : { options: optionsUnder(pricingContext, controls, false), isWithBasics: false };
}

export function optionsUnder(
  { dwelling, date }: PricingContext,
  { excluded_measures: excluded, locked_measures: locked, fossil_free: isFossilFree }: Wishes,
  isWithBasics: boolean,
): SlotOptions {
  const free = slotOptions(dwelling, excluded, locked);
  return underRules(free, dwelling, locked, date, { isWithBasics, isFossilFree });
}

export function isWithin(budgetEur: number, cents: number): boolean {
  return cents <= Math.round(budgetEur * 100);
}

/** Of the cheapest of the allowed combinations. */
export function leastNetCents(options: SlotOptions, pricingContext: PricingContext): number {
  const space = searchSpace(choicesOf(options, pricingContext.dwelling), pricingContext);
  return searchBest(space, { minimise: 'net_cost' })?.netCents ?? Number.POSITIVE_INFINITY;
}
