/** By how much a limit of a programme is changed to say what it costs. */
export type LimitUnit = 'CENTS' | 'MINUTES' | 'HOMES' | 'KILOGRAMS' | 'MILLIHOMES' | 'KWH';
export type ValueUnit = 'CENTS' | 'GRAMS' | 'POINTS';

/** So much that a difference can be felt, and the least that a limit is changed by. */
const STEPS: Record<LimitUnit, { most: number; least: number }> = {
  CENTS: { most: 10_000_000, least: 100_000 },
  MINUTES: { most: 6_000, least: 60 },
  HOMES: { most: 10, least: 1 },
  KILOGRAMS: { most: 10_000, least: 100 },
  MILLIHOMES: { most: 10_000, least: 1_000 },
  KWH: { most: 10_000, least: 100 },
};
/** A gain below this is none. */
const LEAST_GAINS: Record<ValueUnit, number> = { CENTS: 10_000, GRAMS: 10_000, POINTS: 100_000 };

/** A price is that of small changes: it says nothing of twice the limit. */
export function stepOf(unit: LimitUnit, amount: number): number {
  const { most, least } = STEPS[unit];
  let step = most;
  while (step > least && step > amount / 5) step /= 10;
  return Math.max(step, least);
}

/** Whether a change of the limit would bring anything. */
export function holdsBack(
  { unit, price }: { unit: LimitUnit; price: number | null },
  valueUnit: ValueUnit,
): boolean {
  return (price ?? 0) * STEPS[unit].most >= LEAST_GAINS[valueUnit];
}
