/**
 * Weights for the scenarios of a cohort: as equal as can be, while the mean and the spread of their scores are those of
 * the statistics (least relative entropy: w ∝ exp(a·z + b·z²)), then scaled so that each part of the distribution has
 * its share of the weight (post-stratification).
 */
import { CERTIFICATE_NOISE_SHARE } from '../data/stock-scores.ts';
import type { ScoreDistribution } from './scores.ts';

const NEWTON_STEPS = 12;
/** Holds the tilt back where the scenarios cannot reach the statistics; small enough to be unseen elsewhere. */
const RIDGE = 1e-3;
/** Scenarios farther out count as being here, so that one odd house cannot gain all the weight. */
const FARTHEST = 2.5;

export function weightsFor(scores: readonly number[], target: ScoreDistribution): number[] {
  // Part of the spread is between certificates of equal houses: that part is not between scenarios.
  const spread = target.spread * Math.sqrt(1 - CERTIFICATE_NOISE_SHARE ** 2);
  const z = scores.map((score) => {
    return Math.min(Math.max((score - target.mean) / spread, -FARTHEST), FARTHEST);
  });
  let a = 0;
  let b = 0;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const moments = momentsOf(z, a, b);
    const slopeA = moments.m1 + RIDGE * a;
    const slopeB = moments.m2 - 1 + RIDGE * b;
    const aa = moments.m2 - moments.m1 ** 2 + RIDGE;
    const ab = moments.m3 - moments.m1 * moments.m2;
    const bb = moments.m4 - moments.m2 ** 2 + RIDGE;
    const determinant = aa * bb - ab * ab;
    const moveA = (bb * slopeA - ab * slopeB) / determinant;
    const moveB = (aa * slopeB - ab * slopeA) / determinant;
    const damping = Math.min(1, 1 / (Math.abs(moveA) + Math.abs(moveB)));
    a -= damping * moveA;
    b -= damping * moveB;
  }
  return stratified(z, tilted(z, a, b));
}

/** Parts of a normal distribution: upper bound in standard deviations, and share. */
const STRATA = [
  { upTo: -1.2816, share: 0.1 },
  { upTo: -0.5244, share: 0.2 },
  { upTo: 0, share: 0.2 },
  { upTo: 0.5244, share: 0.2 },
  { upTo: 1.2816, share: 0.2 },
  { upTo: Number.POSITIVE_INFINITY, share: 0.1 },
] as const;
/** A part with less weight than this of its share has no scenario to speak of: it keeps what it has. */
const LEAST_FILLED = 0.25;

function stratified(z: readonly number[], weights: readonly number[]): number[] {
  const strata = z.map((value) => STRATA.findIndex(({ upTo }) => value <= upTo));
  const held = STRATA.map((_, stratum) => {
    return weights.reduce((sum, weight, index) => (strata[index] === stratum ? sum + weight : sum), 0);
  });
  const factors = STRATA.map(({ share }, stratum) => {
    const weight = held[stratum] ?? 0;
    return weight < LEAST_FILLED * share ? 1 : share / weight;
  });
  const scaled = weights.map((weight, index) => weight * (factors[strata[index] ?? 0] ?? 1));
  const total = scaled.reduce((sum, weight) => sum + weight, 0);
  return scaled.map((weight) => weight / total);
}

function tilted(z: readonly number[], a: number, b: number): number[] {
  const exponents = z.map((value) => a * value + b * value * value);
  const largest = Math.max(...exponents);
  const raw = exponents.map((exponent) => Math.exp(exponent - largest));
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  return raw.map((weight) => weight / total);
}

function momentsOf(z: readonly number[], a: number, b: number) {
  let m1 = 0;
  let m2 = 0;
  let m3 = 0;
  let m4 = 0;
  const weights = tilted(z, a, b);
  for (const [index, value] of z.entries()) {
    const weight = weights[index] ?? 0;
    m1 += weight * value;
    m2 += weight * value ** 2;
    m3 += weight * value ** 3;
    m4 += weight * value ** 4;
  }
  return { m1, m2, m3, m4 };
}
