/** The installations of one possible dwelling: what is given decides, the stock fills in. */

import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import { SOLAR_PANELS_KWP_PER_M2 } from '../../data/stock-shares.ts';
import type { Dwelling, HeatGenerator, HotWaterGenerator } from '../../dwelling/dwelling.ts';
import { type Cohort, stateAt } from './cohort.ts';
import { isWithoutGas } from './heating-states.ts';
import type { States } from './states.ts';

/** A gas connection is given, or something burns gas; it is never guessed. */
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
  states: States,
  facts: DwellingFacts,
  generator: HeatGenerator,
): HotWaterGenerator {
  if (facts.sanitary_heating_device !== undefined) return WATER_DEVICES[facts.sanitary_heating_device];
  const common = stateAt(cohort.hotWater, states.hotWater);
  const drawn = common === 'gas_geyser' && isWithoutGas(facts) ? 'electric_boiler' : common;
  const isLocal =
    generator === 'stove' || generator === 'electric_direct' || generator === 'heat_pump_air_air';
  return drawn === 'with_heating' && isLocal ? 'electric_boiler' : drawn;
}

export function solarPanelsOf(states: States, facts: DwellingFacts, floorAreaM2: number): number {
  if (facts.solar_panels_kwp !== undefined)
    return facts.has_solar_panels === false ? 0 : facts.solar_panels_kwp;
  const hasPanels = facts.has_solar_panels ?? states.solarPanels === 1;
  return hasPanels ? SOLAR_PANELS_KWP_PER_M2 * floorAreaM2 : 0;
}
