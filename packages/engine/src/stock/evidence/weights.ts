/**
 * Weights for the scenarios of a cohort: as near to their prior weights as can be, while their scores spread as the
 * statistics say and the known shares (of each way of heating, glass, roof …) stay what they are. Least relative
 * entropy: w = prior · exp(a·z + b·z²) · a factor for each part of the distribution · a factor for each state, found by
 * iterative proportional fitting (raking).
 */

import { exp } from '../../energy/exponential.ts';
import type { ScoreDistribution } from './scores.ts';

/** A property of which the shares are known: the state that each scenario is in, and the share of each state. */
export interface Margin {
  states: readonly number[];
  shares: readonly number[];
}

export interface Weighting {
  target: ScoreDistribution;
  a: number;
  b: number;
  /** By part of the distribution. */
  partFactors: readonly number[];
  /** By margin, then by state. */
  stateFactors: readonly (readonly number[])[];
  /** Of the scenarios that it was fitted on; they add up to 1. */
  weights: readonly number[];
  /** What the product of prior and factors is divided by. */
  total: number;
}

const SWEEPS = 12;
/** Holds the tilt back where the scenarios cannot reach the statistics; small enough to be unseen elsewhere. */
const RIDGE = 1e-3;
/** Scenarios farther out count as being here, so that one odd house cannot gain all the weight. */
const FARTHEST = 2.5;

/** Parts of a normal distribution: upper bound in standard deviations, and share. */
const PARTS = [
  { upTo: -0.8416, share: 0.2 },
  { upTo: 0, share: 0.3 },
  { upTo: 0.8416, share: 0.3 },
  { upTo: Number.POSITIVE_INFINITY, share: 0.2 },
] as const;
/**
 * A part or state in which there is hardly a scenario may not gain more than this: one odd house would stand for all.
 */
const MOST_FACTOR = 4;

/** `target` is the spread between the scenarios: without what certificates of equal houses differ by. */
export function fitWeights(
  scores: readonly number[],
  prior: readonly number[],
  target: ScoreDistribution,
  margins: readonly Margin[],
): Weighting {
  const z = scores.map((score) => standardised(score, target));
  const parts: Margin = { states: z.map(partOf), shares: PARTS.map(({ share }) => share) };
  const all = [parts, ...margins];
  const factors = all.map(({ shares }) => shares.map(() => 1));
  const weights = [...prior];
  let a = 0;
  let b = 0;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const [moveA, moveB] = newtonStep(z, weights, a, b);
    a += moveA;
    b += moveB;
    for (let index = 0; index < z.length; index++) {
      const value = z[index] ?? 0;
      weights[index] = (weights[index] ?? 0) * exp(moveA * value + moveB * value * value);
    }
    for (const [order, margin] of all.entries()) {
      const known = factors[order] ?? [];
      const moves = rake(weights, margin, known);
      for (let index = 0; index < weights.length; index++) {
        weights[index] = (weights[index] ?? 0) * (moves[margin.states[index] ?? 0] ?? 1);
      }
      factors[order] = known.map((factor, state) => factor * (moves[state] ?? 1));
    }
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const [partFactors = [], ...stateFactors] = factors;
  return {
    target,
    a,
    b,
    partFactors,
    stateFactors,
    weights: weights.map((weight) => weight / total),
    total,
  };
}

/** What the statistics make of a score: the factor of a scenario that was not among those of the fit. */
export function scoreFactor({ target, a, b, partFactors }: Weighting, score: number): number {
  const z = standardised(score, target);
  return exp(a * z + b * z * z) * (partFactors[partOf(z)] ?? 1);
}

function standardised(score: number, { mean, spread }: ScoreDistribution): number {
  return Math.min(Math.max((score - mean) / spread, -FARTHEST), FARTHEST);
}

function partOf(z: number): number {
  let part = 0;
  while (z > (PARTS[part]?.upTo ?? Number.POSITIVE_INFINITY)) part++;
  return part;
}

/** By which factor the scenarios in each state must be scaled to have its share, as far as they may be. */
function rake(weights: readonly number[], { states, shares }: Margin, factors: readonly number[]): number[] {
  const held = shares.map(() => 0);
  let total = 0;
  for (let index = 0; index < states.length; index++) {
    const state = states[index] ?? 0;
    const weight = weights[index] ?? 0;
    held[state] = (held[state] ?? 0) + weight;
    total += weight;
  }
  return shares.map((share, state) => {
    const part = (held[state] ?? 0) / total;
    if (part === 0) return 1;
    const factor = factors[state] ?? 1;
    return Math.min(Math.max((factor * share) / part, 1 / MOST_FACTOR), MOST_FACTOR) / factor;
  });
}

/** By how much the tilt must change for a mean of 0 and a mean square of 1. */
function newtonStep(
  z: readonly number[],
  weights: readonly number[],
  a: number,
  b: number,
): [moveA: number, moveB: number] {
  let [total, m1, m2, m3, m4] = [0, 0, 0, 0, 0];
  for (let index = 0; index < z.length; index++) {
    const value = z[index] ?? 0;
    const weight = weights[index] ?? 0;
    const square = value * value;
    total += weight;
    m1 += weight * value;
    m2 += weight * square;
    m3 += weight * square * value;
    m4 += weight * square * square;
  }
  m1 /= total;
  m2 /= total;
  m3 /= total;
  m4 /= total;
  const slopeA = m1 + RIDGE * a;
  const slopeB = m2 - 1 + RIDGE * b;
  const aa = m2 - m1 ** 2 + RIDGE;
  const ab = m3 - m1 * m2;
  const bb = m4 - m2 ** 2 + RIDGE;
  const determinant = aa * bb - ab * ab;
  const moveA = (bb * slopeA - ab * slopeB) / determinant;
  const moveB = (aa * slopeB - ab * slopeA) / determinant;
  const damping = Math.min(1, 1 / (Math.abs(moveA) + Math.abs(moveB)));
  return [-damping * moveA, -damping * moveB];
}
