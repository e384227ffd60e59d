/**
 * The year in which each step is best done: in the plan's order, as fast as a yearly amount pays for the works, and in
 * time for the law. The page and the passport show these years.
 */
import type { StoredPlan } from './stored-plan.ts';

export interface YearSpread {
  /** Of each step. */
  years: readonly number[];
  /** What is set aside each year, EUR. */
  eurPerYear: number;
}

/** What an owner sets aside for works in a year; general knowledge, 2026-11. */
const USUAL_EUR_PER_YEAR = 15_000;
/** A boiler past its life usually runs some years more, with maintenance; general knowledge. */
const GRACE_YEARS = 4;
/** Plans do not go further. */
const LONGEST_YEARS = 20;
/** From July on, what is ordered now is done next year. */
const LAST_MONTH_OF_START = 6;

export function yearBounds({ date }: Pick<StoredPlan, 'date'>): { first: number; last: number } {
  const first = Number(date.slice(0, 4));
  return { first, last: first + LONGEST_YEARS };
}

/** More is set aside each year where the law or a worn-out boiler would otherwise come first. */
export function spreadOverYears(plan: StoredPlan): YearSpread {
  const { first, last } = yearBounds(plan);
  const start = Number(plan.date.slice(5, 7)) > LAST_MONTH_OF_START ? first + 1 : first;
  const latest = plan.steps.map((_, index) => Math.max(start, latestYearOf(plan, index)));
  let spentEur = 0;
  const spentUntil = plan.steps.map((step) => {
    spentEur += Math.max(0, step.total_estimated_cost_incl_vat - step.subsidy_amount);
    return spentEur;
  });
  const needed = spentUntil.map((eur, index) => eur / ((latest[index] ?? last) - start + 1));
  const eurPerYear = Math.max(USUAL_EUR_PER_YEAR, ...needed);
  const years: number[] = [];
  for (const [index, { timing }] of plan.steps.entries()) {
    // A cent less, so that an amount that just suffices is not a year short.
    const saved = start + Math.max(0, Math.ceil(((spentUntil[index] ?? 0) - 0.01) / eurPerYear) - 1);
    const wornOut = timing?.reason === 'end_of_life' ? (timing.by_year ?? start) : start;
    years.push(Math.min(latest[index] ?? last, Math.max(saved, wornOut, years.at(-1) ?? start)));
  }
  return { years, eurPerYear };
}

/** By when a step must be done for the law, or because of a boiler that it or a later step replaces. */
export function latestYearOf(plan: StoredPlan, index: number): number {
  const { milestones, controls, steps } = plan;
  const { last } = yearBounds(plan);
  if (milestones === null) return Math.min(last, steps[index]?.timing?.by_year ?? last);
  const duties = milestones.filter(
    ({ status, role, met_after_step: met }) =>
      status !== 'planned' &&
      (role !== 'landlord' || controls.ownership === 'landlord') &&
      (met ?? 0) > index,
  );
  const boilers = steps.slice(index).flatMap(({ timing }) => {
    return timing?.reason === 'end_of_life' && timing.by_year !== null ? [timing.by_year + GRACE_YEARS] : [];
  });
  return Math.min(last, ...duties.map(({ year }) => year), ...boilers);
}
