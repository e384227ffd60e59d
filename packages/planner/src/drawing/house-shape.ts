/**
 * What the drawing of a home needs of its estate and a plan does not contain: where a flat lies, how high and wide the
 * building is.
 */

/** Where a flat lies in its building. */
export type FlatFloor = 'GROUND' | 'MIDDLE' | 'TOP';

export interface HouseShape {
  flatFloor: FlatFloor | null;
  /** Of the building. */
  storeys: number | null;
  /** Of the front, m. */
  widthM: number | null;
}

export const UNKNOWN_SHAPE: HouseShape = { flatFloor: null, storeys: null, widthM: null };

const FLOORS: readonly FlatFloor[] = ['GROUND', 'MIDDLE', 'TOP'];

/** `estate` is what the engine reads; `corrections` are facts that the reader changed, as text. */
export function houseShapeOf(
  estate: unknown,
  corrections: Readonly<Record<string, string>> = {},
): HouseShape {
  const dwelling = fieldOf(estate, 'dwelling');
  const factOf = (fact: string) => corrections[fact] ?? fieldOf(dwelling, fact);
  const numberOf = (fact: string) => {
    const value = Number(factOf(fact) ?? Number.NaN);
    return Number.isFinite(value) && value > 0 ? value : null;
  };
  const floor = factOf('apartment_floor');
  return {
    flatFloor: FLOORS.find((one) => one === floor) ?? null,
    storeys: numberOf('storeys'),
    widthM: numberOf('building_width_m'),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
