import type { Cell, ImportFault, ImportRow } from '../read/import-row.ts';
import type { MatchedHeading } from './match-headings.ts';
import { type DecimalMark, UnreadableCell } from './read-number.ts';

/** What a formula without a result leaves in a cell, in the three languages of the spreadsheet. */
const SPREADSHEET_ERROR =
  /^#(?:N\/[AB]|(?:REF|VERW|VALUE|WAARDE|VALEUR|DIV\/0|DEEL\/0|NUM|GETAL|NOMBRE|NULL|LEEG|NUL)!|(?:NAME|NAAM|NOM)\?)$/;

/**
 * One row of a table as an estate. An empty cell says nothing about the estate; the others go where their column says.
 */
export function readTableRow(
  headings: readonly MatchedHeading[],
  texts: readonly string[],
  line: number,
  decimalMark: DecimalMark,
): ImportRow {
  const cells = new Map<string, Cell>();
  const faults: ImportFault[] = [];
  const address: Record<string, unknown> = {};
  const value: Record<string, unknown> = { address };
  const parts: Record<string, Record<string, unknown>> = { address };
  for (const [index, { heading, column }] of headings.entries()) {
    const text = texts[index] ?? '';
    if (column === null || text === '') continue;
    const read = SPREADSHEET_ERROR.test(text)
      ? new UnreadableCell('must not be an error of the spreadsheet')
      : column.read(text, decimalMark);
    const [first, second] = column.path;
    cells.set(column.path.join('.'), { heading, text });
    if (read instanceof UnreadableCell) {
      faults.push({ line, column: heading, value: text, message: read.message });
    } else if (second === undefined) {
      value[first] = read;
    } else {
      const part = parts[first] ?? {};
      part[second] = read;
      parts[first] = part;
      value[first] = part;
    }
  }
  return { line, value, cells, faults };
}
