/** Plans that the meeting adopts: likely enough, or dearer for nobody. */
import type { Remark } from '../../contract/plan.ts';
import type { Finance, MoneyWishes } from '../money/finance.ts';
import type { Owners } from '../money/owners.ts';
import { type JointAnswer, type JointSpace, jointAnswer, searchJoint } from '../search/joint-search.ts';
import { MISSED_STEP_CENTS } from '../search/unit-answer.ts';

/** What a set of common works means for money and vote. */
export type Evaluate = (
  answer: Pick<JointAnswer, 'measures' | 'priced'>,
  wishes?: Partial<MoneyWishes>,
) => { finance: Finance; owners: Owners };

/** The cheapest plan with at least this chance; where there is none, the one without the demand, with a warning. */
export function likelyEnough(
  space: JointSpace,
  free: JointAnswer,
  least: number,
  evaluate: Evaluate,
): { best: JointAnswer; warnings: Remark[] } {
  const isMet = (answer: JointAnswer): boolean => evaluate(answer).owners.probability >= least;
  if (isMet(free)) return { best: free, warnings: [] };
  // Fewer missed labels come first: a plan that does nothing is always adopted.
  const missed = Math.floor(free.value / MISSED_STEP_CENTS);
  const best = searchJoint(
    space,
    (answer) => Math.floor(answer.value / MISSED_STEP_CENTS) <= missed && isMet(answer),
  );
  if (best !== null) return { best, warnings: [] };
  return {
    best: free,
    warnings: [{ code: 'vote_not_likely_enough', values: { chance_percent: Math.round(least * 100) } }],
  };
}

/**
 * Of the plans that are as near to the target as can be: the least sum of what owners lose a month, then the least
 * cost.
 */
export function leastLosses(space: JointSpace, evaluate: Evaluate): JointAnswer {
  const free = searchJoint(space);
  if (free === null) throw new Error('no common works are allowed');
  const missed = Math.floor(free.value / MISSED_STEP_CENTS);
  let best = free;
  let losses = evaluate(free).owners.lossesCents;
  for (const candidate of space.candidates) {
    if (Math.floor(candidate.least / MISSED_STEP_CENTS) > missed) break;
    const own = evaluate(candidate).owners.lossesCents;
    if (own > losses || (own === losses && candidate.least >= best.value)) continue;
    const answer = jointAnswer(space, candidate, (missed + 1) * MISSED_STEP_CENTS);
    if (answer === null) continue;
    if (own === losses && answer.value >= best.value) continue;
    best = answer;
    losses = own;
  }
  return best;
}
