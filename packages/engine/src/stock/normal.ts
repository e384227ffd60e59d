import { exp, log } from '../energy/exponential.ts';

/** Standard normal distribution function. Source: Abramowitz and Stegun 7.1.26, error below 1.5e-7. */
export function normalCdf(x: number): number {
  if (x === Number.POSITIVE_INFINITY) return 1;
  if (x === Number.NEGATIVE_INFINITY) return 0;
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    exp(-z * z);
  return x > 0 ? 1 - tail / 2 : tail / 2;
}

/**
 * Its inverse for 0 < p < 1, relative error below 1.2e-9. Source: P. Acklam, "An algorithm for computing the inverse
 * normal cumulative distribution function" (2003): a rational function in the middle and one for each tail.
 */
export function normalQuantile(p: number): number {
  if (p < TAIL) return tailQuantile(p);
  if (p > 1 - TAIL) return -tailQuantile(1 - p);
  const q = p - 0.5;
  return (q * polynomial(MIDDLE.above, q * q)) / polynomial(MIDDLE.below, q * q);
}

const TAIL = 0.02425;

const MIDDLE = {
  above: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ],
  below: [
    -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1,
  ],
} as const;

const TAILS = {
  above: [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  below: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
} as const;

function tailQuantile(p: number): number {
  const q = Math.sqrt(-2 * log(p));
  return polynomial(TAILS.above, q) / polynomial(TAILS.below, q);
}

/** Highest power first. */
function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (const coefficient of coefficients) sum = sum * x + coefficient;
  return sum;
}
