/** What the calculation took for true, fact by fact, with where it came from and how sure it is. */

import type { DwellingFacts, DwellingFieldName } from '../contract/dwelling-fields.ts';
import type { Assumption } from '../contract/plan.ts';
import type { Dwelling, HeatGenerator, HotWaterGenerator } from '../dwelling/dwelling.ts';
import type { PlannableInput } from '../dwelling/plannable.ts';
import { glazingOfUValue, type InsulatedElement, insulationClassOf } from '../stock/draw/cohort.ts';
import type { Scenario } from '../stock/scenarios.ts';
import { quantiles } from '../stock/spread.ts';
import { isGiven } from './given-facts.ts';

type Read = (dwelling: Dwelling) => string | number | boolean | null;

const DEVICES: Record<HeatGenerator, NonNullable<DwellingFacts['heating_device']>> = {
  boiler_old: 'NON_CONDENSING_BOILER',
  boiler_non_condensing: 'NON_CONDENSING_BOILER',
  boiler_condensing: 'CONDENSING_BOILER',
  stove: 'STOVE',
  electric_direct: 'ELECTRIC_HEATER',
  heat_pump_hybrid: 'HYBRID_HEAT_PUMP',
  heat_pump_air_water: 'AIR_WATER_HEAT_PUMP',
  heat_pump_ground: 'GROUND_SOURCE_HEAT_PUMP',
  heat_pump_air_air: 'AIR_AIR_HEAT_PUMP',
  district: 'DISTRICT_SUBSTATION',
};

const WATER_DEVICES: Record<HotWaterGenerator, NonNullable<DwellingFacts['sanitary_heating_device']>> = {
  with_heating: 'WITH_HEATING',
  gas_geyser: 'GAS_WATER_HEATER',
  electric_boiler: 'ELECTRIC_BOILER',
  heat_pump_boiler: 'HEAT_PUMP_BOILER',
};

const HEATING_TYPES: Record<Dwelling['heatCarrier'], NonNullable<DwellingFacts['heating_type']>> = {
  gas: 'GAS',
  oil: 'OIL',
  electricity: 'ELECTRIC',
  wood: 'WOOD',
  district_heat: 'DISTRICT',
};

interface FactReader {
  fact: DwellingFieldName;
  read: Read;
  /** By the shape of the building. */
  followsFloorArea?: true;
  /** Another fact states the same in the words of an owner. */
  onlyIfGiven?: true;
}

/** Each fact, and where to read it in a dwelling. */
export const FACT_READERS: readonly FactReader[] = [
  { fact: 'habitable_space_m2', read: ({ floorAreaM2 }) => Math.round(floorAreaM2) },
  { fact: 'storeys', read: ({ storeys }) => Math.round(storeys * 10) / 10 },
  {
    fact: 'inclined_roof_surface_m2',
    read: ({ pitchedRoof }) => Math.round(pitchedRoof.areaM2),
    followsFloorArea: true,
  },
  { fact: 'inclined_roof_insulation_type', read: (dwelling) => insulationOf(dwelling, 'pitchedRoof') },
  { fact: 'attic_usage', read: ({ atticIsUnheated }) => (atticIsUnheated ? 'STORAGE' : 'HABITABLE') },
  {
    fact: 'flat_roof_surface_m2',
    read: ({ flatRoof }) => Math.round(flatRoof.areaM2),
    followsFloorArea: true,
  },
  { fact: 'flat_roof_insulation_type', read: (dwelling) => insulationOf(dwelling, 'flatRoof') },
  { fact: 'outer_wall_surface_m2', read: ({ wall }) => Math.round(wall.areaM2), followsFloorArea: true },
  { fact: 'outer_wall_insulation_type', read: (dwelling) => insulationOf(dwelling, 'wall') },
  { fact: 'cavity_wall_width_cm', read: ({ cavityCm }) => cavityCm },
  { fact: 'ground_floor_surface_m2', read: ({ floor }) => Math.round(floor.areaM2), followsFloorArea: true },
  { fact: 'basement_type', read: ({ basement }) => basement },
  { fact: 'floor_insulation_type', read: (dwelling) => insulationOf(dwelling, 'floor') },
  { fact: 'window_surface_m2', read: ({ windows }) => Math.round(windows.areaM2), followsFloorArea: true },
  { fact: 'window_glazing_type', read: glazingOf },
  {
    fact: 'window_u_value_w_per_m2_k',
    read: ({ windows }) => windows.uValueWPerM2K,
    onlyIfGiven: true,
  },
  { fact: 'door_u_value_w_per_m2_k', read: ({ doors }) => doors.uValueWPerM2K, onlyIfGiven: true },
  { fact: 'ventilation_type', read: ({ ventilation }) => ventilation },
  { fact: 'heating_type', read: heatingTypeOf },
  { fact: 'heating_device', read: deviceOf },
  { fact: 'heating_installation_year', read: ({ heatGeneratorYear }) => heatGeneratorYear },
  { fact: 'sanitary_heating_device', read: ({ hotWaterGenerator }) => WATER_DEVICES[hotWaterGenerator] },
  { fact: 'has_solar_panels', read: ({ solarPanelsKwp }) => solarPanelsKwp > 0 },
  { fact: 'has_solar_boiler', read: ({ solarCollectorM2 }) => solarCollectorM2 > 0 },
];

export function assumptionsOf(
  estate: PlannableInput,
  dwelling: Dwelling,
  scenarios: readonly Scenario[],
): Assumption[] {
  const isAreaGiven = estate.dwelling.habitable_space_m2 !== undefined;
  const weights = scenarios.map(({ weight }) => weight);
  const assumptions: Assumption[] = [];
  for (const { fact, read, followsFloorArea, onlyIfGiven } of FACT_READERS) {
    const value = statedValue(estate, fact) ?? read(dwelling);
    if (value === null || isOfAbsentPart(fact, dwelling)) continue;
    const given = estate.dwelling[fact];
    if (given !== undefined) {
      assumptions.push({ fact, value, origin: isAsGiven(value, given) ? 'given' : 'derived' });
    } else if (onlyIfGiven !== true) {
      const isDerived = (followsFloorArea === true && isAreaGiven) || isGiven(estate.dwelling, fact);
      const origin = isDerived ? 'derived' : 'typical';
      const spread =
        typeof value === 'number'
          ? spreadOfNumber(value, read, scenarios, weights)
          : spreadOfCode(value, read, scenarios);
      assumptions.push({ fact, value, origin, spread });
    }
  }
  return assumptions;
}

/**
 * Facts that the calculation turns into something else, and that are shown as they were given: a house without an attic
 * is one with a storage attic, half a storey is counted for rooms under the roof, a flat has one storey of its
 * building, and a filled cavity is none any more.
 */
function statedValue({ dwelling }: PlannableInput, fact: DwellingFieldName): string | number | null {
  if (fact !== 'attic_usage' && fact !== 'storeys' && fact !== 'cavity_wall_width_cm') return null;
  return dwelling[fact] ?? null;
}

/**
 * What another fact overruled was not given so. A U-value has no other form to compare; areas are shown without
 * decimals.
 */
function isAsGiven(
  value: NonNullable<Assumption['value']>,
  given: DwellingFacts[DwellingFieldName],
): boolean {
  if (typeof given === 'object') return true;
  return typeof value === 'number' && typeof given === 'number'
    ? Math.abs(value - given) <= ROUNDING
    : value === given;
}

/** Of whole numbers, and a little more. */
const ROUNDING = 0.5001;

/** A part that the dwelling does not have needs no assumption. */
export function isOfAbsentPart(
  fact: DwellingFieldName,
  { pitchedRoof, flatRoof, floor, estateType }: Dwelling,
): boolean {
  if (fact === 'attic_usage') return pitchedRoof.areaM2 === 0 || estateType === 'APARTMENT';
  if (fact.startsWith('inclined_roof')) return pitchedRoof.areaM2 === 0;
  if (fact.startsWith('flat_roof')) return flatRoof.areaM2 === 0;
  return (fact === 'floor_insulation_type' || fact === 'basement_type') && floor.areaM2 === 0;
}

function spreadOfNumber(
  value: number,
  read: Read,
  scenarios: readonly Scenario[],
  weights: readonly number[],
): NonNullable<Assumption['spread']> {
  const values = scenarios.map(({ dwelling }) => Number(read(dwelling)));
  const isSame = values.every((other) => other === value);
  const [low = value, high = value] = isSame ? [] : quantiles(values, weights, [0.1, 0.9]);
  return { low: Math.min(rounded(low), value), high: Math.max(rounded(high), value) };
}

function spreadOfCode(
  value: string | boolean,
  read: Read,
  scenarios: readonly Scenario[],
): NonNullable<Assumption['spread']> {
  let probability = 0;
  for (const { dwelling, weight } of scenarios) if (read(dwelling) === value) probability += weight;
  return { probability: Math.round(probability * 100) / 100 };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function insulationOf(dwelling: Dwelling, element: InsulatedElement): string {
  return insulationClassOf(dwelling.country, element, dwelling[element].uValueWPerM2K, dwelling.yearBuilt);
}

function deviceOf({ heatGenerator, heatCarrier }: Dwelling): NonNullable<DwellingFacts['heating_device']> {
  const device = DEVICES[heatGenerator];
  return heatCarrier === 'wood' && device.endsWith('BOILER') ? 'WOOD_BOILER' : device;
}

function glazingOf({ country, windows }: Dwelling): string {
  return glazingOfUValue(country, windows.uValueWPerM2K);
}

function heatingTypeOf({ heatGenerator, heatCarrier }: Dwelling): NonNullable<DwellingFacts['heating_type']> {
  const isHeatPump = heatGenerator.startsWith('heat_pump') && heatGenerator !== 'heat_pump_hybrid';
  return isHeatPump ? 'HEAT_PUMP' : HEATING_TYPES[heatCarrier];
}
