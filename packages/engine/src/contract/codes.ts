/** Every code that the engine takes or gives. Words for them are made elsewhere, one catalogue per language. */

export const COUNTRIES = ['BE', 'NL'] as const;
export type Country = (typeof COUNTRIES)[number];

/** ISO 3166-2. */
export const REGIONS = [
  'BE-VLG',
  'BE-BRU',
  'BE-WAL',
  'NL-DR',
  'NL-FL',
  'NL-FR',
  'NL-GE',
  'NL-GR',
  'NL-LI',
  'NL-NB',
  'NL-NH',
  'NL-OV',
  'NL-UT',
  'NL-ZE',
  'NL-ZH',
] as const;
export type Region = (typeof REGIONS)[number];

export const ESTATE_TYPES = [
  'HOUSE',
  'APARTMENT',
  'LAND',
  'OFFICE',
  'COMMERCIAL',
  'INDUSTRIAL',
  'GARAGE',
  'OTHER',
] as const;
export type EstateType = (typeof ESTATE_TYPES)[number];

export const ESTATE_FORMATS = ['OPEN', 'SEMI_OPEN', 'CLOSED'] as const;
export type EstateFormat = (typeof ESTATE_FORMATS)[number];

export const QUALITY_LABELS = ['A', 'B', 'C', 'D'] as const;
export type QualityLabel = (typeof QUALITY_LABELS)[number];

/** A region's own scale of labels; the letters differ per scale. */
export const LABEL_SCALES = ['flanders', 'brussels', 'wallonia', 'netherlands'] as const;
export type LabelScale = (typeof LABEL_SCALES)[number];

export const CARRIERS = ['gas', 'oil', 'electricity', 'wood', 'district_heat'] as const;
export type Carrier = (typeof CARRIERS)[number];

export const OBJECTIVES = ['least_investment', 'least_lifetime_cost', 'best_label_within_budget'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** 1 is the highest income, 4 the lowest, in every region; each region's own names are in its subsidy data. */
export const INCOME_GROUPS = [1, 2, 3, 4] as const;
export type IncomeGroup = (typeof INCOME_GROUPS)[number];

/** What the owner is to the dwelling: grants, loans and duties go by it. */
export const OWNERSHIPS = ['occupier', 'landlord', 'second_home', 'social_landlord'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** Whether somebody else lives in the home and pays its energy. */
export function isLet(ownership: Ownership | null | undefined): boolean {
  return ownership === 'landlord' || ownership === 'social_landlord';
}

/** What a work can be done on; at most one measure a slot is in a plan. */
export const SLOTS = [
  'pitched_roof',
  'flat_roof',
  'wall',
  'floor',
  'windows',
  'doors',
  'airtightness',
  'ventilation',
  'shading',
  'heating',
  'hot_water',
  'solar_panels',
  'battery',
] as const;
export type Slot = (typeof SLOTS)[number];

export const MEASURES = [
  'roof_pitched_inside',
  'roof_pitched_sarking',
  'attic_floor',
  'roof_flat',
  'wall_cavity',
  'wall_external',
  'wall_internal',
  'floor_cellar_ceiling',
  'floor_crawl_space',
  'floor_on_ground',
  'windows_high_efficiency',
  'windows_triple',
  'doors_insulated',
  'airtightness',
  'ventilation_exhaust',
  'ventilation_balanced',
  'solar_shading',
  'boiler_condensing',
  'heat_pump_hybrid',
  'heat_pump_air_water',
  'heat_pump_ground',
  'heat_pump_air_air',
  'heat_network',
  'hot_water_heat_pump',
  'hot_water_solar',
  'solar_panels',
  'battery',
] as const;
export type MeasureCode = (typeof MEASURES)[number];

/** Works that measures bring with them, once for a whole step. */
export const RELATED_WORKS = [
  'scaffolding',
  'architect',
  'roof_finish',
  'wall_finish',
  'blower_door_test',
  'ventilation_grilles',
  /** Radiators and pipes where there were none. */
  'heating_circuit',
  'low_temperature_emitters',
  'oil_tank_removal',
  'electrical_upgrade',
] as const;
export type RelatedWork = (typeof RELATED_WORKS)[number];

/** Who orders a work and pays for it: the owner alone, or all owners of an apartment building, each by share. */
export const TRACKS = ['private', 'building'] as const;
export type Track = (typeof TRACKS)[number];

/** Where the heat leaves the house. */
export const LOSS_PATHS = [
  'roof',
  'walls',
  'floor',
  'windows',
  'doors',
  'thermal_bridges',
  'infiltration',
  'ventilation',
] as const;
export type LossPath = (typeof LOSS_PATHS)[number];

/** Where a value came from: said by the caller, computed from what was said, or typical of today's stock. */
export const ORIGINS = ['given', 'derived', 'typical'] as const;
export type Origin = (typeof ORIGINS)[number];
