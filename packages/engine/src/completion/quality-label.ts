import type { QualityLabel } from '../contract/codes.ts';
import { CERTIFICATE_NOISE_SHARE } from '../data/stock-scores.ts';
import type { PlannableInput } from '../dwelling/plannable.ts';
import { scaleOf } from '../label/label.ts';
import { certificateOf } from '../stock/certificate.ts';
import type { Scenario } from '../stock/scenarios.ts';
import { stockScores, toScoreScale } from '../stock/scores.ts';

/**
 * Shares of the variance that given data must explain. A certificate of an equal house differs by its noise, so that
 * without one at most 84 % can be explained. D is for estates that cannot be planned at all.
 */
const LEAST_EXPLAINED = { A: 0.8, B: 0.5 } as const;

export function qualityLabelOf(estate: PlannableInput, scenarios: readonly Scenario[]): QualityLabel {
  // A certificate is the measurement itself.
  if (certificateOf(estate) !== null) return 'A';
  const unexplained = varianceOf(scenarios) + certificateNoise(estate) ** 2;
  const explained = 1 - unexplained / stockSpread(estate) ** 2;
  if (explained >= LEAST_EXPLAINED.A) return 'A';
  return explained >= LEAST_EXPLAINED.B ? 'B' : 'C';
}

/** Of dwellings of this region, kind and year of which nothing else is known. */
function stockSpread(estate: PlannableInput): number {
  const format = estate.estate_type === 'HOUSE' ? (estate.estate_format ?? 'SEMI_OPEN') : null;
  return stockScores(scaleOf(estate.region), format, estate.year_built, null, undefined).spread;
}

/** Standard deviation between certificates of equal houses, in ln(score + shift). */
export function certificateNoise(estate: PlannableInput): number {
  return CERTIFICATE_NOISE_SHARE * stockSpread(estate);
}

function varianceOf(scenarios: readonly Scenario[]): number {
  let mean = 0;
  let square = 0;
  for (const { weight, primaryKwhPerM2 } of scenarios) {
    const score = toScoreScale(primaryKwhPerM2);
    mean += weight * score;
    square += weight * score * score;
  }
  return Math.max(square - mean * mean, 0);
}
