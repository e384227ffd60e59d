/**
 * Typical scores of today's stock: mean and spread of ln(score + SCORE_SHIFT), by label scale, format and year of
 * construction. Made by `scripts/fit-stock.ts`.
 * Source: label_counts.csv, energy_score_quantiles.csv and label_counts_by_condition.csv: 7,500 houses by label,
 * 1,330 dwellings by score, 4,066 houses by condition; for sale in Belgium and the Netherlands, 2022–2024, public listings. Dutch apartments are not in them: a guess, weak.
 */
import type { EstateFormat, LabelScale } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';

/** Makes the scores of old and of new houses spread alike. kWh/m². */
export const SCORE_SHIFT = 100;

/** Middle of each period of the statistics; the last, open one counts as reached in 2014 (most of its listings are newer). */
export const SCORE_YEARS = [1905, 1933, 1953, 1966, 1976, 1986, 1996, 2006, 2014] as const;

export interface ScoreRow {
  means: readonly number[];
  spreads: readonly number[];
}

export const STOCK_SCORES: Record<LabelScale, Record<EstateFormat | 'APARTMENT', ScoreRow>> = {
  flanders: {
    OPEN: {
      means: [6.281, 6.297, 6.33, 6.345, 6.149, 6.051, 5.852, 5.583, 4.966],
      spreads: [0.401, 0.409, 0.423, 0.407, 0.369, 0.33, 0.307, 0.271, 0.333],
    },
    SEMI_OPEN: {
      means: [6.206, 6.26, 6.24, 6.239, 6.093, 5.926, 5.823, 5.501, 4.991],
      spreads: [0.401, 0.409, 0.423, 0.407, 0.369, 0.33, 0.307, 0.271, 0.333],
    },
    CLOSED: {
      means: [6.094, 6.119, 6.081, 6.148, 5.979, 5.926, 5.657, 5.457, 5.054],
      spreads: [0.401, 0.409, 0.423, 0.407, 0.369, 0.33, 0.307, 0.271, 0.333],
    },
    APARTMENT: {
      means: [5.696, 5.936, 5.853, 5.775, 5.677, 5.644, 5.703, 5.43, 5.159],
      spreads: [0.323, 0.324, 0.29, 0.348, 0.282, 0.25, 0.291, 0.225, 0.23],
    },
  },
  brussels: {
    OPEN: {
      means: [6.313, 6.258, 6.277, 6.361, 6.079, 5.882, 5.782, 5.548, 5.167],
      spreads: [0.262, 0.267, 0.277, 0.266, 0.241, 0.216, 0.201, 0.177, 0.218],
    },
    SEMI_OPEN: {
      means: [6.238, 6.22, 6.187, 6.255, 6.023, 5.757, 5.753, 5.466, 5.192],
      spreads: [0.262, 0.267, 0.277, 0.266, 0.241, 0.216, 0.201, 0.177, 0.218],
    },
    CLOSED: {
      means: [6.126, 6.08, 6.028, 6.164, 5.909, 5.757, 5.587, 5.422, 5.255],
      spreads: [0.262, 0.267, 0.277, 0.266, 0.241, 0.216, 0.201, 0.177, 0.218],
    },
    APARTMENT: {
      means: [5.77, 5.919, 5.869, 5.795, 5.769, 5.803, 5.908, 5.626, 5.14],
      spreads: [0.319, 0.32, 0.286, 0.344, 0.278, 0.247, 0.287, 0.222, 0.228],
    },
  },
  wallonia: {
    OPEN: {
      means: [6.276, 6.218, 6.278, 6.258, 6.155, 6.066, 5.89, 5.747, 5.208],
      spreads: [0.311, 0.317, 0.328, 0.316, 0.286, 0.256, 0.238, 0.21, 0.258],
    },
    SEMI_OPEN: {
      means: [6.201, 6.18, 6.189, 6.152, 6.099, 5.941, 5.861, 5.664, 5.233],
      spreads: [0.311, 0.317, 0.328, 0.316, 0.286, 0.256, 0.238, 0.21, 0.258],
    },
    CLOSED: {
      means: [6.09, 6.04, 6.029, 6.061, 5.986, 5.941, 5.695, 5.621, 5.296],
      spreads: [0.311, 0.317, 0.328, 0.316, 0.286, 0.256, 0.238, 0.21, 0.258],
    },
    APARTMENT: {
      means: [5.802, 5.997, 5.93, 5.854, 5.792, 5.793, 5.875, 5.643, 5.171],
      spreads: [0.208, 0.209, 0.187, 0.224, 0.182, 0.161, 0.188, 0.145, 0.149],
    },
  },
  netherlands: {
    OPEN: {
      means: [5.955, 5.994, 5.952, 5.927, 5.812, 5.701, 5.596, 5.472, 5.168],
      spreads: [0.214, 0.19, 0.176, 0.163, 0.127, 0.112, 0.097, 0.136, 0.145],
    },
    SEMI_OPEN: {
      means: [6, 5.976, 5.929, 5.845, 5.783, 5.685, 5.598, 5.415, 5.231],
      spreads: [0.214, 0.19, 0.176, 0.163, 0.127, 0.112, 0.097, 0.136, 0.145],
    },
    CLOSED: {
      means: [5.888, 5.918, 5.887, 5.797, 5.714, 5.636, 5.557, 5.201, 5.08],
      spreads: [0.214, 0.19, 0.176, 0.163, 0.127, 0.112, 0.097, 0.136, 0.145],
    },
    APARTMENT: {
      means: [5.788, 5.818, 5.787, 5.697, 5.614, 5.536, 5.457, 5.101, 4.98],
      spreads: [0.214, 0.19, 0.176, 0.163, 0.127, 0.112, 0.097, 0.136, 0.145],
    },
  },
};

/** What the seller's word on the condition adds: shift of the mean and new spread, in units of the spread without it. */
export const CONDITION_EFFECTS: Record<
  NonNullable<DwellingFacts['condition']>,
  { shift: number; spread: number }
> = {
  AS_NEW: { shift: -0.85, spread: 0.75 },
  JUST_RENOVATED: { shift: -1.05, spread: 0.8 },
  GOOD: { shift: -0.3, spread: 0.85 },
  TO_BE_DONE_UP: { shift: 0.3, spread: 0.75 },
  TO_RENOVATE: { shift: 0.95, spread: 0.8 },
  TO_RESTORE: { shift: 0.85, spread: 0.8 },
};

/**
 * Houses from 1991 on are given half of it. A judgement (2026), not measured, weak: among them "as new" mostly means "built lately",
 * which the year tells already, and the counts do not tell condition and year apart.
 */
export const CONDITION_FADES = { fromYear: 1991, share: 0.5 } as const;

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
