import type { DrawnScenario } from '../stock/scenarios.ts';

/** One of the scenarios, by their weights. */
export function drawn(stock: readonly DrawnScenario[], chance: number): DrawnScenario {
  let upTo = 0;
  for (const scenario of stock) {
    upTo += scenario.weight;
    if (upTo >= chance) return scenario;
  }
  const [first] = stock;
  if (first === undefined) throw new RangeError('there is always a scenario');
  return first;
}

/**
 * The same random numbers every time. Source: D. Knuth and H. Lewis, linear congruential generator of "Numerical
 * Recipes".
 */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}
