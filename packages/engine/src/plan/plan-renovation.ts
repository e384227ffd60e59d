/** The whole calculation of a plan, in order, top to bottom. */
import type { MeasureCode } from '../codes.ts';
import { DATA_VERSION, ENGINE_VERSION } from '../data/version.ts';
import { type CompletedDwelling, completeDwelling } from '../dwelling/complete.ts';
import type { EstateInput } from '../dwelling/estate-input.ts';
import { detailedEnergyState } from '../energy/energy-state.ts';
import { compareLabels } from '../label/label.ts';
import { measureOf } from '../measures/catalogue.ts';
import type { Measure } from '../measures/measure.ts';
import { type DatedEnergyPrices, energyPricesOn } from '../money/energy-prices.ts';
import { loansFor } from '../money/loans.ts';
import { pricingOn } from '../money/price-work.ts';
import { activeRules } from '../money/subsidise.ts';
import { choicesOf, slotOptions } from './choices.ts';
import { choose } from './choose.ts';
import type { Circumstances } from './circumstances.ts';
import type { EnergyState, Plan, PlanControls, Remark } from './plan.ts';
import { controlsOf, type PlanOptions, requireMeasures, targetLabel } from './plan-options.ts';
import { planRanges, scenarioStates } from './ranges.ts';
import type { TargetReason } from './remarks.ts';
import { type ScheduledStep, schedule } from './schedule.ts';
import { searchSpace } from './search-space.ts';
import { eur, netCents, paybackYears, sumCents, tellCostRange, tellMoney } from './tell-money.ts';
import { savingsBetween, tellStep } from './tell-step.ts';
import { chosenWarnings, scheduleWarnings } from './warnings.ts';

/** Years within which a whole plan may pay back. */
const LONGEST_PAYBACK_YEARS = 50;

/** The best plan for a dwelling: which works, and in which order. */
export function planRenovation(input: EstateInput, options: PlanOptions): Plan {
  const setting = settingOf(input, options);
  const { circumstances, controls, target, baseline } = setting;
  const { dwelling } = circumstances;
  const free = slotOptions(dwelling, controls.excluded_measures, controls.locked_measures);
  const space = searchSpace(choicesOf(free, dwelling), circumstances);
  const chosen = choose(space, controls, target, dwelling, baseline.label);
  if (chosen !== null) {
    const notDone = controls.locked_measures.filter((code) => !measureOf(code).isApplicable(dwelling));
    return tellPlan(setting, chosen.measures, chosen.reason, [
      ...notDone.map((measure) => ({ code: 'locked_measure_not_applicable', values: { measure } })),
    ]);
  }
  // The locked measures alone are above the budget: they are what the caller insists on.
  const locked = applicable(controls.locked_measures, circumstances);
  return tellPlan(setting, locked, 'budget_too_small', [
    { code: 'locked_measures_above_budget', values: { budget_eur: controls.budget_eur ?? 0 } },
  ]);
}

/** "These are my measures: what do I get?" The caller's measures in the best order. */
export function planMeasures(
  input: EstateInput,
  measures: readonly MeasureCode[],
  options: PlanOptions,
): Plan {
  requireMeasures(measures);
  const setting = settingOf(input, { ...options, locked_measures: [], excluded_measures: [] });
  const done = applicable(measures, setting.circumstances);
  const notDone = measures.filter((code) => !done.some((measure) => measure.code === code));
  return tellPlan(
    setting,
    done,
    'measures_do_not_reach_target',
    notDone.map((measure) => ({ code: 'measure_not_applicable', values: { measure } })),
  );
}

interface Setting {
  completed: CompletedDwelling;
  controls: PlanControls;
  target: string;
  prices: DatedEnergyPrices;
  circumstances: Circumstances;
  baseline: Plan['baseline'];
}

function settingOf(input: EstateInput, options: PlanOptions): Setting {
  const completed = completeDwelling(input, options.date);
  const { dwelling } = completed;
  const { country, region, yearBuilt } = dwelling;
  const controls = controlsOf(options, region);
  const prices = energyPricesOn(options.date, country, options.energyPrices);
  const circumstances: Circumstances = {
    date: options.date,
    dwelling,
    pricing: pricingOn(options.date, country, yearBuilt, options.priceBook),
    rules: activeRules({ region, date: options.date, yearBuilt, incomeGroup: controls.income_group }),
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

function applicable(codes: readonly MeasureCode[], { dwelling }: Circumstances): readonly Measure[] {
  return [...new Set(codes)].map(measureOf).filter((measure) => measure.isApplicable(dwelling));
}

function tellPlan(
  setting: Setting,
  measures: readonly Measure[],
  reasonIfMissed: Remark | TargetReason | null,
  warnings: readonly Remark[],
): Plan {
  const { completed, controls, target, prices, circumstances, baseline } = setting;
  const { dwelling, date } = circumstances;
  const scheduled = schedule(measures, controls.phase_budget_eur, circumstances);
  const packages = scheduled.map((step) => step.measures);
  const states = scenarioStates(completed.scenarios, packages, prices.eurPerKwh);
  const cents = sumCents(scheduled.map((step) => step.cents));
  let before: EnergyState = baseline;
  const steps = scheduled.map((step, index) => {
    const told = tellStep(step, index + 1, before, states, controls, circumstances);
    before = told.after;
    return told;
  });
  const end = scheduled.at(-1)?.after;
  const result = end === undefined ? baseline : detailedEnergyState(end, prices.eurPerKwh);
  const savings = savingsBetween(baseline, result);
  return {
    engine_version: ENGINE_VERSION,
    data_version: DATA_VERSION,
    date,
    country: dwelling.country,
    region: dwelling.region,
    label_scale: dwelling.labelScale,
    estate_type: dwelling.estateType,
    estate_format: dwelling.estateFormat,
    year_built: dwelling.yearBuilt,
    floor_area_m2: dwelling.floorAreaM2,
    quality_label: completed.qualityLabel,
    controls,
    target: tellTarget(target, result.label, scheduled, setting, reasonIfMissed),
    baseline,
    label_probabilities: completed.labelProbabilities,
    unexplained_kwh_per_m2: completed.unexplainedKwhPerM2,
    steps,
    result,
    totals: {
      ...tellMoney(cents),
      net_cost: eur(netCents(cents)),
      anyway_cost: eur(cents.anyway),
      savings,
      payback_years: paybackYears(cents, savings.bill_eur, LONGEST_PAYBACK_YEARS),
    },
    ranges: planRanges(states, tellCostRange(cents), completed.primaryKwhPerM2),
    energy_prices: tellPrices(prices, baseline, result),
    loans: loansFor(dwelling, date),
    assumptions: completed.assumptions,
    warnings: [
      ...completed.warnings,
      ...warnings,
      ...chosenWarnings(measures, circumstances, controls),
      ...scheduleWarnings(scheduled, steps, controls, circumstances),
    ],
    missing_facts: completed.missingFacts,
  };
}

function tellTarget(
  label: string,
  resultLabel: string,
  scheduled: readonly ScheduledStep[],
  { controls, circumstances }: Setting,
  reasonIfMissed: Remark | TargetReason | null,
): Plan['target'] {
  const reached = compareLabels(circumstances.dwelling.labelScale, resultLabel, label) <= 0;
  if (reached) return { label, reached, reason: scheduled.length === 0 ? { code: 'already_reached' } : null };
  if (typeof reasonIfMissed !== 'string') return { label, reached, reason: reasonIfMissed };
  const values: Record<string, string | number> = { label: resultLabel };
  if (reasonIfMissed === 'budget_too_small') values['budget_eur'] = controls.budget_eur ?? 0;
  return { label, reached, reason: { code: reasonIfMissed, values } };
}

function tellPrices(
  { eurPerKwh, sourceDate }: DatedEnergyPrices,
  baseline: Plan['baseline'],
  result: Plan['result'],
): Plan['energy_prices'] {
  const isUsed = (carrier: keyof typeof eurPerKwh): boolean =>
    [baseline, result].some((state) =>
      carrier === 'electricity_feed_in'
        ? state.solar_exported_kwh > 0
        : state.final_kwh_by_carrier[carrier] !== undefined,
    );
  return (Object.keys(eurPerKwh) as (keyof typeof eurPerKwh)[]).filter(isUsed).map((carrier) => {
    return { carrier, eur_per_kwh: eurPerKwh[carrier], source_date: sourceDate[carrier] };
  });
}
