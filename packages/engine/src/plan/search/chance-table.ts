/** How sure combinations of a search space are, over every house that this one can be. */

import type { Slot } from '../../contract/codes.ts';
import { entryOf } from '../../contract/entry-of.ts';
import type { Dwelling, Element } from '../../dwelling/dwelling.ts';
import {
  demandWithin,
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
import {
  type Equipped,
  equipped,
  estimate,
  type Installation,
  type Opening,
  type SearchSpace,
  type Shell,
} from './search-space.ts';

const PART_OF: Partial<Record<Slot, keyof ShellParts>> = {
  pitched_roof: 'pitchedRoof',
  flat_roof: 'flatRoof',
  wall: 'wall',
  floor: 'floor',
};

type ByVentilation = Partial<Record<Dwelling['ventilation'], Equipped>>;

/** A house with the works of an opening done. */
interface Opened {
  inside: Inside;
  ventilation: Dwelling['ventilation'];
}

/** Of each house; not a number until it is needed. */
interface Demands {
  certifiedHeatNeedKwh: number[];
  peakHeatLoadKw: number[];
}

/** What is found for a part of a combination is stored: the search needs the same parts again and again. */
export class ChanceTable {
  readonly #houses: PossibleHouses;
  readonly #space: SearchSpace;
  /** The houses in the order in which they are asked. */
  readonly #order: readonly number[];
  readonly #elements = new Map<Measure, readonly Element[]>();
  readonly #shells = new Map<Shell, (ShellLoss | undefined)[]>();
  readonly #openings = new Map<Opening, (Opened | undefined)[]>();
  readonly #installations = new Map<Installation, (ByVentilation | undefined)[]>();
  readonly #demands = new Map<Opening, Map<Shell, Demands>>();
  #tightest: Shell | undefined;

  constructor(houses: PossibleHouses, space: SearchSpace) {
    this.#houses = houses;
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
    const { weights, certificateNoise } = this.#houses;
    const limit = toScoreScale(limitKwhPerM2);
    const scoreOf = this.#scores(shell, opening, installation);
    let reached = 0;
    let missed = 0;
    for (const house of this.#order) {
      const chance = chanceWithin(toScoreScale(scoreOf(house)), limit, certificateNoise);
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
    const losses = entryOf(this.#shells, shell, emptyList<ShellLoss>);
    const opened = entryOf(this.#openings, opening, emptyList<Opened>);
    const equippedHouses = entryOf(this.#installations, installation, emptyList<ByVentilation>);
    const { certifiedHeatNeedKwh, peakHeatLoadKw } = this.#demandsOf(shell, opening);
    return (house) => {
      opened[house] ??= this.#open(house, opening);
      const { inside, ventilation } = opened[house];
      if (Number.isNaN(certifiedHeatNeedKwh[house])) {
        losses[house] ??= this.#lossOf(house, shell);
        const demand = demandWithin(losses[house], inside);
        certifiedHeatNeedKwh[house] = demand.certifiedHeatNeedKwh;
        peakHeatLoadKw[house] = demand.peakHeatLoadKw;
      }
      equippedHouses[house] ??= {};
      equippedHouses[house][ventilation] ??= this.#equip(house, installation, ventilation);
      return estimate(
        equippedHouses[house][ventilation],
        // This list and the next have one entry per possible house.
        certifiedHeatNeedKwh[house] as number,
        // As above.
        peakHeatLoadKw[house] as number,
      );
    };
  }

  #demandsOf(shell: Shell, opening: Opening): Demands {
    const byShell = entryOf(this.#demands, opening, () => new Map<Shell, Demands>());
    return entryOf(byShell, shell, () => {
      const { length } = this.#houses.dwellings;
      // No typed arrays: to make two small ones for each shell takes longer than what they save.
      const unknown = (): number[] => new Array<number>(length).fill(Number.NaN);
      return { certifiedHeatNeedKwh: unknown(), peakHeatLoadKw: unknown() };
    });
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

  /** Of several works on one part the one that insulates best counts. */
  #lossOf(house: number, { measures }: Shell): ShellLoss {
    const { pitchedRoof, flatRoof, wall, floor } = this.#today(house);
    const parts = { pitchedRoof, flatRoof, wall, floor };
    for (const measure of measures) {
      const part = PART_OF[measure.slot];
      const changed = this.#elementsAfter(measure)[house];
      if (part === undefined || changed === undefined) continue;
      if (changed.uValueWPerM2K < parts[part].uValueWPerM2K) parts[part] = changed;
    }
    return shellLoss(parts);
  }

  /** The part of each house that a work is done on, after it where it makes sense. */
  #elementsAfter(measure: Measure): readonly Element[] {
    return entryOf(this.#elements, measure, () => {
      const part = PART_OF[measure.slot] ?? 'wall';
      return this.#houses.dwellings.map((dwelling) => applyNeeded(dwelling, [measure])[part]);
    });
  }

  #today(house: number): Dwelling {
    const dwelling = this.#houses.dwellings[house];
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

function emptyList<Item>(): (Item | undefined)[] {
  return [];
}
