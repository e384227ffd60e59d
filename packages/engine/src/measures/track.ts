import type { Track } from '../contract/codes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { Measure } from './measure.ts';

/** Parts that belong to all owners of an apartment building; windows mostly do, by its deed. General knowledge. */
const COMMON_SLOTS: ReadonlySet<string> = new Set(['pitched_roof', 'flat_roof', 'floor', 'windows']);
const COMMON_WALLS: ReadonlySet<string> = new Set(['wall_external', 'wall_cavity']);

/** Who decides on a work: in an apartment building, its common parts are the association's. */
export function trackOf({ code, slot }: Measure, { building }: Pick<Dwelling, 'building'>): Track {
  if (building === null) return 'private';
  const isCommon =
    COMMON_SLOTS.has(slot) || COMMON_WALLS.has(code) || (slot === 'heating' && building.heatingIsCollective);
  return isCommon ? 'building' : 'private';
}

/** What the owner can order, but not without the others: an outdoor unit, ducts through the façade, panels on the roof. */
export function needsConsent({ code, slot }: Measure, { building }: Dwelling): boolean {
  if (building === null) return false;
  return slot === 'solar_panels' || code === 'ventilation_balanced' || code.startsWith('heat_pump');
}

/** The owner's part of an element: a roof or a floor is there for all storeys, a wall or a window for its own apartment. */
export function ownersPart({ slot }: Measure, { building }: Pick<Dwelling, 'building'>): number {
  const isForAllStoreys = slot === 'pitched_roof' || slot === 'flat_roof' || slot === 'floor';
  return building !== null && isForAllStoreys ? 1 / building.storeys : 1;
}
