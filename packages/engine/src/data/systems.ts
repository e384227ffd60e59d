/**
 * Expenditure factors (delivered energy, gross calorific, per heat) and other figures of installations; heat pumps:
 * energy/heat-pump.ts.
 */
import type { Country } from '../contract/codes.ts';

type ByYear = readonly (readonly [fromYear: number, factor: number])[];

// Source of every factor with a TABULA code: Tab.System.HG / Tab.System.WG, github IWUGERMANY/tabuladata, CC BY 4.0,
// 2016.
export const HEATING_FACTORS = {
  BE: {
    // BE.B_NC_CT.Gen.01–02
    oldBoiler: [
      [0, 1.58],
      [1976, 1.42],
    ],
    // BE.B_NC.Gen.01–05
    nonCondensingBoiler: [
      [0, 1.42],
      [1976, 1.31],
      [1986, 1.21],
      [1996, 1.18],
      [2006, 1.16],
    ],
    // BE.B_NC.Gen.09–13
    woodBoiler: [
      [0, 2],
      [1976, 1.8],
      [1986, 1.64],
      [1996, 1.5],
      [2006, 1.39],
    ],
    // BE.B_C.Gen.01–02
    condensingBoiler: [
      [0, 1.07],
      [2006, 1.04],
    ],
    // BE.Stove.Gen.01–02
    gasStove: [
      [0, 1.39],
      [1985, 1.34],
    ],
    // BE.Stove_L.Gen.01–02
    oilStove: [
      [0, 1.51],
      [1985, 1.41],
    ],
    // BE.Stove_S.Gen.02–03
    woodStove: [
      [0, 1.81],
      [1985, 1.56],
    ],
  },
  NL: {
    // NL.B_NC_CT.Gen.01
    oldBoiler: [[0, 1.33333]],
    // NL.B_NC_CT.Gen.02
    nonCondensingBoiler: [[0, 1.25]],
    // BE.B_NC.Gen.09–13; no Dutch row
    woodBoiler: [
      [0, 2],
      [1976, 1.8],
      [1986, 1.64],
      [1996, 1.5],
      [2006, 1.39],
    ],
    // NL.B_C.Gen.01
    condensingBoiler: [[0, 1.05263]],
    // NL.Other.Gen.01
    gasStove: [[0, 1.53846]],
    oilStove: [[0, 1.53846]],
    // BE.Stove_S.Gen.02–03; no Dutch row
    woodStove: [
      [0, 1.81],
      [1985, 1.56],
    ],
  },
} as const satisfies Record<Country, Record<string, ByYear>>;

export const HOT_WATER_FACTORS = {
  BE: {
    // BE.B_NC_CT.SUH.01
    oldBoiler: 1.85,
    // BE.B_NC.SUH.01 (before 1990) and .02
    nonCondensingBoilerBefore1990: 1.35,
    nonCondensingBoiler: 1.31,
    // BE.B_C.SUH.01
    condensingBoiler: 1.17,
    // BE.B_NC.SUH.04
    woodBoiler: 1.31,
    // BE.G_IWH_NC.Gen.01
    gasGeyser: 1.31,
    // BE.E.Gen.01
    electricBoiler: 1,
    // BE.HP.Gen.01–02
    heatPump: 0.37,
  },
  NL: {
    // NL.B_NC_CT.Gen.01
    oldBoiler: 1.2987,
    // NL.B_NC_CT.Gen.02
    nonCondensingBoilerBefore1990: 1.25,
    nonCondensingBoiler: 1.25,
    // NL.B_C.Gen.01
    condensingBoiler: 1.11111,
    // BE.B_NC.SUH.04; no Dutch row
    woodBoiler: 1.31,
    // NL.G_IWH_NC.Gen.01
    gasGeyser: 1.2987,
    // BE.E.Gen.01; no Dutch row
    electricBoiler: 1,
    // BE.HP.Gen.01–02; no Dutch row
    heatPump: 0.37,
  },
} as const;

// Source: general knowledge (2024), weak: heat exchanger and house connection of a district network.
export const DISTRICT_FACTOR = 1.05;

// Source: general knowledge (2024), weak: pipes, emission and control of a water-borne system, per heat needed in the
// rooms.
export const DISTRIBUTION_FACTOR = 1.1;

// Source: BE.Solar.Gen.01 (5 m²: 0.47) and .03 (6 m²: 0.35) against BE.B_C.SUH.01 (1.17): 0.12 of the hot water per m².
export const SOLAR_COLLECTOR_SHARE_PER_M2 = 0.12;
export const SOLAR_COLLECTOR_LARGEST_SHARE = 0.7;

// Source: TABULA BE ventilation systems (tabuladata, CC BY 4.0, 2016): demand-controlled exhaust 1.2 (constant 3.5),
// balanced 2.7 kWh/m².
export const VENTILATION_FANS_KWH_PER_M2 = {
  NATURAL: 0,
  EXHAUST: 1.2,
  BALANCED: 2.7,
  BALANCED_WITH_RECOVERY: 2.7,
} as const;
// Source: TABULA BE ventilation systems (tabuladata, CC BY 4.0, 2016): 80 % recovery.
export const HEAT_RECOVERY = 0.8;

// Source: general knowledge (2024), weak: pump and burner of a water-borne system.
export const PUMP_KWH_PER_M2 = 2;

// Source: general knowledge (2024): yield of panels on an average roof.
export const SOLAR_YIELD_KWH_PER_KWP: Record<Country, number> = { BE: 900, NL: 875 };
/**
 * How far roofs lie apart by orientation, slope and shade, standard deviation of ln: 750 to 1,000 kWh per kWp hold
 * eight of ten. Source: 850 to 1,000 where panels are well placed (bbexpo.be, 2025-02), 950 at best (eha.be); east and
 * west give four fifths of south, general knowledge.
 */
export const SOLAR_YIELD_SPREAD = 0.11;

/**
 * Own use of solar power. Source: general knowledge (2024), weak: a house that makes as much as it uses takes about
 * 36 % of it itself, a small installation most of it; of heating power, wanted in winter, three tenths can be met.
 */
export const SOLAR_OWN_USE = { largestShareOfUse: 0.45, saturation: 0.6, heatingPowerShare: 0.3 } as const;
// Source: general knowledge (2024), weak: full cycles of a home battery a year, and what a cycle gives back.
export const BATTERY = { cyclesPerYear: 250, efficiency: 0.9, largestShareOfGridUse: 0.7 } as const;

// Source: NBN EN 12831 ANB (Uccle −8 °C) and ISSO 51 (De Bilt −10 °C), general knowledge.
export const DESIGN_OUTSIDE_C: Record<Country, number> = { BE: -8, NL: -10 };
// Source: facts on heat pumps: peak load below about 50–60 W/m², or larger emitters.
export const LOW_TEMPERATURE_PEAK_W_PER_M2 = 55;
// Source: general knowledge of advisers (2026), weak: above it no all-electric heat pump keeps a house warm at a flow
// temperature it likes.
export const HEAT_PUMP_LIMIT_W_PER_M2 = 80;
