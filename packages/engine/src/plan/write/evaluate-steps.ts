/** The steps of a list of works, with their money, their energy and their years. */

import type { Plan, Range, Step, StepTiming } from '../../contract/plan.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { billEur, detailedEnergyState, energyState } from '../../energy/energy-state.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { compareLabels, labelBounds } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import type { DatedEnergyPrices } from '../../money/energy-prices.ts';
import { loansFor } from '../../money/loans.ts';
import type { PlanContext } from '../plan-context.ts';
import { type ScheduledStep, schedule } from '../schedule.ts';
import { chanceAt } from '../search/chance.ts';
import { specifyWorks } from '../specification/specify-works.ts';
import { grantYearOf, latestYears } from '../usual-years.ts';
import { cashFlowOf } from './cash-flow.ts';
import { expectedStates } from './expected-states.ts';
import { type HouseStates, houseStates } from './house-states.ts';
import { milestonesOf, timingsOf } from './milestones.ts';
import { planRanges, savedBills } from './ranges.ts';
import { eur, netCents, paybackYears, sumCents, writeMoney } from './write-money.ts';
import { type StepState, savingsBetween, writeStep } from './write-step.ts';

/** Years within which a whole plan may pay back. */
const LONGEST_PAYBACK_YEARS = 50;

/** What a list of works comes to, whatever it is measured against: neither target nor budget changes any of it. */
export interface EvaluatedSteps {
  scheduled: readonly ScheduledStep[];
  states: HouseStates;
  steps: readonly Step[];
  summary: Pick<
    Plan,
    | 'result'
    | 'expected_result'
    | 'totals'
    | 'ranges'
    | 'cash_flow'
    | 'milestones'
    | 'energy_prices'
    | 'loans'
  >;
}

export function evaluateSteps(context: PlanContext, measures: readonly Measure[]): EvaluatedSteps {
  const { completed, controls, prices, pricingContext, baseline } = context;
  const { dwelling, date } = pricingContext;
  const ownership = controls.ownership ?? null;
  const scheduled = schedule(measures, controls.phase_budget_eur, pricingContext);
  const packages = scheduled.map((step) => step.measures);
  const states = houseStates(context.houses, packages, pricingContext);
  const cents = sumCents(scheduled.map((step) => step.cents));
  const specifications = specifyWorks(context, scheduled, states);
  const afters = scheduled.map(({ after }) =>
    energyState(after, pricingContext.energyPrices, pricingContext.co2),
  );
  const chanceOf = (label: string, step: number) =>
    // A certificate is today's label.
    step === 0 && completed.isCertified
      ? Number(compareLabels(dwelling.labelScale, baseline.label, label) <= 0)
      : chanceAt(states.scores[step] ?? [], labelBounds(dwelling.labelScale, label).high, context.houses);
  const saved = savedBills(states);
  const expected = expectedStates(states, saved, baseline, afters, dwelling.labelScale, chanceOf);
  const stateAfter = (step: number): StepState => ({
    shown: afters[step - 1] ?? baseline,
    expected: expected[step] ?? expected[0],
  });
  const labels = expected.map(({ label }) => label);
  const milestones = milestonesOf(dwelling, labels, chanceOf, date, ownership);
  const grantYears = scheduled.map(({ works }) =>
    grantYearOf(
      works.flatMap(({ awards }) =>
        awards.flatMap(({ rule: { to } }) => (to === null ? [] : { ends_on: to })),
      ),
      date,
    ),
  );
  const timings = timingsOf(packages, milestones, dwelling, date, ownership, grantYears);
  const years = latestYears(
    scheduled.map((step, index) => ({
      netEur: eur(netCents(step.cents)),
      // There is a timing for every step.
      timing: timings[index] as StepTiming,
    })),
    date,
  );
  const steps = scheduled.map((step, index) => {
    // There is a timing for every step.
    const timing = timings[index] as StepTiming;
    const { number, ...rest } = writeStep(
      step,
      index + 1,
      years[index] ?? 0,
      stateAfter(index),
      stateAfter(index + 1),
      states,
      // There is a range for every step.
      saved.steps[index] as Range,
      specifications,
      controls,
      pricingContext,
    );
    return { number, timing, ...rest };
  });
  const end = scheduled.at(-1)?.after;
  const result =
    end === undefined ? baseline : detailedEnergyState(end, prices.eurPerKwh, pricingContext.co2);
  const savings = savingsBetween(stateAfter(0), { ...stateAfter(scheduled.length), shown: result });
  const ranges = planRanges(states, cents, completed.primaryKwhPerM2, saved.whole);
  const loans = loansFor(dwelling, date, controls, netCents(cents));
  return {
    scheduled,
    states,
    steps,
    summary: {
      result,
      totals: {
        ...writeMoney(cents),
        net_cost: eur(netCents(cents)),
        anyway_cost: eur(cents.anyway),
        contingency: eur(cents.contingency),
        savings,
        payback_years: paybackYears(cents, savings.bill_eur, LONGEST_PAYBACK_YEARS),
      },
      ranges,
      expected_result: stateAfter(scheduled.length).expected,
      cash_flow: cashFlowOf(
        {
          netCents: netCents(cents),
          savingsEur: savings.bill_eur,
          supportEurPerYear: eur(cents.yearly),
          supportYears: cents.yearly > 0 ? cents.later / cents.yearly : 0,
          firstYear: Number(date.slice(0, 4)) + 1,
          billsIn: billsIn(
            context,
            end ?? dwelling,
            expected[0].bill_eur,
            stateAfter(scheduled.length).expected.bill_eur,
          ),
        },
        loans,
      ),
      milestones,
      energy_prices: describePrices(prices, baseline, result),
      loans,
    },
  };
}

/**
 * Bills of later years at the prices of those years, before and after the works: those of the shown house, in
 * proportion to the expected ones of today's prices.
 */
function billsIn(
  { pricingContext: { dwelling, energyPrices }, pricesIn }: PlanContext,
  end: Dwelling,
  expectedBefore: number,
  expectedAfter: number,
): (year: number) => { before: number; after: number } {
  const scaled = (energy: ReturnType<typeof evaluate>, expected: number) => {
    const now = billEur(energy, energyPrices);
    const factor = now > 0 && expected > 0 ? expected / now : 1;
    return (year: number) => factor * billEur(energy, pricesIn(year));
  };
  const [before, after] = [scaled(evaluate(dwelling), expectedBefore), scaled(evaluate(end), expectedAfter)];
  return (year) => ({ before: before(year), after: after(year) });
}

function describePrices(
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
