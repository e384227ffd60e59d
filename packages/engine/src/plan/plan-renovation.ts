/** The whole calculation of a plan, in order, top to bottom. */

import { MEASURES, type MeasureCode } from '../contract/codes.ts';
import type { LabelPrice } from '../contract/decision.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Plan, PlanControls, Remark } from '../contract/plan.ts';
import type { PlanWarning } from '../contract/remarks.ts';
import { burnsFossilFuel } from '../energy/installations.ts';
import { labelBounds } from '../label/label.ts';
import { measureOf } from '../measures/catalogue.ts';
import type { Measure } from '../measures/measure.ts';
import { type GroupGrants, grantsByIncome } from './grants-by-income.ts';
import { measuresOf } from './measures-of.ts';
import {
  type EstateContext,
  estateContextOf,
  housesFor,
  type PlanContext,
  type PlanTerms,
  planContextIn,
} from './plan-context.ts';
import {
  controlsOf,
  type PlanOptions,
  requireMeasures,
  targetLabel,
  WITHOUT_BUDGET,
} from './plan-options.ts';
import { alternatives } from './search/alternatives.ts';
import { chanceOfReaching } from './search/chance.ts';
import { applyAll, slotOptions } from './search/choices.ts';
import type { Chosen } from './search/choose.ts';
import { decisionOf } from './search/decision.ts';
import { labelPrices } from './search/label-prices.ts';
import { nextRung } from './search/next-rung.ts';
import { SearchCache } from './search/search-cache.ts';
import { outcomesIn } from './search/sensible-goal.ts';
import { surerAtLittleCost } from './search/surer-at-little-cost.ts';
import { worksFor } from './search/works-for.ts';
import { wishCosts } from './wish-costs.ts';
import { withAppliedOverrides } from './write/applied-overrides.ts';
import { isRequiredByLaw, SURE_BY_LAW } from './write/milestones.ts';
import { missedTarget, payingWorks } from './write/missed-target.ts';
import { writePlan } from './write/write-plan.ts';

/** The best plan for a dwelling: which works, and in which order. */
export function planRenovation(input: EstateInput, options: PlanOptions): Plan {
  return estatePlanner(input, options)(options);
}

type Wishes = Omit<PlanOptions, keyof PlanTerms>;

/** A plan for the caller's wishes; all have a default. */
export type EstatePlanner = (wishes: Wishes) => Plan;

/**
 * Plans one estate on one day, as often as somebody changes their wishes: what no wish changes is found once, what few
 * change is kept for the next plan. Each plan is the one that `planRenovation` makes.
 */
export function estatePlanner(input: EstateInput, terms: PlanTerms): EstatePlanner {
  return estatePlans(input, terms).planFor;
}

export interface EstatePlans {
  planFor: EstatePlanner;
  /** What each better label costs; `plan` is that of the wishes. */
  pricesFor: (wishes: Wishes, plan: Plan) => LabelPrice[];
  /** What each income group would get for the works of a plan of this estate. */
  grantsFor: (plan: Plan) => GroupGrants[];
  /** The chance of each label, or a better one, after all works of a plan of this estate. */
  chancesFor: (plan: Plan) => (label: string) => number;
}

export function estatePlans(input: EstateInput, terms: PlanTerms): EstatePlans {
  const estate = estateContextOf(input, terms);
  const found = new SearchCache(estate);
  const asSure = (asked: PlanControls, { confidence }: Wishes): PlanControls =>
    confidence === undefined ? surerAtLittleCost(found, surerByLaw(asked, estate)) : asked;
  // The terms may be whole options: what is wished for now comes after them.
  const askedFor = (wishes: Wishes) => controlsOf({ ...terms, ...wishes }, estate.pricing.dwelling.region);
  const controlsFor = (wishes: Wishes) => asSure(askedFor(wishes), wishes);
  const pricesFor: EstatePlans['pricesFor'] = (wishes, plan) =>
    labelPrices(found, found.contextOf(plan.controls), plan, (target_label) =>
      controlsFor({ ...wishes, target_label, ...WITHOUT_BUDGET[plan.controls.objective] }),
    );
  const planFor: EstatePlanner = (wishes) => {
    const controls = controlsFor(wishes);
    const { plan, context, chosen } = findPlan(found, controls);
    const { measures, aim } = chosen;
    const planWith = (other: PlanControls) => findPlan(found, asSure(other, wishes)).plan;
    const costs = wishCosts(plan, askedFor(wishes), context.pricingContext, planWith);
    const whole = withAppliedOverrides(costs.length > 0 ? { ...plan, wish_costs: costs } : plan, estate);
    if (wishes.withDecision !== true) return whole;
    const decision = decisionOf(estate.input, { ...context, target: aim }, measures);
    return {
      ...whole,
      decision: {
        ...decision,
        next_rung: nextRung(found, context, measures, plan, aim),
        alternatives: alternatives(found, context, measures, aim, plan),
        label_prices: pricesFor(wishes, plan),
      },
    };
  };
  const chancesFor: EstatePlans['chancesFor'] = ({ steps, label_scale: scale }) => {
    const works = steps.flatMap(measuresOf).map(measureOf);
    return (label) => chanceOfReaching(labelBounds(scale, label).high, works, housesFor(estate, label));
  };
  return { planFor, pricesFor, grantsFor: (plan) => grantsByIncome(found, plan), chancesFor };
}

interface FoundPlan {
  plan: Plan;
  context: PlanContext;
  chosen: Chosen;
}

/** Less of a budget is not worth a sentence. */
const LEAST_LEFT_EUR = 1000;

function findPlan(found: SearchCache, controls: PlanControls): FoundPlan {
  const context = found.contextOf(controls);
  const { pricingContext } = context;
  const { dwelling } = pricingContext;
  const { chances, isWithBasics, basicsCents } = found.spaceOf(context);
  const chosen = worksFor(found, controls);
  const { measures, isAboveBudget } = chosen;
  const warnings = notDone(controls.locked_measures, measures, 'locked_measure_not_applicable');
  const values = { budget_eur: controls.budget_eur ?? 0 };
  const evaluated = found.workedOut(context, measures);
  if (!isWithBasics) {
    const basic_eur = Math.ceil(basicsCents / 10_000) * 100;
    const left_eur = Math.floor((values.budget_eur - evaluated.summary.totals.net_cost) / 100) * 100;
    if (measures.length === 0)
      warnings.push({ code: 'budget_below_basics', values: { ...values, basic_eur } });
    else if (left_eur < LEAST_LEFT_EUR) warnings.push({ code: 'basic_works_above_budget', values });
    else warnings.push({ code: 'budget_left_for_basics', values: { ...values, basic_eur, left_eur } });
  }
  if (isAboveBudget) warnings.push({ code: 'locked_measures_above_budget', values });
  if (controls.fossil_free && burnsFossilFuel(applyAll(dwelling, measures))) {
    warnings.push({ code: 'fossil_free_not_possible' });
  }
  const outcomeOf = outcomesIn(pricingContext, chances);
  const missed = missedTarget(chosen, context, outcomeOf, isWithBasics);
  warnings.push(...payingWorks(chosen, context, outcomeOf));
  const plan = writePlan(context, measures, missed, warnings, evaluated);
  return { plan, context, chosen };
}

function surerByLaw(
  controls: PlanControls,
  { pricing: { dwelling, date }, baseline }: EstateContext,
): PlanControls {
  const target = targetLabel(controls, dwelling.labelScale);
  const isAsked = isRequiredByLaw(target, dwelling, baseline.label, date, controls.ownership ?? null);
  return isAsked ? { ...controls, confidence: SURE_BY_LAW } : controls;
}

/** "These are my measures: what do I get?" The caller's measures in the best order. */
export function planMeasures(
  input: EstateInput,
  measures: readonly MeasureCode[],
  options: PlanOptions,
): Plan {
  requireMeasures(measures);
  const estate = estateContextOf(input, options);
  const context = planContextIn(estate, { ...options, locked_measures: [], excluded_measures: [] });
  const unwanted = MEASURES.filter((code) => !measures.includes(code));
  const free = slotOptions(context.pricingContext.dwelling, unwanted, []);
  const possible = Object.values(free)
    .flat()
    .filter((measure) => measure !== null);
  const warnings = notDone(measures, possible, 'measure_not_applicable');
  const plan = writePlan(context, possible, { code: 'measures_do_not_reach_target', values: {} }, warnings);
  return withAppliedOverrides(plan, estate);
}

/** Three ways side by side: the cheapest to the label, the best over thirty years, and off gas and oil. */
export interface PlanVariants {
  cheapest: Plan;
  lifetime: Plan;
  fossil_free: Plan;
}

export function planVariants(input: EstateInput, options: PlanOptions): PlanVariants {
  const planFor = estatePlanner(input, options);
  const withControls = (controls: Pick<PlanOptions, 'objective' | 'fossil_free'>): Plan =>
    planFor({ ...options, ...controls });
  return {
    cheapest: withControls({ objective: 'least_investment', fossil_free: false }),
    lifetime: withControls({ objective: 'least_lifetime_cost', fossil_free: false }),
    fossil_free: withControls({ objective: 'least_lifetime_cost', fossil_free: true }),
  };
}

function notDone(codes: readonly MeasureCode[], done: readonly Measure[], code: PlanWarning): Remark[] {
  const missing = [...new Set(codes)].filter((one) => !done.some((measure) => measure.code === one));
  return missing.map((measure) => ({ code, values: { measure } }));
}
