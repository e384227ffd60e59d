import type { MeasureCode, Slot } from '../contract/codes.ts';
import { INSULATION_MEASURES } from './insulation.ts';
import type { Measure } from './measure.ts';
import { OPENING_MEASURES } from './openings.ts';
import { SYSTEM_MEASURES } from './systems.ts';

/** In the order of `MEASURES`: every measure once. */
export const CATALOGUE: readonly Measure[] = [
  ...INSULATION_MEASURES,
  ...OPENING_MEASURES,
  ...SYSTEM_MEASURES,
];

const BY_CODE = new Map(CATALOGUE.map((measure) => [measure.code, measure]));

export function measureOf(code: MeasureCode): Measure {
  const measure = BY_CODE.get(code);
  if (measure === undefined) throw new RangeError(`${code} is not in the catalogue`);
  return measure;
}

/** What the measure is done on: at most one measure a slot is in a plan. */
export function slotOf(code: MeasureCode): Slot {
  return measureOf(code).slot;
}
