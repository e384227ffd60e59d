/** What an agent's words of energy may be believed to say. */
import type { DwellingFacts } from '@rooftree/engine';

/**
 * "Double glazing" in a listing means anything with two panes. Of an older house it is the plain kind, the least that it can
 * mean; of a later one it would be worse than what such houses were built with, and is left open.
 * Source: coated glass has been the usual double glazing of new houses in both countries since about 2000: general knowledge.
 */
const COATED_SINCE = 2000;

export function saidDoubleGlazing(yearBuilt: number | undefined): DwellingFacts['window_glazing_type'] {
  return yearBuilt !== undefined && yearBuilt < COATED_SINCE ? 'DOUBLE' : undefined;
}

/** That something is insulated says nothing of how much and is left open; that nothing is counts in full. */
export const NO_INSULATION = {
  inclined_roof_insulation_type: 'NONE',
  flat_roof_insulation_type: 'NONE',
  outer_wall_insulation_type: 'NONE',
  floor_insulation_type: 'NONE',
} as const satisfies DwellingFacts;
