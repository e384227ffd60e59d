import type { LabelScale } from '../contract/codes.ts';
import { EU_SCALE_PROJECTION } from '../data/label-limits.ts';

const BETWEEN = ['B', 'C', 'D', 'E', 'F'] as const;

/** The class on the coming scale of the EU, as far as it can be foreseen; who burns fuel on site has no A. */
export function projectedEuLabel(
  scale: LabelScale,
  primaryKwhPerM2: number,
  burnsFossilFuel: boolean,
): string {
  const { bestUpTo, worstAbove } = EU_SCALE_PROJECTION[scale];
  if (primaryKwhPerM2 > worstAbove) return 'G';
  if (primaryKwhPerM2 <= bestUpTo) return burnsFossilFuel ? 'B' : 'A';
  const width = (worstAbove - bestUpTo) / BETWEEN.length;
  return BETWEEN[Math.ceil((primaryKwhPerM2 - bestUpTo) / width) - 1] ?? 'F';
}
