import { exp } from '../energy/exponential.ts';

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

/** Its inverse for 0 < p < 1, by bisection: used once, to lay out the scenarios and the thresholds of states. */
export function normalQuantile(p: number): number {
  let low = -8;
  let high = 8;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
