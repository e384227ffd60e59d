/** What must be seen on site before a price is fixed. */
import type { MeasureCode, Ownership, RelatedWork } from '../../contract/codes.ts';
import type { SiteCheck, SiteCheckCode, WorkSpecification } from '../../contract/specification.ts';
import { ASBESTOS } from '../../data/advice.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import type { ScheduledWork } from '../schedule.ts';

/** Whatever the house is. General knowledge of advisers (2026-11). */
const ALWAYS: Partial<Record<MeasureCode | RelatedWork, readonly SiteCheckCode[]>> = {
  roof_pitched_inside: ['roof_structure_and_leaks', 'damp_and_salts', 'pipes_and_cables_in_the_way'],
  roof_pitched_sarking: ['roof_structure_and_leaks', 'roof_height'],
  attic_floor: ['roof_structure_and_leaks', 'pipes_and_cables_in_the_way'],
  roof_flat: ['roof_structure_and_leaks', 'roof_height'],
  wall_external: [
    'facade_condition_and_alignment',
    'damp_and_salts',
    'thermal_bridges_at_openings',
    'pipes_and_cables_in_the_way',
  ],
  wall_internal: ['damp_and_salts', 'thermal_bridges_at_openings', 'pipes_and_cables_in_the_way'],
  wall_cavity: ['facade_condition', 'damp_and_salts'],
  floor_cellar_ceiling: ['cellar_moisture_and_headroom', 'pipes_and_cables_in_the_way'],
  floor_crawl_space: ['crawl_space_height_and_moisture', 'pipes_and_cables_in_the_way'],
  floor_on_ground: ['floor_height_and_thresholds', 'pipes_and_cables_in_the_way'],
  windows_high_efficiency: ['frame_condition', 'lintels_and_sills', 'supply_air_in_dry_rooms'],
  windows_triple: ['frame_condition', 'lintels_and_sills', 'supply_air_in_dry_rooms'],
  doors_insulated: ['lintels_and_sills', 'floor_height_and_thresholds'],
  airtightness: ['combustion_appliances_and_draught'],
  ventilation_exhaust: ['supply_air_in_dry_rooms', 'duct_routes', 'combustion_appliances_and_draught'],
  ventilation_balanced: ['duct_routes', 'combustion_appliances_and_draught'],
  boiler_condensing: ['flue_and_condensate', 'hot_water_use'],
  heat_pump_hybrid: ['flue_and_condensate', 'outdoor_unit_place_and_noise', 'hot_water_use'],
  heat_pump_air_water: ['outdoor_unit_place_and_noise', 'hot_water_use'],
  heat_pump_ground: ['borehole_access_and_permit', 'hot_water_use'],
  heat_pump_air_air: ['outdoor_unit_place_and_noise', 'refrigerant_lines'],
  heat_network: ['heat_network_contract', 'hot_water_use'],
  hot_water_heat_pump: ['hot_water_use', 'duct_routes'],
  hot_water_solar: ['roof_orientation_and_shade', 'roof_load', 'hot_water_use'],
  solar_panels: ['roof_orientation_and_shade', 'roof_load', 'roof_covering_life', 'meter_and_inverter_place'],
  battery: ['battery_place_and_fire_safety', 'meter_and_inverter_place'],
  oil_tank_removal: ['oil_tank_kind_and_access'],
  scaffolding: ['scaffold_on_public_ground'],
};

const OPENS_ROOF: ReadonlySet<string> = new Set(['roof_pitched_sarking', 'roof_flat', 'solar_panels']);
const ON_FACADE: ReadonlySet<string> = new Set([
  'windows_high_efficiency',
  'windows_triple',
  'doors_insulated',
  'solar_panels',
  'wall_internal',
]);

export function siteChecks(
  { priced: { work, track } }: ScheduledWork,
  specification: Omit<WorkSpecification, 'site_checks' | 'quote_lines'>,
  dwelling: Dwelling,
  ownership: Ownership | null | undefined,
): SiteCheck[] {
  const checks: SiteCheck[] = [];
  const { area_m2: area, insulation, opening, ventilation, heating, solar } = specification;
  if (area !== undefined && area.low < area.high) {
    checks.push({ code: 'measure_area', values: { low_m2: area.low, high_m2: area.high } });
  }
  const before = (insulation ?? opening)?.u_before_w_per_m2k;
  if (before !== undefined && before.low < before.high) checks.push({ code: 'present_state' });
  if (insulation !== undefined && isOfAttic(work) && !dwelling.atticUseIsKnown)
    checks.push({ code: 'attic_use' });
  if (work === 'wall_cavity' && insulation !== undefined) {
    checks.push({ code: 'cavity_endoscopy', values: { cavity_mm: insulation.thickness_mm } });
  }
  for (const code of ALWAYS[work] ?? []) checks.push({ code });
  if (OPENS_ROOF.has(work) && dwelling.yearBuilt < ASBESTOS[dwelling.country].builtBefore) {
    checks.push({ code: 'asbestos' });
  }
  if (dwelling.isHeritage && ON_FACADE.has(work)) checks.push({ code: 'protected_facade' });
  if (ventilation !== undefined) {
    checks.push({ code: 'air_flow_per_room', values: { standard: ventilation.standard } });
  }
  if (heating !== undefined) checks.push(...heatingChecks(heating, dwelling));
  if (solar !== undefined || work === 'battery') {
    // The Dutch grid is full in many places.
    if (dwelling.country === 'NL') checks.push({ code: 'grid_permission' });
  }
  // A social landlord owns the whole building.
  if (track === 'building' && ownership !== 'social_landlord') checks.push({ code: 'co_owners_decision' });
  return checks;
}

function heatingChecks(
  heating: NonNullable<WorkSpecification['heating']>,
  { building }: Dwelling,
): SiteCheck[] {
  const checks: SiteCheck[] = [
    { code: 'heat_load_per_room', values: { design_outside_c: heating.design_outside_c } },
  ];
  if (heating.flow_temperature_c !== null) {
    checks.push({ code: 'radiators_at_flow_temperature', values: { flow_c: heating.flow_temperature_c } });
  }
  if (heating.power_kw !== null) {
    checks.push({ code: 'electrical_connection', values: { power_kw: heating.power_kw } });
  }
  if (building?.heatingIsCollective === null) checks.push({ code: 'collective_heating' });
  return checks;
}

function isOfAttic(work: string): boolean {
  return work === 'attic_floor' || work.startsWith('roof_pitched');
}
