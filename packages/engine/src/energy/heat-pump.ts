/** Efficiency of heat pumps: it follows from what the house asks for on the coldest day. */
import type { HeatGenerator } from '../dwelling/dwelling.ts';
import { HYBRID_SHARE_OF_PEAK } from '../measures/heat-pump-size.ts';

/**
 * Flow temperature on the coldest day, °C: the emitters of a heat pump are laid out for 45 °C at 55 W/m² (the limit for
 * low temperatures), less where the house asks for less; radiators of a boiler need 10 K more. General knowledge, weak.
 */
const AT_LIMIT = { wPerM2: 55, flowC: 45 } as const;
const K_PER_W_PER_M2 = 0.4;
const LOWEST_C = 35;
const HIGHEST_C = 55;
const RADIATORS_K = 10;

export function flowTemperatureC(peakWPerM2: number, hasLowTemperatureEmitters: boolean): number {
  const flowC = AT_LIMIT.flowC + (peakWPerM2 - AT_LIMIT.wPerM2) * K_PER_W_PER_M2;
  return Math.min(HIGHEST_C, Math.max(LOWEST_C, flowC)) + (hasLowTemperatureEmitters ? 0 : RADIATORS_K);
}

/**
 * Electricity per heat, with what a kelvin more in the flow adds. Source: field means in existing houses of 110 kWh/m²
 * heat, Fraunhofer ISE "WPsmart im Bestand" (2019): air 3.1 (2.5 to 3.8), ground 4.1 (3.3 to 4.7); heizungsjournal.de
 * 17239. The later campaign (2025) has 3.4 and 4.3. That the span of the houses is the span of 35 to 55 °C is our
 * reading of it.
 */
const PER_HEAT = {
  heat_pump_air_water: { at45C: 1 / 3.1, perK: 0.0058 },
  heat_pump_ground: { at45C: 1 / 4.1, perK: 0.0031 },
} as const;

/**
 * Electricity per heat of units that blow warm air, SPF 3.0; a bathroom or hall, 15 % of the heat, keeps its heater.
 * General knowledge, weak.
 */
export const AIR_AIR_PER_HEAT = 0.85 / 3 + 0.15;

/** A pump that is too small for the peak leaves the coldest hours to the heating element. */
export function electricityPerHeat(
  generator: keyof typeof PER_HEAT & HeatGenerator,
  pumpKw: number,
  peakHeatLoadKw: number,
  floorAreaM2: number,
  hasLowTemperatureEmitters: boolean,
): number {
  const flowC = flowTemperatureC((peakHeatLoadKw * 1000) / floorAreaM2, hasLowTemperatureEmitters);
  const covered = coverage(pumpKw / peakHeatLoadKw);
  return covered * perHeatAt(generator, flowC) + (1 - covered);
}

/** The pump of a hybrid stops when the radiators want more than this. */
const HYBRID_STOPS_C = 45;

/** Share of a hybrid's heat that its pump makes, and the electricity that it takes for it. */
export function hybridPump(
  pumpKw: number,
  peakHeatLoadKw: number,
  floorAreaM2: number,
  hasLowTemperatureEmitters: boolean,
): { share: number; electricityPerHeat: number } {
  const flowC = flowTemperatureC((peakHeatLoadKw * 1000) / floorAreaM2, hasLowTemperatureEmitters);
  const ofPeak = pumpKw / peakHeatLoadKw;
  const size = Math.min(1, coverage(ofPeak) / coverage(HYBRID_SHARE_OF_PEAK));
  return {
    share: size * hybridShareAt(flowC),
    electricityPerHeat: perHeatAt('heat_pump_air_water', Math.min(flowC, HYBRID_STOPS_C)),
  };
}

// Source: general knowledge (2024), weak: 80 % at low flow temperatures, 60 % with the radiators of a boiler.
function hybridShareAt(flowC: number): number {
  return Math.min(0.8, Math.max(0.6, 0.8 - (flowC - HYBRID_STOPS_C) * 0.02));
}

function perHeatAt(generator: keyof typeof PER_HEAT, flowC: number): number {
  const { at45C, perK } = PER_HEAT[generator];
  return at45C + (flowC - AT_LIMIT.flowC) * perK;
}

/**
 * Share of a year's heat that a pump of this share of the peak makes; cold hours are few. Shape: general knowledge,
 * weak.
 */
function coverage(ofPeak: number): number {
  const missing = Math.max(0, 1 - ofPeak);
  return 1 - missing * missing * missing * missing;
}
