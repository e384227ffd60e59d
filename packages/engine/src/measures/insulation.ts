import type { Country, MeasureCode, Slot } from '../contract/codes.ts';
import type { Dwelling, Element } from '../dwelling/dwelling.ts';
import type { Measure } from './measure.ts';

// About what Belgium asks of a renovated roof, wall or floor (0.24 W/m²K), with a margin: general knowledge, weak.
const GOOD_ENOUGH_W_PER_M2K = 0.3;

/**
 * An element is left alone unless the work takes at least a quarter, and 0.1 W/m²K, off its U-value (own rule, weak).
 */
const WORTHWHILE_SHARE = 0.75;
const WORTHWHILE_W_PER_M2K = 0.1;

/** Clear cavity that can be filled, cm. Source: facts on cavity fill; Flemish premium asks the same (2025-07-01). */
const MIN_CAVITY_CM = 5;
// Mineral wool or EPS beads, λ 0.034–0.04 W/mK: general knowledge.
const CAVITY_FILL_W_PER_MK = 0.037;

type ElementName = 'pitchedRoof' | 'flatRoof' | 'wall' | 'floor';

/**
 * Added resistance, m²K/W. Source: TABULA Tab.ConstrMeas BE and NL (tabuladata, CC BY 4.0): BE roof 18 cm BEN 5.0 and
 * 26 cm 6.5, wall 14 cm 5.0 and 8 cm 2.86, floor 12 cm 4.29 and 8 cm 2.86; NL Ins.01 3.5, Ins.02 roof 6.0 and wall 5.0.
 */
const ADDED_M2K_PER_W: Record<Country, Partial<Record<MeasureCode, number>>> = {
  BE: {
    roof_pitched_inside: 5,
    roof_pitched_sarking: 6.5,
    attic_floor: 6.5,
    roof_flat: 6.5,
    wall_external: 5,
    wall_internal: 2.86,
    floor_cellar_ceiling: 4.29,
    floor_crawl_space: 4.29,
    floor_on_ground: 2.86,
  },
  NL: {
    roof_pitched_inside: 3.5,
    roof_pitched_sarking: 6,
    attic_floor: 6,
    roof_flat: 6,
    wall_external: 5,
    wall_internal: 3.5,
    floor_cellar_ceiling: 3.5,
    floor_crawl_space: 3.5,
    floor_on_ground: 3.5,
  },
};

/**
 * A protected wall stays sound behind a thin layer that lets moisture through; grants ask as much. Judgement of an
 * adviser (2026).
 */
const HERITAGE_M2K_PER_W = 2;

function insulation(
  code: MeasureCode,
  slot: Slot,
  element: ElementName,
  isPossible: (dwelling: Dwelling) => boolean,
  usualM2KPerW: (dwelling: Dwelling) => number = addedIn(code),
): Measure {
  const addedM2KPerW = (dwelling: Dwelling): number => {
    const usual = usualM2KPerW(dwelling);
    // A cavity that is not there cannot be filled, whatever was set.
    return usual === 0 ? 0 : (dwelling.workValues?.[code]?.addedM2KPerW ?? usual);
  };
  const insulated = (dwelling: Dwelling): number =>
    1 / (1 / elementOf(dwelling, element).uValueWPerM2K + addedM2KPerW(dwelling));
  return {
    code,
    slot,
    isApplicable: (dwelling) =>
      isPossible(dwelling) &&
      elementOf(dwelling, element).uValueWPerM2K > GOOD_ENOUGH_W_PER_M2K &&
      isWorthwhile(elementOf(dwelling, element), insulated(dwelling)),
    apply: (dwelling) => withElement(dwelling, element, insulated(dwelling)),
    quantity: (dwelling) => elementOf(dwelling, element).areaM2,
    addedM2KPerW,
  };
}

export function isWorthwhile(element: Element, uAfterWPerM2K: number): boolean {
  const uNow = element.uValueWPerM2K;
  return (
    element.areaM2 >= 1 &&
    uAfterWPerM2K <= WORTHWHILE_SHARE * uNow &&
    uNow - uAfterWPerM2K >= WORTHWHILE_W_PER_M2K
  );
}

/** By fixed names, as in energy/heat-demand.ts. */
function elementOf(dwelling: Dwelling, element: ElementName): Element {
  switch (element) {
    case 'pitchedRoof':
      return dwelling.pitchedRoof;
    case 'flatRoof':
      return dwelling.flatRoof;
    case 'wall':
      return dwelling.wall;
    case 'floor':
      return dwelling.floor;
  }
}

function withElement(dwelling: Dwelling, element: ElementName, uValueWPerM2K: number): Dwelling {
  const changed = { ...dwelling };
  changed[element] = { ...elementOf(dwelling, element), uValueWPerM2K };
  return changed;
}

function addedIn(code: MeasureCode): (dwelling: Dwelling) => number {
  const [belgian, dutch] = [ADDED_M2K_PER_W.BE[code] ?? 0, ADDED_M2K_PER_W.NL[code] ?? 0];
  return ({ country }) => (country === 'BE' ? belgian : dutch);
}

export const INSULATION_MEASURES: readonly Measure[] = [
  // Where the space under the roof is not lived in, the insulation goes on the attic's floor.
  insulation('roof_pitched_inside', 'pitched_roof', 'pitchedRoof', (dwelling) => !dwelling.atticIsUnheated),
  insulation(
    'roof_pitched_sarking',
    'pitched_roof',
    'pitchedRoof',
    // It raises the roof, which a protected one may not be.
    (dwelling) => !dwelling.atticIsUnheated && !dwelling.isHeritage,
  ),
  insulation('attic_floor', 'pitched_roof', 'pitchedRoof', (dwelling) => dwelling.atticIsUnheated),
  insulation('roof_flat', 'flat_roof', 'flatRoof', () => true),
  insulation(
    'wall_cavity',
    'wall',
    'wall',
    (dwelling) => dwelling.cavityCm >= MIN_CAVITY_CM,
    // A scenario without an open cavity has been filled already: nothing is added.
    (dwelling) => (dwelling.cavityCm >= MIN_CAVITY_CM ? dwelling.cavityCm / 100 / CAVITY_FILL_W_PER_MK : 0),
  ),
  insulation('wall_external', 'wall', 'wall', (dwelling) => !dwelling.isHeritage),
  insulation(
    'wall_internal',
    'wall',
    'wall',
    () => true,
    (dwelling) =>
      dwelling.isHeritage ? HERITAGE_M2K_PER_W : (ADDED_M2K_PER_W[dwelling.country].wall_internal ?? 0),
  ),
  insulation(
    'floor_cellar_ceiling',
    'floor',
    'floor',
    ({ basement }) => basement === 'FULL' || basement === 'PARTIAL',
  ),
  insulation('floor_crawl_space', 'floor', 'floor', ({ basement }) => basement === 'CRAWL_SPACE'),
  // In an apartment building it would break up the floors of its owners.
  insulation(
    'floor_on_ground',
    'floor',
    'floor',
    ({ basement, estateType }) => basement === 'NONE' && estateType === 'HOUSE',
  ),
];
