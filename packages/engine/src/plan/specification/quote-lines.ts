/**
 * The lines of a request for quotes: what belongs to the price of a work. What a related work of the plan covers is in
 * its own lines.
 */
import type { MeasureCode, RelatedWork } from '../../contract/codes.ts';
import type { QuoteLine, QuoteLineCode, WorkSpecification } from '../../contract/specification.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import type { PricedWork } from '../../money/price-work.ts';

/** General knowledge of advisers (2026-11). */
interface Lines {
  /** By the quantity of the work; the others are one each. */
  measured: readonly QuoteLineCode[];
  jobs?: readonly QuoteLineCode[];
}

const LINES: Record<MeasureCode | RelatedWork, Lines> = {
  roof_pitched_inside: { measured: ['insulation_layer', 'airtight_layer'] },
  roof_pitched_sarking: { measured: ['removal_and_disposal', 'insulation_layer', 'roof_covering'] },
  attic_floor: { measured: ['insulation_layer', 'airtight_layer', 'walkable_deck'] },
  roof_flat: { measured: ['insulation_layer', 'roof_waterproofing'], jobs: ['sills_and_connections'] },
  wall_cavity: { measured: ['cavity_fill'] },
  wall_external: { measured: ['insulation_layer', 'facade_finish'], jobs: ['sills_and_connections'] },
  wall_internal: { measured: ['insulation_layer', 'airtight_layer'], jobs: ['sills_and_connections'] },
  floor_cellar_ceiling: { measured: ['insulation_layer'], jobs: ['pipes_insulated'] },
  floor_crawl_space: { measured: ['insulation_layer'], jobs: ['pipes_insulated'] },
  floor_on_ground: { measured: ['removal_and_disposal', 'insulation_layer', 'floor_rebuild'] },
  windows_high_efficiency: {
    measured: ['windows_with_frames', 'removal_and_disposal'],
    jobs: ['sills_and_connections'],
  },
  windows_triple: {
    measured: ['windows_with_frames', 'removal_and_disposal'],
    jobs: ['sills_and_connections'],
  },
  doors_insulated: { measured: ['doors', 'removal_and_disposal'] },
  airtightness: { measured: [], jobs: ['gaps_sealed'] },
  ventilation_exhaust: { measured: [], jobs: ['ventilation_unit', 'air_ducts', 'air_flow_report'] },
  ventilation_balanced: { measured: [], jobs: ['ventilation_unit', 'air_ducts', 'air_flow_report'] },
  solar_shading: { measured: ['external_shading'] },
  boiler_condensing: {
    measured: [],
    jobs: ['heat_load_calculation', 'gas_boiler', 'old_heating_removed', 'controls_and_balancing'],
  },
  heat_pump_hybrid: {
    measured: ['hybrid_heat_pump'],
    jobs: ['heat_load_calculation', 'old_heating_removed', 'controls_and_balancing', 'electrical_inspection'],
  },
  heat_pump_air_water: {
    measured: ['heat_pump'],
    jobs: ['heat_load_calculation', 'old_heating_removed', 'controls_and_balancing', 'electrical_inspection'],
  },
  heat_pump_ground: {
    measured: ['heat_pump'],
    jobs: [
      'borehole',
      'heat_load_calculation',
      'old_heating_removed',
      'controls_and_balancing',
      'electrical_inspection',
    ],
  },
  heat_pump_air_air: {
    measured: [],
    jobs: ['heat_load_calculation', 'air_units', 'electrical_inspection'],
  },
  heat_network: {
    measured: [],
    jobs: ['heat_network_connection', 'old_heating_removed', 'controls_and_balancing'],
  },
  hot_water_heat_pump: { measured: ['heat_pump_boiler'] },
  hot_water_solar: { measured: ['solar_collector'], jobs: ['hot_water_tank'] },
  solar_panels: {
    measured: ['solar_panels'],
    jobs: ['inverter', 'grid_notification', 'electrical_inspection'],
  },
  battery: { measured: ['battery'], jobs: ['grid_notification', 'electrical_inspection'] },
  scaffolding: { measured: [], jobs: ['scaffold'] },
  architect: { measured: [], jobs: ['architect_file'] },
  roof_finish: { measured: ['interior_finish'] },
  wall_finish: { measured: ['interior_finish'] },
  blower_door_test: { measured: [], jobs: ['blower_door_test'] },
  ventilation_grilles: { measured: ['ventilation_grilles'] },
  heating_circuit: { measured: [], jobs: ['radiators_and_pipes'] },
  low_temperature_emitters: { measured: [], jobs: ['radiators_low_temperature'] },
  oil_tank_removal: { measured: [], jobs: ['oil_tank_removal'] },
  electrical_upgrade: { measured: [], jobs: ['electrical_works', 'electrical_inspection'] },
};

/** Dutch prices of high-efficiency glass are for new panes in the frames that are there (measures/openings.ts). */
function isGlassAlone({ work }: PricedWork, { country }: Dwelling): boolean {
  return country === 'NL' && work === 'windows_high_efficiency';
}

export function quoteLines(
  priced: PricedWork,
  { heating, grant_requirements: grants }: Pick<WorkSpecification, 'heating' | 'grant_requirements'>,
  dwelling: Dwelling,
  hasGrant: boolean,
): QuoteLine[] {
  const { measured, jobs = [] } = LINES[priced.work];
  const unit = priced.unit === 'dwelling' ? 'job' : priced.unit;
  const quantity = priced.unit === 'dwelling' ? 1 : priced.quantity;
  const lines: QuoteLine[] = measured.map((code) => ({
    code: code === 'windows_with_frames' && isGlassAlone(priced, dwelling) ? 'glass_in_present_frames' : code,
    quantity,
    unit,
  }));
  for (const code of jobs) lines.push({ code, quantity: 1, unit: 'job' });
  // A heat pump that gives the hot water too needs a tank; a boiler has it built in or heats it at once.
  const isPump = heating !== undefined && heating.power_kw !== null && priced.work !== 'heat_pump_hybrid';
  if (isPump && heating.hot_water === 'with_heating') {
    lines.push({ code: 'hot_water_tank', quantity: 1, unit: 'job' });
  }
  if (hasGrant || grants.length > 0) lines.push({ code: 'papers_for_grants', quantity: 1, unit: 'job' });
  return lines;
}
