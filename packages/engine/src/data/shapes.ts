/**
 * Shapes of dwellings, from the Belgian TABULA example buildings (Calc.Set.Building, episcope.eu, 2016): medians over
 * the periods.
 */
import type { Country, EstateFormat } from '../contract/codes.ts';

/** Storeys = floor area / ground floor; façade = gross wall per storey and √ground floor, in units of 2.8 m. */
export const HOUSE_SHAPES: Record<EstateFormat, { storeys: number; facadePerRootFloor: number }> = {
  OPEN: { storeys: 1.6, facadePerRootFloor: 5 },
  SEMI_OPEN: { storeys: 1.87, facadePerRootFloor: 3.75 },
  CLOSED: { storeys: 2.5, facadePerRootFloor: 2.3 },
};
export const STOREY_HEIGHT_M = 2.8;
/** Pitched roof surface per m² of ground floor. */
export const ROOF_PER_FLOOR = 1.15;
/**
 * Part of the roof, the walls and the floor that borders an unheated attic, garage or cellar makes them count a little
 * less.
 */
export const TEMPERATURE_FACTORS = { roof: 0.93, wall: 0.96, floor: 0.46, atticFloor: 0.9 } as const;
/** Doors and garage doors of a house, at most this share of the floor area. */
export const DOORS = { areaM2: 9.46, largestShareOfFloorArea: 0.06, apartmentM2: 2 } as const;
/** Window area per m² of floor area, by year of construction. */
export const WINDOW_SHARE_BY_YEAR = [
  [0, 0.16],
  [1946, 0.195],
  [1991, 0.185],
  [2006, 0.24],
] as const;
export const WINDOW_SHARE_BY_ORIENTATION = {
  horizontal: 0,
  east: 0.24,
  south: 0.28,
  west: 0.24,
  north: 0.24,
} as const;

/**
 * How far areas that were not measured lie from the typical shape, standard deviation of ln, beyond what the scenarios
 * draw (they draw the façade and the pitched roof). Source: area over floor area of the 18 Belgian example houses,
 * within their format: floor and flat roof 0.09, windows 0.17.
 */
export const AREA_SPREAD = { floor: 0.09, flat_roof: 0.09, windows: 0.17 } as const;

/** One apartment of a building: gross façade per m² of floor area at 85 m², windows included. */
export const APARTMENT_SHAPE = {
  facadeShare: 0.6,
  atAreaM2: 85,
  windowShare: 0.22,
  buildingStoreys: 4,
} as const;

/** Typical floor area, m². Source: averages of the stock by format, general knowledge (2024), weak. */
export const TYPICAL_FLOOR_AREA_M2: Record<Country, Record<EstateFormat | 'APARTMENT', number>> = {
  BE: { OPEN: 190, SEMI_OPEN: 165, CLOSED: 150, APARTMENT: 90 },
  NL: { OPEN: 160, SEMI_OPEN: 130, CLOSED: 118, APARTMENT: 80 },
};
/** Mix of formats when the format of a house is not given. Source: label_counts.csv (2024), n by format. */
export const FORMAT_MIX: Record<Country, readonly (readonly [EstateFormat, number])[]> = {
  BE: [
    ['OPEN', 0.3],
    ['SEMI_OPEN', 0.35],
    ['CLOSED', 0.35],
  ],
  NL: [
    ['OPEN', 0.27],
    ['SEMI_OPEN', 0.41],
    ['CLOSED', 0.32],
  ],
};

/**
 * Share of houses whose attic is for storage, by their storeys: under the roof of a bungalow hardly anybody lives,
 * above two storeys most attics are rooms. General knowledge (2026), weak.
 */
export function unheatedAtticShare(storeys: number): number {
  if (storeys < 1.5) return 0.8;
  return storeys <= 2.25 ? 0.45 : 0.3;
}
