/** Changes that raise the chance of the vote, the cheapest first. */
import type { BuildingControls } from '../contract/building.ts';
import type { VoteImprovement } from '../contract/building-plan.ts';
import type { JointAnswer, JointSpace } from './joint-search.ts';
import type { Evaluate } from './vote-search.ts';

/** Less is not worth a change. */
const LEAST_GAIN = 0.005;
const MOST_LATER_YEARS = 3;

export function voteImprovements(
  space: JointSpace,
  best: JointAnswer,
  controls: BuildingControls,
  evaluate: Evaluate,
): VoteImprovement[] {
  const today = evaluate(best);
  const chance = today.owners.probability;
  const found: VoteImprovement[] = [];
  const add = (
    change: VoteImprovement['change'],
    values: VoteImprovement['values'],
    probability: number,
    cents: number,
  ): void => {
    if (probability >= chance + LEAST_GAIN)
      found.push({ change, values, probability, cost_eur: Math.round(Math.max(0, cents)) / 100 });
  };
  const { offer, loanYears, fromLoan, loanPerMonthCents } = today.finance;
  if (fromLoan > 0) {
    for (const years of longerTerms(offer.years, loanYears)) {
      const { finance, owners } = evaluate(best, { loan_years: years });
      const more = finance.loanPerMonthCents * 12 * finance.loanYears - loanPerMonthCents * 12 * loanYears;
      add('LONGER_LOAN', { years: finance.loanYears }, owners.probability, more);
    }
  }
  if (controls.budget_per_year_eur !== null) {
    const { finance, owners } = evaluate(best, { budget_per_year_eur: null });
    const more = (finance.fromReserve - today.finance.fromReserve) / 100;
    add('MORE_FROM_RESERVE', { amount_eur: more }, owners.probability, 0);
  }
  const first = today.finance.phases[0]?.year;
  if (first !== undefined) {
    for (let later = 1; later <= MOST_LATER_YEARS; later++) {
      const { owners } = evaluate(best, { first_year: first + later });
      const lost = today.owners.units.reduce(
        (sum, { month }) => sum + (month.bill_before - month.bill_after),
        0,
      );
      add('LATER_YEAR', { year: first + later }, owners.probability, lost * 1200 * later);
    }
  }
  const fewer = fewerWorks(space, best, evaluate, chance);
  if (fewer !== null) add('FEWER_WORKS', fewer.values, fewer.probability, fewer.cents);
  return found.sort((a, b) => a.cost_eur - b.cost_eur || b.probability - a.probability);
}

/** Terms above today's: those offered, or five years more at a time where any may be chosen. */
function longerTerms(offered: readonly number[], years: number): number[] {
  const longest = offered.at(-1) ?? years;
  if (offered.length > 1) return offered.filter((one) => one > years);
  const terms: number[] = [];
  for (let term = years + 5; term < longest; term += 5) terms.push(term);
  return longest > years ? [...terms, longest] : terms;
}

/** Without one of the works: the one whose loss leaves most owners content. What is saved less goes on the bill, a year. */
function fewerWorks(space: JointSpace, best: JointAnswer, evaluate: Evaluate, chance: number) {
  const { owners: today } = evaluate(best);
  let found: { values: VoteImprovement['values']; probability: number; cents: number } | null = null;
  let highest = chance;
  for (const dropped of best.measures) {
    const left = best.measures.filter((one) => one !== dropped);
    if (left.length === 0) continue;
    const other = space.candidates.find(
      ({ measures }) => measures.length === left.length && left.every((one) => measures.includes(one)),
    );
    if (other === undefined) continue;
    const { owners } = evaluate(other);
    if (owners.probability <= highest) continue;
    highest = owners.probability;
    const bill = (units: typeof today.units) => units.reduce((sum, { month }) => sum + month.bill_after, 0);
    const cents = (bill(owners.units) - bill(today.units)) * 1200;
    found = { values: { works: dropped.code }, probability: owners.probability, cents };
  }
  return found;
}
