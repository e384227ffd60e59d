/**
 * Typical scores of today's stock: mean and spread of ln(score + SCORE_SHIFT), by label scale, format and period of
 * construction. Made by `scripts/fit-stock.ts`.
 * Source: label-counts.csv, energy-score-quantiles.csv and label-counts-by-condition.csv: 7,500 houses by label, 1,330
 * dwellings by score, 4,066 houses by condition; for sale in Belgium and the Netherlands, 2022–2024, public listings.
 * Dutch apartments: labels-nl-flats.csv, 233 of the public register of 2021 (older methods, mostly one region): weak.
 */
import type { EstateFormat, LabelScale } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';

/**
 * Makes the scores of old and of new houses spread alike. kWh/m². Of 20 to 250 the statistics like 20 to 50 best, by
 * likelihood.
 */
export const SCORE_SHIFT = 50;

/**
 * Last year of each period but the open one at the end. The statistics end with 2011 and later; the period since 2021
 * is like the one before it, but in the Netherlands, where A is the best letter that is distinguished: there the limits
 * for new buildings.
 * Source: BENG 2, 30 (house) and 50 kWh/m² (apartment) of primary fossil energy since 2021-01-01, general knowledge.
 */
export const SCORE_PERIODS_END = [1920, 1945, 1960, 1970, 1980, 1990, 2000, 2010, 2020] as const;
/** Over this many years on both sides of the end of a period the one passes into the other. */
export const SCORE_RAMP_YEARS = 3;

export interface ScoreRow {
  means: readonly number[];
  spreads: readonly number[];
}

export const STOCK_SCORES: Record<LabelScale, Record<EstateFormat | 'APARTMENT', ScoreRow>> = {
  flanders: {
    OPEN: {
      means: [6.179, 6.202, 6.232, 6.278, 6.018, 5.932, 5.692, 5.407, 4.552, 4.552],
      spreads: [0.459, 0.469, 0.489, 0.468, 0.425, 0.379, 0.359, 0.304, 0.419, 0.419],
    },
    SEMI_OPEN: {
      means: [6.088, 6.163, 6.129, 6.15, 5.967, 5.774, 5.674, 5.289, 4.583, 4.583],
      spreads: [0.459, 0.469, 0.489, 0.468, 0.425, 0.379, 0.359, 0.304, 0.419, 0.419],
    },
    CLOSED: {
      means: [5.965, 6.004, 5.937, 6.059, 5.823, 5.782, 5.458, 5.237, 4.668, 4.668],
      spreads: [0.459, 0.469, 0.489, 0.468, 0.425, 0.379, 0.359, 0.304, 0.419, 0.419],
    },
    APARTMENT: {
      means: [5.46, 5.821, 5.681, 5.598, 5.477, 5.437, 5.555, 5.191, 4.778, 4.778],
      spreads: [0.374, 0.392, 0.341, 0.419, 0.337, 0.307, 0.348, 0.267, 0.32, 0.32],
    },
  },
  brussels: {
    OPEN: {
      means: [6.232, 6.156, 6.177, 6.284, 5.958, 5.753, 5.604, 5.383, 4.781, 4.781],
      spreads: [0.304, 0.31, 0.324, 0.31, 0.281, 0.251, 0.238, 0.201, 0.277, 0.277],
    },
    SEMI_OPEN: {
      means: [6.14, 6.117, 6.074, 6.157, 5.907, 5.594, 5.587, 5.264, 4.812, 4.812],
      spreads: [0.304, 0.31, 0.324, 0.31, 0.281, 0.251, 0.238, 0.201, 0.277, 0.277],
    },
    CLOSED: {
      means: [6.017, 5.958, 5.882, 6.066, 5.763, 5.602, 5.371, 5.213, 4.897, 4.897],
      spreads: [0.304, 0.31, 0.324, 0.31, 0.281, 0.251, 0.238, 0.201, 0.277, 0.277],
    },
    APARTMENT: {
      means: [5.554, 5.805, 5.713, 5.625, 5.583, 5.615, 5.785, 5.44, 4.746, 4.746],
      spreads: [0.362, 0.379, 0.33, 0.406, 0.326, 0.297, 0.337, 0.258, 0.31, 0.31],
    },
  },
  wallonia: {
    OPEN: {
      means: [6.186, 6.103, 6.186, 6.169, 6.036, 5.951, 5.729, 5.617, 4.848, 4.848],
      spreads: [0.353, 0.36, 0.376, 0.359, 0.326, 0.291, 0.276, 0.233, 0.322, 0.322],
    },
    SEMI_OPEN: {
      means: [6.094, 6.064, 6.082, 6.041, 5.985, 5.793, 5.711, 5.498, 4.879, 4.879],
      spreads: [0.353, 0.36, 0.376, 0.359, 0.326, 0.291, 0.276, 0.233, 0.322, 0.322],
    },
    CLOSED: {
      means: [5.971, 5.905, 5.89, 5.951, 5.841, 5.801, 5.495, 5.447, 4.964, 4.964],
      spreads: [0.353, 0.36, 0.376, 0.359, 0.326, 0.291, 0.276, 0.233, 0.322, 0.322],
    },
    APARTMENT: {
      means: [5.608, 5.913, 5.798, 5.712, 5.631, 5.627, 5.798, 5.459, 4.794, 4.794],
      spreads: [0.227, 0.237, 0.207, 0.254, 0.204, 0.186, 0.211, 0.162, 0.194, 0.194],
    },
  },
  netherlands: {
    OPEN: {
      means: [5.807, 5.872, 5.806, 5.795, 5.644, 5.515, 5.39, 5.266, 4.905, 4.382],
      spreads: [0.251, 0.218, 0.204, 0.192, 0.145, 0.133, 0.109, 0.152, 0.164, 0.164],
    },
    SEMI_OPEN: {
      means: [5.866, 5.841, 5.787, 5.683, 5.618, 5.495, 5.402, 5.186, 4.954, 4.382],
      spreads: [0.251, 0.218, 0.204, 0.192, 0.145, 0.133, 0.109, 0.152, 0.164, 0.164],
    },
    CLOSED: {
      means: [5.72, 5.781, 5.738, 5.624, 5.535, 5.438, 5.364, 4.989, 4.799, 4.382],
      spreads: [0.251, 0.218, 0.204, 0.192, 0.145, 0.133, 0.109, 0.152, 0.164, 0.164],
    },
    APARTMENT: {
      means: [5.659, 5.839, 5.75, 5.551, 5.575, 5.512, 5.492, 5.151, 4.856, 4.605],
      spreads: [0.221, 0.23, 0.199, 0.23, 0.223, 0.21, 0.196, 0.212, 0.215, 0.215],
    },
  },
};

/**
 * What the seller's word on the condition adds: shift of the mean and new spread, in units of the spread without it.
 */
export const CONDITION_EFFECTS: Record<
  NonNullable<DwellingFacts['condition']>,
  { shift: number; spread: number }
> = {
  AS_NEW: { shift: -0.85, spread: 0.8 },
  JUST_RENOVATED: { shift: -1.05, spread: 0.85 },
  GOOD: { shift: -0.3, spread: 0.85 },
  TO_BE_DONE_UP: { shift: 0.3, spread: 0.75 },
  TO_RENOVATE: { shift: 0.9, spread: 0.8 },
  TO_RESTORE: { shift: 0.85, spread: 0.8 },
};

/**
 * Houses from 1991 on are given half of it. A judgement (2026), not measured, weak: among them "as new" mostly means
 * "built lately", which the year shows already, and the counts do not separate condition and year.
 */
export const CONDITION_FADES = { fromYear: 1991, share: 0.5 } as const;

/**
 * How far a renovation takes the mean from that of its year of construction to that of its year of renovation.
 * Source: `just_renovated` houses of before 1991 lie this far towards new ones (label_counts_by_condition.csv, 2024).
 */
export const RENOVATION_PULL = 0.3;

/**
 * Part of the spread of a cohort that lies between certificates of equal houses (another assessor on another day), as a
 * share of its standard deviation. General knowledge, weak.
 */
export const CERTIFICATE_NOISE_SHARE = 0.15;

/**
 * Between which the factor that certificates put on the heat need may lie, ln: its median in a cohort, and its spread
 * there. Default values where papers are missing, protected volume against advertised area. General knowledge, weak;
 * within these bounds both follow from the statistics.
 */
export const CERTIFICATE_FACTOR_MEDIANS = { least: -0.7, most: 0.7 } as const;
/** The least as a share of the spread of scores. */
export const CERTIFICATE_FACTOR_SPREADS = { leastShare: 0.6, most: 0.45 } as const;
