/** The whole calculation of a plan, in order, top to bottom. */

import { completeDwelling } from '../completion/complete.ts';
import { MEASURES, type MeasureCode } from '../contract/codes.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Plan, Remark } from '../contract/plan.ts';
import type { PlanWarning } from '../contract/remarks.ts';
import { detailedEnergyState } from '../energy/energy-state.ts';
import type { Measure } from '../measures/measure.ts';
import { energyPricesOn } from '../money/energy-prices.ts';
import { pricingOn } from '../money/price-work.ts';
import { activeRules } from '../money/subsidise.ts';
import { choicesOf, slotOptions } from './choices.ts';
import { choose } from './choose.ts';
import type { Circumstances } from './circumstances.ts';
import { controlsOf, type PlanOptions, requireMeasures, targetLabel } from './plan-options.ts';
import { plannedOptions } from './planned-options.ts';
import { searchSpace } from './search-space.ts';
import { type Setting, tellPlan } from './tell-plan.ts';

/** The best plan for a dwelling: which works, and in which order. */
export function planRenovation(input: EstateInput, options: PlanOptions): Plan {
  const setting = settingOf(input, options);
  const { circumstances, controls, target, baseline } = setting;
  const { dwelling } = circumstances;
  const { options: planned, isWithBasics } = plannedOptions(circumstances, controls);
  const space = searchSpace(choicesOf(planned, dwelling), circumstances);
  const chosen = choose(space, controls, target, dwelling, baseline.label);
  const warnings = [...notDone(controls.locked_measures, chosen.measures, 'locked_measure_not_applicable')];
  if (!isWithBasics) {
    warnings.push({ code: 'basic_works_above_budget', values: { budget_eur: controls.budget_eur ?? 0 } });
  }
  const { measures, reasonIfMissed, isAboveBudget } = chosen;
  if (!isAboveBudget) return tellPlan(setting, measures, reasonIfMissed, warnings);
  const tooDear = { code: 'locked_measures_above_budget', values: { budget_eur: controls.budget_eur ?? 0 } };
  return tellPlan(setting, measures, reasonIfMissed, [...warnings, tooDear]);
}

/** "These are my measures: what do I get?" The caller's measures in the best order. */
export function planMeasures(
  input: EstateInput,
  measures: readonly MeasureCode[],
  options: PlanOptions,
): Plan {
  requireMeasures(measures);
  const setting = settingOf(input, { ...options, locked_measures: [], excluded_measures: [] });
  const unwanted = MEASURES.filter((code) => !measures.includes(code));
  const free = slotOptions(setting.circumstances.dwelling, unwanted, []);
  const possible = Object.values(free)
    .flat()
    .filter((measure) => measure !== null);
  const warnings = notDone(measures, possible, 'measure_not_applicable');
  return tellPlan(setting, possible, 'measures_do_not_reach_target', warnings);
}

function settingOf(input: EstateInput, options: PlanOptions): Setting {
  const { date } = options;
  const completed = completeDwelling(input, date);
  const { dwelling } = completed;
  const { country, region, yearBuilt } = dwelling;
  const controls = controlsOf(options, region);
  const prices = energyPricesOn(date, country, options.energyPrices);
  const circumstances: Circumstances = {
    date,
    dwelling,
    pricing: pricingOn(date, country, yearBuilt, options.priceBook),
    rules: activeRules({ region, date, yearBuilt, incomeGroup: controls.income_group }),
    energyPrices: prices.eurPerKwh,
  };
  return {
    completed,
    controls,
    target: targetLabel(controls, dwelling.labelScale),
    prices,
    circumstances,
    baseline: detailedEnergyState(dwelling, prices.eurPerKwh),
  };
}

function notDone(
  codes: readonly MeasureCode[],
  done: readonly Measure[],
  code: PlanWarning,
): readonly Remark[] {
  const missing = [...new Set(codes)].filter((one) => !done.some((measure) => measure.code === one));
  return missing.map((measure) => ({ code, values: { measure } }));
}
