import type { DecimalMark } from '../columns/read-number.ts';

/** What a file is made of, before it is interpreted: the first record but notes says which of the two kinds it is. */
export type FileRecord =
  | { note: string }
  /** A table: its other records have cells. */
  | { table: 'sheet' | 'text'; decimalMark: DecimalMark }
  | TableRow
  /** A line of JSON. */
  | JsonLine;

export interface TableRow {
  line: number;
  cells: string[];
  /** Of a sheet: the cells that are dates, by their place; null for one that is no day. */
  dates?: Record<number, string | null>;
}

export interface JsonLine {
  line: number;
  json: string;
}

/** More than any list of estates has; every column costs each row. */
export const MAX_COLUMNS = 1000;

/** Cells behind the last column that may be are as good as one: whether any has a value is all that matters. */
export function boundedCells(cells: readonly string[]): string[] {
  if (cells.length <= MAX_COLUMNS) return [...cells];
  const extra = cells.find((text, place) => place >= MAX_COLUMNS && text !== '') ?? '';
  return [...cells.slice(0, MAX_COLUMNS), extra];
}
