/** What scores dwellings like this one have today, from statistics alone. */
import type { EstateFormat, LabelScale } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import {
  CONDITION_EFFECTS,
  CONDITION_FADES,
  RENOVATION_PULL,
  SCORE_SHIFT,
  SCORE_YEARS,
  STOCK_SCORES,
} from '../data/stock-scores.ts';

/** Of ln(score + shift). */
export interface ScoreDistribution {
  mean: number;
  spread: number;
}

/** Keeps the logarithm finite for houses that make far more than they use. */
const LEAST_SHIFTED_SCORE = 5;

export function toScoreScale(primaryKwhPerM2: number): number {
  return Math.log(Math.max(primaryKwhPerM2 + SCORE_SHIFT, LEAST_SHIFTED_SCORE));
}

export function fromScoreScale(value: number): number {
  return Math.exp(value) - SCORE_SHIFT;
}

export function stockScores(
  scale: LabelScale,
  format: EstateFormat | null,
  yearBuilt: number,
  yearRenovated: number | null,
  condition: DwellingFacts['condition'],
): ScoreDistribution {
  const row = STOCK_SCORES[scale][format ?? 'APARTMENT'];
  const mean = atYear(row.means, yearBuilt);
  const spread = atYear(row.spreads, yearBuilt);
  if (condition !== undefined) {
    const effect = CONDITION_EFFECTS[condition];
    const share = yearBuilt < CONDITION_FADES.fromYear ? 1 : CONDITION_FADES.share;
    return {
      mean: mean + share * effect.shift * spread,
      spread: (1 - share + share * effect.spread) * spread,
    };
  }
  if (yearRenovated === null) return { mean, spread };
  const pull = RENOVATION_PULL * (atYear(row.means, yearRenovated) - mean);
  // A renovation never makes a house worse than its neighbours.
  return { mean: mean + Math.min(pull, 0), spread };
}

/** Straight lines between the middles of the periods, level outside them. */
function atYear(values: readonly number[], year: number): number {
  let before = 0;
  while (before < SCORE_YEARS.length - 2 && (SCORE_YEARS[before + 1] ?? 0) <= year) before++;
  const from = SCORE_YEARS[before] ?? 0;
  const to = SCORE_YEARS[before + 1] ?? 0;
  const share = Math.min(Math.max((year - from) / (to - from), 0), 1);
  return (values[before] ?? 0) * (1 - share) + (values[before + 1] ?? 0) * share;
}
