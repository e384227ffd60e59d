/**
 * The vocabulary of `dwelling`: what a caller may say of a house. One table, so that the check of the input, the
 * server's JSON schema and the page's form cannot disagree.
 */
export const INSULATION_TYPES = ['NONE', 'CM_1_5', 'CM_6_10', 'CM_11_15', 'CM_16_20', 'CM_21_PLUS'] as const;

interface NumberField {
  kind: 'number' | 'integer';
  min: number;
  max: number;
}

interface CodeField {
  kind: 'code';
  values: readonly string[];
}

/** An insulation type is one of `INSULATION_TYPES` or a measured U-value: `{ "u_value_w_per_m2_k": 0.24 }`. */
interface OtherField {
  kind: 'boolean' | 'insulation' | 'label';
}

export type DwellingField = NumberField | CodeField | OtherField;

const number = (min: number, max: number) => ({ kind: 'number', min, max }) as const;
const integer = (min: number, max: number) => ({ kind: 'integer', min, max }) as const;
const boolean = { kind: 'boolean' } as const;
const insulation = { kind: 'insulation' } as const;
const code = <const Values extends readonly string[]>(values: Values) => ({ kind: 'code', values }) as const;

export const U_VALUE_BOUNDS = { min: 0.05, max: 7 } as const;

export const DWELLING_FIELDS = {
  habitable_space_m2: number(10, 5000),
  storeys: number(1, 60),
  building_width_m: number(2, 100),
  building_depth_m: number(2, 100),
  cornice_height_m: number(2, 200),
  apartment_floor: code(['GROUND', 'MIDDLE', 'TOP']),
  roof_type: code(['INCLINED', 'FLAT', 'MIXED']),
  inclined_roof_surface_m2: number(0, 5000),
  flat_roof_surface_m2: number(0, 5000),
  inclined_roof_insulation_type: insulation,
  flat_roof_insulation_type: insulation,
  attic_floor_surface_m2: number(0, 5000),
  attic_floor_insulation_type: insulation,
  attic_usage: code(['NONE', 'STORAGE', 'HABITABLE']),
  outer_wall_surface_m2: number(0, 10000),
  outer_wall_insulation_type: insulation,
  has_cavity_wall: boolean,
  cavity_wall_width_cm: number(0, 50),
  has_cavity_wall_insulation: boolean,
  ground_floor_surface_m2: number(0, 5000),
  basement_type: code(['NONE', 'CRAWL_SPACE', 'PARTIAL', 'FULL']),
  floor_insulation_type: insulation,
  window_surface_m2: number(0, 5000),
  window_glazing_type: code(['SINGLE', 'DOUBLE', 'HIGH_EFFICIENCY', 'TRIPLE']),
  window_u_value_w_per_m2_k: number(0.4, 7),
  door_u_value_w_per_m2_k: number(0.4, 7),
  ventilation_type: code(['NATURAL', 'EXHAUST', 'BALANCED', 'BALANCED_WITH_RECOVERY']),
  condition: code(['AS_NEW', 'JUST_RENOVATED', 'GOOD', 'TO_BE_DONE_UP', 'TO_RENOVATE', 'TO_RESTORE']),
  heating_type: code(['GAS', 'OIL', 'ELECTRIC', 'HEAT_PUMP', 'DISTRICT', 'WOOD']),
  heating_device: code([
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
  ]),
  heating_installation_year: integer(1900, 2200),
  heating_is_collective: boolean,
  has_gas_connection: boolean,
  has_heat_network: boolean,
  sanitary_heating_device: code(['WITH_HEATING', 'GAS_WATER_HEATER', 'ELECTRIC_BOILER', 'HEAT_PUMP_BOILER']),
  has_solar_panels: boolean,
  solar_panels_kwp: number(0, 100),
  has_solar_boiler: boolean,
  has_solar_shading: boolean,
  owner_share_percent: number(0, 100),
  is_heritage: boolean,
  energy_score_kwh_per_m2: number(-200, 3000),
  energy_label: { kind: 'label' },
  residents: integer(1, 20),
  metered_gas_kwh: number(0, 500_000),
  metered_electricity_kwh: number(0, 500_000),
  metered_year: integer(2000, 2200),
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
