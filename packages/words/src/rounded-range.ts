/** A range as people read it: two significant figures, and never one that leaves out the figure beside it. */
import type { Range } from '@rooftree/engine';

const SIGNIFICANT_FIGURES = 2;

/** Rounded outwards, so that whatever lay within still does; widened to hold `figure`. */
export function roundedRange(
  range: Pick<Range, 'p10' | 'p90'>,
  figure: number,
): { p10: number; p90: number } {
  return {
    p10: roundTo(Math.floor, Math.min(range.p10, figure)),
    p90: roundTo(Math.ceil, Math.max(range.p90, figure)),
  };
}

/**
 * Less than this share of the most is no price of a work, but a percentile between doing nothing and the least price.
 */
const LEAST_SHARE_OF_COST = 0.01;

/** Of a cost: from nothing on where the work may not be needed. */
export function roundedCostRange(
  ...[range, figure]: Parameters<typeof roundedRange>
): ReturnType<typeof roundedRange> {
  const { p10, p90 } = roundedRange(range, figure);
  return { p10: p10 < LEAST_SHARE_OF_COST * p90 ? 0 : p10, p90 };
}

/** "about € 31 000": the middle of a range in the range's own precision. */
export function rounded(value: number): number {
  return roundTo(Math.round, value);
}

function roundTo(round: (value: number) => number, value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) + 1 - SIGNIFICANT_FIGURES);
  return round(value / unit) * unit;
}
