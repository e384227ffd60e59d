import type { JudgedValue, Verdict } from './judge.ts';
import type { ValueClass } from './truth.ts';

/** The columns of the table: what is published together. */
export const MEASURES = ['label', 'score', 'areas', 'u_values', 'codes'] as const;
export type Measure = (typeof MEASURES)[number];

const CLASSES: Readonly<Record<Measure, readonly ValueClass[]>> = {
  label: ['label'],
  score: ['score'],
  areas: ['floor_area', 'element_area'],
  u_values: ['u_value'],
  codes: ['code', 'boolean', 'year', 'power'],
};

export interface Rate {
  right: number;
  of: number;
}

export interface Tally {
  documents: number;
  unread: number;
  recall: Record<Measure, Rate>;
  precision: Record<Measure, Rate>;
  high: { given: number; high: number; wrong: number };
  refusals: { asked: number; right: number };
  medianMilliseconds: number;
}

export interface Timed {
  verdict: Verdict;
  milliseconds: number;
}

export function tally(all: readonly Timed[]): Tally {
  const values = all.flatMap(({ verdict }) => verdict.values);
  const given = values.filter((value) => value.isGiven);
  const high = given.filter((value) => value.isHigh);
  const asked = all.flatMap(({ verdict }) => verdict.refusal ?? []);
  const times = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    documents: all.length,
    unread: all.filter(({ verdict }) => verdict.isUnread).length,
    recall: rates(values, (value) => value.isAsked),
    precision: rates(values, (value) => value.isGiven),
    high: { given: given.length, high: high.length, wrong: high.filter((value) => !value.isRight).length },
    refusals: {
      asked: asked.length,
      right: asked.filter((each) => each.isRefused && each.isRightCode).length,
    },
    medianMilliseconds: times[Math.floor(times.length / 2)] ?? 0,
  };
}

function rates(
  values: readonly JudgedValue[],
  counts: (value: JudgedValue) => boolean,
): Record<Measure, Rate> {
  const of = (measure: Measure): Rate => {
    const own = values.filter((value) => CLASSES[measure].includes(value.class) && counts(value));
    return { right: own.filter((value) => value.isGiven && value.isRight).length, of: own.length };
  };
  return {
    label: of('label'),
    score: of('score'),
    areas: of('areas'),
    u_values: of('u_values'),
    codes: of('codes'),
  };
}

/** The highest error rate that `wrong` of `count` still allows, 95 % one-sided (Clopper–Pearson, by bisection). */
export function upperBound(wrong: number, count: number): number {
  if (count === 0) return 1;
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (atMost(wrong, count, middle) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/** Chance of at most `wrong` errors among `count`, each with this rate. */
function atMost(wrong: number, count: number, rate: number): number {
  let term = (1 - rate) ** count;
  let sum = term;
  for (let k = 1; k <= wrong; k++) {
    term *= ((count - k + 1) / k) * (rate / (1 - rate));
    sum += term;
  }
  return sum;
}
