/**
 * How likely each state of an element is in today's stock, before the label statistics are applied. Order matters only
 * roughly: the weights of the scenarios are then set so that their scores meet the statistics (docs/method/stock.md).
 * Source: general knowledge of the Belgian and Dutch stock (2024), no survey was consulted: weak.
 */
import type { Country, EstateFormat, LabelScale } from '../contract/codes.ts';
import type { HeatGenerator, HotWaterGenerator, VentilationType } from '../dwelling/dwelling.ts';

type ByYear<Value> = readonly (readonly [fromYear: number, value: Value])[];

/** Share of roofs, walls and floors that are still as they were built. */
export const STILL_ORIGINAL: Record<Country, Record<'roof' | 'wall' | 'floor', ByYear<number>>> = {
  BE: {
    roof: [
      [0, 0.3],
      [1971, 0.5],
      [1992, 0.85],
      [2006, 0.97],
    ],
    wall: [
      [0, 0.74],
      [1971, 0.82],
      [1992, 0.95],
      [2006, 0.99],
    ],
    floor: [
      [0, 0.78],
      [1971, 0.88],
      [1992, 0.96],
      [2006, 0.99],
    ],
  },
  NL: {
    roof: [
      [0, 0.25],
      [1965, 0.45],
      [1975, 0.7],
      [1992, 0.93],
    ],
    wall: [
      [0, 0.5],
      [1965, 0.35],
      [1975, 0.85],
      [1992, 0.98],
    ],
    floor: [
      [0, 0.5],
      [1975, 0.65],
      [1983, 0.9],
      [1992, 0.98],
    ],
  },
};

/** What the improved ones got. */
export const IMPROVED_TO = {
  roof: { CM_6_10: 0.35, CM_11_15: 0.35, CM_16_20: 0.2, CM_21_PLUS: 0.1 },
  wall: { CM_6_10: 0.65, CM_11_15: 0.25, CM_16_20: 0.1 },
  floor: { CM_6_10: 0.7, CM_11_15: 0.3 },
} as const;

export type Glazing = 'SINGLE' | 'DOUBLE' | 'HIGH_EFFICIENCY' | 'TRIPLE';

/** From worst to best, as are all lists of states below. */
export const GLAZING_SHARES: Record<Country, ByYear<Record<Glazing, number>>> = {
  BE: [
    [0, { SINGLE: 0.15, DOUBLE: 0.4, HIGH_EFFICIENCY: 0.42, TRIPLE: 0.03 }],
    [1971, { SINGLE: 0.04, DOUBLE: 0.56, HIGH_EFFICIENCY: 0.38, TRIPLE: 0.02 }],
    [1998, { SINGLE: 0, DOUBLE: 0.25, HIGH_EFFICIENCY: 0.73, TRIPLE: 0.02 }],
    [2006, { SINGLE: 0, DOUBLE: 0, HIGH_EFFICIENCY: 0.95, TRIPLE: 0.05 }],
    [2012, { SINGLE: 0, DOUBLE: 0, HIGH_EFFICIENCY: 0.75, TRIPLE: 0.25 }],
  ],
  NL: [
    [0, { SINGLE: 0.1, DOUBLE: 0.4, HIGH_EFFICIENCY: 0.47, TRIPLE: 0.03 }],
    [1975, { SINGLE: 0.02, DOUBLE: 0.55, HIGH_EFFICIENCY: 0.41, TRIPLE: 0.02 }],
    [1998, { SINGLE: 0, DOUBLE: 0.25, HIGH_EFFICIENCY: 0.73, TRIPLE: 0.02 }],
    [2006, { SINGLE: 0, DOUBLE: 0, HIGH_EFFICIENCY: 0.95, TRIPLE: 0.05 }],
    [2015, { SINGLE: 0, DOUBLE: 0, HIGH_EFFICIENCY: 0.7, TRIPLE: 0.3 }],
  ],
};

/**
 * What makes the heat, of the dwellings that have neither electric heaters nor district heat. General knowledge (2024),
 * weak.
 */
export const HEATING_SHARES: Record<Country, ByYear<Partial<Record<HeatGenerator, number>>>> = {
  BE: [
    [
      0,
      {
        boiler_old: 0.16,
        stove: 0.07,
        boiler_non_condensing: 0.3,
        boiler_condensing: 0.455,
        heat_pump_air_water: 0.015,
      },
    ],
    [1991, { stove: 0.02, boiler_non_condensing: 0.35, boiler_condensing: 0.61, heat_pump_air_water: 0.02 }],
    [2006, { boiler_non_condensing: 0.06, boiler_condensing: 0.86, heat_pump_air_water: 0.08 }],
    [2012, { boiler_condensing: 0.65, heat_pump_air_water: 0.27, heat_pump_ground: 0.08 }],
  ],
  NL: [
    [
      0,
      {
        boiler_old: 0.02,
        stove: 0.02,
        boiler_non_condensing: 0.1,
        boiler_condensing: 0.845,
        heat_pump_air_water: 0.015,
      },
    ],
    [1991, { boiler_non_condensing: 0.05, boiler_condensing: 0.93, heat_pump_air_water: 0.02 }],
    [2006, { boiler_condensing: 0.92, heat_pump_air_water: 0.06, heat_pump_ground: 0.02 }],
    // New buildings have had no gas since permits of July 2018.
    [2021, { boiler_condensing: 0.1, heat_pump_air_water: 0.65, heat_pump_ground: 0.25 }],
  ],
};

type ByScaleAndType = Record<LabelScale, Record<'HOUSE' | 'APARTMENT', number>>;

/**
 * Electric heaters, before 2006. Source: heating-by-label-be.csv (listings with a label, 2024; houses and flats with
 * known heating: Flanders 166 and 143, Brussels 13 and 101, Wallonia 93 and 63), drawn a third of the way to the mean
 * of Belgian houses and flats. Agents may have typed heat pumps so. The Netherlands: general knowledge, weak.
 */
export const ELECTRIC_SHARES: ByScaleAndType = {
  flanders: { HOUSE: 0.05, APARTMENT: 0.13 },
  brussels: { HOUSE: 0.03, APARTMENT: 0.07 },
  wallonia: { HOUSE: 0.05, APARTMENT: 0.09 },
  netherlands: { HOUSE: 0.01, APARTMENT: 0.02 },
};
/** What is left of it in later buildings. General knowledge, weak. */
export const ELECTRIC_FADES: ByYear<number> = [
  [0, 1],
  [2006, 0.4],
  [2012, 0.2],
];

/** District heat. General knowledge, weak. */
export const DISTRICT_SHARES: ByScaleAndType = {
  flanders: { HOUSE: 0, APARTMENT: 0.01 },
  brussels: { HOUSE: 0, APARTMENT: 0.01 },
  wallonia: { HOUSE: 0, APARTMENT: 0.01 },
  netherlands: { HOUSE: 0.03, APARTMENT: 0.1 },
};

/**
 * Oil instead of gas in boilers and stoves. Source: as for electric heaters; 0.46 of all Walloon houses. There it
 * follows the gas network: towns burn gas, the country oil and wood (AQUAWAL and CEHD, survey of 2,000 Walloon
 * households, 2015; 60 % of rural homes: rtbf.be, 2022). Detached houses stand for the country and terraced ones for
 * towns, around the mean of a third each: our reading, weak.
 */
export const OIL_SHARES: Record<LabelScale, Record<EstateFormat | 'APARTMENT', number>> = {
  flanders: { OPEN: 0.23, SEMI_OPEN: 0.23, CLOSED: 0.23, APARTMENT: 0.11 },
  brussels: { OPEN: 0.08, SEMI_OPEN: 0.08, CLOSED: 0.08, APARTMENT: 0.12 },
  wallonia: { OPEN: 0.6, SEMI_OPEN: 0.45, CLOSED: 0.33, APARTMENT: 0.13 },
  netherlands: { OPEN: 0, SEMI_OPEN: 0, CLOSED: 0, APARTMENT: 0 },
};
/** What is left of it in later buildings. General knowledge, weak. */
export const OIL_FADES: ByYear<number> = [
  [0, 1],
  [2006, 0.5],
  [2012, 0.1],
];

/**
 * Wood and pellets instead of gas or oil in stoves. Source: as for electric heaters; the Netherlands: general
 * knowledge, weak.
 */
export const WOOD_SHARE_OF_STOVES: Record<LabelScale, number> = {
  flanders: 0.15,
  brussels: 0,
  wallonia: 0.6,
  netherlands: 0.1,
};

/** Year in which a generator of today was put in, at the earliest with the house. */
export const GENERATOR_YEARS: Record<HeatGenerator, number> = {
  electric_direct: 1995,
  boiler_old: 1980,
  stove: 1995,
  boiler_non_condensing: 1998,
  boiler_condensing: 2013,
  heat_pump_hybrid: 2021,
  heat_pump_air_water: 2019,
  heat_pump_ground: 2017,
  heat_pump_air_air: 2018,
  district: 2005,
};

export const HOT_WATER_SHARES: Record<HotWaterGenerator, number> = {
  electric_boiler: 0.14,
  gas_geyser: 0.06,
  with_heating: 0.77,
  heat_pump_boiler: 0.03,
};

export const VENTILATION_SHARES: Record<
  Country,
  ByYear<Record<Exclude<VentilationType, 'BALANCED'>, number>>
> = {
  BE: [
    [0, { NATURAL: 0.94, EXHAUST: 0.05, BALANCED_WITH_RECOVERY: 0.01 }],
    [2006, { NATURAL: 0.35, EXHAUST: 0.5, BALANCED_WITH_RECOVERY: 0.15 }],
    [2012, { NATURAL: 0.02, EXHAUST: 0.48, BALANCED_WITH_RECOVERY: 0.5 }],
  ],
  NL: [
    [0, { NATURAL: 0.8, EXHAUST: 0.19, BALANCED_WITH_RECOVERY: 0.01 }],
    [1975, { NATURAL: 0.25, EXHAUST: 0.73, BALANCED_WITH_RECOVERY: 0.02 }],
    [2000, { NATURAL: 0.02, EXHAUST: 0.68, BALANCED_WITH_RECOVERY: 0.3 }],
  ],
};

export const SOLAR_PANEL_SHARES: Record<Country, ByYear<number>> = {
  BE: [
    [0, 0.17],
    [1991, 0.25],
    [2012, 0.6],
  ],
  NL: [
    [0, 0.25],
    [2006, 0.35],
    [2015, 0.65],
  ],
};
/** Apartments have far fewer panels of their own. */
export const SOLAR_PANEL_APARTMENT_FACTOR = 0.25;
export const SOLAR_PANELS_KWP_PER_M2 = 0.028;
