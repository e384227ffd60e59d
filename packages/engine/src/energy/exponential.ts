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
/** Below it a number has a whole part of 31 bits. */
const LARGEST_INTEGER = 2 ** 31;

const POWERS_OF_TWO = Array.from({ length: 2 * LARGEST_POWER + 1 }, (_, index) => {
  const power = index - LARGEST_POWER;
  let value = 1;
  for (let step = 0; step < Math.abs(power); step += 1) value *= power < 0 ? 0.5 : 2;
  return value;
});

/** e^x by the series of e^r, r at most half of ln 2. */
export function exp(x: number): number {
  // 0, infinite or no number, for which nothing is left to choose; or nothing that a house can have.
  if (!(Math.abs(x) < LARGEST)) return Math.exp(x);
  const power = Math.round(x / Math.LN2);
  const rest = x - power * LN2_HIGH - power * LN2_LOW;
  // 1/k! from the thirteenth to the first: what follows is below the last bit. Written out, it takes a third of the
  // time of a loop.
  let sum = 1.6059043836821613e-10 * rest + 2.08767569878681e-9;
  sum = sum * rest + 2.505210838544172e-8;
  sum = sum * rest + 2.755731922398589e-7;
  sum = sum * rest + 0.0000027557319223985893;
  sum = sum * rest + 0.0000248015873015873;
  sum = sum * rest + 0.0001984126984126984;
  sum = sum * rest + 0.001388888888888889;
  sum = sum * rest + 0.008333333333333333;
  sum = sum * rest + 0.041666666666666664;
  sum = sum * rest + 0.16666666666666666;
  sum = sum * rest + 0.5;
  sum = sum * rest + 1;
  return (1 + sum * rest) * (POWERS_OF_TWO[power + LARGEST_POWER] ?? Number.NaN);
}

/** ln x by the series of atanh, of x divided by a power of two that brings it near 1. */
export function log(x: number): number {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return Math.log(x);
  // The power of two below most scores and areas at once; of all else step by step.
  let power = x >= 1 && x < LARGEST_INTEGER ? 31 - Math.clz32(x) : 0;
  let near = x * (POWERS_OF_TWO[LARGEST_POWER - power] ?? Number.NaN);
  for (; near > Math.SQRT2; near *= 0.5) power += 1;
  for (; near < Math.SQRT1_2; near *= 2) power -= 1;
  const ratio = (near - 1) / (near + 1);
  const square = ratio * ratio;
  // 1/23, 1/21 … 1/3.
  let sum = square * 0.043478260869565216;
  sum = square * (0.047619047619047616 + sum);
  sum = square * (0.05263157894736842 + sum);
  sum = square * (0.058823529411764705 + sum);
  sum = square * (0.06666666666666667 + sum);
  sum = square * (0.07692307692307693 + sum);
  sum = square * (0.09090909090909091 + sum);
  sum = square * (0.1111111111111111 + sum);
  sum = square * (0.14285714285714285 + sum);
  sum = square * (0.2 + sum);
  sum = square * (0.3333333333333333 + sum);
  return power * LN2_HIGH + (power * LN2_LOW + 2 * ratio * (1 + sum));
}
