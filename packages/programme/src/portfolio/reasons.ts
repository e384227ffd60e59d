import { at, type Problem, signsOf } from '../problem.ts';

export const REASONS = [
  'DUTY',
  'BEST_FOR_THE_HOME',
  'LIMIT',
  'TOGETHER',
  'UNCHANGED',
  'NO_WORKS_WORTHWHILE',
] as const;
export type Reason = (typeof REASONS)[number];

export interface ReasonOfUnit {
  reason: Reason;
  /** The limit that decided, by its id. */
  limit: string | null;
}

interface Decision {
  unit: number;
  column: number;
  hasWorks: boolean;
  isRequired: boolean;
  isTogether: boolean;
  isAsBefore: boolean;
}

/** Why a unit has its column: the first of these that applies. */
export function reasonOf(problem: Problem, prices: Float64Array, decision: Decision): ReasonOfUnit {
  const { unit, column, hasWorks, isRequired, isTogether, isAsBefore } = decision;
  const without = (reason: Reason): ReasonOfUnit => ({ reason, limit: null });
  const isOnlyOne = at(problem.firstColumn, unit + 1) - at(problem.firstColumn, unit) === 1;
  if (isAsBefore && isOnlyOne) return without('UNCHANGED');
  if (isRequired && hasWorks) return without('DUTY');
  const best = cheapestOf(problem, unit);
  if (at(problem.cost, best) >= at(problem.cost, column)) {
    if (!hasWorks) return without('NO_WORKS_WORTHWHILE');
    return without(isTogether ? 'TOGETHER' : 'BEST_FOR_THE_HOME');
  }
  const limit = decidingLimit(problem, prices, best, column);
  if (limit !== null) return { reason: 'LIMIT', limit };
  if (isAsBefore) return without('UNCHANGED');
  return without(isTogether ? 'TOGETHER' : hasWorks ? 'BEST_FOR_THE_HOME' : 'NO_WORKS_WORTHWHILE');
}

function cheapestOf({ firstColumn, cost }: Problem, unit: number): number {
  let best = at(firstColumn, unit);
  for (let column = best; column < at(firstColumn, unit + 1); column++)
    if (at(cost, column) < at(cost, best)) best = column;
  return best;
}

/** The limit at whose price the difference between the two columns weighs the most. */
function decidingLimit(problem: Problem, prices: Float64Array, best: number, column: number): string | null {
  const signs = signsOf(problem);
  const weights = new Float64Array(problem.limits.length);
  for (const [of, sign] of [
    [best, 1],
    [column, -1],
  ] as const) {
    for (let use = at(problem.firstUse, of); use < at(problem.firstUse, of + 1); use++) {
      const limit = at(problem.useLimit, use);
      weights[limit] =
        at(weights, limit) + sign * at(signs, limit) * at(prices, limit) * at(problem.useAmount, use);
    }
  }
  const most = weights.indexOf(Math.max(...weights));
  return at(weights, most) > 0 ? (problem.limits[most]?.id ?? null) : null;
}
