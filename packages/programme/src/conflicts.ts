import { findBestPrices } from './best-prices.ts';
import { at, type Limit, type Problem, sizesOf } from './problem.ts';
import { SmoothDual } from './smooth-dual.ts';

export interface Conflict {
  limits: Limit[];
  /** By limit of the problem: prices at which every choice costs more than the limits allow, which is the proof. */
  prices: Float64Array;
}

/**
 * Limits that cannot all be kept, whatever is chosen: leaving out any one of them makes the others possible. Null when
 * no such set was proven. The prices of a conflict in a similar problem save most of the search: where the reason is
 * the same, they prove it in one round.
 *
 * Whether limits can be kept is a problem of its own, with the cost of a broken limit in place of the cost of works:
 * when even its bound is above zero, every choice breaks one.
 */
export function findConflict(problem: Problem, known?: Float64Array): Conflict | null {
  const all = problem.limits.map((_, limit) => limit);
  let prices = proofOf(problem, all, known);
  if (prices === null) return null;
  // A limit without a price has no part in the proof.
  for (const limit of pricedLimits(prices)) {
    const others: number[] = pricedLimits(prices).filter((other) => other !== limit);
    prices = proofOf(problem, others, prices) ?? prices;
  }
  return { limits: pricedLimits(prices).flatMap((limit) => problem.limits[limit] ?? []), prices };
}

/** Whether these prices alone show that no choice is within the limits. */
export function isProof(problem: Problem, prices: Float64Array): boolean {
  return isAboveZero(new SmoothDual(withoutCosts(problem)).evaluate(prices, 1).bound);
}

function pricedLimits(prices: Float64Array): number[] {
  return [...prices.keys()].filter((limit) => at(prices, limit) > 0);
}

/** A limit that is broken by all of its amount costs this much; the unit is arbitrary. */
const COST_OF_ALL = 1e9;

const isAboveZero = (bound: number) => bound > 1e-6 * COST_OF_ALL;

const withoutCosts = (problem: Problem): Problem => ({
  ...problem,
  cost: new Float64Array(problem.cost.length),
});

/** Prices of these limits alone that prove that they cannot be kept. */
function proofOf(problem: Problem, limits: readonly number[], known?: Float64Array): Float64Array | null {
  const counted = new Set(limits);
  const ceilings = sizesOf(problem).map((size, limit) => (counted.has(limit) ? COST_OF_ALL / size : 0));
  const start = known?.map((price, limit) => Math.min(price, at(ceilings, limit)));
  if (start !== undefined && isProof(problem, start)) return start;
  const { prices, bound } = findBestPrices(withoutCosts(problem), { ceilings, isEnough: isAboveZero });
  return isAboveZero(bound) ? prices : null;
}
