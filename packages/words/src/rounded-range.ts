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

/** "about € 31 000": the middle of a range in the range's own precision. */
export function rounded(value: number): number {
  return roundTo(Math.round, value);
}

function roundTo(round: (value: number) => number, value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) + 1 - SIGNIFICANT_FIGURES);
  return round(value / unit) * unit;
}
