import { at, type Choice, homeCount, type Problem } from './problem.ts';

/**
 * The problem with a price for every home that moves to another column than before: plans that were announced change
 * only where that is worth it. The uses and limits stay the same, so a programme of one problem is one of the other.
 */
export function withPriceOfMoving(problem: Problem, before: Choice, centsPerMove: number): Problem {
  const cost = problem.cost.map((cents) => cents + centsPerMove);
  for (let home = 0; home < homeCount(problem); home++) {
    const column = at(before, home);
    // A home that is new, or whose columns changed, has nothing to stay with.
    if (column < at(problem.firstColumn, home) || column >= at(problem.firstColumn, home + 1)) continue;
    cost[column] = at(problem.cost, column);
  }
  return { ...problem, cost };
}
