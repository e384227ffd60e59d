/** What scores dwellings like this one have today, from statistics alone. */
import type { EstateFormat, LabelScale } from '../../contract/codes.ts';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import {
  CONDITION_EFFECTS,
  CONDITION_FADES,
  RENOVATION_PULL,
  SCORE_PERIODS_END,
  SCORE_RAMP_YEARS,
  SCORE_SHIFT,
  STOCK_SCORES,
} from '../../data/stock-scores.ts';
import { exp, log } from '../../energy/exponential.ts';

/** Of ln(score + shift). */
export interface ScoreDistribution {
  mean: number;
  spread: number;
}

/** Keeps the logarithm finite for houses that make far more than they use. */
const LEAST_SHIFTED_SCORE = 5;

export function toScoreScale(primaryKwhPerM2: number): number {
  return log(Math.max(primaryKwhPerM2 + SCORE_SHIFT, LEAST_SHIFTED_SCORE));
}

export function fromScoreScale(value: number): number {
  return exp(value) - SCORE_SHIFT;
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

/**
 * Level within a period, and a straight line over the years on both sides of the end of one: nothing jumps on New
 * Year's Eve.
 */
function atYear(values: readonly number[], year: number): number {
  return periodsAt(year).reduce((sum, [period, share]) => sum + share * (values[period] ?? 0), 0);
}

/** The period of a year, or the two periods between which it lies, with their shares. */
export function periodsAt(year: number): readonly (readonly [period: number, share: number])[] {
  const found = SCORE_PERIODS_END.findIndex((end) => year <= end);
  const period = found < 0 ? SCORE_PERIODS_END.length : found;
  const sinceStart = year - ((SCORE_PERIODS_END[period - 1] ?? Number.NEGATIVE_INFINITY) + 0.5);
  const untilEnd = (SCORE_PERIODS_END[period] ?? Number.POSITIVE_INFINITY) + 0.5 - year;
  const [distance, neighbour] = sinceStart < untilEnd ? [sinceStart, period - 1] : [untilEnd, period + 1];
  if (distance >= SCORE_RAMP_YEARS) return [[period, 1]];
  const share = 0.5 - distance / (2 * SCORE_RAMP_YEARS);
  return [
    [period, 1 - share],
    [neighbour, share],
  ];
}
