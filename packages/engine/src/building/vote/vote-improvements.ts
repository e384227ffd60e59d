/**
 * Changes that raise the chance of the vote, alone or two together, the cheapest first; the last one raises it most.
 */
import type { BuildingControls } from '../../contract/building.ts';
import type { VoteImprovement } from '../../contract/building-plan.ts';
import { type Candidate, type JointAnswer, type JointSpace, searchJoint } from '../search/joint-search.ts';
import { MISSED_STEP_CENTS } from '../search/unit-answer.ts';
import type { Evaluate } from './vote-search.ts';
import { moneySteps, type Step, worksSteps } from './vote-steps.ts';

/** Less is not worth a change, nor a dearer change in the place of a cheaper. */
const LEAST_GAIN = 0.005;
const MOST_IMPROVEMENTS = 5;

type Evaluated = ReturnType<Evaluate>;

export function voteImprovements(
  space: JointSpace,
  best: JointAnswer,
  controls: BuildingControls,
  evaluate: Evaluate,
): VoteImprovement[] {
  const known = new Map<Candidate['choice'], Evaluated>();
  const unchanged = (works: Candidate): Evaluated => {
    const found = known.get(works.choice) ?? evaluate(works);
    known.set(works.choice, found);
    return found;
  };
  const today = unchanged(best);
  const least = today.owners.probability + LEAST_GAIN;
  if (least > 1) return [];
  const improvement = (first: Step, second?: Step): VoteImprovement[] => {
    const works = first.works ?? second?.works ?? best;
    const wishes = { ...first.wishes, ...second?.wishes };
    const before = unchanged(works);
    const after = Object.keys(wishes).length === 0 ? before : evaluate(works, wishes);
    const { probability } = after.owners;
    // What no loan covers instead, the owners would have to pay at once: another plan than the change says.
    if (probability < least || after.finance.fromOwners > before.finance.fromOwners) return [];
    const write = ({ change, values }: Step) => ({ change, values: values(after.finance, before.finance) });
    const laterYears = (first.laterYears ?? 0) + (second?.laterYears ?? 0);
    const cents =
      Math.max(0, interestCents(after) - interestCents(before)) +
      laterYears * Math.max(0, savedCents(before));
    const also = second === undefined ? {} : { also: write(second) };
    return [{ ...write(first), ...also, ...consequences(today, after, cents) }];
  };
  const { one, two } = worksSteps(space, best);
  const single = [...one, ...moneySteps(today.finance, controls)];
  const found = [...single, ...two].flatMap((step) => improvement(step));
  for (const [index, first] of single.entries())
    for (const second of single.slice(index + 1))
      if (first.change !== second.change) found.push(...improvement(first, second));
  const dearerForNobody = controls.nobody_pays_more ? [] : paidByNobody(space, best, unchanged);
  return [
    ...worthTheirCost(found),
    ...dearerForNobody.filter(({ probability }) => probability >= least),
  ].sort(byCost);
}

/** What is left out now can be decided by the next meeting, a year later. */
const untilNextMeeting = ({ cost_eur, missed_savings_per_year_eur }: VoteImprovement): number =>
  cost_eur + missed_savings_per_year_eur;

const byCost = (a: VoteImprovement, b: VoteImprovement): number =>
  untilNextMeeting(a) - untilNextMeeting(b) || b.probability - a.probability;

function consequences(
  today: Evaluated,
  after: Evaluated,
  cents: number,
): Pick<VoteImprovement, 'probability' | 'cost_eur' | 'missed_savings_per_year_eur' | 'worse_labels'> {
  return {
    probability: after.owners.probability,
    cost_eur: Math.round(cents) / 100,
    missed_savings_per_year_eur: Math.round(Math.max(0, savedCents(today) - savedCents(after))) / 100,
    worse_labels: after.owners.units.filter(
      ({ labelGain }, unit) => labelGain < (today.owners.units[unit]?.labelGain ?? 0),
    ).length,
  };
}

/** Each dearer one raises the chance further; the best is always among them. */
function worthTheirCost(found: readonly VoteImprovement[]): VoteImprovement[] {
  const kept: VoteImprovement[] = [];
  for (const one of found.toSorted(byCost)) {
    const highest = kept.at(-1)?.probability;
    if (highest === undefined || one.probability >= highest + LEAST_GAIN) kept.push(one);
  }
  return kept.length <= MOST_IMPROVEMENTS
    ? kept
    : [...kept.slice(0, MOST_IMPROVEMENTS - 1), ...kept.slice(-1)];
}

/** The cheapest works that are as near to the target and make no owner's month dearer, where there are any. */
function paidByNobody(
  space: JointSpace,
  best: JointAnswer,
  unchanged: (works: Candidate) => Evaluated,
): VoteImprovement[] {
  const today = unchanged(best);
  if (today.owners.lossesCents === 0) return [];
  const missed = Math.floor(best.value / MISSED_STEP_CENTS);
  const found = searchJoint(
    space,
    (answer) =>
      Math.floor(answer.value / MISSED_STEP_CENTS) <= missed &&
      unchanged(answer).owners.lossesCents === 0 &&
      answer.measures.length > 0,
  );
  if (found === null) return [];
  const dearer = Math.max(0, found.priced.netCents - best.priced.netCents);
  return [
    {
      change: 'NOBODY_PAYS_MORE',
      values: { works: found.measures.map(({ code }) => code).join() },
      ...consequences(today, unchanged(found), dearer),
    },
  ];
}

function interestCents({ finance }: Evaluated): number {
  return finance.loanPerMonthCents * 12 * finance.loanYears - finance.fromLoan;
}

/** What the works save on all bills in a year. */
function savedCents({ owners }: Evaluated): number {
  return owners.units.reduce((sum, { month }) => sum + (month.bill_before - month.bill_after) * 1200, 0);
}
