/** The chance that a combination of works reaches a score, over every house that this one can be. */
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { scoreOfDemand } from '../../energy/evaluate.ts';
import { heatDemand } from '../../energy/heat-demand.ts';
import type { Measure } from '../../measures/measure.ts';
import { fromScoreScale, toScoreScale } from '../../stock/evidence/scores.ts';
import { normalCdf } from '../../stock/normal.ts';
import type { Scenario } from '../../stock/scenarios.ts';
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
  const total = inOrder.reduce((sum, { weight }) => sum + weight, 0);
  return {
    dwellings: inOrder.map(({ dwelling }) => dwelling),
    weights: inOrder.map(({ weight }) => weight / total),
    certificateNoise,
  };
}

type PossibleHouse = Pick<Scenario, 'dwelling' | 'weight' | 'typical'>;

/**
 * Those at equal steps of weight in the order of their scores, both at the typical area, so that two square metres more
 * leave the choice as it is: else the chance of a list of works moves by some points with each of them. What is left
 * out gives its weight to its neighbours.
 */
function thinnedOut(houses: readonly PossibleHouse[]): readonly PossibleHouse[] {
  const inOrder = houses.toSorted((a, b) => a.typical.score - b.typical.score);
  const total = houses.reduce((sum, { typical }) => sum + typical.weight, 0);
  const kept: PossibleHouse[] = [];
  let upTo = 0;
  let next = 0.5;
  // Of the houses since the last one that was kept.
  let between = 0;
  for (const house of inOrder) {
    upTo += (house.typical.weight / total) * MOST_HOUSES;
    const last = kept.at(-1);
    if (next >= upTo) between += house.weight;
    else {
      if (last !== undefined) last.weight += between / 2;
      kept.push({ ...house, weight: house.weight + (last === undefined ? between : between / 2) });
      between = 0;
      while (next < upTo) next += 1;
    }
  }
  const last = kept.at(-1);
  if (last !== undefined) last.weight += between;
  return kept;
}

/** Beyond this many standard deviations the normal distribution is as good as 0 or 1. */
const FAR = 4;

/** Chance that a certificate of a house with this score does not exceed the limit, both on the scale of scores. */
export function chanceWithin(score: number, limit: number, noise: number): number {
  const distance = limit - score;
  if (distance > FAR * noise || noise === 0) return distance >= 0 ? 1 : 0;
  return distance < -FAR * noise ? 0 : normalCdf(distance / noise);
}

/** Chance of a certificate within the limit, from the score of each house on the scale of scores. */
export function chanceAt(scores: readonly number[], limitKwhPerM2: number, houses: PossibleHouses): number {
  return chanceUpTo(toScoreScale(limitKwhPerM2), scores, houses);
}

function chanceUpTo(
  limit: number,
  scores: readonly number[],
  { weights, certificateNoise }: PossibleHouses,
): number {
  let chance = 0;
  for (let house = 0; house < scores.length; house++) {
    chance += (weights[house] ?? 0) * chanceWithin(scores[house] ?? 0, limit, certificateNoise);
  }
  return chance;
}

/** So fine that a score is known to about 0.02 kWh/m². */
const GRID = 2 ** 16;
/**
 * After so many secants the rest is halved: where houses fall into two groups, the chance hardly rises between them.
 */
const MOST_SECANTS = 8;

/**
 * The score in kWh/m² that a certificate does not exceed with this chance, from the score of each house on the scale of
 * scores: what `chanceAt` finds the chance of. It is the first one on the grid; secants find it in some seven steps,
 * halving would take sixteen.
 */
export function scoreAt(chance: number, scores: readonly number[], houses: PossibleHouses): number {
  const far = FAR * houses.certificateNoise;
  const lowest = Math.min(...scores) - far;
  const step = (Math.max(...scores) + far - lowest) / GRID;
  const least = chance - ROUNDING;
  // Points of the grid: at `below` the chance is not reached, at `above` it is.
  let below = 0;
  let above = GRID;
  let point = GRID / 2;
  let lastPoint = 0;
  let lastExcess = -least;
  for (let steps = 1; above - below > 1; steps++) {
    const excess = chanceUpTo(lowest + point * step, scores, houses) - least;
    if (excess >= 0) above = point;
    else below = point;
    const secant = Math.round(point - (excess * (point - lastPoint)) / (excess - lastExcess));
    lastPoint = point;
    lastExcess = excess;
    const isHalved = steps > MOST_SECANTS || !(secant >= below && secant <= above);
    point = isHalved ? (below + above) >> 1 : Math.min(Math.max(secant, below + 1), above - 1);
  }
  return fromScoreScale(lowest + above * step);
}

/** Chance that the works, done where they make sense, leave the house within the limit. */
export function chanceOfReaching(
  limitKwhPerM2: number,
  measures: readonly Measure[],
  houses: PossibleHouses,
): number {
  const scores = houses.dwellings.map((dwelling) => {
    const changed = applyNeeded(dwelling, measures);
    return toScoreScale(scoreOfDemand(changed, heatDemand(changed)));
  });
  return chanceAt(scores, limitKwhPerM2, houses);
}

/** Sums of weights are off by less. */
export const ROUNDING = 1e-9;
