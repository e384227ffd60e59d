/** From heat to delivered energy: what the installations of a dwelling take for a kWh of heat. */

import {
  DISTRIBUTION_FACTOR,
  DISTRICT_FACTOR,
  HEATING_FACTORS,
  HOT_WATER_FACTORS,
  SOLAR_COLLECTOR_LARGEST_SHARE,
  SOLAR_COLLECTOR_SHARE_PER_M2,
} from '../data/systems.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { pumpKwFor } from '../measures/heat-pump-size.ts';
import { AIR_AIR_PER_HEAT, electricityPerHeat, hybridPump } from './heat-pump.ts';

type ByYear = readonly (readonly [fromYear: number, factor: number])[];

/** Delivered energy of the main carrier per kWh of heat in the rooms. */
export function heatingFactor(dwelling: Dwelling, peakHeatLoadKw: number): number {
  const factors = dwelling.country === 'BE' ? HEATING_FACTORS.BE : HEATING_FACTORS.NL;
  const isWood = dwelling.heatCarrier === 'wood';
  const year = dwelling.heatGeneratorYear;
  switch (dwelling.heatGenerator) {
    case 'boiler_old':
      return DISTRIBUTION_FACTOR * at(isWood ? factors.woodBoiler : factors.oldBoiler, year);
    case 'boiler_non_condensing':
      return DISTRIBUTION_FACTOR * at(isWood ? factors.woodBoiler : factors.nonCondensingBoiler, year);
    case 'boiler_condensing':
      return DISTRIBUTION_FACTOR * at(factors.condensingBoiler, year);
    case 'heat_pump_hybrid': {
      const { share } = hybridPumpOf(dwelling, peakHeatLoadKw);
      return DISTRIBUTION_FACTOR * (1 - share) * at(factors.condensingBoiler, year);
    }
    case 'heat_pump_air_water':
    case 'heat_pump_ground':
      return (
        DISTRIBUTION_FACTOR *
        electricityPerHeat(
          dwelling.heatGenerator,
          pumpKwFor(dwelling.heatGenerator, peakHeatLoadKw, dwelling),
          peakHeatLoadKw,
          dwelling.floorAreaM2,
          dwelling.hasLowTemperatureEmitters,
        )
      );
    case 'district':
      return DISTRIBUTION_FACTOR * DISTRICT_FACTOR;
    case 'stove':
      if (isWood) return at(factors.woodStove, year);
      return at(dwelling.heatCarrier === 'oil' ? factors.oilStove : factors.gasStove, year);
    case 'electric_direct':
      return 1;
    case 'heat_pump_air_air':
      return AIR_AIR_PER_HEAT;
  }
}

/** Electricity that a hybrid's heat pump takes beside the boiler's fuel, per kWh of heat in the rooms. */
export function hybridElectricityFactor(dwelling: Dwelling, peakHeatLoadKw: number): number {
  if (dwelling.heatGenerator !== 'heat_pump_hybrid') return 0;
  const pump = hybridPumpOf(dwelling, peakHeatLoadKw);
  return DISTRIBUTION_FACTOR * pump.share * pump.electricityPerHeat;
}

function hybridPumpOf(dwelling: Dwelling, peakHeatLoadKw: number): ReturnType<typeof hybridPump> {
  const { floorAreaM2, hasLowTemperatureEmitters } = dwelling;
  const pumpKw = pumpKwFor('heat_pump_hybrid', peakHeatLoadKw, dwelling);
  return hybridPump(pumpKw, peakHeatLoadKw, floorAreaM2, hasLowTemperatureEmitters);
}

/** Whether what it takes for a kWh of heat depends on the load of the coldest day. */
export function followsPeakLoad({ heatGenerator }: Dwelling): boolean {
  return (
    heatGenerator === 'heat_pump_hybrid' ||
    heatGenerator === 'heat_pump_air_water' ||
    heatGenerator === 'heat_pump_ground'
  );
}

/** Delivered energy per kWh of hot water, the sun's share taken off. */
export function hotWaterFactor(dwelling: Dwelling): number {
  const share = dwelling.solarCollectorM2 * SOLAR_COLLECTOR_SHARE_PER_M2;
  return hotWaterGeneratorFactor(dwelling) * (1 - Math.min(share, SOLAR_COLLECTOR_LARGEST_SHARE));
}

export function hotWaterCarrier(dwelling: Dwelling): Dwelling['heatCarrier'] {
  switch (dwelling.hotWaterGenerator) {
    case 'gas_geyser':
      return 'gas';
    case 'electric_boiler':
    case 'heat_pump_boiler':
      return 'electricity';
    case 'with_heating':
      return dwelling.heatCarrier;
  }
}

/** Gas or oil, for heating or hot water. */
export function burnsFossilFuel(dwelling: Dwelling): boolean {
  const isFossil = (carrier: Dwelling['heatCarrier']): boolean => carrier === 'gas' || carrier === 'oil';
  return isFossil(dwelling.heatCarrier) || isFossil(hotWaterCarrier(dwelling));
}

/** They heat the room that they stand in. */
const LOCAL_HEATERS: ReadonlySet<string> = new Set(['stove', 'electric_direct', 'heat_pump_air_air']);

export function hasWaterborneHeating(dwelling: Dwelling): boolean {
  return !LOCAL_HEATERS.has(dwelling.heatGenerator);
}

function hotWaterGeneratorFactor(dwelling: Dwelling): number {
  const factors = dwelling.country === 'BE' ? HOT_WATER_FACTORS.BE : HOT_WATER_FACTORS.NL;
  switch (dwelling.hotWaterGenerator) {
    case 'gas_geyser':
      return factors.gasGeyser;
    case 'electric_boiler':
      return factors.electricBoiler;
    case 'heat_pump_boiler':
      return factors.heatPump;
    case 'with_heating':
      return coupledFactor(dwelling, factors);
  }
}

function coupledFactor(dwelling: Dwelling, factors: (typeof HOT_WATER_FACTORS)[Dwelling['country']]): number {
  switch (dwelling.heatGenerator) {
    case 'boiler_old':
      return factors.oldBoiler;
    case 'boiler_condensing':
    case 'heat_pump_hybrid':
      return factors.condensingBoiler;
    case 'heat_pump_air_water':
    case 'heat_pump_ground':
      return factors.heatPump;
    case 'electric_direct':
    case 'heat_pump_air_air':
      return factors.electricBoiler;
    case 'district':
      return DISTRICT_FACTOR;
    case 'boiler_non_condensing':
    case 'stove':
      if (dwelling.heatCarrier === 'wood') return factors.woodBoiler;
      return dwelling.heatGeneratorYear < 1990
        ? factors.nonCondensingBoilerBefore1990
        : factors.nonCondensingBoiler;
  }
}

function at(factors: ByYear, year: number): number {
  let found = 1;
  // Not taken apart in the head of the loop: that takes three times as long.
  for (const row of factors) if (year >= row[0]) found = row[1];
  return found;
}
