import { at, type Choice, homeCount, type Problem, totalsOf } from './problem.ts';

/**
 * Cheaper columns of single homes that still fit under every limit, until there is none. Changes the choice in place.
 */
export function improveBySwaps(problem: Problem, choice: Choice): void {
  const { cost, firstColumn, firstUse, useLimit, useAmount, limits } = problem;
  const { used } = totalsOf(problem, choice);
  const apply = (column: number, sign: 1 | -1) => {
    for (let use = at(firstUse, column); use < at(firstUse, column + 1); use++)
      used[at(useLimit, use)] = at(used, at(useLimit, use)) + sign * at(useAmount, use);
  };
  const fits = () =>
    limits.every(({ kind, amount }, limit) =>
      kind === 'AT_MOST' ? at(used, limit) <= amount : at(used, limit) >= amount,
    );
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let home = 0; home < homeCount(problem); home++) {
      const before = at(choice, home);
      let best = before;
      apply(before, -1);
      for (let column = at(firstColumn, home); column < at(firstColumn, home + 1); column++) {
        if (at(cost, column) >= at(cost, best)) continue;
        apply(column, 1);
        if (fits()) best = column;
        apply(column, -1);
      }
      apply(best, 1);
      choice[home] = best;
      isChanged ||= best !== before;
    }
  }
}
