/** The single changes of a plan that can raise the chance of its vote. */
import type { BuildingControls } from '../../contract/building.ts';
import type { VoteChange } from '../../contract/building-plan.ts';
import type { Finance, MoneyWishes } from '../money/finance.ts';
import type { Candidate, JointSpace } from '../search/joint-search.ts';

export interface Step {
  change: VoteChange['change'];
  wishes?: Partial<MoneyWishes>;
  laterYears?: number;
  /** In the place of those of the plan. */
  works?: Candidate;
  values: (after: Finance, before: Finance) => VoteChange['values'];
}

/** Longer is no change of this plan: prices, grants and rules are today's. */
const MOST_LATER_YEARS = 5;
/** Of what the fund could pay. */
const SMALLER_SHARES_OF_RESERVE = [0.5, 0];

export function moneySteps(today: Finance, controls: BuildingControls): Step[] {
  const { offer, loanYears, fromLoan, fromReserve, phases } = today;
  const steps: Step[] = [];
  if (fromLoan > 0)
    for (const years of longerTerms(offer.years, loanYears))
      steps.push({
        change: 'LONGER_LOAN',
        wishes: { loan_years: years },
        values: (after) => ({ years: after.loanYears }),
      });
  if (controls.budget_per_year_eur !== null)
    steps.push({
      change: 'MORE_FROM_RESERVE',
      wishes: { budget_per_year_eur: null },
      values: (after, before) => ({ amount_eur: (after.fromReserve - before.fromReserve) / 100 }),
    });
  // What is taken out of the fund has to be paid in again by the horizon: a loan is often longer.
  if (fromReserve > 0)
    for (const shareOfReserve of SMALLER_SHARES_OF_RESERVE)
      steps.push({
        change: 'LESS_FROM_RESERVE',
        wishes: { shareOfReserve },
        values: (after, before) => ({ amount_eur: (before.fromReserve - after.fromReserve) / 100 }),
      });
  const first = phases[0]?.year;
  if (first !== undefined)
    for (let later = 1; later <= MOST_LATER_YEARS; later++)
      steps.push({
        change: 'LATER_YEAR',
        wishes: { first_year: first + later },
        laterYears: later,
        values: () => ({ year: first + later }),
      });
  return steps;
}

/** Terms above today's: those offered, or five years more at a time where any may be chosen. */
function longerTerms(offered: readonly number[], years: number): number[] {
  const longest = offered.at(-1) ?? years;
  if (offered.length > 1) return offered.filter((one) => one > years);
  const terms: number[] = [];
  for (let term = years + 5; term < longest; term += 5) terms.push(term);
  return longest > years ? [...terms, longest] : terms;
}

/** Without one of the works, and without two; never without all. */
export function worksSteps({ candidates }: JointSpace, best: Candidate): { one: Step[]; two: Step[] } {
  const without = (count: number): Step[] =>
    candidates.flatMap((works): Step[] => {
      const { measures } = works;
      const isPart =
        measures.length > 0 &&
        measures.length === best.measures.length - count &&
        measures.every((one) => best.measures.includes(one));
      if (!isPart) return [];
      const dropped = best.measures.filter((one) => !measures.includes(one));
      const codes = dropped.map(({ code }) => code).join();
      return [{ change: 'FEWER_WORKS', works, values: () => ({ works: codes }) }];
    });
  return { one: without(1), two: without(2) };
}
