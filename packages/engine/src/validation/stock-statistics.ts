/** The label statistics of real dwellings as intervals of ln(score + shift), one observation a cell. */
import { readFileSync } from 'node:fs';
import type { Country, EstateFormat, LabelScale } from '../contract/codes.ts';
import { LABEL_LIMITS } from '../data/label-limits.ts';
import { SCORE_SHIFT } from '../data/stock-scores.ts';

export const PERIODS = [
  '-1920',
  '1921-1945',
  '1946-1960',
  '1961-1970',
  '1971-1980',
  '1981-1990',
  '1991-2000',
  '2001-2010',
  '2011-',
];
export const CONDITIONS = ['as_new', 'just_renovated', 'good', 'to_be_done_up', 'to_renovate', 'to_restore'];

export interface Bin {
  letter: string;
  low: number;
  high: number;
  count: number;
}

export interface Observation {
  source: 'labels' | 'scores';
  country: Country;
  scale: LabelScale;
  type: 'house' | 'apartment';
  format: EstateFormat | null;
  period: string;
  n: number;
  bins: Bin[];
}

const SCALES: Record<string, LabelScale> = {
  'BE-VLG': 'flanders',
  'BE-BRU': 'brussels',
  'BE-WAL': 'wallonia',
  NL: 'netherlands',
};
// A Dutch end-of-terrace and a linked house have three free façades.
const FORMATS: Record<string, EstateFormat> = {
  detached: 'OPEN',
  semi_detached: 'SEMI_OPEN',
  end_terrace: 'SEMI_OPEN',
  linked: 'SEMI_OPEN',
  terraced: 'CLOSED',
};
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

function rows(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(head.split(',').map((column, index) => [column, cells[index] ?? '']));
  });
}

export const onScale = (score: number) =>
  score <= -SCORE_SHIFT ? Number.NEGATIVE_INFINITY : Math.log(score + SCORE_SHIFT);

/** The interval of a whole letter: A+ counts as A, C+ and C- as C. */
export function letterBounds(scale: LabelScale, letter: string): { low: number; high: number } {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let before = Number.NEGATIVE_INFINITY;
  for (const [label, upper] of LABEL_LIMITS[scale]) {
    if (label[0] === letter) {
      if (high === Number.NEGATIVE_INFINITY) low = before;
      high = upper;
    }
    before = upper;
  }
  return { low, high };
}

export function loadObservations(): Observation[] {
  return [...labelObservations(), ...scoreObservations()];
}

function labelObservations(): Observation[] {
  return rows('label-counts.csv').map((row) => {
    const scale = SCALES[row['region'] ?? ''] ?? 'flanders';
    const letters = LETTERS.filter((letter) => letter !== 'G' || scale !== 'flanders');
    const bins = letters.map((letter) => {
      const { low, high } = letterBounds(scale, letter);
      return { letter, low: onScale(low), high: onScale(high), count: Number(row[letter]) };
    });
    return observation('labels', scale, 'house', FORMATS[row['format'] ?? ''] ?? null, row, bins);
  });
}

function scoreObservations(): Observation[] {
  return rows('energy-score-quantiles.csv').map((row) => {
    const scale = SCALES[row['region'] ?? ''] ?? 'flanders';
    const n = Number(row['n']);
    const edges = [
      Number.NEGATIVE_INFINITY,
      ...['p10', 'p25', 'p50', 'p75', 'p90'].map((p) => Number(row[p])),
      Number.POSITIVE_INFINITY,
    ];
    const bins = [0.1, 0.15, 0.25, 0.25, 0.15, 0.1].map((share, index) => {
      return {
        letter: '',
        low: onScale(edges[index] ?? 0),
        high: onScale(edges[index + 1] ?? 0),
        count: share * n,
      };
    });
    const isApartment = row['dwelling_type'] === 'apartment';
    // The scores are not told apart by format: in Brussels nearly every house is terraced, elsewhere the middle format stands for all.
    const format = isApartment ? null : scale === 'brussels' ? 'CLOSED' : 'SEMI_OPEN';
    return observation('scores', scale, isApartment ? 'apartment' : 'house', format, row, bins);
  });
}

function observation(
  source: Observation['source'],
  scale: LabelScale,
  type: Observation['type'],
  format: EstateFormat | null,
  row: Record<string, string>,
  bins: Bin[],
): Observation {
  return {
    source,
    country: scale === 'netherlands' ? 'NL' : 'BE',
    scale,
    type,
    format,
    period: row['period'] ?? '',
    n: Number(row['n']),
    bins,
  };
}

export function loadConditionCounts(): {
  condition: string;
  isBefore1991: boolean;
  counts: Record<string, number>;
}[] {
  return rows('label-counts-by-condition.csv').map((row) => ({
    condition: row['condition'] ?? '',
    isBefore1991: row['built'] === 'before 1991',
    counts: Object.fromEntries(LETTERS.map((letter) => [letter, Number(row[letter])])),
  }));
}
