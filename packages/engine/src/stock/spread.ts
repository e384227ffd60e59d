/** Quantiles and label probabilities of weighted scenarios. */
import type { LabelScale } from '../codes.ts';
import { LABEL_LIMITS } from '../data/label-limits.ts';
import type { Range } from '../plan/plan.ts';
import { normalCdf } from './normal.ts';
import type { Scenario } from './scenarios.ts';
import { fromScoreScale, toScoreScale } from './scores.ts';

interface Weighted {
  value: number;
  weight: number;
}

/** Weighted quantiles, with straight lines between the middles of the weights. */
export function quantiles(
  values: readonly number[],
  weights: readonly number[],
  shares: readonly number[],
): number[] {
  const inOrder = sorted(values.map((value, index) => ({ value, weight: weights[index] ?? 0 })));
  return shares.map((share) => quantileOf(inOrder, share));
}

/**
 * Values that differ by rounding alone keep the order of their scenarios: engines of JavaScript differ in the last bit of
 * a power, and many scenarios save the very same with the same panels.
 */
function sorted(points: Weighted[]): Weighted[] {
  return points.filter(({ weight }) => weight > 0).sort((a, b) => millionths(a.value) - millionths(b.value));
}

function millionths(value: number): number {
  return Math.round(value * 1e6);
}

function quantileOf(points: readonly Weighted[], share: number): number {
  let upTo = 0;
  let before: { at: number; value: number } | null = null;
  for (const { value, weight } of points) {
    const at = upTo + weight / 2;
    if (at >= share) {
      if (before === null) return value;
      return before.value + ((value - before.value) * (share - before.at)) / (at - before.at);
    }
    before = { at, value };
    upTo += weight;
  }
  return before?.value ?? 0;
}

/** Range of the score that a certificate would give; `noise` is what certificates of equal houses differ by. */
export function scoreRange(scenarios: readonly Scenario[], noise: number): Range {
  const points: Weighted[] = [];
  for (const { primaryKwhPerM2, weight } of scenarios) {
    const score = toScoreScale(primaryKwhPerM2);
    // Two points one standard deviation off stand for the noise around the scenario: same mean, same variance.
    points.push({ value: score - noise, weight: weight / 2 }, { value: score + noise, weight: weight / 2 });
  }
  const inOrder = sorted(points);
  const at = (share: number) => fromScoreScale(quantileOf(inOrder, share));
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

/** Probability of each label, best label first. */
export function labelProbabilities(
  scale: LabelScale,
  scenarios: readonly Scenario[],
  noise: number,
): Map<string, number> {
  const probabilities = new Map<string, number>();
  const scores = scenarios.map((scenario) => toScoreScale(scenario.primaryKwhPerM2));
  let below = 0;
  for (const [label, upper] of LABEL_LIMITS[scale]) {
    const upTo = Number.isFinite(upper) ? shareUpTo(toScoreScale(upper), scores, scenarios, noise) : 1;
    probabilities.set(label, Math.max(upTo - below, 0));
    below = upTo;
  }
  return probabilities;
}

function shareUpTo(
  bound: number,
  scores: readonly number[],
  scenarios: readonly Scenario[],
  noise: number,
): number {
  let share = 0;
  for (const [index, { weight }] of scenarios.entries()) {
    const distance = bound - (scores[index] ?? 0);
    if (noise === 0) share += distance >= 0 ? weight : 0;
    else share += weight * normalCdf(distance / noise);
  }
  return share;
}
