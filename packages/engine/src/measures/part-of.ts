import { MEASURES, type MeasureCode, type RelatedWork, type Slot } from '../contract/codes.ts';
import { slotOf } from './catalogue.ts';

/** What is decided together: see `Choices`. */
export type Part = 'shell' | 'openings' | 'heating' | 'hot_water' | 'solar';

const PARTS: Record<Slot, Part> = {
  pitched_roof: 'shell',
  flat_roof: 'shell',
  wall: 'shell',
  floor: 'shell',
  windows: 'openings',
  doors: 'openings',
  airtightness: 'openings',
  ventilation: 'openings',
  shading: 'openings',
  heating: 'heating',
  hot_water: 'hot_water',
  solar_panels: 'solar',
  battery: 'solar',
};

/** Of the measures that bring them: `relatedWorks`. */
const RELATED: Record<RelatedWork, Part> = {
  scaffolding: 'shell',
  architect: 'shell',
  roof_finish: 'shell',
  wall_finish: 'shell',
  blower_door_test: 'openings',
  ventilation_grilles: 'openings',
  heating_circuit: 'heating',
  low_temperature_emitters: 'heating',
  oil_tank_removal: 'heating',
  electrical_upgrade: 'heating',
};

export function partOf(work: MeasureCode | RelatedWork): Part {
  const measure = MEASURES.find((code) => code === work);
  // What is no measure is a related work.
  return measure === undefined ? RELATED[work as RelatedWork] : PARTS[slotOf(measure)];
}
