import { at, homeCount, type Problem, signsOf } from './problem.ts';

/**
 * The Lagrangian bound at given prices and its smoothed form. At prices p >= 0 each home takes its cheapest column by
 * cost + price of what it uses; the sum less the price of the limits is never above the cost of any programme that
 * keeps them. The bound has corners, so prices are sought on a smoothed bound: each home takes its columns with weights
 * exp(-cost / temperature), which has exact first and second derivatives.
 */
export interface DualPoint {
  /** The bound itself, in cents. */
  bound: number;
  smoothed: number;
  /** By limit: expected use less the limit, with the sign of its price. */
  gradient: Float64Array;
  /** Minus the second derivatives, times the temperature: positive semidefinite; row by row. */
  curvature: Float64Array;
}

/** A weight below this changes no sum that a double can hold. */
const NEGLIGIBLE = 40;

export class SmoothDual {
  readonly #problem: Problem;
  readonly #signs: Float64Array;
  readonly #reduced: Float64Array;

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#signs = signsOf(problem);
    let most = 0;
    for (let home = 0; home < homeCount(problem); home++)
      most = Math.max(most, at(problem.firstColumn, home + 1) - at(problem.firstColumn, home));
    this.#reduced = new Float64Array(most);
  }

  evaluate(prices: Float64Array, temperature: number): DualPoint {
    const { limits, firstColumn, cost, firstUse, useLimit, useAmount } = this.#problem;
    const size = limits.length;
    const signs = this.#signs;
    const reduced = this.#reduced;
    const gradient = new Float64Array(size);
    const curvature = new Float64Array(size * size);
    const signed = prices.map((price, limit) => price * at(signs, limit));
    const mean = new Float64Array(size);
    const inHome = new Uint8Array(size);
    const touched = new Int32Array(size);
    let bound = 0;
    let smoothed = 0;
    const homes = homeCount(this.#problem);
    for (let home = 0; home < homes; home++) {
      const first = at(firstColumn, home);
      const end = at(firstColumn, home + 1);
      let least = Number.POSITIVE_INFINITY;
      for (let column = first; column < end; column++) {
        let value = at(cost, column);
        const lastUse = at(firstUse, column + 1);
        for (let use = at(firstUse, column); use < lastUse; use++)
          value += at(signed, at(useLimit, use)) * at(useAmount, use);
        reduced[column - first] = value;
        if (value < least) least = value;
      }
      bound += least;
      let sum = 0;
      for (let position = 0; position < end - first; position++) {
        const distance = (at(reduced, position) - least) / temperature;
        const weight = distance > NEGLIGIBLE ? 0 : Math.exp(-distance);
        reduced[position] = weight;
        sum += weight;
      }
      smoothed += least - temperature * Math.log(sum);

      let touchedCount = 0;
      for (let position = 0; position < end - first; position++) {
        const weight = at(reduced, position) / sum;
        if (weight < 1e-12) continue;
        const column = first + position;
        const firstOf = at(firstUse, column);
        const lastUse = at(firstUse, column + 1);
        for (let use = firstOf; use < lastUse; use++) {
          const limit = at(useLimit, use);
          if (inHome[limit] === 0) {
            inHome[limit] = 1;
            touched[touchedCount++] = limit;
          }
          const part = weight * at(useAmount, use) * at(signs, limit);
          mean[limit] = at(mean, limit) + part;
          if (weight < 1 - 1e-12) {
            const row = limit * size;
            for (let other = firstOf; other <= use; other++) {
              const second = at(useLimit, other);
              const product = part * at(useAmount, other) * at(signs, second);
              curvature[row + second] = at(curvature, row + second) + product;
              if (other !== use)
                curvature[second * size + limit] = at(curvature, second * size + limit) + product;
            }
          }
        }
      }
      const isCertain = sum - 1 < 1e-12;
      for (let one = 0; one < touchedCount; one++) {
        const limit = at(touched, one);
        gradient[limit] = at(gradient, limit) + at(mean, limit);
        if (!isCertain) {
          for (let two = 0; two < touchedCount; two++) {
            const other = at(touched, two);
            curvature[limit * size + other] =
              at(curvature, limit * size + other) - at(mean, limit) * at(mean, other);
          }
        }
      }
      for (let one = 0; one < touchedCount; one++) {
        mean[at(touched, one)] = 0;
        inHome[at(touched, one)] = 0;
      }
    }
    for (const [limit, { amount }] of limits.entries()) {
      bound -= at(signed, limit) * amount;
      smoothed -= at(signed, limit) * amount;
      gradient[limit] = at(gradient, limit) - at(signs, limit) * amount;
    }
    return { bound, smoothed, gradient, curvature };
  }
}
