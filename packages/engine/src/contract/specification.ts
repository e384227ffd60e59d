/**
 * What a contractor needs to quote a work: plain JSON of codes and numbers, snake case, units in the names. Every
 * figure is the one that the plan was calculated with. A surface turns the codes into text; every code has its values
 * in the comment above it.
 */
import type { MeasureCode, RelatedWork } from './codes.ts';

/** Who does the work. */
export const TRADES = [
  'roofer',
  'insulation_installer',
  'facade_contractor',
  'plasterer',
  'floor_contractor',
  'window_installer',
  'sealing_specialist',
  'ventilation_installer',
  'shading_installer',
  'heating_installer',
  'heat_network_operator',
  'borehole_driller',
  'solar_installer',
  'electrician',
  'tank_cleaner',
  'scaffolder',
  'architect',
  'blower_door_tester',
] as const;
export type Trade = (typeof TRADES)[number];

/** Common materials; another one is as good with the same thermal resistance. */
export const MATERIALS = [
  'mineral_wool',
  'mineral_wool_blown_in',
  'pir_board',
  'eps_board',
  'calcium_silicate_board',
] as const;
export type Material = (typeof MATERIALS)[number];

/** Where the design temperature holds. */
export const CLIMATE_ZONES = ['uccle', 'de_bilt'] as const;
export type ClimateZone = (typeof CLIMATE_ZONES)[number];

/** What a grant can ask of a product: m²K/W at least, or W/m²K at most, or another figure in the unit of its name. */
export const GRANT_REQUIREMENTS = [
  'rd_m2k_per_w_min',
  'u_glass_w_per_m2k_max',
  'u_frame_w_per_m2k_max',
  'cavity_mm_min',
  'air_flow_m3_per_h_min',
  'heat_recovery_percent_min',
] as const;
export type GrantRequirementCode = (typeof GRANT_REQUIREMENTS)[number];

/** What is to be checked before a price is fixed. `values` as in the plan's remarks. */
export const SITE_CHECKS = [
  /** An area that was not given. values: low_m2, high_m2 */
  'measure_area',
  /** The present insulation or glass was not given. */
  'present_state',
  /** How the attic is used was not given. */
  'attic_use',
  'roof_structure_and_leaks',
  /** Insulation on top raises the roof and its edges. */
  'roof_height',
  'roof_covering_life',
  'asbestos',
  'damp_and_salts',
  /** values: cavity_mm; the width, rubble and ties in an endoscope, before the fill. */
  'cavity_endoscopy',
  'facade_condition',
  'facade_condition_and_alignment',
  'protected_facade',
  'thermal_bridges_at_openings',
  'pipes_and_cables_in_the_way',
  'floor_height_and_thresholds',
  'crawl_space_height_and_moisture',
  'cellar_moisture_and_headroom',
  'frame_condition',
  'lintels_and_sills',
  'supply_air_in_dry_rooms',
  /** The flow of each room, by the standard. values: standard */
  'air_flow_per_room',
  'duct_routes',
  'combustion_appliances_and_draught',
  /** The load of each room, at the design temperature of the place. values: design_outside_c */
  'heat_load_per_room',
  /** The radiators on the coldest day. values: flow_c */
  'radiators_at_flow_temperature',
  'collective_heating',
  'flue_and_condensate',
  'outdoor_unit_place_and_noise',
  /** values: power_kw */
  'electrical_connection',
  'hot_water_use',
  'borehole_access_and_permit',
  'refrigerant_lines',
  'heat_network_contract',
  'oil_tank_kind_and_access',
  /** Not an input of the plan. */
  'roof_orientation_and_shade',
  'roof_load',
  'meter_and_inverter_place',
  'grid_permission',
  'battery_place_and_fire_safety',
  'scaffold_on_public_ground',
  'co_owners_decision',
] as const;
export type SiteCheckCode = (typeof SITE_CHECKS)[number];

export interface SiteCheck {
  code: SiteCheckCode;
  values?: Record<string, string | number>;
}

/**
 * What is asked of the contractor, a line each: `quantity` and `unit` are the amount to price, the rest is in the
 * specification.
 */
export const QUOTE_LINES = [
  'insulation_layer',
  'cavity_fill',
  'airtight_layer',
  'roof_covering',
  'roof_waterproofing',
  'walkable_deck',
  'facade_finish',
  'sills_and_connections',
  'interior_finish',
  'floor_rebuild',
  'pipes_insulated',
  'windows_with_frames',
  'glass_in_present_frames',
  'ventilation_grilles',
  'doors',
  'removal_and_disposal',
  'gaps_sealed',
  'blower_door_test',
  'ventilation_unit',
  'air_ducts',
  'air_flow_report',
  'external_shading',
  'heat_load_calculation',
  'gas_boiler',
  'heat_pump',
  'hybrid_heat_pump',
  'borehole',
  'air_units',
  'heat_network_connection',
  'hot_water_tank',
  'heat_pump_boiler',
  'solar_collector',
  'old_heating_removed',
  'controls_and_balancing',
  'radiators_low_temperature',
  'radiators_and_pipes',
  'solar_panels',
  'inverter',
  'grid_notification',
  'battery',
  'electrical_works',
  'electrical_inspection',
  'oil_tank_removal',
  'scaffold',
  'architect_file',
  'papers_for_grants',
] as const;
export type QuoteLineCode = (typeof QUOTE_LINES)[number];

export interface QuoteLine {
  code: QuoteLineCode;
  quantity: number;
  unit: 'm2' | 'piece' | 'kW' | 'kWp' | 'kWh' | 'job';
}

/**
 * The figure of the plan; `low` and `high` hold eight in ten of what it may be, both equal to it where the facts behind
 * it are given.
 */
export interface SpecifiedValue {
  value: number;
  low: number;
  high: number;
}

export interface InsulationSpecification {
  /** What the new layer adds, m²K/W: ask for at least this Rd. */
  added_r_m2k_per_w: number;
  /** Of the whole element before and after, W/m²K. */
  u_before_w_per_m2k: SpecifiedValue;
  u_after_w_per_m2k: SpecifiedValue;
  material: Material;
  lambda_w_per_mk: number;
  /** Of that material, rounded up to what is sold; of a cavity, its width. */
  thickness_mm: number;
}

export interface OpeningSpecification {
  /** With frame, W/m²K. */
  u_before_w_per_m2k: SpecifiedValue;
  u_after_w_per_m2k: number;
  /** Solar transmittance of the glass; null of a door. */
  g_value: number | null;
}

export interface AirtightnessSpecification {
  /** Through the cracks in typical weather, air changes an hour. */
  infiltration_before_per_h: SpecifiedValue;
  infiltration_after_per_h: SpecifiedValue;
}

export interface VentilationSpecification {
  /** Mean over the year that the plan counts with. */
  mean_air_flow_m3_per_h: SpecifiedValue;
  /** What the standard asks of a dry room per m² of its floor; minima and maxima of rooms are in the standard. */
  design_air_flow_m3_per_h_per_m2: number;
  standard: 'NBN D 50-001' | 'Bbl';
  /** Null without recovery. */
  heat_recovery_percent: number | null;
}

export interface HeatingSpecification {
  /** Of the appliance; of a hybrid, its heat pump. Null where hot water or the network decides. */
  power_kw: number | null;
  /** More than one where the load is too large for one. */
  units: number;
  /** Of the house after the works of the plan, at the design temperature. */
  design_heat_load_kw: SpecifiedValue;
  design_heat_load_w_per_m2: number;
  design_outside_c: number;
  design_inside_c: number;
  climate_zone: ClimateZone;
  /** On the coldest day; null without water-borne heating. */
  flow_temperature_c: number | null;
  hot_water: 'with_heating' | 'separate';
}

export interface HotWaterSpecification {
  residents: number;
  /** Of a solar boiler; null otherwise. */
  collector_m2: number | null;
}

export interface SolarSpecification {
  power_kwp: number;
  /** kWh per kWp a year. */
  yield_kwh_per_kwp: SpecifiedValue;
  /** No fact says it: to be seen on site. */
  orientation: null;
}

/** What a grant of this work asks of the product. */
export interface GrantRequirement {
  rule_id: string;
  scheme: string;
  requirement: GrantRequirementCode;
  limit: number;
  /** Whether the work as specified meets it; null where the plan has no such figure: the product must show it. */
  is_met: boolean | null;
  source: string;
}

export interface WorkSpecification {
  trades: Trade[];
  /** Works of this plan that must be done first, in their order. */
  after: (MeasureCode | RelatedWork)[];
  /** Of the element, m²; absent where the work has no area. */
  area_m2?: SpecifiedValue;
  insulation?: InsulationSpecification;
  opening?: OpeningSpecification;
  airtightness?: AirtightnessSpecification;
  ventilation?: VentilationSpecification;
  heating?: HeatingSpecification;
  hot_water?: HotWaterSpecification;
  solar?: SolarSpecification;
  battery_kwh?: number;
  grant_requirements: GrantRequirement[];
  site_checks: SiteCheck[];
  quote_lines: QuoteLine[];
}
