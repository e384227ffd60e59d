/**
 * Typical scores of today's stock: mean and spread of ln(score + SCORE_SHIFT), by label scale, format and year of
 * construction. Made by `scripts/fit-stock.ts`.
 * Source: label_counts.csv, energy_score_quantiles.csv and label_counts_by_condition.csv: 8,900 Belgian and Dutch
 * dwellings for sale, 2022–2024, counted from public listings. Dutch apartments are not in them: a guess, weak.
 */
import type { EstateFormat, LabelScale } from '../codes.ts';
import type { DwellingFacts } from '../dwelling/dwelling-fields.ts';

/** Makes the scores of old and of new houses spread alike. kWh/m². */
export const SCORE_SHIFT = 50;

/** Middle of each period of the statistics. */
export const SCORE_YEARS = [1905, 1933, 1953, 1966, 1976, 1986, 1996, 2006, 2014] as const;

export interface ScoreRow {
  means: readonly number[];
  spreads: readonly number[];
}

export const STOCK_SCORES: Record<LabelScale, Record<EstateFormat | 'APARTMENT', ScoreRow>> = {
  flanders: {
    OPEN: {
      means: [6.182, 6.2, 6.235, 6.253, 6.031, 5.92, 5.689, 5.367, 4.594],
      spreads: [0.46, 0.47, 0.486, 0.467, 0.425, 0.381, 0.36, 0.329, 0.424],
    },
    SEMI_OPEN: {
      means: [6.095, 6.155, 6.134, 6.133, 5.966, 5.777, 5.655, 5.266, 4.618],
      spreads: [0.46, 0.47, 0.486, 0.467, 0.425, 0.381, 0.36, 0.329, 0.424],
    },
    CLOSED: {
      means: [5.968, 5.996, 5.952, 6.03, 5.835, 5.77, 5.461, 5.208, 4.696],
      spreads: [0.46, 0.47, 0.486, 0.467, 0.425, 0.381, 0.36, 0.329, 0.424],
    },
    APARTMENT: {
      means: [5.5, 5.779, 5.686, 5.595, 5.484, 5.448, 5.517, 5.182, 4.805],
      spreads: [0.386, 0.385, 0.344, 0.412, 0.34, 0.305, 0.35, 0.279, 0.32],
    },
  },
  brussels: {
    OPEN: {
      means: [6.225, 6.16, 6.182, 6.268, 5.962, 5.74, 5.623, 5.341, 4.821],
      spreads: [0.304, 0.31, 0.321, 0.308, 0.281, 0.252, 0.238, 0.217, 0.28],
    },
    SEMI_OPEN: {
      means: [6.138, 6.115, 6.08, 6.148, 5.897, 5.597, 5.588, 5.24, 4.845],
      spreads: [0.304, 0.31, 0.321, 0.308, 0.281, 0.252, 0.238, 0.217, 0.28],
    },
    CLOSED: {
      means: [6.011, 5.956, 5.898, 6.046, 5.766, 5.59, 5.395, 5.182, 4.923],
      spreads: [0.304, 0.31, 0.321, 0.308, 0.281, 0.252, 0.238, 0.217, 0.28],
    },
    APARTMENT: {
      means: [5.592, 5.77, 5.715, 5.624, 5.591, 5.629, 5.743, 5.42, 4.786],
      spreads: [0.376, 0.375, 0.335, 0.402, 0.332, 0.297, 0.341, 0.272, 0.312],
    },
  },
  wallonia: {
    OPEN: {
      means: [6.178, 6.112, 6.18, 6.158, 6.04, 5.938, 5.736, 5.567, 4.895],
      spreads: [0.354, 0.361, 0.374, 0.359, 0.327, 0.293, 0.276, 0.253, 0.326],
    },
    SEMI_OPEN: {
      means: [6.091, 6.068, 6.078, 6.037, 5.975, 5.796, 5.701, 5.465, 4.918],
      spreads: [0.354, 0.361, 0.374, 0.359, 0.327, 0.293, 0.276, 0.253, 0.326],
    },
    CLOSED: {
      means: [5.964, 5.909, 5.896, 5.935, 5.844, 5.788, 5.508, 5.408, 4.996],
      spreads: [0.354, 0.361, 0.374, 0.359, 0.327, 0.293, 0.276, 0.253, 0.326],
    },
    APARTMENT: {
      means: [5.636, 5.864, 5.79, 5.699, 5.627, 5.628, 5.719, 5.441, 4.834],
      spreads: [0.251, 0.25, 0.224, 0.268, 0.221, 0.198, 0.228, 0.181, 0.208],
    },
  },
  netherlands: {
    OPEN: {
      means: [5.815, 5.859, 5.811, 5.782, 5.648, 5.517, 5.39, 5.243, 4.908],
      spreads: [0.249, 0.22, 0.205, 0.191, 0.15, 0.134, 0.116, 0.161, 0.171],
    },
    SEMI_OPEN: {
      means: [5.865, 5.838, 5.783, 5.686, 5.614, 5.497, 5.393, 5.174, 4.952],
      spreads: [0.249, 0.22, 0.205, 0.191, 0.15, 0.134, 0.116, 0.161, 0.171],
    },
    CLOSED: {
      means: [5.735, 5.771, 5.735, 5.63, 5.533, 5.438, 5.343, 4.935, 4.786],
      spreads: [0.249, 0.22, 0.205, 0.191, 0.15, 0.134, 0.116, 0.161, 0.171],
    },
    APARTMENT: {
      means: [5.635, 5.671, 5.635, 5.53, 5.433, 5.338, 5.243, 4.835, 4.686],
      spreads: [0.249, 0.22, 0.205, 0.191, 0.15, 0.134, 0.116, 0.161, 0.171],
    },
  },
};

/** What the seller's word on the condition adds: shift of the mean and new spread, in units of the spread without it. */
export const CONDITION_EFFECTS: Record<
  NonNullable<DwellingFacts['condition']>,
  { shift: number; spread: number }
> = {
  AS_NEW: { shift: -0.75, spread: 0.85 },
  JUST_RENOVATED: { shift: -1, spread: 0.9 },
  GOOD: { shift: -0.25, spread: 0.9 },
  TO_BE_DONE_UP: { shift: 0.35, spread: 0.8 },
  TO_RENOVATE: { shift: 0.95, spread: 0.8 },
  TO_RESTORE: { shift: 0.85, spread: 0.8 },
};

/**
 * How far a renovation takes the mean from that of its year of construction to that of its year of renovation.
 * Source: `just_renovated` houses of before 1991 lie this far towards new ones (label_counts_by_condition.csv, 2024).
 */
export const RENOVATION_PULL = 0.3;

/**
 * Part of the spread of a cohort that lies between certificates of equal houses (other assessor, other papers, advertised
 * instead of measured area), as a share of its standard deviation. General knowledge, weak.
 */
export const CERTIFICATE_NOISE_SHARE = 0.4;
