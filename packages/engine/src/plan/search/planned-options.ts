import { isLet } from '../../contract/codes.ts';
import type { PlanControls } from '../../contract/plan.ts';
import { billEur } from '../../energy/energy-state.ts';
import { evaluate } from '../../energy/evaluate.ts';
import type { Measure } from '../../measures/measure.ts';
import { priceMeasures } from '../../money/price-measures.ts';
import { yearlyAwards } from '../../money/yearly-support.ts';
import { underRules } from '../advice/adviser-rules.ts';
import { costsOfWorks, type PricingContext } from '../pricing-context.ts';
import { choicesOf, type SlotOptions, slotOptions } from './choices.ts';
import { searchBest } from './search.ts';
import { NO_LOAD, searchSpace } from './search-space.ts';

export interface PlannedOptions {
  options: SlotOptions;
  /** False when the budget can't pay for the basic works: then the goal alone decides. */
  isWithBasics: boolean;
}

type Wishes = Pick<
  PlanControls,
  'excluded_measures' | 'locked_measures' | 'budget_eur' | 'fossil_free' | 'ownership'
>;

/** What may be done in a plan: the catalogue, less what is excluded, under the rules of an adviser. */
export function plannedOptions(pricingContext: PricingContext, controls: Wishes): PlannedOptions {
  const options = optionsUnder(pricingContext, controls, true);
  const { budget_eur: budgetEur } = controls;
  return budgetEur === null || isWithin(budgetEur, leastNetCents(options, pricingContext))
    ? { options, isWithBasics: true }
    : { options: optionsUnder(pricingContext, controls, false), isWithBasics: false };
}

export function optionsUnder(
  pricingContext: PricingContext,
  {
    excluded_measures: excluded,
    locked_measures: locked,
    fossil_free: isFossilFree,
    budget_eur: budgetEur,
    ownership,
  }: Wishes,
  isWithBasics: boolean,
): SlotOptions {
  const { dwelling, date } = pricingContext;
  const free = slotOptions(dwelling, excluded, locked);
  const options = underRules(free, dwelling, locked, date, { isWithBasics, isFossilFree });
  // A budget goes first to what its label needs (plan-renovation.ts).
  const panels = budgetEur === null ? payingPanels(options, pricingContext, ownership) : [];
  return panels.length > 0 ? { ...options, solar_panels: panels } : options;
}

/** Those that an adviser plans whatever the label asks for. The tenant gets what they save. */
export function payingPanels(
  { solar_panels: options }: SlotOptions,
  pricingContext: PricingContext,
  ownership: Wishes['ownership'],
): Measure[] {
  if (isLet(ownership)) return [];
  return options.filter((measure) => measure !== null).filter((panels) => pay(panels, pricingContext));
}

/** Longer than this is no reason to have panels whatever the label asks for. Judgement of an adviser (2026). */
const LONGEST_PAYBACK_YEARS = 15;

/** Whether panels on a house of one owner soon earn what they cost. */
function pay(panels: Measure, pricingContext: PricingContext): boolean {
  const { dwelling, date, energyPrices, pricing } = pricingContext;
  if (dwelling.estateType !== 'HOUSE') return false;
  const works = priceMeasures([panels], dwelling, NO_LOAD, pricing);
  const supportCents = works
    .flatMap((work) => yearlyAwards(work, dwelling, date))
    .reduce((sum, { rule, centsPerYear }) => sum + rule.years * centsPerYear, 0);
  const savedEur =
    billEur(evaluate(dwelling), energyPrices) - billEur(evaluate(panels.apply(dwelling)), energyPrices);
  const cents = costsOfWorks(works, pricingContext).leastNetCents - supportCents;
  return cents <= LONGEST_PAYBACK_YEARS * 100 * savedEur;
}

export function isWithin(budgetEur: number, cents: number): boolean {
  return cents <= Math.round(budgetEur * 100);
}

/** Of the cheapest of the allowed combinations. */
export function leastNetCents(options: SlotOptions, pricingContext: PricingContext): number {
  const space = searchSpace(choicesOf(options, pricingContext.dwelling), pricingContext);
  return searchBest(space, { minimise: 'net_cost' })?.netCents ?? Number.POSITIVE_INFINITY;
}
