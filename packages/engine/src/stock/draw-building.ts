import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import { APARTMENT_SHAPE } from '../data/shapes.ts';
import type { Building } from '../dwelling/dwelling.ts';

// General knowledge, weak: two apartments to a landing.
const APARTMENTS_PER_STOREY = 2;

/** What is known of the building around an apartment; without a told share, all its apartments share alike. */
export function buildingOf(facts: DwellingFacts): Building {
  const storeys = Math.max(facts.storeys ?? APARTMENT_SHAPE.buildingStoreys, 1);
  return {
    storeys,
    ownerShare:
      facts.owner_share_percent === undefined
        ? 1 / (storeys * APARTMENTS_PER_STOREY)
        : facts.owner_share_percent / 100,
    heatingIsCollective: facts.heating_is_collective === true,
  };
}
