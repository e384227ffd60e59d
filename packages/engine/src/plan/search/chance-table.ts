/** How sure combinations of a search space are, over every house that this one can be. */

import { entryOf } from '../../contract/entry-of.ts';
import type { Dwelling, Element } from '../../dwelling/dwelling.ts';
import {
  demandWithin,
  type HeatDemand,
  type Inside,
  insideOf,
  type ShellLoss,
  type ShellParts,
  shellLoss,
} from '../../energy/heat-demand.ts';
import type { Measure } from '../../measures/measure.ts';
import { toScoreScale } from '../../stock/evidence/scores.ts';
import { chanceWithin, type PossibleHouses, ROUNDING } from './chance.ts';
import { applyNeeded } from './choices.ts';
import type { Found } from './search.ts';
import {
  type Equipped,
  equipped,
  estimate,
  type Installation,
  type Opening,
  type SearchSpace,
  type Shell,
} from './search-space.ts';
import type { Outcome } from './sensible-goal.ts';

/** A house with the works of an opening done. */
interface Opened {
  inside: Inside;
  ventilation: Dwelling['ventilation'];
}

/** What is found for a part of a combination is stored: the search needs the same parts again and again. */
export class ChanceTable {
  readonly houses: PossibleHouses;
  /** What was found for a label, without a budget: a plan, its goal and the prices of labels ask for the same. */
  readonly found = new Map<string, Found | null>();
  /** What lists of works come to, as bits: the goal and the reason why a plan stops below its target ask for the same. */
  readonly outcomes = new Map<number, Outcome>();
  readonly #space: SearchSpace;
  /** The houses in the order in which they are asked. */
  readonly #order: readonly number[];
  readonly #changed = new Map<Measure, (ShellParts | undefined)[]>();
  readonly #shells = new Map<Shell, (ShellLoss | undefined)[]>();
  readonly #openings = new Map<Opening, (Opened | undefined)[]>();
  readonly #installations = new Map<Installation, (Equipped | undefined)[]>();
  readonly #demands = new Map<Opening, Map<Shell, (HeatDemand | undefined)[]>>();
  #tightest: Shell | undefined;

  constructor(houses: PossibleHouses, space: SearchSpace) {
    this.houses = houses;
    this.#space = space;
    this.#order = hardestFirst(houses.dwellings);
  }

  /** False when no shell can make it so. */
  canBeAtLeast(least: number, limitKwhPerM2: number, opening: Opening, installation: Installation): boolean {
    this.#tightest ??= this.#tightestShell();
    return this.isAtLeast(least, limitKwhPerM2, this.#tightest, opening, installation);
  }

  /**
   * True when the combination stays within the limit with at least the chance `least`. Stops as soon as it is clear.
   */
  isAtLeast(
    least: number,
    limitKwhPerM2: number,
    shell: Shell,
    opening: Opening,
    installation: Installation,
  ): boolean {
    const { weights, certificateNoise } = this.houses;
    const limit = toScoreScale(limitKwhPerM2);
    const losses = entryOf(this.#shells, shell, emptyList<ShellLoss>);
    const openedHouses = entryOf(this.#openings, opening, emptyList<Opened>);
    const equippedHouses = entryOf(this.#installations, installation, emptyList<Equipped>);
    const ofOpening = entryOf(this.#demands, opening, () => new Map<Shell, (HeatDemand | undefined)[]>());
    const demands = entryOf(ofOpening, shell, emptyList<HeatDemand>);
    let reached = 0;
    let missed = 0;
    for (const house of this.#order) {
      openedHouses[house] ??= this.#open(house, opening);
      const { inside, ventilation } = openedHouses[house];
      if (demands[house] === undefined) {
        losses[house] ??= this.#lossOf(house, shell);
        demands[house] = demandWithin(losses[house], inside);
      }
      const { certifiedHeatNeedKwh, peakHeatLoadKw } = demands[house];
      let equippedHouse = equippedHouses[house];
      if (equippedHouse?.dwelling.ventilation !== ventilation) {
        equippedHouse = this.#equip(house, installation, ventilation);
        equippedHouses[house] = equippedHouse;
      }
      const score = estimate(equippedHouse, certifiedHeatNeedKwh, peakHeatLoadKw);
      const chance = chanceWithin(toScoreScale(score), limit, certificateNoise);
      const weight = weights[house] ?? 0;
      reached += weight * chance;
      missed += weight * (1 - chance);
      if (reached >= least) return true;
      if (missed > 1 - least + ROUNDING) return false;
    }
    // All weights were counted: what is left is rounding.
    return reached >= least - ROUNDING;
  }

  #open(house: number, { measures }: Opening): Opened {
    const open = applyNeeded(this.#today(house), measures);
    return { inside: insideOf(open), ventilation: open.ventilation };
  }

  #equip(
    house: number,
    { heating, water, solar }: Installation,
    ventilation: Dwelling['ventilation'],
  ): Equipped {
    const today = this.#today(house);
    let changed = today.ventilation === ventilation ? today : { ...today, ventilation };
    for (const { measures } of [heating, water, solar]) {
      for (const measure of measures) if (measure.isApplicable(today)) changed = measure.apply(changed);
    }
    return equipped(changed);
  }

  #lossOf(house: number, { measures }: Shell): ShellLoss {
    let { pitchedRoof, flatRoof, wall, floor } = this.#today(house);
    for (const measure of measures) {
      const changed = this.#after(house, measure);
      pitchedRoof = better(pitchedRoof, changed.pitchedRoof);
      flatRoof = better(flatRoof, changed.flatRoof);
      wall = better(wall, changed.wall);
      floor = better(floor, changed.floor);
    }
    return shellLoss({ pitchedRoof, flatRoof, wall, floor });
  }

  /** A house with a work done where it makes sense. */
  #after(house: number, measure: Measure): ShellParts {
    const changed = entryOf(this.#changed, measure, emptyList<ShellParts>);
    changed[house] ??= applyNeeded(this.#today(house), [measure]);
    return changed[house];
  }

  #today(house: number): Dwelling {
    const dwelling = this.houses.dwellings[house];
    if (dwelling === undefined) throw new RangeError(`there is no house ${house}`);
    return dwelling;
  }

  /** No combination, but what none can beat: in each house every part at its best. */
  #tightestShell(): Shell {
    const { shells } = this.#space;
    const measures = [...new Set(shells.flatMap((shell) => shell.measures))];
    // There is always a shell: when no other, the one that leaves all as it is.
    return { ...(shells[0] as Shell), measures };
  }
}

/** Most combinations that a search tries are not sure enough: the houses that need most heat show it soonest. */
function hardestFirst(dwellings: readonly Dwelling[]): readonly number[] {
  const needs = dwellings.map(({ certificate, floorAreaM2 }) => {
    return (certificate.factor * certificate.heatNeedKwh) / floorAreaM2;
  });
  return dwellings.map((_, house) => house).sort((a, b) => (needs[b] ?? 0) - (needs[a] ?? 0));
}

/** Of several works on one part the one that insulates best counts. */
function better(part: Element, other: Element): Element {
  return other.uValueWPerM2K < part.uValueWPerM2K ? other : part;
}

function emptyList<Item>(): (Item | undefined)[] {
  return [];
}
