/** The installations of one possible dwelling: what is given decides, the stock fills in. */

import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import { SOLAR_PANELS_KWP_PER_M2 } from '../data/stock-shares.ts';
import type { Dwelling, HeatGenerator, HotWaterGenerator } from '../dwelling/dwelling.ts';
import { type Cohort, pick } from './cohort.ts';
import type { Point } from './points.ts';

const DEVICES: Record<NonNullable<DwellingFacts['heating_device']>, HeatGenerator> = {
  CONDENSING_BOILER: 'boiler_condensing',
  NON_CONDENSING_BOILER: 'boiler_non_condensing',
  STOVE: 'stove',
  ELECTRIC_HEATER: 'electric_direct',
  HYBRID_HEAT_PUMP: 'heat_pump_hybrid',
  AIR_WATER_HEAT_PUMP: 'heat_pump_air_water',
  GROUND_SOURCE_HEAT_PUMP: 'heat_pump_ground',
  AIR_AIR_HEAT_PUMP: 'heat_pump_air_air',
  DISTRICT_SUBSTATION: 'district',
};

/** A device that is named decides; else the type of heating does; else the stock. */
export function generatorOf(cohort: Cohort, point: Point, facts: DwellingFacts): HeatGenerator {
  if (facts.heating_device === 'STOVE' && facts.heating_type === 'ELECTRIC') return 'electric_direct';
  if (facts.heating_device !== undefined) return DEVICES[facts.heating_device];
  const drawn = pick(cohort.heating, point.uniform.heating);
  const type = facts.heating_type;
  if (type === undefined) return drawn;
  switch (type) {
    case 'ELECTRIC':
      return 'electric_direct';
    case 'HEAT_PUMP':
      return drawn === 'heat_pump_ground' ? drawn : 'heat_pump_air_water';
    case 'DISTRICT':
      return 'district';
    case 'GAS':
    case 'OIL':
    case 'WOOD':
      return burnerOf(drawn, facts);
  }
}

/** A boiler's age tells its kind; the years are those in which each kind was sold. */
function burnerOf(drawn: HeatGenerator, facts: DwellingFacts): HeatGenerator {
  const year = facts.heating_installation_year;
  if (facts.heating_type === 'WOOD') return 'stove';
  if (year !== undefined && drawn !== 'stove') {
    if (year < 1985) return 'boiler_old';
    return year < 2005 ? 'boiler_non_condensing' : 'boiler_condensing';
  }
  return drawn === 'electric_direct' || drawn.startsWith('heat_pump') ? 'boiler_condensing' : drawn;
}

export function carrierOf(
  cohort: Cohort,
  point: Point,
  facts: DwellingFacts,
  generator: HeatGenerator,
): Dwelling['heatCarrier'] {
  switch (generator) {
    case 'electric_direct':
    case 'heat_pump_air_water':
    case 'heat_pump_ground':
    case 'heat_pump_air_air':
      return 'electricity';
    case 'district':
      return 'district_heat';
    default:
      if (facts.heating_type === 'OIL') return 'oil';
      if (facts.heating_type === 'WOOD') return 'wood';
      return facts.heating_type === undefined && point.uniform.carrier < cohort.oilShare ? 'oil' : 'gas';
  }
}

/** A gas connection is told, or something burns gas; it is never guessed. */
export function hasGasConnection(facts: DwellingFacts, heatCarrier: Dwelling['heatCarrier']): boolean {
  return (
    heatCarrier === 'gas' ||
    facts.has_gas_connection === true ||
    facts.sanitary_heating_device === 'GAS_WATER_HEATER'
  );
}

const WATER_DEVICES: Record<NonNullable<DwellingFacts['sanitary_heating_device']>, HotWaterGenerator> = {
  WITH_HEATING: 'with_heating',
  GAS_WATER_HEATER: 'gas_geyser',
  ELECTRIC_BOILER: 'electric_boiler',
  HEAT_PUMP_BOILER: 'heat_pump_boiler',
};

/** Local heaters make no hot water, so that then an own device does. */
export function hotWaterOf(
  cohort: Cohort,
  point: Point,
  facts: DwellingFacts,
  generator: HeatGenerator,
): HotWaterGenerator {
  if (facts.sanitary_heating_device !== undefined) return WATER_DEVICES[facts.sanitary_heating_device];
  const drawn = pick(cohort.hotWater, point.uniform.hotWater);
  const isLocal =
    generator === 'stove' || generator === 'electric_direct' || generator === 'heat_pump_air_air';
  return drawn === 'with_heating' && isLocal ? 'electric_boiler' : drawn;
}

export function solarPanelsOf(
  cohort: Cohort,
  point: Point,
  facts: DwellingFacts,
  floorAreaM2: number,
): number {
  if (facts.solar_panels_kwp !== undefined)
    return facts.has_solar_panels === false ? 0 : facts.solar_panels_kwp;
  const hasPanels = facts.has_solar_panels ?? point.uniform.solarPanels > 1 - cohort.solarPanelShare;
  return hasPanels ? SOLAR_PANELS_KWP_PER_M2 * floorAreaM2 : 0;
}
