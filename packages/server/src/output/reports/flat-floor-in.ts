import type { FlatFloor } from '@rooftree/planner/drawing/house-facts';
import { fieldOf } from './field-of.ts';

const FLOORS: readonly FlatFloor[] = ['GROUND', 'MIDDLE', 'TOP'];

/**
 * Where a flat lies in its building, as its estate has it; null for a house, or when it is not given. `estate` is what
 * the engine reads.
 */
export function flatFloorIn(estate: unknown): FlatFloor | null {
  const said = fieldOf(fieldOf(estate, 'dwelling'), 'apartment_floor');
  return FLOORS.find((floor) => floor === said) ?? null;
}
