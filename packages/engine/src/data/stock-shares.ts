/**
 * How likely each state of an element is in today's stock, before the label statistics are heard. Order matters only
 * roughly: the weights of the scenarios are then set so that their scores meet the statistics (docs/method/stock.md).
 * Source: general knowledge of the Belgian and Dutch stock (2024), no survey was consulted: weak.
 */
import type { Country } from '../contract/codes.ts';
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

export const HEATING_SHARES: Record<Country, ByYear<Partial<Record<HeatGenerator, number>>>> = {
  BE: [
    [
      0,
      {
        electric_direct: 0.03,
        boiler_old: 0.16,
        stove: 0.07,
        boiler_non_condensing: 0.29,
        boiler_condensing: 0.42,
        heat_pump_air_water: 0.03,
      },
    ],
    [
      1991,
      {
        electric_direct: 0.04,
        stove: 0.02,
        boiler_non_condensing: 0.34,
        boiler_condensing: 0.57,
        heat_pump_air_water: 0.03,
      },
    ],
    [
      2006,
      {
        electric_direct: 0.02,
        boiler_non_condensing: 0.06,
        boiler_condensing: 0.84,
        heat_pump_air_water: 0.08,
      },
    ],
    [
      2012,
      { electric_direct: 0.01, boiler_condensing: 0.64, heat_pump_air_water: 0.27, heat_pump_ground: 0.08 },
    ],
  ],
  NL: [
    [
      0,
      {
        electric_direct: 0.01,
        boiler_old: 0.02,
        stove: 0.04,
        boiler_non_condensing: 0.1,
        boiler_condensing: 0.78,
        heat_pump_air_water: 0.05,
      },
    ],
    [1991, { boiler_non_condensing: 0.05, boiler_condensing: 0.9, heat_pump_air_water: 0.05 }],
    [2006, { boiler_condensing: 0.92, heat_pump_air_water: 0.06, heat_pump_ground: 0.02 }],
    [2018, { boiler_condensing: 0.35, heat_pump_air_water: 0.45, heat_pump_ground: 0.2 }],
  ],
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

/** Oil instead of gas in boilers and stoves. */
export const OIL_SHARES: Record<'flanders' | 'brussels' | 'wallonia' | 'netherlands', number> = {
  flanders: 0.22,
  brussels: 0.1,
  wallonia: 0.42,
  netherlands: 0,
};

export const HOT_WATER_SHARES: Record<HotWaterGenerator, number> = {
  electric_boiler: 0.14,
  gas_geyser: 0.06,
  with_heating: 0.77,
  heat_pump_boiler: 0.03,
};

export const VENTILATION_SHARES: Record<Country, ByYear<Record<VentilationType, number>>> = {
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
