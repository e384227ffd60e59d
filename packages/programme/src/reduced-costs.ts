import { at, type Choice, homeCount, type Problem, signsOf } from './problem.ts';

/** Each column at given prices: its cost and the price of what it uses, less that of the home's cheapest. */
export interface ReducedCosts {
  values: Float64Array;
  /** The cheapest column of each home. */
  cheapest: Choice;
  /** By home, how much dearer its second column is. */
  secondBest: Float64Array;
}

export function reducedCostsOf(problem: Problem, prices: Float64Array): ReducedCosts {
  const { cost, firstColumn, firstUse, useLimit, useAmount } = problem;
  const signs = signsOf(problem);
  const signed = prices.map((price, limit) => price * at(signs, limit));
  const values = Float64Array.from(cost);
  const homes = homeCount(problem);
  const cheapest = new Int32Array(homes);
  const secondBest = new Float64Array(homes);
  for (let home = 0; home < homes; home++) {
    const first = at(firstColumn, home);
    const end = at(firstColumn, home + 1);
    let best = first;
    let second = Number.POSITIVE_INFINITY;
    for (let column = first; column < end; column++) {
      let value = at(values, column);
      for (let use = at(firstUse, column); use < at(firstUse, column + 1); use++)
        value += at(signed, at(useLimit, use)) * at(useAmount, use);
      values[column] = value;
      if (column === first) continue;
      if (value < at(values, best)) {
        second = at(values, best);
        best = column;
      } else if (value < second) second = value;
    }
    const least = at(values, best);
    for (let column = first; column < end; column++) values[column] = at(values, column) - least;
    cheapest[home] = best;
    secondBest[home] = second - least;
  }
  return { values, cheapest, secondBest };
}
