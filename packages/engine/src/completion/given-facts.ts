import type { DwellingFacts, DwellingFieldName } from '../contract/dwelling-fields.ts';

/** Facts that say what another one asks for. */
const ALSO_GIVEN_BY: Partial<Record<DwellingFieldName, DwellingFieldName>> = {
  inclined_roof_insulation_type: 'attic_floor_insulation_type',
  attic_usage: 'attic_floor_surface_m2',
  outer_wall_insulation_type: 'has_cavity_wall_insulation',
  window_glazing_type: 'window_u_value_w_per_m2_k',
};

/** Given as without insulation, or as single glass. */
export function isGivenBare(facts: DwellingFacts, fact: DwellingFieldName | 'estate_format'): boolean {
  if (fact === 'estate_format') return false;
  const other = ALSO_GIVEN_BY[fact];
  return [facts[fact], other && facts[other]].some((value) => value === 'NONE' || value === 'SINGLE');
}

/** Given directly, or by a fact that says the same: it needs no question. */
export function isGiven(facts: DwellingFacts, fact: DwellingFieldName): boolean {
  const other = ALSO_GIVEN_BY[fact];
  return facts[fact] !== undefined || (other !== undefined && facts[other] !== undefined);
}
