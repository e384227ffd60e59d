/** When works are done that nothing presses: as fast as what an owner usually sets aside pays for them. */
import type { StepTiming, SubsidyLine } from '../contract/plan.ts';
import { lastYearUntil } from '../money/validity.ts';

/** What an owner sets aside for works in a year; general knowledge, 2026-11. */
export const USUAL_EUR_PER_YEAR = 15_000;
/** From July on, what is ordered now is done next year. */
const LAST_MONTH_OF_START = 6;

/** The first year in which works can be done. */
export function startYear(date: string): number {
  return Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) > LAST_MONTH_OF_START ? 1 : 0);
}

/** The year by whose end so much is set aside. */
export function yearOfSaving(eur: number, eurPerYear: number, start: number): number {
  // A cent less, so that an amount that just suffices is not a year short.
  return start + Math.max(0, Math.ceil((eur - 0.01) / eurPerYear) - 1);
}

/** The latest year that a plan gives each step: where something presses, or a grant ends, its page proposes less. */
export function latestYears(
  steps: readonly { netEur: number; timing: StepTiming }[],
  date: string,
): readonly number[] {
  const start = startYear(date);
  let [eur, year] = [0, start];
  return steps.map(({ netEur, timing }) => {
    eur += Math.max(0, netEur);
    year = Math.max(year, yearOfSaving(eur, USUAL_EUR_PER_YEAR, start), timing.by_year ?? start);
    return year;
  });
}

/** The last year of the first of some grants to end, of those that works can still be done for; null without one. */
export function grantYearOf(grants: readonly Pick<SubsidyLine, 'ends_on'>[], date: string): number | null {
  const years = grants.flatMap(({ ends_on: day }) => (day === undefined ? [] : [lastYearUntil(day)]));
  const open = years.filter((year) => year >= startYear(date));
  return open.length === 0 ? null : Math.min(...open);
}
