/** What the answers about a fact mean for a work. */
import type { DecidingAnswer } from '@rooftree/engine';

export type Need = 'always' | 'usually' | 'sometimes' | 'seldom' | 'never';

/** The answers by what follows from them, most needed first. */
export function needsOf(answers: readonly DecidingAnswer[]): { need: Need; answers: readonly string[] }[] {
  const needs: Need[] = ['always', 'usually', 'sometimes', 'seldom', 'never'];
  return needs.flatMap((need) => {
    const of = answers.filter(({ share_of_cases: share }) => needOf(share) === need);
    return of.length === 0 ? [] : [{ need, answers: of.map(({ answer }) => answer) }];
  });
}

function needOf(share: number): Need {
  if (share >= 0.9) return 'always';
  if (share >= 0.6) return 'usually';
  if (share >= 0.35) return 'sometimes';
  return share >= 0.1 ? 'seldom' : 'never';
}
