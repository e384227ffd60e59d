/** Quantiles and label probabilities of weighted scenarios. */
import type { LabelScale } from '../codes.ts';
import { LABEL_LIMITS } from '../data/label-limits.ts';
import { CERTIFICATE_NOISE } from '../data/stock-scores.ts';
import type { Range } from '../plan/plan.ts';
import { normalCdf } from './normal.ts';
import type { Scenario } from './scenarios.ts';
import { fromScoreScale, toScoreScale } from './scores.ts';

/** Weighted quantile, with straight lines between the middles of the weights. */
export function quantile(values: readonly number[], weights: readonly number[], share: number): number {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  let sum = 0;
  let before: { at: number; value: number } | null = null;
  for (const index of order) {
    const weight = weights[index] ?? 0;
    const value = values[index] ?? 0;
    if (weight <= 0) continue;
    const at = sum + weight / 2;
    if (at >= share) {
      if (before === null) return value;
      return before.value + ((value - before.value) * (share - before.at)) / (at - before.at);
    }
    before = { at, value };
    sum += weight;
  }
  return before?.value ?? 0;
}

/** Three-point rule for a normal: replaces the certificate noise around each scenario. */
const NOISE_POINTS = [
  { offset: -Math.sqrt(3) * CERTIFICATE_NOISE, share: 1 / 6 },
  { offset: 0, share: 2 / 3 },
  { offset: Math.sqrt(3) * CERTIFICATE_NOISE, share: 1 / 6 },
];

/** Range of the score that a certificate would give. */
export function scoreRange(scenarios: readonly Scenario[], hasCertificate: boolean): Range {
  const values: number[] = [];
  const weights: number[] = [];
  for (const scenario of scenarios) {
    const score = toScoreScale(scenario.primaryKwhPerM2);
    for (const { offset, share } of hasCertificate ? [{ offset: 0, share: 1 }] : NOISE_POINTS) {
      values.push(score + offset);
      weights.push(scenario.weight * share);
    }
  }
  const at = (share: number) => fromScoreScale(quantile(values, weights, share));
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

/** Probability of each label, best label first. */
export function labelProbabilities(
  scale: LabelScale,
  scenarios: readonly Scenario[],
  hasCertificate: boolean,
): Map<string, number> {
  const probabilities = new Map<string, number>();
  const scores = scenarios.map((scenario) => toScoreScale(scenario.primaryKwhPerM2));
  let below = 0;
  for (const [label, upper] of LABEL_LIMITS[scale]) {
    let upTo = 1;
    if (Number.isFinite(upper)) {
      const bound = toScoreScale(upper);
      upTo = 0;
      for (const [index, score] of scores.entries()) {
        const share = hasCertificate
          ? Number(score <= bound)
          : normalCdf((bound - score) / CERTIFICATE_NOISE);
        upTo += (scenarios[index]?.weight ?? 0) * share;
      }
    }
    probabilities.set(label, Math.max(upTo - below, 0));
    below = upTo;
  }
  return probabilities;
}
