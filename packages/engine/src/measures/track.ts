import type { Track } from '../contract/codes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { Measure } from './measure.ts';

/** Parts that belong to all owners of an apartment building; windows mostly do, by its deed. General knowledge. */
const COMMON_SLOTS: ReadonlySet<string> = new Set(['pitched_roof', 'flat_roof', 'floor', 'windows']);
const COMMON_WALLS: ReadonlySet<string> = new Set(['wall_external', 'wall_cavity']);

/** They take their heat from the air outside and give it to the radiators. */
const OUTDOOR_UNITS: ReadonlySet<string> = new Set(['heat_pump_air_water', 'heat_pump_hybrid']);

export const isOutdoorUnit = ({ code }: Pick<Measure, 'code'>): boolean => OUTDOOR_UNITS.has(code);

/** Who decides on a work: in an apartment building, its common parts are the association's. */
export function trackOf({ code, slot }: Measure, { building }: Pick<Dwelling, 'building'>): Track {
  if (building === null) return 'private';
  if (slot === 'windows' && building.windowsArePrivate) return 'private';
  const isCommonHeating = slot === 'heating' && (building.heatingIsCollective ?? OUTDOOR_UNITS.has(code));
  return COMMON_SLOTS.has(slot) || COMMON_WALLS.has(code) || isCommonHeating ? 'building' : 'private';
}

/**
 * A heat pump of its own for an apartment with its own heating: its unit needs a place outside, which the co-owners
 * must allow (vvebelang.nl 2021-05-12; kbc.be on the Belgian law of 2019). Where heating may be collective, as in 60 to
 * 70 % of the buildings of a Brussels manager (lesoir.be 2022-10-07), the heat pump is the building's.
 */
export function isOwnOutdoorUnit({ code }: Measure, { building }: Pick<Dwelling, 'building'>): boolean {
  return building?.heatingIsCollective === false && OUTDOOR_UNITS.has(code);
}

/**
 * What the owner can order, but not without the others: an outdoor unit, ducts through the façade, panels on the roof.
 */
export function needsConsent({ code, slot }: Measure, { building }: Dwelling): boolean {
  if (building === null) return false;
  return slot === 'solar_panels' || code === 'ventilation_balanced' || code.startsWith('heat_pump');
}

/**
 * The owner's part of an element: a roof or a floor is there for all storeys, a wall or a window for its own apartment.
 */
export function ownersPart({ slot }: Measure, { building }: Pick<Dwelling, 'building'>): number {
  const isForAllStoreys = slot === 'pitched_roof' || slot === 'flat_roof' || slot === 'floor';
  return building !== null && isForAllStoreys ? 1 / building.storeys : 1;
}
