/**
 * The fixed set of points in which the unknowns of a dwelling vary together: quasi-random, so that few points cover many
 * dimensions evenly, and the same for everyone, so that equal input gives equal output.
 */
import { normalCdf, normalQuantile } from './normal.ts';

export const ELEMENTS = [
  'roof',
  'wall',
  'floor',
  'glazing',
  'heating',
  'airtightness',
  'ventilation',
  'solarPanels',
  'hotWater',
  'carrier',
  'shape',
  'size',
  'kind',
] as const;
export type ElementOfChance = (typeof ELEMENTS)[number];

/** How strongly an element follows the dwelling's general state of renovation. General knowledge, weak. */
export const FOLLOWS_RENOVATION: Record<ElementOfChance, number> = {
  roof: 0.5,
  wall: 0.5,
  floor: 0.5,
  glazing: 0.5,
  heating: 0.4,
  airtightness: 0.5,
  ventilation: 0.3,
  solarPanels: 0.3,
  hotWater: 0.2,
  carrier: 0,
  shape: 0,
  size: 0,
  kind: 0,
};

export interface Point {
  /** State of renovation, standard normal: high is good. */
  renovation: number;
  /** Uniform on 0…1 for each element, linked with `renovation` by a Gaussian copula. */
  uniform: Record<ElementOfChance, number>;
  /** The same as a standard normal. */
  normal: Record<ElementOfChance, number>;
}

const POINT_COUNT = 48;

export const POINTS: readonly Point[] = Array.from({ length: POINT_COUNT }, (_, index) => point(index));

/** Additive recurrence on powers of the generalised golden ratio. Source: M. Roberts, "Quasirandom sequences", 2018. */
function point(index: number): Point {
  const ratio = goldenRatio(ELEMENTS.length + 1);
  const normalOf = (dimension: number) => normalQuantile((0.5 + (index + 1) / ratio ** (dimension + 1)) % 1);
  const renovation = normalOf(0);
  const uniform = {} as Record<ElementOfChance, number>;
  const normal = {} as Record<ElementOfChance, number>;
  ELEMENTS.forEach((element, order) => {
    const share = FOLLOWS_RENOVATION[element];
    normal[element] = share * renovation + Math.sqrt(1 - share ** 2) * normalOf(order + 1);
    uniform[element] = normalCdf(normal[element]);
  });
  return { renovation, uniform, normal };
}

/** The root above 1 of x^(d+1) = x + 1. */
function goldenRatio(dimensions: number): number {
  let ratio = 2;
  for (let step = 0; step < 60; step++) ratio = (1 + ratio) ** (1 / (dimensions + 1));
  return ratio;
}
