import { at, type Choice, homeCount, type Problem, totalsOf } from './problem.ts';

export interface RuleOfThumb {
  /** Homes from the first to take. */
  homes: Int32Array;
  /** The columns of a home that have works, from the first to try, counted from its own first column. */
  columnsOf: (home: number) => ArrayLike<number>;
  /** Whether works go on when every limit from below is reached already. */
  spendsAll: boolean;
}

/**
 * What somebody does who goes down a list: each home takes the first of its columns that fits into what is left, until
 * every limit from below is reached. A home that must have works and finds no room takes its first column and breaks a
 * limit.
 */
export function followRule(problem: Problem, { homes, columnsOf, spendsAll }: RuleOfThumb): Choice {
  const { firstColumn, firstUse, useLimit, useAmount, limits } = problem;
  const works = Array.from({ length: homeCount(problem) }, (_, home) => columnsOf(home));
  /** Without works where that is allowed; else the first that is tried. */
  const choice = Int32Array.from(works, (own, home) => {
    const first = at(firstColumn, home);
    const count = at(firstColumn, home + 1) - first;
    return own.length < count ? first : first + (own[0] ?? 0);
  });
  const { used } = totalsOf(problem, choice);
  const apply = (column: number, sign: 1 | -1) => {
    for (let use = at(firstUse, column); use < at(firstUse, column + 1); use++)
      used[at(useLimit, use)] = at(used, at(useLimit, use)) + sign * at(useAmount, use);
  };
  const isReached = () =>
    limits.every(({ kind, amount }, limit) => {
      // Emissions of all homes are too high before the first work; works lower them.
      const isLowered = kind === 'AT_MOST' && at(used, limit) > amount;
      return kind === 'AT_LEAST' ? at(used, limit) >= amount : !isLowered;
    });
  for (const home of homes) {
    const own = works[home] ?? [];
    const first = at(firstColumn, home);
    const before = at(choice, home);
    const mustWork = own.length === at(firstColumn, home + 1) - first;
    if (!mustWork && !spendsAll && isReached()) continue;
    const without = used.slice();
    apply(before, -1);
    const rest = used.slice();
    const found = Array.from(own).find((position) => {
      apply(first + position, 1);
      const fits = limits.every(
        ({ kind, amount }, limit) =>
          kind === 'AT_LEAST' ||
          at(used, limit) <= amount ||
          at(used, limit) <= (mustWork ? at(rest, limit) : at(without, limit)),
      );
      apply(first + position, -1);
      return fits;
    });
    const column = found === undefined ? before : first + found;
    apply(column, 1);
    choice[home] = column;
  }
  return choice;
}
