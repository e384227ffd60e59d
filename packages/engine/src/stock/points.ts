/**
 * The fixed set of points in which the unknowns of a dwelling vary together: a lattice, so that few points cover many
 * dimensions evenly, and the same for everyone, so that equal input gives equal output.
 */
import { normalCdf, normalQuantile } from './normal.ts';

export const ELEMENTS = [
  'heating',
  'certificate',
  'roof',
  'wall',
  'glazing',
  'shape',
  'solarPanels',
  'kind',
  'airtightness',
  'floor',
  'hotWater',
  'size',
  'ventilation',
] as const;
export type ElementOfChance = (typeof ELEMENTS)[number];

/** How strongly an element follows the dwelling's general state of renovation. General knowledge, weak. */
export const FOLLOWS_RENOVATION: Record<ElementOfChance, number> = {
  heating: 0.4,
  certificate: 0,
  roof: 0.5,
  wall: 0.5,
  glazing: 0.5,
  shape: 0,
  solarPanels: 0.3,
  kind: 0,
  airtightness: 0.5,
  floor: 0.5,
  hotWater: 0.2,
  size: 0,
  ventilation: 0.3,
};

export interface Point {
  /** State of renovation, standard normal: high is good. */
  renovation: number;
  /** Uniform on 0…1 for each element, linked with `renovation` by a Gaussian copula. */
  uniform: Record<ElementOfChance, number>;
  /** The same as a standard normal. */
  normal: Record<ElementOfChance, number>;
}

const LATTICES: Record<number, number[]> = {
  61: [1, 8, 11, 27, 5, 6, 19, 26, 14, 29, 15, 18, 20, 24],
  97: [1, 10, 13, 18, 17, 8, 14, 11, 31, 19, 15, 47, 12, 23],
  127: [1, 12, 17, 47, 49, 56, 50, 35, 53, 13, 45, 18, 31, 5],
  151: [1, 13, 18, 58, 17, 10, 55, 21, 19, 53, 16, 60, 11, 25],
  193: [1, 14, 60, 87, 44, 52, 85, 92, 91, 50, 76, 8, 10, 74],
  251: [1, 74, 53, 19, 68, 105, 12, 11, 93, 104, 117, 88, 10, 112],
};
const POINT_COUNT = Number(process.env['NPOINTS'] ?? 127);
const GENERATOR = LATTICES[POINT_COUNT] ?? [];

export const POINTS: readonly Point[] = Array.from({ length: POINT_COUNT }, (_, index) =>
  pointAt((dimension) => {
    const shift = ((dimension + 1) * 0.618034) % 1;
    return (((index * (GENERATOR[dimension] ?? 1)) % POINT_COUNT) + shift) / POINT_COUNT;
  }),
);

/** From a uniform number for each dimension: the state of renovation first, then the elements in their order. */
export function pointAt(uniformOf: (dimension: number) => number): Point {
  const renovation = normalQuantile(uniformOf(0));
  const uniform = {} as Record<ElementOfChance, number>;
  const normal = {} as Record<ElementOfChance, number>;
  ELEMENTS.forEach((element, order) => {
    const share = FOLLOWS_RENOVATION[element];
    normal[element] = share * renovation + Math.sqrt(1 - share ** 2) * normalQuantile(uniformOf(order + 1));
    uniform[element] = normalCdf(normal[element]);
  });
  return { renovation, uniform, normal };
}
