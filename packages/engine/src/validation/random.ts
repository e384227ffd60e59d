import type { PlannableInput } from '../dwelling/plannable.ts';
import { stockScores } from '../stock/evidence/scores.ts';
import { fitWeights } from '../stock/evidence/weights.ts';
import { pointAt } from '../stock/points.ts';
import { type DrawnScenario, scenariosOf, typicalScore } from '../stock/scenarios.ts';
import { between, marginsOf } from '../stock/stock-model.ts';

/**
 * Houses of a cohort that the engine's own points do not hold, of which at most the area is given. Their weights meet
 * the statistics as those of the points do: with the factors that were fitted on the points, scores of Belgian houses
 * would lie a tenth of their spread too low, and those of Dutch ones would spread a fifth less than the stock.
 */
export function randomStock(input: PlannableInput, count: number, random: () => number): DrawnScenario[] {
  const stock = scenariosOf(
    input,
    Array.from({ length: count }, () => pointAt(() => random())),
  );
  for (const group of new Set(stock.map((house) => house.group))) {
    const houses = stock.filter((house) => house.group === group);
    const { scale, format, yearBuilt } = group.cohort;
    const held = houses.reduce((sum, { weight }) => sum + weight, 0);
    const { weights } = fitWeights(
      houses.map(({ dwelling, primaryKwhPerM2 }) => typicalScore(group, dwelling, primaryKwhPerM2)),
      houses.map(({ weight }) => weight / held),
      between(stockScores(scale, format, yearBuilt, null, undefined)),
      marginsOf(
        group.cohort,
        houses.map(({ states }) => states),
      ),
    );
    for (const [index, house] of houses.entries()) house.weight = held * (weights[index] ?? 0);
  }
  return stock;
}

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
