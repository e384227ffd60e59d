/** Quantiles and label probabilities of weighted scenarios. */
import type { LabelScale } from '../contract/codes.ts';
import type { Range } from '../contract/plan.ts';
import { LABEL_LIMITS } from '../data/label-limits.ts';
import { fromScoreScale, toScoreScale } from './evidence/scores.ts';
import { normalCdf } from './normal.ts';

/** Weighted quantiles, with straight lines between the middles of the weights. The weights add up to 1. */
export function quantiles(
  values: readonly number[],
  weights: readonly number[],
  shares: readonly number[],
): number[] {
  const ordered = inOrder(values, weights);
  return shares.map((share) => quantile(ordered, share));
}

/**
 * Range of the score that a certificate would give, from scores on their scale; `noise` is what certificates of equal
 * houses differ by.
 */
export function scoreRange(scores: readonly number[], weights: readonly number[], noise: number): Range {
  const ordered = inOrder(scores, weights);
  const noisy = noise === 0 ? ordered : withNoise(ordered, noise);
  const at = (share: number) => fromScoreScale(quantile(noisy, share));
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

/** From low to high; there is room for more than the count. */
interface Ordered {
  values: Float64Array;
  weights: Float64Array;
  count: number;
}

/**
 * Room that is used again: a plan puts some sixty lists in order, and to make room for each takes longer than that.
 * What is in it holds until the next list.
 */
const ROOMS: [Ordered, Ordered, Ordered] = [roomFor(512), roomFor(512), roomFor(1024)];

function roomFor(count: number): Ordered {
  return { values: new Float64Array(count), weights: new Float64Array(count), count: 0 };
}

function room(which: 0 | 1 | 2, count: number): Ordered {
  if (ROOMS[which].values.length < count) ROOMS[which] = roomFor(2 * count);
  ROOMS[which].count = count;
  return ROOMS[which];
}

/**
 * Values that differ by less keep the order in which they came: engines of JavaScript differ in the last bit of a
 * power, many scenarios save the very same with the same panels, and the page must give the server's plan byte for
 * byte.
 */
const ROUNDING = 1e-7;

/** Short runs by insertion, then merged: for a hundred values ten times as fast as sorting objects or indices. */
function inOrder(from: readonly number[], fromWeights: readonly number[]): Ordered {
  const count = from.length;
  let ordered = room(0, count);
  for (let start = 0; start < count; start += RUN) {
    insertRun(ordered, from, fromWeights, start, Math.min(start + RUN, count));
  }
  if (count <= RUN) return ordered;
  let other = room(1, count);
  for (let width = RUN; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      mergeRuns(ordered, other, start, Math.min(start + width, count), Math.min(start + 2 * width, count));
    }
    [ordered, other] = [other, ordered];
  }
  return ordered;
}

const RUN = 8;

function insertRun(
  { values, weights }: Ordered,
  from: readonly number[],
  fromWeights: readonly number[],
  start: number,
  end: number,
): void {
  for (let index = start; index < end; index++) {
    const value = from[index] ?? 0;
    let place = index;
    for (; place > start && (values[place - 1] ?? 0) > value + ROUNDING; place--) {
      values[place] = values[place - 1] ?? 0;
      weights[place] = weights[place - 1] ?? 0;
    }
    values[place] = value;
    weights[place] = fromWeights[index] ?? 0;
  }
}

/** Two runs that lie next to each other, from `start` to `middle` and on to `end`. */
function mergeRuns(from: Ordered, to: Ordered, start: number, middle: number, end: number): void {
  let [left, right] = [start, middle];
  for (let place = start; place < end; place++) {
    const isLeft =
      right >= end || (left < middle && (from.values[left] ?? 0) <= (from.values[right] ?? 0) + ROUNDING);
    const source = isLeft ? left++ : right++;
    to.values[place] = from.values[source] ?? 0;
    to.weights[place] = from.weights[source] ?? 0;
  }
}

/** Two points one standard deviation off stand for the noise around each value: same mean, same variance. */
function withNoise(ordered: Ordered, noise: number): Ordered {
  const { count } = ordered;
  const noisy = room(2, 2 * count);
  const { values, weights } = noisy;
  let [low, high] = [0, 0];
  for (let place = 0; place < 2 * count; place++) {
    const lower = (low < count ? (ordered.values[low] ?? 0) : Number.POSITIVE_INFINITY) - noise;
    const upper = (ordered.values[high] ?? 0) + noise;
    const source = lower <= upper ? low++ : high++;
    values[place] = Math.min(lower, upper);
    weights[place] = (ordered.weights[source] ?? 0) / 2;
  }
  return noisy;
}

function quantile({ values, weights, count }: Ordered, share: number): number {
  let upTo = 0;
  let middleBefore = 0;
  let before: number | null = null;
  for (let place = 0; place < count; place++) {
    const weight = weights[place] ?? 0;
    if (weight <= 0) continue;
    // One that is lower by a rounding counts as equal, so that quantiles never fall.
    const value = Math.max(values[place] ?? 0, before ?? Number.NEGATIVE_INFINITY);
    const middle = upTo + weight / 2;
    if (middle >= share) {
      if (before === null) return value;
      const between = before + ((value - before) * (share - middleBefore)) / (middle - middleBefore);
      // Rounding must not lift it over the next value: then a range would not be ordered.
      return Math.min(between, value);
    }
    before = value;
    middleBefore = middle;
    upTo += weight;
  }
  return before ?? 0;
}

/** Probability of each label, best label first, from scores on their scale. */
export function labelProbabilities(
  scale: LabelScale,
  scores: readonly number[],
  weights: readonly number[],
  noise: number,
): Map<string, number> {
  const probabilities = new Map<string, number>();
  let below = 0;
  for (const [label, upper] of LABEL_LIMITS[scale]) {
    const upTo = Number.isFinite(upper) ? shareUpTo(toScoreScale(upper), scores, weights, noise) : 1;
    probabilities.set(label, Math.max(upTo - below, 0));
    below = upTo;
  }
  return probabilities;
}

/** Probability of each band between these scores, from the best to the one above the last limit. They add up to 1. */
export function bandProbabilities(
  upperKwhPerM2: readonly number[],
  scores: readonly number[],
  weights: readonly number[],
  noise: number,
): number[] {
  const upTo = [...upperKwhPerM2.map((upper) => shareUpTo(toScoreScale(upper), scores, weights, noise)), 1];
  return upTo.map((share, band) => Math.max(share - (upTo[band - 1] ?? 0), 0));
}

/** Beyond this many standard deviations the normal distribution is as good as 0 or 1. */
const FAR = 4;

function shareUpTo(
  bound: number,
  scores: readonly number[],
  weights: readonly number[],
  noise: number,
): number {
  let share = 0;
  for (let index = 0; index < scores.length; index++) {
    const distance = bound - (scores[index] ?? 0);
    const weight = weights[index] ?? 0;
    if (noise === 0 || Math.abs(distance) > FAR * noise) share += distance >= 0 ? weight : 0;
    else share += weight * normalCdf(distance / noise);
  }
  return share;
}
