/** Quantiles and label probabilities of weighted scenarios. */
import type { LabelScale } from '../contract/codes.ts';
import type { Range } from '../contract/plan.ts';
import { LABEL_LIMITS } from '../data/label-limits.ts';
import { normalCdf } from './normal.ts';
import type { Scenario } from './scenarios.ts';
import { fromScoreScale, toScoreScale } from './scores.ts';

/** Weighted quantiles, with straight lines between the middles of the weights. */
export function quantiles(
  values: readonly number[],
  weights: readonly number[],
  shares: readonly number[],
): number[] {
  const inOrder = new InOrder(values.length);
  for (const [index, value] of values.entries()) inOrder.add(value, weights[index] ?? 0);
  return shares.map((share) => inOrder.quantile(share));
}

/** Range of the score that a certificate would give; `noise` is what certificates of equal houses differ by. */
export function scoreRange(
  scenarios: readonly Pick<Scenario, 'primaryKwhPerM2' | 'weight'>[],
  noise: number,
): Range {
  const inOrder = new InOrder(2 * scenarios.length);
  for (const { primaryKwhPerM2, weight } of scenarios) {
    const score = toScoreScale(primaryKwhPerM2);
    // Two points one standard deviation off stand for the noise around the scenario: same mean, same variance.
    inOrder.add(score - noise, weight / 2);
    inOrder.add(score + noise, weight / 2);
  }
  const at = (share: number) => fromScoreScale(inOrder.quantile(share));
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

/**
 * Values that differ by less keep the order in which they came: engines of JavaScript differ in the last bit of a power,
 * many scenarios save the very same with the same panels, and the page must give the server's plan byte for byte.
 */
const ROUNDING = 1e-7;

/** Weighted values kept in order while they come in: for a hundred of them faster than sorting objects. */
class InOrder {
  readonly #values: Float64Array;
  readonly #weights: Float64Array;
  #count = 0;

  constructor(most: number) {
    this.#values = new Float64Array(most);
    this.#weights = new Float64Array(most);
  }

  add(value: number, weight: number): void {
    if (weight <= 0) return;
    let place = this.#count++;
    for (; place > 0 && (this.#values[place - 1] ?? 0) > value + ROUNDING; place--) {
      this.#values[place] = this.#values[place - 1] ?? 0;
      this.#weights[place] = this.#weights[place - 1] ?? 0;
    }
    // One that came later and is lower by a rounding counts as equal, so that quantiles never fall.
    this.#values[place] = place > 0 ? Math.max(value, this.#values[place - 1] ?? value) : value;
    this.#weights[place] = weight;
  }

  /** The weights add up to 1. */
  quantile(share: number): number {
    let upTo = 0;
    let middleBefore = 0;
    for (let place = 0; place < this.#count; place++) {
      const value = this.#values[place] ?? 0;
      const weight = this.#weights[place] ?? 0;
      const middle = upTo + weight / 2;
      if (middle >= share) {
        if (place === 0) return value;
        const before = this.#values[place - 1] ?? 0;
        const between = before + ((value - before) * (share - middleBefore)) / (middle - middleBefore);
        // Rounding must not lift it over the next value: then a range would not be ordered.
        return Math.min(between, value);
      }
      middleBefore = middle;
      upTo += weight;
    }
    return this.#values[this.#count - 1] ?? 0;
  }
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

/** Beyond this many standard deviations the normal distribution is as good as 0 or 1. */
const FAR = 4;

function shareUpTo(
  bound: number,
  scores: readonly number[],
  scenarios: readonly Scenario[],
  noise: number,
): number {
  let share = 0;
  for (let index = 0; index < scores.length; index++) {
    const distance = bound - (scores[index] ?? 0);
    const weight = scenarios[index]?.weight ?? 0;
    if (noise === 0 || Math.abs(distance) > FAR * noise) share += distance >= 0 ? weight : 0;
    else share += weight * normalCdf(distance / noise);
  }
  return share;
}
