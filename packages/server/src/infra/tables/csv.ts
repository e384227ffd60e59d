/** Lines of a table for spreadsheets and programs: a comma between cells, quotes where they are needed. */
import type { Cell } from './workbook.ts';

// A spreadsheet takes a text that begins with one of these for a formula.
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;
// Most cells are neither: one test for both.
const IS_SPECIAL = /^[=+\-@\t]|[",\r\n]/;

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): Cell {
  // What is no text is written by `join`, null as nothing.
  return typeof cell === 'string' && IS_SPECIAL.test(cell) ? escapedCell(cell) : cell;
}

function escapedCell(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const TWO_DIGITS = Array.from({ length: 100 }, (_, cents) => String(cents).padStart(2, '0'));

/** Integer cents with two decimals, without rounding on the way. */
export function decimalOf(cents: number): string {
  const positive = Math.abs(cents);
  const rest = positive % 100;
  return `${cents < 0 ? '-' : ''}${(positive - rest) / 100}.${TWO_DIGITS[rest]}`;
}
