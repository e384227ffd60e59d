/** Sets of works as numbers with a bit for each: the decision compares thousands of them. */
import type { Slot } from '../../contract/codes.ts';
import { CATALOGUE } from '../../measures/catalogue.ts';
import type { Measure } from '../../measures/measure.ts';
import { type Part, partOf } from '../../measures/part-of.ts';
import { isAllElectric } from './heat-pump-limit.ts';

const BITS = new Map(CATALOGUE.map(({ code }, index) => [code, 1 << index]));

export function bitOf({ code }: Measure): number {
  return BITS.get(code) ?? 0;
}

export function bitsOf(measures: readonly Measure[]): number {
  let bits = 0;
  for (const measure of measures) bits |= bitOf(measure);
  return bits;
}

/** In the order of the catalogue. */
export function worksOf(bits: number): readonly Measure[] {
  return CATALOGUE.filter((_, index) => (bits & (1 << index)) !== 0);
}

/** Bits of the works on each slot. */
const SLOT_BITS = new Map<Slot, number>();
for (const measure of CATALOGUE) {
  SLOT_BITS.set(measure.slot, (SLOT_BITS.get(measure.slot) ?? 0) | bitOf(measure));
}
const EVERY_SLOT: readonly number[] = [...SLOT_BITS.values()];

export function slotBits(slot: Slot): number {
  return SLOT_BITS.get(slot) ?? 0;
}

/** Every work on a slot that one of the works is done on. */
export function sameSlots(bits: number): number {
  let same = 0;
  for (const onSlot of EVERY_SLOT) if ((bits & onSlot) !== 0) same |= onSlot;
  return same;
}

export function partBits(part: Part): number {
  return bitsOf(CATALOGUE.filter(({ code }) => partOf(code) === part));
}

export const ALL_ELECTRIC_BITS = bitsOf(CATALOGUE.filter(isAllElectric));
