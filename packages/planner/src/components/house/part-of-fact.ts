import type { HousePart } from '../../drawing/house-facts.ts';

const PARTS: Record<string, readonly HousePart[]> = {
  inclined_roof_insulation_type: ['roof'],
  flat_roof_insulation_type: ['roof'],
  outer_wall_insulation_type: ['walls'],
  floor_insulation_type: ['floor'],
  attic_usage: ['roof'],
  window_glazing_type: ['windows'],
  metered_gas_kwh: ['heating'],
  heating_type: ['heating'],
  heating_device: ['heating'],
  ventilation_type: ['ventilation'],
  sanitary_heating_device: ['hot_water'],
  has_solar_panels: ['solar_panels'],
  estate_format: ['walls', 'roof'],
  apartment_floor: ['walls', 'windows'],
  habitable_space_m2: ['walls', 'roof', 'floor'],
};

/** Where on the house to look for a fact. */
export function partOf(fact: string): readonly HousePart[] {
  return PARTS[fact] ?? [];
}
