import type { MeasureCode, Slot } from '../contract/codes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';

/** A work that can be chosen for a dwelling: when it can be done, what it changes, how much of it there is. */
export interface Measure {
  code: MeasureCode;
  slot: Slot;
  isApplicable(dwelling: Dwelling): boolean;
  /** Pure, and never worse than what is there: a better element stays as it is. */
  apply(dwelling: Dwelling): Dwelling;
  /** In the unit of its price. The power of a heat pump follows the load that remains after the envelope works. */
  quantity(dwelling: Dwelling, peakHeatLoadKw: number): number;
  /** Of insulation: the thermal resistance of the new layer, m²K/W. */
  addedM2KPerW?(dwelling: Dwelling): number;
}
