/**
 * `exp` and `log` that give the same bits everywhere. ECMAScript leaves the last bit of `Math.exp` and `Math.log` to
 * the implementation, and Node and Chromium do differ: a plan whose best two options are equal but for that bit would
 * be one in the report and the other on the page. Sums, products and quotients of doubles are exact to the bit by IEEE
 * 754.
 */

// ln 2 in two parts: the first has 33 bits, so that its product with a whole number below 2^20 is exact.
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LARGEST = 700;
const LARGEST_POWER = 1010;

const POWERS_OF_TWO = Array.from({ length: 2 * LARGEST_POWER + 1 }, (_, index) => {
  const power = index - LARGEST_POWER;
  let value = 1;
  for (let step = 0; step < Math.abs(power); step += 1) value *= power < 0 ? 0.5 : 2;
  return value;
});

/** 1/k! from the thirteenth to the first: what follows is below the last bit. */
const EXP_SERIES: readonly number[] = Array.from({ length: 13 }, (_, index) => inverseFactorial(13 - index));

/** e^x by the series of e^r, r at most half of ln 2. */
export function exp(x: number): number {
  // 0, infinite or no number, for which nothing is left to choose; or nothing that a house can have.
  if (!(Math.abs(x) < LARGEST)) return Math.exp(x);
  const power = Math.round(x / Math.LN2);
  const rest = x - power * LN2_HIGH - power * LN2_LOW;
  let sum = 0;
  for (const coefficient of EXP_SERIES) sum = sum * rest + coefficient;
  return (1 + sum * rest) * (POWERS_OF_TWO[power + LARGEST_POWER] ?? Number.NaN);
}

/** 1/23, 1/21 … 1/3. */
const LOG_SERIES: readonly number[] = Array.from({ length: 11 }, (_, index) => 1 / (23 - 2 * index));

/** ln x by the series of atanh, of x divided by a power of two that brings it near 1. */
export function log(x: number): number {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return Math.log(x);
  let power = 0;
  let near = x;
  for (; near > Math.SQRT2; near *= 0.5) power += 1;
  for (; near < Math.SQRT1_2; near *= 2) power -= 1;
  const ratio = (near - 1) / (near + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (const coefficient of LOG_SERIES) sum = square * (coefficient + sum);
  return power * LN2_HIGH + (power * LN2_LOW + 2 * ratio * (1 + sum));
}

function inverseFactorial(number: number): number {
  let product = 1;
  for (let factor = 2; factor <= number; factor += 1) product *= factor;
  return 1 / product;
}
