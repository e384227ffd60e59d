import type { MeasureCode, RelatedWork } from '../contract/codes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { Measure } from './measure.ts';

/** A work that measures bring with them, once for all that need it. */
export interface NeededWork {
  work: RelatedWork;
  /** The measures of the set that need it. */
  neededBy: readonly [Measure, ...Measure[]];
  quantity: number;
}

type Needs = (measure: Measure, dwelling: Dwelling) => boolean;

const having =
  (work: MeasureCode): Needs =>
  ({ code }) =>
    code === work;
const isRoofFromInside = having('roof_pitched_inside');
const isWallFromInside = having('wall_internal');
const isSealing = having('airtightness');
const isExhaust = having('ventilation_exhaust');
const isHeating: Needs = ({ slot }) => slot === 'heating';

/** From here on a cavity is not filled from a ladder. General knowledge, weak. */
const STOREYS_WITH_SCAFFOLD = 3;

/** Measures that are worked from a scaffold; sharing it, they go together in one step. */
export function needsScaffolding({ code }: Measure, dwelling: Dwelling): boolean {
  if (code === 'wall_cavity')
    return (dwelling.building?.storeys ?? dwelling.storeys) >= STOREYS_WITH_SCAFFOLD;
  return code === 'roof_pitched_sarking' || code === 'wall_external';
}

/**
 * Belgium asks an architect where the outline of the building changes; weak, as exemptions differ by municipality (GK
 * 2026).
 */
function needsArchitect({ code }: Measure, dwelling: Dwelling): boolean {
  return dwelling.country === 'BE' && code === 'wall_external';
}

/** There are no radiators, and no pipes to them. */
export function isHeatedRoomByRoom({ heatGenerator }: Dwelling): boolean {
  return (
    heatGenerator === 'stove' || heatGenerator === 'electric_direct' || heatGenerator === 'heat_pump_air_air'
  );
}

function isWaterborne({ slot, code }: Measure): boolean {
  return slot === 'heating' && code !== 'heat_pump_air_air';
}

function isAllElectric({ code }: Measure): boolean {
  return code === 'heat_pump_air_water' || code === 'heat_pump_ground';
}

/**
 * Belgian wiring rules (AREI/RGIE) date from 1981-10-01: an older board seldom carries a heat pump (GK, weak). The
 * small pump of a hybrid runs on an ordinary circuit: up to 6 kW (installateurszaken.nl).
 */
const WIRING_RULES_YEAR = 1981;
const RADIATOR_PER_FLOOR_M2 = 1 / 15;
/** A grille in the window of each dry room. General knowledge, weak. */
const DRY_ROOM_PER_FLOOR_M2 = 1 / 25;
const LEAST_DRY_ROOMS = 2;

/**
 * `isLowTemperatureReady`: the load that remains can be met at a low flow temperature with the emitters that are there.
 */
export function relatedWorks(
  measures: readonly Measure[],
  dwelling: Dwelling,
  isLowTemperatureReady: boolean,
): readonly NeededWork[] {
  const needed: NeededWork[] = [];
  const add = (work: RelatedWork, quantity: number, needs: Needs): void => {
    let neededBy: [Measure, ...Measure[]] | undefined;
    for (const measure of measures) {
      if (!needs(measure, dwelling)) continue;
      if (neededBy === undefined) neededBy = [measure];
      else neededBy.push(measure);
    }
    if (neededBy !== undefined) needed.push({ work, quantity, neededBy });
  };
  add('scaffolding', 1, needsScaffolding);
  add('architect', 1, needsArchitect);
  // Belgian prices of insulation from the inside are without finish; Dutch ones of roofs seem to be with it.
  if (dwelling.country === 'BE') {
    add('roof_finish', dwelling.pitchedRoof.areaM2, isRoofFromInside);
  }
  add('wall_finish', dwelling.wall.areaM2, isWallFromInside);
  add('blower_door_test', 1, isSealing);
  // New windows come with grilles.
  if (!measures.some(({ slot }) => slot === 'windows')) {
    const rooms = Math.round(dwelling.floorAreaM2 * DRY_ROOM_PER_FLOOR_M2);
    add('ventilation_grilles', Math.max(LEAST_DRY_ROOMS, rooms), isExhaust);
  }
  // New radiators are chosen for a low temperature.
  if (isHeatedRoomByRoom(dwelling)) add('heating_circuit', 1, isWaterborne);
  else if (!dwelling.hasLowTemperatureEmitters && !isLowTemperatureReady) {
    const radiators = Math.max(4, Math.round(dwelling.floorAreaM2 * RADIATOR_PER_FLOOR_M2));
    add('low_temperature_emitters', dwelling.country === 'NL' ? radiators : 1, isAllElectric);
  }
  if (dwelling.heatCarrier === 'oil') add('oil_tank_removal', 1, isHeating);
  if (dwelling.country === 'NL' || dwelling.yearBuilt < WIRING_RULES_YEAR)
    add('electrical_upgrade', 1, isAllElectric);
  return needed;
}
