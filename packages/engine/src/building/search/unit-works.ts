import { entryOf } from '../../contract/entry-of.ts';
import { insideOf, shellLoss, transmissionLoss } from '../../energy/heat-demand.ts';
import type { Measure } from '../../measures/measure.ts';
import { applyAll, isSoundOpening, type SlotOptions } from '../../plan/search/choices.ts';
import {
  type Heating,
  type Installation,
  installation,
  NO_LOAD,
  type Opening,
  type Shell,
} from '../../plan/search/search-space.ts';
import type { UnitClass } from '../units/unit-classes.ts';
import { type CommonChoice, type CommonOptions, combine, isCommon, neededWorks } from './common-options.ts';
import type { UnitPrices } from './unit-prices.ts';

/** Openings and installations that go together, by the least that they cost. */
interface Pair {
  opening: Opening;
  installation: Installation;
  leastCents: number;
}

interface ShellAnswers {
  id: number;
  /** As the building leaves it, and with the owner's own lining of the walls where that is possible. */
  variants: readonly Shell[];
}

type Part = Installation['water'];

/** More sets of common windows, or of common heatings, no building has. */
const MOST_SETS = 64;

/**
 * What can be done in one apartment with each set of common works. Sets that come to the same in it share what follows
 * from them.
 */
export class UnitWorks {
  readonly #unit: UnitClass;
  readonly #prices: UnitPrices;
  readonly #options: SlotOptions;
  readonly #shellOf: readonly ShellAnswers[];
  readonly #windowsOf: readonly number[];
  readonly #heatingOf: readonly number[];
  readonly #openings: Opening[][] = [];
  readonly #heatings: Heating[][] = [];
  readonly #waters: readonly Part[];
  readonly #solars: readonly Part[];
  readonly #pairs = new Map<number, readonly Pair[]>();

  constructor(unit: UnitClass, allowed: SlotOptions, common: CommonOptions, prices: UnitPrices) {
    const { dwelling } = unit;
    this.#unit = unit;
    this.#prices = prices;
    this.#options = privateOptions(allowed, unit);
    this.#shellOf = this.#shells(common);
    this.#windowsOf = indexed(common.windows, dwelling, (works) =>
      this.#openings.push(this.#openingsWith(works)),
    );
    this.#heatingOf = indexed(common.heatings, dwelling, (works) =>
      this.#heatings.push(this.#heatingsWith(works)),
    );
    const part = (measures: readonly Measure[]): Part => ({
      measures,
      costs: prices.costs(measures, NO_LOAD),
    });
    const { hot_water, solar_panels, battery } = this.#options;
    this.#waters = combine(hot_water).map(part);
    this.#solars = combine(solar_panels, battery)
      .filter((works) => dwelling.solarPanelsKwp > 0 || works.length !== 1 || works[0]?.slot !== 'battery')
      .map(part);
  }

  get allShells(): Shell[] {
    return this.#shellOf.flatMap(({ variants }) => variants);
  }

  shells({ shell }: CommonChoice): ShellAnswers | undefined {
    return this.#shellOf[shell];
  }

  /** The same for common shells and windows that come to the same here. */
  keyOfEnvelope({ shell, windows }: CommonChoice): number {
    return (this.#shellOf[shell]?.id ?? 0) * MOST_SETS + (this.#windowsOf[windows] ?? 0);
  }

  /** The same for all common works that come to the same here. */
  key(choice: CommonChoice): number {
    return this.keyOfEnvelope(choice) * MOST_SETS + (this.#heatingOf[choice.heating] ?? 0);
  }

  pairs({ windows, heating }: CommonChoice): readonly Pair[] {
    const [opened, heated] = [this.#windowsOf[windows] ?? 0, this.#heatingOf[heating] ?? 0];
    return entryOf(this.#pairs, opened * MOST_SETS + heated, () => this.#pairsOf(opened, heated));
  }

  #pairsOf(opened: number, heated: number): readonly Pair[] {
    const prices = this.#prices;
    const pairs: Pair[] = [];
    for (const opening of this.#openings[opened] ?? []) {
      const house = { ...this.#unit.dwelling, ventilation: opening.ventilation };
      for (const own of this.#heatings[heated] ?? []) {
        for (const water of this.#waters) {
          for (const solar of this.#solars) {
            const equipment = installation(house, own, water, solar);
            const least =
              prices.least(opening.costs) +
              prices.leastHeating(own) +
              prices.least(water.costs) +
              prices.least(solar.costs);
            pairs.push({ opening, installation: equipment, leastCents: least });
          }
        }
      }
    }
    return pairs.sort((a, b) => a.leastCents - b.leastCents);
  }

  #shells({ shells }: CommonOptions): ShellAnswers[] {
    const { dwelling } = this.#unit;
    const known = new Map<string, ShellAnswers>();
    const shellOf = (measures: readonly Measure[]): Shell => {
      const changed = applyAll(dwelling, measures);
      return {
        measures,
        costs: this.#prices.costs(measures, NO_LOAD),
        own: shellLoss(changed),
        lossWPerK: transmissionLoss(changed),
      };
    };
    return shells.map((works) => {
      const needed = neededWorks(dwelling, works);
      return entryOf(known, keyOf(needed), () => {
        const isWallFree = !needed.some(({ slot }) => slot === 'wall');
        const own = isWallFree ? this.#options.wall.filter((one) => one !== null) : [];
        return {
          id: known.size,
          variants: [shellOf(needed), ...own.map((work) => shellOf([...needed, work]))],
        };
      });
    });
  }

  #openingsWith(windows: readonly Measure[]): Opening[] {
    const { dwelling } = this.#unit;
    const { doors, airtightness, ventilation, shading } = this.#options;
    // The owners decide on the windows: for this apartment they are done, or must stay.
    const [common] = windows;
    const own = this.#options.windows;
    const options: SlotOptions = { ...this.#options, windows: common === undefined ? own : [common] };
    return combine(common === undefined ? own : [null], doors, airtightness, ventilation, shading)
      .map((works) => [...windows, ...works])
      .filter((works) => isSoundOpening(works, options, dwelling))
      .map((measures): Opening => {
        const changed = applyAll(dwelling, measures);
        const costs = this.#prices.costs(measures, NO_LOAD);
        return { measures, costs, ventilation: changed.ventilation, inside: insideOf(changed), demands: [] };
      });
  }

  #heatingsWith(common: readonly Measure[]): Heating[] {
    if (common.length > 0) return [{ measures: common, costs: [] }];
    return combine(this.#options.heating).map((measures) => ({ measures, costs: [] }));
  }
}

/** What the owner of an apartment can do alone; nothing where all that may be done is for the others to decide too. */
function privateOptions(allowed: SlotOptions, { dwelling }: UnitClass): SlotOptions {
  const own = { ...allowed };
  // Object.keys forgets which keys the options have.
  for (const slot of Object.keys(allowed) as (keyof SlotOptions)[]) {
    const works = allowed[slot].filter((work) => work === null || !isCommon(work, dwelling));
    const hasCommon = works.length < allowed[slot].length;
    own[slot] = hasCommon && !works.includes(null) ? [null, ...works] : works;
  }
  return own;
}

const keyOf = (works: readonly Measure[]) => works.map(({ code }) => code).join();

/**
 * For each set of common works the index of what it comes to in this apartment; `add` makes a new one and gives the
 * length of its list.
 */
function indexed(
  sets: readonly (readonly Measure[])[],
  dwelling: UnitClass['dwelling'],
  add: (works: readonly Measure[]) => number,
): number[] {
  const known = new Map<string, number>();
  return sets.map((works) => {
    const needed = neededWorks(dwelling, works);
    return entryOf(known, keyOf(needed), () => add(needed) - 1);
  });
}
