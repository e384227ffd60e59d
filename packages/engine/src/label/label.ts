import type { LabelScale, Region } from '../contract/codes.ts';
import { LABEL_LIMITS, LONG_TERM_GOALS } from '../data/label-limits.ts';

/** Wider than any rounding of a score, and too small to be seen. */
const MARGIN_KWH_PER_M2 = 0.05;

export function scaleOf(region: Region): LabelScale {
  if (region === 'BE-VLG') return 'flanders';
  if (region === 'BE-BRU') return 'brussels';
  if (region === 'BE-WAL') return 'wallonia';
  return 'netherlands';
}

/** The labels of a scale, best first. */
export function labelsOf(scale: LabelScale): readonly string[] {
  return LABEL_LIMITS[scale].map(([label]) => label);
}

/**
 * The label of a home under the name that its scale has. The Dutch register's schema (4.4) also has A+++++, which the
 * regulation of 2021 gives to other buildings only: of a home it is at least the best class.
 */
export function homeLabel(label: string): string {
  return label === 'A+++++' ? 'A++++' : label;
}

export function labelOf(scale: LabelScale, primaryKwhPerM2: number): string {
  for (const [label, upperKwhPerM2] of LABEL_LIMITS[scale]) {
    if (primaryKwhPerM2 <= upperKwhPerM2) return label;
  }
  throw new RangeError(`no label for ${primaryKwhPerM2} kWh/m²`);
}

/** Lowest (exclusive) and highest (inclusive) score of a label; infinite at the ends of the scale. */
export function labelBounds(scale: LabelScale, label: string): { low: number; high: number } {
  let low = Number.NEGATIVE_INFINITY;
  for (const [name, high] of LABEL_LIMITS[scale]) {
    if (name === label) return { low, high };
    low = high;
  }
  throw new RangeError(`${label} is not a label of ${scale}`);
}

/**
 * The score itself, or a little more or less when it lies so near to a limit that a rounding could change its label;
 * with a larger `aboveLow`, so that it reads as more than the limit of the better label too.
 */
export function awayFromLimits(
  scale: LabelScale,
  primaryKwhPerM2: number,
  aboveLow: number = MARGIN_KWH_PER_M2,
): number {
  const { low, high } = labelBounds(scale, labelOf(scale, primaryKwhPerM2));
  return Math.min(Math.max(primaryKwhPerM2, low + aboveLow), high - MARGIN_KWH_PER_M2);
}

/** Rounded to whole kWh/m², as it is shown, a score with this much above a limit is above it. */
export const READS_ABOVE_KWH_PER_M2 = 0.6;

/** Negative when `a` is the better label, zero when equal. */
export function compareLabels(scale: LabelScale, a: string, b: string): number {
  return rankOf(scale, a) - rankOf(scale, b);
}

/** The label that the region wants of every dwelling in the long run: the default target of a plan. */
export function longTermGoal(scale: LabelScale): string {
  return LONG_TERM_GOALS[scale];
}

function rankOf(scale: LabelScale, label: string): number {
  const rank = LABEL_LIMITS[scale].findIndex(([name]) => name === label);
  if (rank < 0) throw new RangeError(`${label} is not a label of ${scale}`);
  return rank;
}
