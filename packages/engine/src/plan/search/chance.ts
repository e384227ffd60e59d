/** The chance that a combination of works reaches a score, over every house that this one can be. */
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { evaluate } from '../../energy/evaluate.ts';
import type { Measure } from '../../measures/measure.ts';
import { toScoreScale } from '../../stock/evidence/scores.ts';
import { normalCdf } from '../../stock/normal.ts';
import { applyNeeded } from './choices.ts';

/** What the house may be, likeliest first, and how far certificates of equal houses lie apart. */
export interface PossibleHouses {
  dwellings: readonly Dwelling[];
  /** They add up to 1. */
  weights: readonly number[];
  /** Standard deviation between certificates of equal houses, in ln(score + shift). */
  certificateNoise: number;
}

/** Every question of the search is put to each of them: more than this are thinned out. */
const MOST_HOUSES = 48;

export function possibleHouses(
  scenarios: readonly PossibleHouse[],
  certificateNoise: number,
): PossibleHouses {
  const possible = scenarios.filter(({ weight }) => weight > 0);
  const kept = possible.length <= MOST_HOUSES ? possible : thinnedOut(possible);
  const inOrder = kept.toSorted((a, b) => b.weight - a.weight);
  return {
    dwellings: inOrder.map(({ dwelling }) => dwelling),
    weights: inOrder.map(({ weight }) => weight),
    certificateNoise,
  };
}

interface PossibleHouse {
  dwelling: Dwelling;
  weight: number;
  primaryKwhPerM2: number;
}

/** Those at equal steps of weight in the order of their scores: few of them stand for all. */
function thinnedOut(houses: readonly PossibleHouse[]): readonly PossibleHouse[] {
  const inOrder = houses.toSorted((a, b) => a.primaryKwhPerM2 - b.primaryKwhPerM2);
  const kept: PossibleHouse[] = [];
  let upTo = 0;
  let next = 0.5;
  for (const house of inOrder) {
    upTo += house.weight * MOST_HOUSES;
    let steps = 0;
    for (; next < upTo && next < MOST_HOUSES; next++) steps += 1;
    if (steps > 0) kept.push({ ...house, weight: steps / MOST_HOUSES });
  }
  const total = kept.reduce((sum, { weight }) => sum + weight, 0);
  return kept.map((house) => ({ ...house, weight: house.weight / total }));
}

/** Beyond this many standard deviations the normal distribution is as good as 0 or 1. */
const FAR = 4;

/** Chance that a certificate of a house with this score does not exceed the limit, both on the scale of scores. */
export function chanceWithin(score: number, limit: number, noise: number): number {
  const distance = limit - score;
  if (distance > FAR * noise || noise === 0) return distance >= 0 ? 1 : 0;
  return distance < -FAR * noise ? 0 : normalCdf(distance / noise);
}

/** Chance of a certificate within the limit, from the score of each house. */
export function chanceAt(
  scoresKwhPerM2: readonly number[],
  limitKwhPerM2: number,
  { weights, certificateNoise }: PossibleHouses,
): number {
  const limit = toScoreScale(limitKwhPerM2);
  return scoresKwhPerM2.reduce((sum, score, house) => {
    return sum + (weights[house] ?? 0) * chanceWithin(toScoreScale(score), limit, certificateNoise);
  }, 0);
}

/** Chance that the works, done where they make sense, leave the house within the limit. */
export function chanceOfReaching(
  limitKwhPerM2: number,
  measures: readonly Measure[],
  houses: PossibleHouses,
): number {
  const scores = houses.dwellings.map(
    (dwelling) => evaluate(applyNeeded(dwelling, measures)).primaryKwhPerM2,
  );
  return chanceAt(scores, limitKwhPerM2, houses);
}

/** Sums of weights are off by less. */
export const ROUNDING = 1e-9;
