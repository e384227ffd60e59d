import { at, homeCount, type Problem } from './problem.ts';
import { type DualPoint, SmoothDual } from './smooth-dual.ts';

export interface Prices {
  /** By limit, in cents for one unit of it; never negative. */
  prices: Float64Array;
  /** No programme within the limits costs less, in cents. */
  bound: number;
  rounds: number;
}

export interface PriceOptions {
  /** Prices to begin with: those of a similar problem save most of the rounds. */
  start?: Float64Array | undefined;
  /** By limit; a price never rises above it. */
  ceilings?: Float64Array | undefined;
  /** Whether a bound answers the question already. */
  isEnough?: ((bound: number) => boolean) | undefined;
  onRound?: ((bound: number) => void) | undefined;
}

const COOLING = 4;
const STEPS_PER_TEMPERATURE = 12;
/** Below this part of the spread of costs the smoothing no longer moves the bound. */
const COLDEST = 2e-6;

/**
 * Prices of the limits that make the bound as high as it gets: Newton steps on the smoothed bound, at falling
 * temperatures. The number of rounds hardly grows with the number of homes, since the bound of many homes is almost
 * smooth by itself.
 */
export function findBestPrices(problem: Problem, options: PriceOptions = {}): Prices {
  const size = problem.limits.length;
  const dual = new SmoothDual(problem);
  const ceilings = options.ceilings ?? new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const spread = spreadOf(problem, options.ceilings);
  const coldest = spread * COLDEST;
  let temperature = options.start === undefined ? spread : spread / COOLING ** 4;
  let prices: Float64Array = Float64Array.from(options.start ?? new Float64Array(size), (price, limit) =>
    Math.min(Math.max(price, 0), at(ceilings, limit)),
  );
  let best: Prices = { prices, bound: Number.NEGATIVE_INFINITY, rounds: 0 };
  let rounds = 0;
  const evaluate = (candidate: Float64Array): DualPoint => {
    const point = dual.evaluate(candidate, temperature);
    rounds += 1;
    if (point.bound > best.bound) best = { prices: candidate, bound: point.bound, rounds };
    options.onRound?.(best.bound);
    return point;
  };
  const isEnough = () => options.isEnough?.(best.bound) === true;
  for (; ; temperature /= COOLING) {
    let point = evaluate(prices);
    let damping = 1e-6;
    for (let step = 0; step < STEPS_PER_TEMPERATURE && damping < 1e6 && !isEnough(); step++) {
      const candidate = newtonStep({ point, prices, ceilings, temperature, damping });
      const next = evaluate(candidate);
      const gain = next.smoothed - point.smoothed;
      if (gain > 0) {
        prices = candidate;
        point = next;
        damping = Math.max(1e-9, damping / 10);
        if (gain < 1e-9 * Math.abs(next.smoothed) + 1e-3) break;
      } else damping *= 30;
    }
    if (isEnough()) break;
    const left = point.bound - point.smoothed;
    if (temperature <= coldest || left < 1e-9 * Math.abs(point.bound)) break;
  }
  return { ...best, rounds };
}

interface Step {
  point: DualPoint;
  prices: Float64Array;
  ceilings: Float64Array;
  temperature: number;
  damping: number;
}

function newtonStep({ point, prices, ceilings, temperature, damping }: Step): Float64Array {
  const size = prices.length;
  const { gradient, curvature } = point;
  // A price at its end that wants to go further stays there.
  const free: number[] = [];
  for (let limit = 0; limit < size; limit++) {
    const slope = at(gradient, limit);
    if (slope > 0 ? at(prices, limit) < at(ceilings, limit) : at(prices, limit) > 0) free.push(limit);
  }
  const matrix = new Float64Array(free.length ** 2);
  for (const [row, limit] of free.entries()) {
    for (const [column, other] of free.entries()) {
      const value = at(curvature, limit * size + other) / temperature;
      matrix[row * free.length + column] = row === column ? value * (1 + damping) : value;
    }
  }
  const direction = solveSymmetric(
    matrix,
    Float64Array.from(free, (limit) => at(gradient, limit)),
  );
  const candidate = prices.slice();
  for (const [position, limit] of free.entries()) {
    const moved = at(prices, limit) + (direction[position] ?? 0);
    candidate[limit] = Math.min(Math.max(moved, 0), at(ceilings, limit));
  }
  return candidate;
}

/** By Cholesky's method; a row without curvature of its own does not move. Overwrites the matrix. */
function solveSymmetric(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const result = right.slice();
  const isFlat = new Uint8Array(size);
  for (let row = 0; row < size; row++) {
    const scale = at(matrix, row * size + row);
    for (let column = 0; column <= row; column++) {
      let sum = at(matrix, row * size + column);
      for (let before = 0; before < column; before++)
        sum -= at(matrix, row * size + before) * at(matrix, column * size + before);
      if (row === column && sum > 1e-12 * scale) matrix[row * size + row] = Math.sqrt(sum);
      else if (row === column) isFlat[row] = 1;
      else matrix[row * size + column] = isFlat[column] === 1 ? 0 : sum / at(matrix, column * size + column);
    }
  }
  for (let row = 0; row < size; row++) {
    let sum = at(result, row);
    for (let before = 0; before < row; before++) sum -= at(matrix, row * size + before) * at(result, before);
    result[row] = isFlat[row] === 1 ? 0 : sum / at(matrix, row * size + row);
  }
  for (let row = size - 1; row >= 0; row--) {
    if (isFlat[row] === 1) continue;
    let sum = at(result, row);
    for (let after = row + 1; after < size; after++)
      sum -= at(matrix, after * size + row) * at(result, after);
    result[row] = sum / at(matrix, row * size + row);
  }
  return result;
}

/**
 * The mean difference between the dearest and the cheapest column of a home, with what prices at their ceilings would
 * add.
 */
function spreadOf(problem: Problem, ceilings?: Float64Array): number {
  const { firstColumn, cost, firstUse, useLimit, useAmount } = problem;
  let sum = 0;
  for (let home = 0; home < homeCount(problem); home++) {
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let column = at(firstColumn, home); column < at(firstColumn, home + 1); column++) {
      let value = at(cost, column);
      for (let use = at(firstUse, column); ceilings !== undefined && use < at(firstUse, column + 1); use++)
        value += at(ceilings, at(useLimit, use)) * at(useAmount, use);
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    sum += most - least;
  }
  return sum / Math.max(1, homeCount(problem)) || 1;
}
