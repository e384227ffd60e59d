/** The chance that a combination of works reaches a score, over every house that this one can be. */
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { evaluate, type HeatDemand, heatDemand } from '../../energy/evaluate.ts';
import type { Measure } from '../../measures/measure.ts';
import { suitedTo } from '../../measures/suited-to.ts';
import { toScoreScale } from '../../stock/evidence/scores.ts';
import { normalCdf } from '../../stock/normal.ts';
import { applyNeeded } from './choices.ts';
import {
  type Equipped,
  equipped,
  estimate,
  type Installation,
  type Opening,
  type SearchSpace,
  type Shell,
} from './search-space.ts';

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

/** Chance that a certificate of a house with this score does not exceed the limit. */
export function chanceWithin(primaryKwhPerM2: number, limitKwhPerM2: number, noise: number): number {
  const distance = toScoreScale(limitKwhPerM2) - toScoreScale(primaryKwhPerM2);
  if (distance > FAR * noise || noise === 0) return distance >= 0 ? 1 : 0;
  return distance < -FAR * noise ? 0 : normalCdf(distance / noise);
}

/** Chance of a certificate within the limit, from the score of each house. */
export function chanceAt(
  scoresKwhPerM2: readonly number[],
  limitKwhPerM2: number,
  { weights, certificateNoise }: PossibleHouses,
): number {
  return scoresKwhPerM2.reduce((sum, score, house) => {
    return sum + (weights[house] ?? 0) * chanceWithin(score, limitKwhPerM2, certificateNoise);
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

type ByVentilation = Partial<Record<Dwelling['ventilation'], Equipped>>;

/**
 * Asks the possible houses about combinations of a search space. What is found for a shell in an opening, and for an
 * installation, is kept: the search asks for the same ones again and again.
 */
export class ChanceTable {
  readonly #houses: PossibleHouses;
  readonly #shells = new Map<Shell, readonly Dwelling[]>();
  readonly #openings = new Map<Opening, readonly Dwelling[]>();
  readonly #installations = new Map<Installation, ByVentilation[]>();
  readonly #demands = new Map<Opening, Map<Shell, (HeatDemand | undefined)[]>>();

  readonly #space: SearchSpace;
  #tightest: Shell | undefined;

  constructor(houses: PossibleHouses, space: SearchSpace) {
    this.#houses = houses;
    this.#space = space;
  }

  /** False when no shell can make it so. */
  canBeAtLeast(least: number, limitKwhPerM2: number, opening: Opening, installation: Installation): boolean {
    this.#tightest ??= this.#tightestShell();
    return this.isAtLeast(least, limitKwhPerM2, this.#tightest, opening, installation);
  }

  /** No combination, but what none can beat: in each house every part at its best. */
  #tightestShell(): Shell {
    const { shells } = this.#space;
    const measures = [...new Set(shells.flatMap((shell) => shell.measures))];
    // There is always a shell: when no other, the one that leaves all as it is.
    const tightest = { ...(shells[0] as Shell), measures };
    this.#shells.set(
      tightest,
      this.#houses.dwellings.map((dwelling) => bestParts(dwelling, measures)),
    );
    return tightest;
  }

  /** True when the combination stays within the limit with at least the chance `least`. Stops as soon as it is clear. */
  isAtLeast(
    least: number,
    limitKwhPerM2: number,
    shell: Shell,
    opening: Opening,
    installation: Installation,
  ): boolean {
    const { weights, certificateNoise } = this.#houses;
    const scoreOf = this.#scores(shell, opening, installation);
    let reached = 0;
    let missed = 0;
    for (let house = 0; house < weights.length; house++) {
      const chance = chanceWithin(scoreOf(house), limitKwhPerM2, certificateNoise);
      const weight = weights[house] ?? 0;
      reached += weight * chance;
      missed += weight * (1 - chance);
      if (reached >= least) return true;
      if (missed > 1 - least + ROUNDING) return false;
    }
    // All weights were counted: what is left is rounding.
    return reached >= least - ROUNDING;
  }

  #scores(shell: Shell, opening: Opening, installation: Installation): (house: number) => number {
    const withShell = this.#after(this.#shells, shell);
    const withOpening = this.#after(this.#openings, opening);
    const demands = this.#demandsOf(shell, opening);
    const equippedHouses = this.#equippedHouses(installation);
    return (house) => {
      // This list and those below have one entry per possible house.
      const open = withOpening[house] as Dwelling;
      const { ventilation } = open;
      demands[house] ??= heatDemand(open, withShell[house]);
      // One entry per possible house.
      const byVentilation = equippedHouses[house] as ByVentilation;
      byVentilation[ventilation] ??= this.#equip(house, installation, ventilation);
      return estimate(byVentilation[ventilation], demands[house]);
    };
  }

  #demandsOf(shell: Shell, opening: Opening): (HeatDemand | undefined)[] {
    const byShell = this.#demands.get(opening) ?? new Map<Shell, (HeatDemand | undefined)[]>();
    const demands = byShell.get(shell) ?? [];
    this.#demands.set(opening, byShell.set(shell, demands));
    return demands;
  }

  #equippedHouses(installation: Installation): ByVentilation[] {
    let byHouse = this.#installations.get(installation);
    if (byHouse === undefined) {
      byHouse = this.#houses.dwellings.map(() => ({}));
      this.#installations.set(installation, byHouse);
    }
    return byHouse;
  }

  #equip(
    house: number,
    { heating, water, solar }: Installation,
    ventilation: Dwelling['ventilation'],
  ): Equipped {
    // The index is one of the list of possible houses.
    const today = this.#houses.dwellings[house] as Dwelling;
    let changed = today.ventilation === ventilation ? today : { ...today, ventilation };
    for (const { measures } of [heating, water, solar]) {
      for (const measure of measures) if (measure.isApplicable(today)) changed = measure.apply(changed);
    }
    return equipped(changed);
  }

  #after<Part extends Shell | Opening>(
    known: Map<Part, readonly Dwelling[]>,
    part: Part,
  ): readonly Dwelling[] {
    let dwellings = known.get(part);
    if (dwellings === undefined) {
      dwellings = this.#houses.dwellings.map((dwelling) => applyNeeded(dwelling, part.measures));
      known.set(part, dwellings);
    }
    return dwellings;
  }
}

function bestParts(dwelling: Dwelling, measures: readonly Measure[]): Dwelling {
  const best = { ...dwelling };
  for (const measure of measures) {
    const suited = suitedTo(measure, dwelling);
    if (!suited.isApplicable(dwelling)) continue;
    const changed = suited.apply(dwelling);
    for (const part of SHELL_PARTS) {
      if (changed[part].uValueWPerM2K < best[part].uValueWPerM2K) best[part] = changed[part];
    }
  }
  return best;
}

const SHELL_PARTS = ['pitchedRoof', 'flatRoof', 'wall', 'floor'] as const;

/** Sums of weights are off by less. */
export const ROUNDING = 1e-9;
