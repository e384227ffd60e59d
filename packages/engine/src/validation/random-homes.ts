/** Homes with mixed facts, the same every time. */
import { LABEL_SCALES, type LabelScale } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { EstateInput } from '../contract/estate.ts';
import { labelsOf } from '../label/label.ts';
import { numbers } from './random.ts';
import { estateOf, FORMATS } from './stock-grid.ts';

export interface RandomHome {
  scale: LabelScale;
  isApartment: boolean;
  facts: DwellingFacts;
  withFacts: (facts: DwellingFacts) => EstateInput;
  /** For a report: what it is. */
  name: string;
}

const INSULATION = ['NONE', 'CM_1_5', 'CM_6_10', 'CM_11_15'] as const;

export function randomHomes(count: number, seed: number): RandomHome[] {
  const next = numbers(seed);
  const one = <T>(items: readonly T[]): T => {
    // It lies below the length.
    return items[Math.floor(next() * items.length)] as T;
  };
  const perhaps = (share: number): boolean => next() < share;
  return Array.from({ length: count }, () => {
    const scale = one(LABEL_SCALES);
    const format = one(FORMATS);
    const year = 1900 + Math.floor(next() * 110);
    const isApartment = format === null;
    const heating = one(['GAS', 'GAS', 'GAS', 'OIL', 'ELECTRIC'] as const);
    const areaM2 = Math.round(isApartment ? 45 + 75 * next() : 75 + 165 * next());
    const score = Math.round(90 + 450 * next());
    const facts: DwellingFacts = {
      habitable_space_m2: areaM2,
      ...(perhaps(0.3) && { inclined_roof_insulation_type: one(INSULATION) }),
      ...(perhaps(0.3) && { outer_wall_insulation_type: one(INSULATION) }),
      ...(perhaps(0.15) && { floor_insulation_type: one(INSULATION) }),
      ...(perhaps(0.3) && { window_glazing_type: one(['SINGLE', 'DOUBLE', 'HIGH_EFFICIENCY'] as const) }),
      ...(perhaps(0.4) && { heating_type: heating }),
      ...(perhaps(0.25) && { heating_installation_year: Math.max(year, 1990 + Math.floor(next() * 35)) }),
      ...(perhaps(0.2) && { attic_usage: one(['STORAGE', 'HABITABLE'] as const) }),
      ...(perhaps(0.15) && { energy_score_kwh_per_m2: score }),
      ...(perhaps(0.1) && { energy_label: one(labelsOf(scale)) }),
    };
    if (facts.energy_score_kwh_per_m2 !== undefined) delete facts.energy_label;
    return {
      scale,
      isApartment,
      facts,
      withFacts: (other) => estateOf(scale, format, year, other),
      name: `${scale} ${format ?? 'APARTMENT'} ${year} ${JSON.stringify(facts)}`,
    };
  });
}
