/** What a work is commonly made of and who makes it: what a request for quotes names beside the figures of the plan. */
import type { Country, MeasureCode, RelatedWork } from '../contract/codes.ts';
import type { ClimateZone, Material, Trade } from '../contract/specification.ts';

/**
 * Conductivity of common products, W/mK. Source: declared values in product sheets, general knowledge (2026-11), within
 * the ranges of klimapedia.nl energievademecum, appendix 3 (NTA 8800 and manufacturers): mineral wool 0.032–0.040, PIR
 * 0.022–0.028, EPS 0.031–0.040, calcium silicate 0.06.
 */
export const LAMBDA_W_PER_MK: Record<Material, number> = {
  mineral_wool: 0.035,
  // The fill that a cavity is calculated with (measures/insulation.ts).
  mineral_wool_blown_in: 0.037,
  pir_board: 0.023,
  eps_board: 0.032,
  calcium_silicate_board: 0.06,
};

/** Boards and blankets are sold in steps of 10 mm (general knowledge). */
export const THICKNESS_STEP_MM = 10;

/** A common choice for each place. General knowledge of advisers (2026-11). */
export const COMMON_MATERIAL: Partial<Record<MeasureCode, Material>> = {
  roof_pitched_inside: 'mineral_wool',
  roof_pitched_sarking: 'pir_board',
  attic_floor: 'mineral_wool',
  roof_flat: 'pir_board',
  wall_cavity: 'mineral_wool_blown_in',
  wall_external: 'eps_board',
  wall_internal: 'mineral_wool',
  floor_cellar_ceiling: 'pir_board',
  floor_crawl_space: 'eps_board',
  floor_on_ground: 'pir_board',
};
/** Lets moisture through and takes it up, as a protected wall needs. General knowledge of advisers (2026-11). */
export const HERITAGE_WALL_MATERIAL: Material = 'calcium_silicate_board';

export const TRADES_OF: Record<MeasureCode | RelatedWork, readonly Trade[]> = {
  roof_pitched_inside: ['insulation_installer'],
  roof_pitched_sarking: ['roofer'],
  attic_floor: ['insulation_installer'],
  roof_flat: ['roofer'],
  wall_cavity: ['insulation_installer'],
  wall_external: ['facade_contractor'],
  wall_internal: ['insulation_installer'],
  floor_cellar_ceiling: ['insulation_installer'],
  floor_crawl_space: ['insulation_installer'],
  floor_on_ground: ['floor_contractor'],
  windows_high_efficiency: ['window_installer'],
  windows_triple: ['window_installer'],
  doors_insulated: ['window_installer'],
  airtightness: ['sealing_specialist'],
  ventilation_exhaust: ['ventilation_installer', 'electrician'],
  ventilation_balanced: ['ventilation_installer', 'electrician'],
  solar_shading: ['shading_installer'],
  boiler_condensing: ['heating_installer'],
  heat_pump_hybrid: ['heating_installer', 'electrician'],
  heat_pump_air_water: ['heating_installer', 'electrician'],
  heat_pump_ground: ['heating_installer', 'borehole_driller', 'electrician'],
  heat_pump_air_air: ['heating_installer', 'electrician'],
  heat_network: ['heat_network_operator', 'heating_installer'],
  hot_water_heat_pump: ['heating_installer', 'electrician'],
  hot_water_solar: ['heating_installer', 'roofer'],
  solar_panels: ['solar_installer', 'electrician'],
  battery: ['solar_installer', 'electrician'],
  scaffolding: ['scaffolder'],
  architect: ['architect'],
  roof_finish: ['plasterer'],
  wall_finish: ['plasterer'],
  blower_door_test: ['blower_door_tester'],
  ventilation_grilles: ['window_installer'],
  heating_circuit: ['heating_installer'],
  low_temperature_emitters: ['heating_installer'],
  oil_tank_removal: ['tank_cleaner'],
  electrical_upgrade: ['electrician'],
};

/** Where the design temperatures of data/systems.ts were taken. */
export const CLIMATE_ZONE: Record<Country, ClimateZone> = { BE: 'uccle', NL: 'de_bilt' };

/**
 * Air for a dry room, m³/h per m² of its floor. Source: NBN D 50-001 (1991): 3.6, living room 75 to 150, bedroom 25 to
 * 72 (renson.be, redbvba.be); Bouwbesluit art. 3.29, now Bbl: 0.9 dm³/s, at least 7 dm³/s (bouwbesluit.com;
 * zuyderduin.nl). Read 2026-11-18.
 */
export const AIR_FLOW_STANDARD = {
  BE: { standard: 'NBN D 50-001', m3PerHPerM2: 3.6 },
  NL: { standard: 'Bbl', m3PerHPerM2: 3.24 },
} as const satisfies Record<Country, { standard: string; m3PerHPerM2: number }>;
