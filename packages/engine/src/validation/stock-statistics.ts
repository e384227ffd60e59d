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

/** Years that stand for an open period; most listings of the last one are of new buildings. */
const YEARS_OF_OPEN_PERIODS: Record<string, readonly number[]> = {
  '-1920': [1890, 1900, 1910, 1920],
  '2011-': [2012, 2015, 2018, 2021],
  '0-1945': [1900, 1915, 1930, 1940],
  '2006-2100': [2007, 2010, 2014, 2018],
};

export function yearsOf(period: string): readonly number[] {
  const [from = 0, to = 0] = period.split('-').map(Number);
  return YEARS_OF_OPEN_PERIODS[period] ?? [from + 1, Math.round((from + to) / 2), to - 1];
}

export interface Bin {
  letter: string;
  low: number;
  high: number;
  count: number;
}

export interface Observation {
  source: 'labels' | 'scores' | 'flats';
  country: Country;
  scale: LabelScale;
  type: 'house' | 'apartment';
  format: EstateFormat | null;
  period: string;
  /** Years of construction that stand for the period. */
  years: readonly number[];
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
  const [head = '', ...lines] = text
    .trim()
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'));
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
  return [...labelObservations(), ...scoreObservations(), ...flatObservations()];
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
    // The scores are not published by format: in Brussels nearly every house is terraced, elsewhere the middle format
    // stands for all.
    const format = isApartment ? null : scale === 'brussels' ? 'CLOSED' : 'SEMI_OPEN';
    return observation('scores', scale, isApartment ? 'apartment' : 'house', format, row, bins);
  });
}

/** Dutch flats in the register of 2021: labels of older methods, mostly one region. */
function flatObservations(): Observation[] {
  const cells = rows('labels-nl-flats.csv');
  return [...new Set(cells.map((row) => row['period'] ?? ''))].map((period) => {
    const bins = LETTERS.map((letter) => {
      const { low, high } = letterBounds('netherlands', letter);
      const cell = cells.find((row) => row['period'] === period && row['label'] === letter);
      return { letter, low: onScale(low), high: onScale(high), count: Number(cell?.['dwellings'] ?? 0) };
    });
    const n = bins.reduce((sum, { count }) => sum + count, 0);
    return observation('flats', 'netherlands', 'apartment', null, { period, n: `${n}` }, bins);
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
    years: yearsOf(row['period'] ?? ''),
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

/**
 * Belgian dwellings with a label by what heats them, as agents typed it; those of which it is not known are left out.
 */
export function loadHeatingByLabel(): {
  scale: LabelScale;
  type: 'house' | 'apartment';
  letter: string;
  heating: string;
  count: number;
}[] {
  const scales: Record<string, LabelScale> = {
    Flanders: 'flanders',
    Brussels: 'brussels',
    Wallonia: 'wallonia',
  };
  return rows('heating-by-label-be.csv')
    .filter((row) => row['heating'] !== 'unknown' && row['heating'] !== 'solar')
    .map((row) => ({
      scale: scales[row['region'] ?? ''] ?? 'flanders',
      type: row['dwelling_type'] === 'apartment' ? 'apartment' : 'house',
      letter: row['label'] ?? '',
      heating: row['heating'] ?? '',
      count: Number(row['dwellings']),
    }));
}
