import { findBestPrices } from './best-prices.ts';
import type { Limit, Problem } from './problem.ts';

/**
 * Limits that cannot all be kept, whatever is chosen: leaving out any one of them makes the others possible. Null when no such set was proven.
 *
 * Whether limits can be kept is a problem of its own, with the cost of a broken limit in place of the cost of works: when even its bound is
 * above zero, every choice breaks one.
 */
export function findConflict(problem: Problem): Limit[] | null {
  const free: Problem = { ...problem, cost: new Float64Array(problem.cost.length) };
  let conflict = problem.limits.map((_, limit) => limit);
  if (!cannotBeKept(free, conflict)) return null;
  for (const limit of problem.limits.keys()) {
    const others = conflict.filter((other) => other !== limit);
    if (cannotBeKept(free, others)) conflict = others;
  }
  return conflict.flatMap((limit) => problem.limits[limit] ?? []);
}

/** A limit that is broken by all of its amount costs this much; the unit is arbitrary. */
const COST_OF_ALL = 1e9;

function cannotBeKept(problem: Problem, limits: readonly number[]): boolean {
  const counted = new Set(limits);
  const ceilings = Float64Array.from(problem.limits, ({ amount }, limit) =>
    counted.has(limit) ? COST_OF_ALL / Math.max(1, Math.abs(amount)) : 0,
  );
  const { bound } = findBestPrices(problem, { ceilings, isEnough: (found) => found > 1e-6 * COST_OF_ALL });
  return bound > 1e-6 * COST_OF_ALL;
}
