/**
 * The vocabulary of `dwelling`: what a caller may say of a house. One table, so that the check of the input, the
 * server's JSON schema and the page's form cannot disagree.
 */
export const INSULATION_TYPES = ['NONE', 'CM_1_5', 'CM_6_10', 'CM_11_15', 'CM_16_20', 'CM_21_PLUS'] as const;

interface NumberField {
  kind: 'number' | 'integer';
  min: number;
  max: number;
  description: string;
}

interface CodeField {
  kind: 'code';
  values: readonly string[];
  description: string;
}

/** An insulation type is one of `INSULATION_TYPES` or a measured U-value: `{ "u_value_w_per_m2_k": 0.24 }`. */
interface OtherField {
  kind: 'boolean' | 'insulation' | 'label';
  description: string;
}

export type DwellingField = NumberField | CodeField | OtherField;

const number = (min: number, max: number, description: string) =>
  ({ kind: 'number', min, max, description }) as const;
const integer = (min: number, max: number, description: string) =>
  ({ kind: 'integer', min, max, description }) as const;
const boolean = (description: string) => ({ kind: 'boolean', description }) as const;
const insulation = (description: string) => ({ kind: 'insulation', description }) as const;
const code = <const Values extends readonly string[]>(values: Values, description: string) =>
  ({ kind: 'code', values, description }) as const;

export const U_VALUE_BOUNDS = { min: 0.05, max: 7 } as const;

export const DWELLING_FIELDS = {
  habitable_space_m2: number(10, 5000, 'Heated floor area, all storeys, m²'),
  storeys: number(1, 60, 'Storeys with living space; of the building for an apartment'),
  building_width_m: number(2, 100, 'Width of the façade, m'),
  building_depth_m: number(2, 100, 'Depth of the building, m'),
  cornice_height_m: number(2, 200, 'Height from the ground to the cornice, m'),
  apartment_floor: code(
    ['GROUND', 'MIDDLE', 'TOP'],
    'Position of an apartment in its building: lowest floor, between other floors, or under the roof',
  ),
  roof_type: code(['INCLINED', 'FLAT', 'MIXED'], 'Shape of the roof'),
  inclined_roof_surface_m2: number(0, 5000, 'Surface of the pitched roof, m²'),
  flat_roof_surface_m2: number(0, 5000, 'Surface of the flat roof, m²'),
  inclined_roof_insulation_type: insulation('Insulation of the pitched roof or of the attic floor'),
  flat_roof_insulation_type: insulation('Insulation of the flat roof'),
  attic_floor_surface_m2: number(0, 5000, 'Surface of the floor of an unused attic, m²'),
  attic_floor_insulation_type: insulation('Insulation of the floor of an unused attic'),
  attic_usage: code(['NONE', 'STORAGE', 'HABITABLE'], 'Use of the space under the pitched roof'),
  outer_wall_surface_m2: number(0, 10000, 'Surface of the outer walls without windows and doors, m²'),
  outer_wall_insulation_type: insulation('Insulation of the outer walls'),
  has_cavity_wall: boolean('The outer walls have a cavity'),
  cavity_wall_width_cm: number(0, 50, 'Width of the cavity, cm'),
  has_cavity_wall_insulation: boolean('The cavity is filled with insulation'),
  ground_floor_surface_m2: number(0, 5000, 'Surface of the lowest heated floor, m²'),
  basement_type: code(['NONE', 'CRAWL_SPACE', 'PARTIAL', 'FULL'], 'What is below the lowest heated floor'),
  floor_insulation_type: insulation('Insulation of the lowest heated floor'),
  window_surface_m2: number(0, 5000, 'Surface of the windows, frames included, m²'),
  window_glazing_type: code(['SINGLE', 'DOUBLE', 'HIGH_EFFICIENCY', 'TRIPLE'], 'Glass of most windows'),
  window_u_value_w_per_m2_k: number(
    0.4,
    7,
    'U-value of the windows with their frames, mean over their area, W/m²K',
  ),
  door_u_value_w_per_m2_k: number(0.4, 7, 'U-value of the outer doors, mean over their area, W/m²K'),
  ventilation_type: code(
    ['NATURAL', 'EXHAUST', 'BALANCED', 'BALANCED_WITH_RECOVERY'],
    'Ventilation system; `BALANCED` is mechanical supply and exhaust without heat recovery',
  ),
  condition: code(
    ['AS_NEW', 'JUST_RENOVATED', 'GOOD', 'TO_BE_DONE_UP', 'TO_RENOVATE', 'TO_RESTORE'],
    'Condition of the dwelling as stated by the seller',
  ),
  heating_type: code(
    ['GAS', 'OIL', 'ELECTRIC', 'HEAT_PUMP', 'DISTRICT', 'WOOD'],
    'Energy source for heating',
  ),
  heating_device: code(
    [
      'CONDENSING_BOILER',
      'NON_CONDENSING_BOILER',
      'WOOD_BOILER',
      'STOVE',
      'ELECTRIC_HEATER',
      'HYBRID_HEAT_PUMP',
      'AIR_WATER_HEAT_PUMP',
      'GROUND_SOURCE_HEAT_PUMP',
      'AIR_AIR_HEAT_PUMP',
      'DISTRICT_SUBSTATION',
    ],
    'Heating appliance',
  ),
  heating_installation_year: integer(1900, 2200, 'Year in which the heating appliance was installed'),
  heating_is_collective: boolean('The apartment building has a shared heating installation'),
  has_gas_connection: boolean('The dwelling is connected to the gas network'),
  has_heat_network: boolean('A heat network is available in the street'),
  sanitary_heating_device: code(
    ['WITH_HEATING', 'GAS_WATER_HEATER', 'ELECTRIC_BOILER', 'HEAT_PUMP_BOILER'],
    'Hot water appliance',
  ),
  has_solar_panels: boolean('The dwelling has solar panels'),
  solar_panels_kwp: number(0, 100, 'Peak power of the solar panels, kWp'),
  has_solar_boiler: boolean('The dwelling has a solar water heater'),
  has_solar_shading: boolean('South- and west-facing windows have external shading'),
  owner_share_percent: number(0, 100, 'Share of the apartment in the common costs of its building, percent'),
  is_heritage: boolean('The façade is listed and cannot be changed on the outside'),
  energy_score_kwh_per_m2: number(
    -200,
    3000,
    'Score on the energy certificate, kWh of primary energy per m² per year',
  ),
  energy_label: { kind: 'label', description: 'Label on the energy certificate, on the scale of the region' },
  residents: integer(1, 20, 'Number of occupants'),
  metered_gas_kwh: number(
    0,
    500_000,
    'Yearly natural gas use according to the meter or bill, kWh (gross calorific value)',
  ),
  metered_electricity_kwh: number(
    0,
    500_000,
    'Yearly electricity taken from the grid according to the meter or bill, kWh',
  ),
  metered_year: integer(2000, 2200, 'Year of the metered use'),
} as const satisfies Record<string, DwellingField>;

export type InsulationType = (typeof INSULATION_TYPES)[number] | { u_value_w_per_m2_k: number };

type ValueOf<Field> = Field extends { kind: 'number' | 'integer' }
  ? number
  : Field extends { kind: 'boolean' }
    ? boolean
    : Field extends { kind: 'insulation' }
      ? InsulationType
      : Field extends { values: readonly (infer Code)[] }
        ? Code
        : string;

export type DwellingFieldName = keyof typeof DWELLING_FIELDS;

/** What the caller says of the dwelling: absent means not known. */
export type DwellingFacts = { [Name in DwellingFieldName]?: ValueOf<(typeof DWELLING_FIELDS)[Name]> };
