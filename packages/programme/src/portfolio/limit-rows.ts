import type { Crew } from '../homes/crews.ts';
import type { ProgrammeLimits, ProgrammeTerms } from './terms.ts';

export const LIMIT_KINDS = [
  'BUDGET',
  'HOURS',
  'HOMES',
  'CO2',
  'LABELS',
  'ENERGY',
  'WORST_HOMES',
  'BILLS',
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
/** Homes are counted in thousandths where each counts with its probability. */
export const LIMIT_UNITS = ['CENTS', 'MINUTES', 'HOMES', 'KILOGRAMS', 'MILLIHOMES', 'KWH'] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];

/** One limit in one year, as a row of the problem. */
export interface LimitRow {
  id: string;
  kind: LimitKind;
  year: number | null;
  trade: Crew | null;
  place: string | null;
  label: string | null;
  comparison: 'AT_MOST' | 'AT_LEAST';
  unit: LimitUnit;
}

/**
 * What a row is limited to: an amount, a part of what all homes have today, or the worst homes' part of what all save.
 */
export type RowAmount = { amount: number } | { percent: number } | { share: number };

const NONE = { year: null, trade: null, place: null, label: null };

/**
 * Rows with their amounts. A limit without a year is for every year, except for those that have a limit of their own.
 */
export function rowsOf(
  limits: ProgrammeLimits,
  { firstYear, years }: Pick<ProgrammeTerms, 'firstYear' | 'years'>,
): Map<string, LimitRow & RowAmount> {
  const rows = new Map<string, LimitRow & RowAmount>();
  const add = (row: Partial<LimitRow> & Pick<LimitRow, 'kind' | 'comparison' | 'unit'> & RowAmount) => {
    const { kind, trade, place, label, year } = row;
    // The id is a field of the certificate, where a comma would end it.
    const parts = [kind.toLowerCase(), trade, place && encodeURIComponent(place), label, year];
    const id = parts.filter((part) => part != null).join(':');
    rows.set(id, { ...NONE, ...row, id });
  };
  const perYear = <Entry extends { year?: number }>(
    entries: readonly Entry[],
    addRow: (entry: Entry, year: number) => void,
  ) => {
    const generalFirst = entries.toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0));
    for (const entry of generalFirst) {
      if (entry.year !== undefined) addRow(entry, entry.year);
      else for (let year = firstYear; year < firstYear + years; year++) addRow(entry, year);
    }
  };
  perYear(limits.budget ?? [], ({ at_most_cents: amount }, year) =>
    add({ kind: 'BUDGET', comparison: 'AT_MOST', unit: 'CENTS', year, amount }),
  );
  perYear(limits.hours ?? [], ({ trade, at_most_hours: hours }, year) =>
    add({ kind: 'HOURS', comparison: 'AT_MOST', unit: 'MINUTES', year, trade, amount: hours * 60 }),
  );
  perYear(limits.homes ?? [], ({ place = null, at_most_homes: amount }, year) =>
    add({ kind: 'HOMES', comparison: 'AT_MOST', unit: 'HOMES', year, place, amount }),
  );
  if (limits.co2 !== undefined)
    add({ kind: 'CO2', comparison: 'AT_MOST', unit: 'KILOGRAMS', amount: limits.co2.at_most_kg });
  for (const { label, by_year: year, at_least_percent: percent } of limits.labels ?? [])
    add({ kind: 'LABELS', comparison: 'AT_LEAST', unit: 'MILLIHOMES', year, label, percent });
  for (const { by_year: year, cut_at_least_percent: percent, ...energy } of limits.energy ?? []) {
    add({ kind: 'ENERGY', comparison: 'AT_LEAST', unit: 'KWH', year, percent });
    const share = (energy.from_worst_homes_at_least_percent ?? 0) / 100;
    if (share > 0) add({ kind: 'WORST_HOMES', comparison: 'AT_LEAST', unit: 'KWH', year, share });
  }
  const billCut = limits.bills?.mean_cut_at_least_percent;
  if (billCut !== undefined) add({ kind: 'BILLS', comparison: 'AT_LEAST', unit: 'CENTS', percent: billCut });
  return rows;
}
