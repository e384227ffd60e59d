/** The whole calculation of a plan, in order, top to bottom. */

import { completeDwelling } from '../completion/complete.ts';
import { MEASURES, type MeasureCode } from '../contract/codes.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Plan, Remark } from '../contract/plan.ts';
import type { PlanWarning } from '../contract/remarks.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { detailedEnergyState } from '../energy/energy-state.ts';
import { burnsFossilFuel } from '../energy/installations.ts';
import { compareLabels } from '../label/label.ts';
import type { Measure } from '../measures/measure.ts';
import { energyPricesOn, laterEnergyPrices, lifetimeEnergyPrices } from '../money/energy-prices.ts';
import { ownPricesIn } from '../money/own-prices.ts';
import { pricingOn } from '../money/price-work.ts';
import { activeRules } from '../money/subsidise.ts';
import { ChanceTable, possibleHouses } from './chance.ts';
import { applyAll, choicesOf, slotOptions } from './choices.ts';
import { choose } from './choose.ts';
import { decisionOf } from './decision.ts';
import { controlsOf, type PlanOptions, requireMeasures, targetLabel } from './plan-options.ts';
import { plannedOptions } from './planned-options.ts';
import type { PricingContext } from './pricing-context.ts';
import { searchSpace } from './search-space.ts';
import { type PlanContext, writePlan } from './write-plan.ts';

/** The best plan for a dwelling: which works, and in which order. */
export function planRenovation(input: EstateInput, options: PlanOptions): Plan {
  const context = planContextOf(input, options);
  const { pricingContext, controls, target, baseline } = context;
  const { dwelling } = pricingContext;
  const { options: planned, isWithBasics } = plannedOptions(pricingContext, controls);
  const space = searchSpace(choicesOf(planned, dwelling), pricingContext, { isForOneHouse: false });
  const chances = new ChanceTable(context.houses, space);
  const chosen = choose(space, chances, controls, target, dwelling, baseline.label);
  const warnings = notDone(controls.locked_measures, chosen.measures, 'locked_measure_not_applicable');
  if (!isWithBasics) {
    warnings.push({ code: 'basic_works_above_budget', values: { budget_eur: controls.budget_eur ?? 0 } });
  }
  const { measures, reasonIfMissed, isAboveBudget } = chosen;
  if (isAboveBudget) {
    warnings.push({ code: 'locked_measures_above_budget', values: { budget_eur: controls.budget_eur ?? 0 } });
  }
  if (controls.fossil_free && burnsFossilFuel(applyAll(dwelling, measures))) {
    warnings.push({ code: 'fossil_free_not_possible' });
  }
  const plan = writePlan(context, measures, reasonIfMissed, warnings);
  return options.withDecision === true ? { ...plan, decision: decisionOf(input, context, measures) } : plan;
}

/** "These are my measures: what do I get?" The caller's measures in the best order. */
export function planMeasures(
  input: EstateInput,
  measures: readonly MeasureCode[],
  options: PlanOptions,
): Plan {
  requireMeasures(measures);
  const context = planContextOf(input, { ...options, locked_measures: [], excluded_measures: [] });
  const unwanted = MEASURES.filter((code) => !measures.includes(code));
  const free = slotOptions(context.pricingContext.dwelling, unwanted, []);
  const possible = Object.values(free)
    .flat()
    .filter((measure) => measure !== null);
  const warnings = notDone(measures, possible, 'measure_not_applicable');
  return writePlan(context, possible, 'measures_do_not_reach_target', warnings);
}

/** Three ways side by side: the cheapest to the label, the best over thirty years, and off gas and oil. */
export interface PlanVariants {
  cheapest: Plan;
  lifetime: Plan;
  fossil_free: Plan;
}

export function planVariants(input: EstateInput, options: PlanOptions): PlanVariants {
  const withControls = (controls: Pick<PlanOptions, 'objective' | 'fossil_free'>): Plan =>
    planRenovation(input, { ...options, ...controls });
  return {
    cheapest: withControls({ objective: 'least_investment', fossil_free: false }),
    lifetime: withControls({ objective: 'least_lifetime_cost', fossil_free: false }),
    fossil_free: withControls({ objective: 'least_lifetime_cost', fossil_free: true }),
  };
}

/** What the plan of an estate starts from. */
export function planContextOf(input: EstateInput, options: PlanOptions): PlanContext {
  const { date } = options;
  const completed = completeDwelling(input, date);
  const { dwelling } = completed;
  const { country, region, yearBuilt } = dwelling;
  const controls = controlsOf(options, region);
  const ownPrices = withoutOwnMeter(options.energyPrices, dwelling);
  const prices = energyPricesOn(date, country, ownPrices);
  const pricingContext: PricingContext = {
    date,
    dwelling,
    pricing: pricingOn(date, country, yearBuilt, ownPricesIn(region, options.priceBook)),
    rules: activeRules(
      { region, date, yearBuilt, incomeGroup: controls.income_group, zipCode: input.address.zip_code },
      options.priceBook,
    ),
    energyPrices: prices.eurPerKwh,
    lifetimePrices: lifetimeEnergyPrices(date, country, ownPrices),
  };
  const target = targetLabel(controls, dwelling.labelScale);
  const baseline = detailedEnergyState(dwelling, prices.eurPerKwh);
  // A certificate that shows the target already is no matter of chance.
  const isShownByCertificate =
    completed.unexplainedKwhPerM2 !== null && compareLabels(dwelling.labelScale, baseline.label, target) <= 0;
  return {
    completed,
    houses: possibleHouses(completed.scenarios, isShownByCertificate ? 0 : completed.certificateNoise),
    controls,
    priceBookVersion: options.priceBook?.version ?? null,
    target,
    prices,
    pricesIn: laterEnergyPrices(date, country, ownPrices),
    pricingContext,
    baseline,
  };
}

/** Gas of a collective heating comes through one meter for all: the standing charge of one apartment is next to nothing. */
function withoutOwnMeter(
  own: PlanOptions['energyPrices'],
  { building }: Dwelling,
): PlanOptions['energyPrices'] {
  return building?.heatingIsCollective === true ? { gas_standing_eur_per_year: 0, ...own } : own;
}

function notDone(codes: readonly MeasureCode[], done: readonly Measure[], code: PlanWarning): Remark[] {
  const missing = [...new Set(codes)].filter((one) => !done.some((measure) => measure.code === one));
  return missing.map((measure) => ({ code, values: { measure } }));
}
