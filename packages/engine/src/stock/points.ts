/**
 * The fixed set of points in which the unknowns of a dwelling vary together: a lattice, so that few points cover many
 * dimensions evenly, and the same for everyone, so that equal input gives equal output.
 */
import { exp } from '../energy/exponential.ts';
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
  /**
   * What varies without states: the outer surface, the advertised floor area and the draughts, as factors on what is
   * typical.
   */
  factor: Record<keyof typeof SPREADS, number>;
}

/** Of the logarithms, among houses of one format and size. General knowledge, weak. */
export const SPREADS = { shape: 0.2, size: 0.28, draughts: 0.3 } as const;

/**
 * A prime: then every dimension runs through equal steps. With fewer, ranges hold less often when facts are given
 * (docs/method/stock.md).
 */
const POINT_COUNT = 127;

/**
 * Steps of a rank-1 lattice (I. Sloan and S. Joe, "Lattice methods for multiple integration", 1994), one for each
 * dimension in its order; found one by one so that no two of them leave large gaps in their plane.
 */
const STEPS = [1, 12, 17, 47, 49, 56, 50, 35, 53, 13, 45, 18, 31, 5] as const;
/** The golden ratio keeps the shifts of the dimensions apart: no point lies at the worst end of all of them. */
const SHIFT = 0.618034;

export const POINTS: readonly Point[] = Array.from({ length: POINT_COUNT }, (_, index) =>
  pointAt((dimension) => {
    const step = (index * (STEPS[dimension] ?? 1)) % POINT_COUNT;
    return (step + (((dimension + 1) * SHIFT) % 1)) / POINT_COUNT;
  }),
);

/** From a uniform number for each dimension: the state of renovation first, then the elements in their order. */
export function pointAt(uniformOf: (dimension: number) => number): Point {
  const renovation = normalQuantile(uniformOf(0));
  // The loop fills in every element.
  const uniform = {} as Record<ElementOfChance, number>;
  // The same loop.
  const normal = {} as Record<ElementOfChance, number>;
  ELEMENTS.forEach((element, order) => {
    const share = FOLLOWS_RENOVATION[element];
    normal[element] = share * renovation + Math.sqrt(1 - share ** 2) * normalQuantile(uniformOf(order + 1));
    uniform[element] = normalCdf(normal[element]);
  });
  const factor = {
    shape: exp(SPREADS.shape * normal.shape),
    size: exp(SPREADS.size * normal.size),
    draughts: exp(-SPREADS.draughts * normal.airtightness),
  };
  return { renovation, uniform, normal, factor };
}
