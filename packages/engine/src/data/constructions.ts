/** U-values of elements as they were built, and of what can be in them today. W/m²K. */
import type { Country } from '../contract/codes.ts';

type ByYear = readonly (readonly [fromYear: number, uValue: number])[];

/** As built, by year of construction. */
export const ORIGINAL_U_VALUES: Record<
  Country,
  Record<'pitchedRoof' | 'flatRoof' | 'wall' | 'floor' | 'door', ByYear>
> = {
  // Source: Tab.Construction rows BE.*.ReEx (github IWUGERMANY/tabuladata, CC BY 4.0, 2016) as the Belgian example
  // buildings use them.
  BE: {
    // 1.7 (to 1950) and 1.9 (to 1970) are two builds of the same bare roof: their mean for both.
    pitchedRoof: [
      [0, 1.8],
      [1971, 1.35],
      [1979, 0.85],
      [1992, 0.6],
      [2006, 0.3],
      [2012, 0.21],
    ],
    // Bare roofs of houses are mostly of timber (1.7), of apartment buildings of concrete (3.5): in between.
    flatRoof: [
      [0, 2.2],
      [1971, 1.35],
      [1979, 0.85],
      [1992, 0.45],
      [2006, 0.3],
      [2012, 0.21],
    ],
    wall: [
      [0, 2.2],
      [1946, 1.7],
      [1971, 1],
      [1992, 0.6],
      [2006, 0.4],
      [2012, 0.23],
    ],
    floor: [
      [0, 0.85],
      [1992, 0.7],
      [2006, 0.6],
      [2012, 0.22],
    ],
    door: [
      [0, 4],
      [1992, 3.5],
      [2006, 2.9],
      [2012, 1.7],
    ],
  },
  // Source: Tab.Construction rows NL.*.ReEx (same, 2016): solid walls to 1930, cavity walls to 1964.
  NL: {
    pitchedRoof: [
      [0, 2.08],
      [1931, 1.54],
      [1965, 0.89],
      [1975, 0.64],
      [1988, 0.44],
      [1992, 0.36],
      [2006, 0.23],
      [2015, 0.16],
    ],
    flatRoof: [
      [0, 2.08],
      [1931, 1.54],
      [1965, 0.89],
      [1975, 0.64],
      [1988, 0.44],
      [1992, 0.36],
      [2006, 0.23],
      [2015, 0.16],
    ],
    wall: [
      [0, 2.22],
      [1931, 1.61],
      [1965, 1.45],
      [1975, 0.64],
      [1988, 0.44],
      [1992, 0.36],
      [2006, 0.27],
      [2015, 0.21],
    ],
    // 1.72 (to 1964) and 2.33 (to 1974) are two builds of a bare floor: their mean for both.
    floor: [
      [0, 2.44],
      [1931, 2.03],
      [1975, 1.28],
      [1983, 0.64],
      [1992, 0.36],
      [2006, 0.27],
    ],
    door: [
      [0, 3.5],
      [2006, 2],
      [2015, 1.65],
    ],
  },
};

/**
 * Without any insulation, and the conductivity (W/mK) of what is put in. Source: TABULA BE measures (0.04 roof; PUR to
 * mineral wool elsewhere), 2016.
 */
export const BARE_U_VALUES = {
  BE: { pitchedRoof: 1.8, flatRoof: 2.2, wall: 1.7, solidWall: 2.2, floor: 0.85 },
  NL: { pitchedRoof: 1.54, flatRoof: 1.54, wall: 1.61, solidWall: 2.22, floor: 2.03 },
} as const;
export const CONDUCTIVITY_W_PER_M_K = {
  pitchedRoof: 0.04,
  flatRoof: 0.035,
  wall: 0.035,
  floor: 0.035,
} as const;

/** Middle of each class of thickness, cm. */
export const CLASS_THICKNESS_CM = {
  NONE: 0,
  CM_1_5: 3,
  CM_6_10: 8,
  CM_11_15: 13,
  CM_16_20: 18,
  CM_21_PLUS: 24,
} as const;

/** Source: Tab.Construction rows BE.Window.ReEx and NL.Window.ReEx, CC BY 4.0, 2016; NL triple: as BE. */
export const GLAZING = {
  BE: {
    SINGLE: { uValueWPerM2K: 5, gValue: 0.87 },
    DOUBLE: { uValueWPerM2K: 3.5, gValue: 0.75 },
    HIGH_EFFICIENCY: { uValueWPerM2K: 1.8, gValue: 0.6 },
    TRIPLE: { uValueWPerM2K: 1.1, gValue: 0.5 },
  },
  NL: {
    SINGLE: { uValueWPerM2K: 5.2, gValue: 0.8 },
    DOUBLE: { uValueWPerM2K: 2.9, gValue: 0.7 },
    HIGH_EFFICIENCY: { uValueWPerM2K: 1.8, gValue: 0.6 },
    TRIPLE: { uValueWPerM2K: 1.1, gValue: 0.5 },
  },
} as const;

/**
 * Air changes through cracks, 1/h, as built. Source: TABULA classes high 0.4 and medium 0.2; its example buildings from
 * 2006 on have either: in between.
 */
export const INFILTRATION_PER_HOUR: ByYear = [
  [0, 0.4],
  [2006, 0.3],
  [2012, 0.25],
];
export const THERMAL_BRIDGES_W_PER_M2_K: ByYear = [
  [0, 0.1],
  [2012, 0.08],
];

export function valueAt<Value>(
  table: readonly (readonly [fromYear: number, value: Value])[],
  year: number,
): Value {
  let found = table[0]?.[1];
  for (const [fromYear, value] of table) if (year >= fromYear) found = value;
  if (found === undefined) throw new RangeError('an empty table has no value');
  return found;
}
