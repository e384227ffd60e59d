/**
 * The year in which each step is best done: in the plan's order, as fast as a yearly amount pays for the works, and in
 * time for the law and for grants that end. The page and the passport show these years.
 */
import type { Ownership } from '../contract/codes.ts';
import type { Milestone, Money, StepTiming, SubsidyLine } from '../contract/plan.ts';
import { isOverIn } from '../money/validity.ts';
import { grantYearOf, startYear, USUAL_EUR_PER_YEAR, yearOfSaving } from './usual-years.ts';

/** What the years follow, of a plan of this version or an earlier one. */
export interface PlanToDate {
  date: string;
  controls: { ownership?: Ownership | null };
  milestones: readonly Milestone[] | null;
  steps: readonly StepToDate[];
}

type StepToDate = Pick<Money, 'total_estimated_cost_incl_vat' | 'subsidy_amount'> & {
  timing: StepTiming | null;
  works: readonly { subsidies: readonly Pick<SubsidyLine, 'amount' | 'ends_on'>[] }[];
};

export interface YearSpread {
  /** Of each step. */
  years: readonly number[];
  /** What is set aside each year, EUR. */
  eurPerYear: number;
}

/** A boiler past its life usually runs some years more, with maintenance; general knowledge. */
const GRACE_YEARS = 4;
/** Plans do not go further. */
const LONGEST_YEARS = 20;
/** What a EUR costs that is spent a year sooner: the rate of the lifetime cost. */
const RATE_OF_HASTE = 0.03;

export function yearBounds({ date }: Pick<PlanToDate, 'date'>): { first: number; last: number } {
  const first = Number(date.slice(0, 4));
  return { first, last: first + LONGEST_YEARS };
}

/**
 * More is set aside each year where the law or a worn-out boiler would otherwise come first, or the end of a grant that
 * is worth more than spending sooner costs. A boiler that works is not taken out for one.
 */
export function spreadOverYears(plan: PlanToDate): YearSpread {
  const start = startYear(plan.date);
  let latest = plan.steps.map((_, index) => Math.max(start, latestYearOf(plan, index)));
  let spread = spreadUntil(plan, latest);
  for (const [index, step] of plan.steps.entries()) {
    const grantYear = grantYearOf(grantsOf(step), plan.date);
    const works = plan.steps.slice(0, index + 1).map(({ timing }) => lifeEnd(timing) ?? start);
    if (grantYear === null || grantYear >= (spread.years[index] ?? start)) continue;
    if (Math.max(...works) > grantYear) continue;
    const sooner = latest.map((year, at) => (at <= index ? Math.min(year, grantYear) : year));
    const hurried = spreadUntil(plan, sooner);
    if (costOfHaste(plan, spread.years, hurried.years) > lostEur(plan, spread) - lostEur(plan, hurried))
      continue;
    [latest, spread] = [sooner, hurried];
  }
  return spread;
}

function spreadUntil(plan: PlanToDate, latest: readonly number[]): YearSpread {
  const { last } = yearBounds(plan);
  const start = startYear(plan.date);
  let spentEur = 0;
  const spentUntil = plan.steps.map((step) => {
    spentEur += netEur(step);
    return spentEur;
  });
  const needed = spentUntil.map((eur, index) => eur / ((latest[index] ?? last) - start + 1));
  const eurPerYear = Math.max(USUAL_EUR_PER_YEAR, ...needed);
  const years: number[] = [];
  for (const [index, { timing }] of plan.steps.entries()) {
    const saved = yearOfSaving(spentUntil[index] ?? 0, eurPerYear, start);
    years.push(
      Math.min(latest[index] ?? last, Math.max(saved, lifeEnd(timing) ?? start, years.at(-1) ?? start)),
    );
  }
  return { years, eurPerYear };
}

function netEur({ total_estimated_cost_incl_vat: total, subsidy_amount: grants }: StepToDate): number {
  return Math.max(0, total - grants);
}

function grantsOf({ works }: StepToDate): Pick<SubsidyLine, 'amount' | 'ends_on'>[] {
  return works.flatMap(({ subsidies }) => subsidies);
}

/** The year in which the heating that the step replaces is worn out. */
function lifeEnd(timing: StepTiming | null): number | null {
  return timing?.reason === 'end_of_life' ? timing.by_year : null;
}

/** Grants whose scheme is over in the years of their steps. */
function lostEur({ steps }: PlanToDate, { years }: YearSpread): number {
  const lost = steps.flatMap((step, index) =>
    grantsOf(step).filter(({ ends_on: day }) => isOverIn(years[index] ?? 0, day ?? null)),
  );
  return lost.reduce((sum, { amount }) => sum + amount, 0);
}

function costOfHaste({ steps }: PlanToDate, years: readonly number[], sooner: readonly number[]): number {
  return steps.reduce(
    (sum, step, index) => sum + netEur(step) * RATE_OF_HASTE * ((years[index] ?? 0) - (sooner[index] ?? 0)),
    0,
  );
}

/** By when a step must be done for the law, or because of a boiler that it or a later step replaces. */
export function latestYearOf(plan: PlanToDate, index: number): number {
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
