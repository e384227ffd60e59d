/** What is stated once of a building, in the place of what each estate says. */
import { type BuildingInput, type BuildingUnit, COMMON_FACTS } from '../contract/building.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { EstateInput } from '../contract/estate.ts';

/** Areas of the whole building: an apartment has a part of them where it touches them. */
const WHOLE_AREAS = ['inclined_roof_surface_m2', 'flat_roof_surface_m2', 'ground_floor_surface_m2'] as const;

type Position = NonNullable<DwellingFacts['apartment_floor']>;

/**
 * The estate of a unit as the engine plans it: facts of the building hold for all units, its roof belongs to those
 * under it and its ground floor to those on it, in equal parts; the share is that of the deed.
 */
export function withCommonFacts(
  building: BuildingInput,
  unit: BuildingUnit,
  estate: EstateInput,
): EstateInput {
  const dwelling: DwellingFacts = { ...estate.dwelling };
  const common = Object.fromEntries(
    COMMON_FACTS.flatMap((fact) => {
      const value = building.facts[fact];
      return value === undefined || value === null ? [] : [[fact, value]];
    }),
  );
  Object.assign(dwelling, common);
  const position = positionOf(building, unit) ?? dwelling.apartment_floor;
  if (position !== undefined) dwelling.apartment_floor = position;
  for (const name of WHOLE_AREAS) {
    const whole = building.facts[name];
    if (whole === undefined || whole === null) continue;
    const part = partOf(building, whole, name === 'ground_floor_surface_m2' ? 'GROUND' : 'TOP', position);
    if (part === undefined) delete dwelling[name];
    else dwelling[name] = part;
  }
  if (dwelling.heating_is_collective === undefined && building.parts.some(({ kind }) => kind === 'heating')) {
    dwelling.heating_is_collective = true;
  }
  dwelling.owner_share_percent = (100 * unit.share) / building.shares_total;
  const { country, zip_code, region } = building.address;
  return {
    ...estate,
    address: {
      country: country ?? estate.address.country,
      zip_code: zip_code ?? estate.address.zip_code,
      region: region ?? estate.address.region,
    },
    year_built: building.year_built ?? estate.year_built,
    dwelling,
  };
}

/**
 * From the floors of all units: the lowest is on the ground, the highest under the roof. Undefined where the unit's
 * floor is not known.
 */
export function positionOf(building: BuildingInput, { floor }: BuildingUnit): Position | undefined {
  return placeOf(floor, endsOf(building));
}

interface Ends {
  lowest: number;
  top: number;
}

function endsOf({ units, facts }: BuildingInput): Ends {
  let [lowest, top] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let isAllKnown = true;
  for (const { floor } of units) {
    if (floor === null) isAllKnown = false;
    else [lowest, top] = [Math.min(lowest, floor), Math.max(top, floor)];
  }
  return isAllKnown ? { lowest, top } : { lowest: 0, top: (facts.storeys ?? top + 1) - 1 };
}

function placeOf(floor: number | null, { lowest, top }: Ends): Position | undefined {
  if (floor === null) return undefined;
  if (floor >= top) return 'TOP';
  return floor <= lowest ? 'GROUND' : 'MIDDLE';
}

/** A unit between others touches neither roof nor ground; of one whose place is not known nothing is said. */
function partOf(
  building: BuildingInput,
  whole: number,
  beside: Position,
  position: Position | undefined,
): number | undefined {
  if (position === undefined) return undefined;
  if (position !== beside) return 0;
  const ends = endsOf(building);
  const beneath = building.units.filter(({ floor }) => placeOf(floor, ends) === beside).length;
  return whole / Math.max(1, beneath);
}
