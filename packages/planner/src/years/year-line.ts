/**
 * What the years of the steps bring: each year's payment, label and bill, and the duties that come too early for them.
 */
import type { StoredPlan } from '@rooftree/engine';
import { billsOf } from '@rooftree/words/bills';
import { labelAfterStep } from '@rooftree/words/expected-result';
import { wholeEuroSums } from '@rooftree/words/whole-euros';
import { type ShownMilestone, shownMilestones } from '../official-duties.ts';

export interface PlannedYear {
  year: number;
  /** EUR, whole, after grants. */
  net: number;
  /** At the end of the year. */
  label: string;
  /** EUR a year from then on, at the prices of the plan's date. */
  bill: number;
}

/** The years in which something is done. */
export function yearLine(plan: StoredPlan, years: readonly number[]): readonly PlannedYear[] {
  const money = wholeEuroSums(plan).steps;
  const bills = billsOf(plan);
  return [...new Set(years)].map((year) => {
    const steps = plan.steps.filter((_, index) => years[index] === year);
    const last = steps.at(-1);
    const net = steps.reduce((sum, { number }) => sum + (money[number - 1]?.net ?? 0), 0);
    const label = last === undefined ? plan.baseline.label : labelAfterStep(plan, last);
    return {
      year,
      net,
      label,
      bill: last === undefined ? bills.now : (bills.steps[last.number - 1] ?? bills.after),
    };
  });
}

/** How long bills are summed: long enough for every step to be done for a while. */
const BILL_YEARS = 15;

/** EUR. All energy bills from the plan's year on; a step lowers those of the years after it. */
export function billsUntil(plan: StoredPlan, years: readonly number[]): { until: number; eur: number } {
  const first = Number(plan.date.slice(0, 4));
  const bills = billsOf(plan);
  let eur = 0;
  for (let year = first; year < first + BILL_YEARS; year++) {
    const done = years.filter((one) => one < year).length;
    eur += bills.steps[done - 1] ?? bills.now;
  }
  return { until: first + BILL_YEARS - 1, eur };
}

/** Duties that the plan would meet, but not in time. */
export function lateDuties(plan: StoredPlan, years: readonly number[]): readonly ShownMilestone[] {
  return shownMilestones(plan).filter(({ met_after_step: met, year }) => {
    return met !== null && met > 0 && (years[met - 1] ?? 0) > year;
  });
}
