import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import { APARTMENT_SHAPE } from '../../data/shapes.ts';
import type { Building } from '../../dwelling/dwelling.ts';

// General knowledge, weak: two apartments to a landing.
const APARTMENTS_PER_STOREY = 2;
/** An owner of a part of a building always pays for some of it. */
const LEAST_SHARE_PERCENT = 0.01;

/** Heaters that stand in the rooms are the apartment's own. */
function isHeatedRoomByRoom({ heating_type: type, heating_device: device }: DwellingFacts): boolean {
  return (
    type === 'ELECTRIC' ||
    device === 'STOVE' ||
    device === 'ELECTRIC_HEATER' ||
    device === 'AIR_AIR_HEAT_PUMP'
  );
}

/** What is known of the building around an apartment; without a given share, all its apartments share equally. */
export function buildingOf(facts: DwellingFacts): Building {
  const storeys = Math.max(facts.storeys ?? APARTMENT_SHAPE.buildingStoreys, 1);
  return {
    storeys,
    ownerShare:
      facts.owner_share_percent === undefined
        ? 1 / (storeys * APARTMENTS_PER_STOREY)
        : Math.max(facts.owner_share_percent, LEAST_SHARE_PERCENT) / 100,
    heatingIsCollective: facts.heating_is_collective ?? (isHeatedRoomByRoom(facts) ? false : null),
  };
}
