/** The plan as plain JSON of codes and numbers. */

import type { CompletedDwelling } from '../completion/complete.ts';
import type { EnergyState, Plan, PlanControls, Remark } from '../contract/plan.ts';
import type { TargetReason } from '../contract/remarks.ts';
import { DATA_VERSION, ENGINE_VERSION } from '../data/version.ts';
import { detailedEnergyState } from '../energy/energy-state.ts';
import { compareLabels } from '../label/label.ts';
import type { Measure } from '../measures/measure.ts';
import type { DatedEnergyPrices } from '../money/energy-prices.ts';
import { loansFor } from '../money/loans.ts';
import { adviserWarnings } from './adviser-warnings.ts';
import type { Circumstances } from './circumstances.ts';
import { planRanges, scenarioStates } from './ranges.ts';
import { schedule } from './schedule.ts';
import { eur, netCents, paybackYears, sumCents, tellCostRange, tellMoney } from './tell-money.ts';
import { savingsBetween, tellStep } from './tell-step.ts';
import { chosenWarnings, scheduleWarnings } from './warnings.ts';

/** Years within which a whole plan may pay back. */
const LONGEST_PAYBACK_YEARS = 50;

/** What a plan is made from. */
export interface Setting {
  completed: CompletedDwelling;
  controls: PlanControls;
  target: string;
  prices: DatedEnergyPrices;
  circumstances: Circumstances;
  baseline: Plan['baseline'];
}

export function tellPlan(
  setting: Setting,
  measures: readonly Measure[],
  reasonIfMissed: TargetReason,
  warnings: readonly Remark[],
): Plan {
  const { completed, controls, prices, circumstances, baseline } = setting;
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
    target: tellTarget(setting, result.label, steps.length > 0, reasonIfMissed),
    baseline,
    label_probabilities: completed.labelProbabilities,
    unexplained_kwh_per_m2: completed.unexplainedKwhPerM2,
    steps,
    result,
    totals: {
      ...tellMoney(cents),
      net_cost: eur(netCents(cents)),
      anyway_cost: eur(cents.anyway),
      contingency: eur(cents.contingency),
      savings,
      payback_years: paybackYears(cents, savings.bill_eur, LONGEST_PAYBACK_YEARS),
    },
    ranges: planRanges(states, tellCostRange(cents), completed.primaryKwhPerM2, savings.bill_eur),
    energy_prices: tellPrices(prices, baseline, result),
    loans: loansFor(dwelling, date, controls.income_group),
    assumptions: completed.assumptions,
    warnings: [
      ...completed.warnings,
      ...warnings,
      ...chosenWarnings(measures, circumstances, controls),
      ...adviserWarnings(measures, steps, controls, circumstances),
      ...scheduleWarnings(scheduled, steps, controls, circumstances),
    ],
    missing_facts: completed.missingFacts,
  };
}

function tellTarget(
  { target: label, controls, circumstances }: Setting,
  resultLabel: string,
  hasSteps: boolean,
  reasonIfMissed: TargetReason,
): Plan['target'] {
  const reached = compareLabels(circumstances.dwelling.labelScale, resultLabel, label) <= 0;
  if (reached) return { label, reached, reason: hasSteps ? null : { code: 'already_reached' } };
  const values: Record<string, string | number> = { label: resultLabel };
  if (reasonIfMissed === 'budget_too_small') values['budget_eur'] = controls.budget_eur ?? 0;
  return { label, reached, reason: { code: reasonIfMissed, values } };
}

function tellPrices(
  { eurPerKwh, sourceDate }: DatedEnergyPrices,
  baseline: Plan['baseline'],
  result: Plan['result'],
): Plan['energy_prices'] {
  const isUsed = (carrier: keyof typeof sourceDate): boolean =>
    [baseline, result].some((state) =>
      carrier === 'electricity_feed_in'
        ? state.solar_exported_kwh > 0
        : state.final_kwh_by_carrier[carrier] !== undefined,
    );
  const standing = eurPerKwh.electricity_standing_eur_per_year;
  return (Object.keys(sourceDate) as (keyof typeof sourceDate)[]).filter(isUsed).map((carrier) => ({
    carrier,
    eur_per_kwh: eurPerKwh[carrier],
    ...(carrier === 'electricity' && standing > 0 ? { standing_eur_per_year: standing } : {}),
    source_date: sourceDate[carrier],
  }));
}
