/** What is known of a dwelling once works are done: the facts that they changed, and no others. */

import { completeDwelling } from '../completion/complete.ts';
import { MEASURES, type MeasureCode } from '../contract/codes.ts';
import { type DwellingFacts, type InsulationType, U_VALUE_BOUNDS } from '../contract/dwelling-fields.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Dwelling, HeatGenerator, HotWaterGenerator } from '../dwelling/dwelling.ts';
import { measureOf } from '../measures/catalogue.ts';

type Heating = Pick<DwellingFacts, 'heating_type' | 'heating_device'>;

/** Only what a measure installs. */
const HEATING: Partial<Record<HeatGenerator, Heating>> = {
  boiler_condensing: { heating_type: 'GAS', heating_device: 'CONDENSING_BOILER' },
  heat_pump_hybrid: { heating_type: 'GAS', heating_device: 'HYBRID_HEAT_PUMP' },
  heat_pump_air_water: { heating_type: 'HEAT_PUMP', heating_device: 'AIR_WATER_HEAT_PUMP' },
  heat_pump_ground: { heating_type: 'HEAT_PUMP', heating_device: 'GROUND_SOURCE_HEAT_PUMP' },
  heat_pump_air_air: { heating_type: 'HEAT_PUMP', heating_device: 'AIR_AIR_HEAT_PUMP' },
  district: { heating_type: 'DISTRICT', heating_device: 'DISTRICT_SUBSTATION' },
};

const HOT_WATER: Record<HotWaterGenerator, NonNullable<DwellingFacts['sanitary_heating_device']>> = {
  with_heating: 'WITH_HEATING',
  gas_geyser: 'GAS_WATER_HEATER',
  electric_boiler: 'ELECTRIC_BOILER',
  heat_pump_boiler: 'HEAT_PUMP_BOILER',
};

/**
 * `works` are codes of a plan; related works (scaffolding, finishes) change no fact. A part that was not known is as
 * the plan assumed it, with the work on top. Airtightness and batteries have no fact of their own.
 */
export function factsAfterWorks(input: EstateInput, works: readonly string[], doneOn: string): DwellingFacts {
  const { dwelling: before } = completeDwelling(input, doneOn);
  const codes = MEASURES.filter((code) => works.includes(code));
  const after = codes.reduce((dwelling: Dwelling, code) => measureOf(code).apply(dwelling), before);
  return {
    ...shellFacts(input.dwelling, before, after, codes),
    ...installationFacts(before, after, Number(doneOn.slice(0, 4))),
  };
}

function shellFacts(
  known: DwellingFacts,
  before: Dwelling,
  after: Dwelling,
  codes: readonly MeasureCode[],
): DwellingFacts {
  const isBetter = (part: 'pitchedRoof' | 'flatRoof' | 'wall' | 'floor' | 'windows' | 'doors') =>
    after[part].uValueWPerM2K < before[part].uValueWPerM2K;
  // The floor of the attic has a fact of its own, which applies only where that floor is known.
  const isAtticFloor =
    codes.includes('attic_floor') &&
    (known.attic_floor_surface_m2 !== undefined || known.attic_floor_insulation_type !== undefined);
  const roof = isAtticFloor ? 'attic_floor_insulation_type' : 'inclined_roof_insulation_type';
  return {
    ...(isBetter('pitchedRoof') && { [roof]: insulated(after.pitchedRoof.uValueWPerM2K) }),
    ...(isBetter('flatRoof') && { flat_roof_insulation_type: insulated(after.flatRoof.uValueWPerM2K) }),
    ...(isBetter('wall') && { outer_wall_insulation_type: insulated(after.wall.uValueWPerM2K) }),
    ...(isBetter('wall') && codes.includes('wall_cavity') && { has_cavity_wall_insulation: true }),
    ...(isBetter('floor') && { floor_insulation_type: insulated(after.floor.uValueWPerM2K) }),
    ...(isBetter('windows') && {
      window_glazing_type: codes.includes('windows_triple') ? 'TRIPLE' : 'HIGH_EFFICIENCY',
      window_u_value_w_per_m2_k: rounded(after.windows.uValueWPerM2K),
    }),
    ...(isBetter('doors') && { door_u_value_w_per_m2_k: rounded(after.doors.uValueWPerM2K) }),
    ...(after.hasSolarShading && !before.hasSolarShading && { has_solar_shading: true }),
  };
}

function installationFacts(before: Dwelling, after: Dwelling, year: number): DwellingFacts {
  const isNewHeating =
    after.heatGenerator !== before.heatGenerator || after.heatGeneratorYear !== before.heatGeneratorYear;
  return {
    ...(after.ventilation !== before.ventilation && { ventilation_type: after.ventilation }),
    ...(isNewHeating && { ...HEATING[after.heatGenerator], heating_installation_year: year }),
    ...(after.hotWaterGenerator !== before.hotWaterGenerator && {
      sanitary_heating_device: HOT_WATER[after.hotWaterGenerator],
    }),
    ...(after.solarCollectorM2 > before.solarCollectorM2 && { has_solar_boiler: true }),
    ...(after.solarPanelsKwp > before.solarPanelsKwp && {
      has_solar_panels: true,
      solar_panels_kwp: after.solarPanelsKwp,
    }),
  };
}

function insulated(uValueWPerM2K: number): InsulationType {
  return { u_value_w_per_m2_k: Math.max(U_VALUE_BOUNDS.min, rounded(uValueWPerM2K)) };
}

const rounded = (uValue: number): number => Math.round(uValue * 100) / 100;
