/** The plan as plain JSON of codes and numbers. */

import type { CompletedDwelling } from '../completion/complete.ts';
import type { EnergyState, Plan, PlanControls, Remark, StepTiming } from '../contract/plan.ts';
import type { TargetReason } from '../contract/remarks.ts';
import { DATA_VERSION, ENGINE_VERSION } from '../data/version.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { billEur, detailedEnergyState } from '../energy/energy-state.ts';
import { evaluate } from '../energy/evaluate.ts';
import { compareLabels, labelBounds } from '../label/label.ts';
import type { Measure } from '../measures/measure.ts';
import type { DatedEnergyPrices, EnergyPrices } from '../money/energy-prices.ts';
import { loansFor } from '../money/loans.ts';
import { adviserWarnings } from './adviser-warnings.ts';
import { cashFlowOf } from './cash-flow.ts';
import { chanceAt, type PossibleHouses, ROUNDING } from './chance.ts';
import { type HouseStates, houseStates } from './house-states.ts';
import { milestonesOf, timingsOf } from './milestones.ts';
import type { PricingContext } from './pricing-context.ts';
import { planRanges } from './ranges.ts';
import { schedule } from './schedule.ts';
import { chosenWarnings, scheduleWarnings } from './warnings.ts';
import { eur, netCents, paybackYears, sumCents, writeMoney } from './write-money.ts';
import { savingsBetween, writeStep } from './write-step.ts';

/** Years within which a whole plan may pay back. */
const LONGEST_PAYBACK_YEARS = 50;

/** What a plan is made from. */
export interface PlanContext {
  completed: CompletedDwelling;
  houses: PossibleHouses;
  controls: PlanControls;
  /** Null without a price book of the caller's own. */
  priceBookVersion: number | null;
  target: string;
  prices: DatedEnergyPrices;
  /** Of a later year, as far as changes are known. */
  pricesIn: (year: number) => EnergyPrices;
  pricingContext: PricingContext;
  baseline: Plan['baseline'];
}

export function writePlan(
  context: PlanContext,
  measures: readonly Measure[],
  reasonIfMissed: TargetReason,
  warnings: readonly Remark[],
): Plan {
  const { completed, controls, prices, pricingContext, baseline } = context;
  const { dwelling, date } = pricingContext;
  const scheduled = schedule(measures, controls.phase_budget_eur, pricingContext);
  const packages = scheduled.map((step) => step.measures);
  const states = houseStates(context.houses, packages, pricingContext);
  const cents = sumCents(scheduled.map((step) => step.cents));
  let before: EnergyState = baseline;
  const told = scheduled.map((step, index) => {
    const { number, ...rest } = writeStep(step, index + 1, before, states, controls, pricingContext);
    before = rest.after;
    return { number, rest };
  });
  const labels = [baseline.label, ...told.map(({ rest }) => rest.after.label)];
  const chanceOf = (label: string, step: number) =>
    // A certificate is today's label.
    step === 0 && completed.unexplainedKwhPerM2 !== null
      ? Number(compareLabels(dwelling.labelScale, baseline.label, label) <= 0)
      : chanceAt(
          states.primaryKwhPerM2[step] ?? [],
          labelBounds(dwelling.labelScale, label).high,
          context.houses,
        );
  const milestones = milestonesOf(dwelling, labels, chanceOf, date);
  const timings = timingsOf(packages, milestones, dwelling, date);
  const steps = told.map(({ number, rest }, index) => ({
    number,
    // There is a timing for every step.
    timing: timings[index] as StepTiming,
    ...rest,
  }));
  const end = scheduled.at(-1)?.after;
  const result = end === undefined ? baseline : detailedEnergyState(end, prices.eurPerKwh);
  const savings = savingsBetween(baseline, result);
  const loans = loansFor(dwelling, date, controls.income_group);
  return {
    engine_version: ENGINE_VERSION,
    data_version: DATA_VERSION,
    ...(context.priceBookVersion !== null && { price_book: { version: context.priceBookVersion } }),
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
    target: tellTarget(context, result.label, states, reasonIfMissed),
    baseline,
    label_probabilities: completed.labelProbabilities,
    unexplained_kwh_per_m2: completed.unexplainedKwhPerM2,
    steps,
    result,
    totals: {
      ...writeMoney(cents),
      net_cost: eur(netCents(cents)),
      anyway_cost: eur(cents.anyway),
      contingency: eur(cents.contingency),
      savings,
      payback_years: paybackYears(cents, savings.bill_eur, LONGEST_PAYBACK_YEARS),
    },
    ranges: planRanges(states, cents, completed.primaryKwhPerM2, savings.bill_eur),
    cash_flow: cashFlowOf(
      {
        netCents: netCents(cents),
        savingsEur: savings.bill_eur,
        supportEurPerYear: eur(cents.yearly),
        supportYears: cents.yearly > 0 ? cents.later / cents.yearly : 0,
        firstYear: Number(date.slice(0, 4)) + 1,
        billsIn: billsIn(context, end ?? dwelling),
      },
      loans,
    ),
    milestones,
    energy_prices: tellPrices(prices, baseline, result),
    loans,
    assumptions: completed.assumptions,
    warnings: [
      ...completed.warnings,
      ...warnings,
      ...chosenWarnings(measures, pricingContext, controls),
      ...adviserWarnings(measures, steps, controls, pricingContext),
      ...scheduleWarnings(scheduled, steps, controls, pricingContext),
    ],
    decision: null,
    missing_facts: completed.missingFacts,
  };
}

/** Bills of later years at the prices of those years, before and after the works. */
function billsIn(
  { pricingContext: { dwelling }, pricesIn }: PlanContext,
  end: Dwelling,
): (year: number) => { before: number; after: number } {
  const [today, later] = [evaluate(dwelling), evaluate(end)];
  return (year) => {
    const prices = pricesIn(year);
    return { before: billEur(today, prices), after: billEur(later, prices) };
  };
}

function tellTarget(
  { target: label, controls, pricingContext, houses }: PlanContext,
  resultLabel: string,
  { primaryKwhPerM2 }: HouseStates,
  reasonIfMissed: TargetReason,
): Plan['target'] {
  const { labelScale } = pricingContext.dwelling;
  const chance = chanceAt(primaryKwhPerM2.at(-1) ?? [], labelBounds(labelScale, label).high, houses);
  const probability = Math.round(chance * 100) / 100;
  if (compareLabels(labelScale, resultLabel, label) > 0) {
    const values: Record<string, string | number> = { label: resultLabel };
    if (reasonIfMissed === 'budget_too_small') values['budget_eur'] = controls.budget_eur ?? 0;
    return { label, reached: false, probability, reason: { code: reasonIfMissed, values } };
  }
  if (chance < controls.confidence - ROUNDING) {
    const reason = {
      code: 'not_sure_enough',
      values: { confidence_percent: Math.round(controls.confidence * 100) },
    };
    return { label, reached: false, probability, reason };
  }
  return {
    label,
    reached: true,
    probability,
    reason: primaryKwhPerM2.length > 1 ? null : { code: 'already_reached' },
  };
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
  const standingOf = (carrier: keyof typeof sourceDate): number => {
    if (carrier === 'electricity') return eurPerKwh.electricity_standing_eur_per_year;
    return carrier === 'gas' ? eurPerKwh.gas_standing_eur_per_year : 0;
  };
  // Object.keys forgets which keys the dates have: one per carrier.
  return (Object.keys(sourceDate) as (keyof typeof sourceDate)[]).filter(isUsed).map((carrier) => ({
    carrier,
    eur_per_kwh: eurPerKwh[carrier],
    ...(standingOf(carrier) > 0 ? { standing_eur_per_year: standingOf(carrier) } : {}),
    source_date: sourceDate[carrier],
  }));
}
