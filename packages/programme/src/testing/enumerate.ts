import { at, type Choice, excessOf, homeCount, type Problem, totalsOf } from '../problem.ts';

/** The cost of the best programme, found by trying every choice; null when all of them break a limit. */
export function cheapestByEnumeration(problem: Problem): number | null {
  const choice: Choice = new Int32Array(homeCount(problem));
  let cheapest: number | null = null;
  const tryFrom = (home: number): void => {
    if (home === choice.length) {
      const { costCents, used } = totalsOf(problem, choice);
      const isWithin = excessOf(problem, used).every((excess) => excess === 0);
      if (isWithin && (cheapest === null || costCents < cheapest)) cheapest = costCents;
      return;
    }
    for (let column = at(problem.firstColumn, home); column < at(problem.firstColumn, home + 1); column++) {
      choice[home] = column;
      tryFrom(home + 1);
    }
  };
  tryFrom(0);
  return cheapest;
}
