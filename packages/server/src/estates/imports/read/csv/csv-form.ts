import { Fault } from '../../../../fault.ts';
import { COLUMN_OF_HEADING } from '../../columns/estate-columns.ts';
import { plainKey } from '../../columns/plain-key.ts';
import type { DecimalMark } from '../../columns/read-number.ts';
import { MAX_COLUMNS } from '../file-record.ts';

// Checked whole, once for each delimiter.
const MAX_HEADING_CHARACTERS = 1024 * 1024;
// Empty ones may come first.
const LINES_TO_HEADINGS = 1000;
const DELIMITERS = [',', ';', '\t', '|'];
/** Spreadsheets put `;` between columns where the comma is before decimals, and `,` where the point is. */
const DECIMAL_MARKS: Readonly<Record<string, DecimalMark>> = { ';': ',', ',': '.' };

interface CsvForm {
  delimiter: string;
  decimalMark: DecimalMark;
  /** The line from which the table is read. */
  firstLine: number;
}

/**
 * How a table is written: by its `sep=` line, or by the delimiter that shows most of the columns that we know in the
 * heading line.
 */
export function findCsvForm(head: string): CsvForm {
  const lines = head.split(/\r\n|\n|\r/, LINES_TO_HEADINGS);
  const long = lines.findIndex((line) => line.length > MAX_HEADING_CHARACTERS);
  if (long !== -1)
    throw new Fault('invalid', [
      `line ${long + 1}: is longer than 1 MiB: the first line must name the columns, and each estate be on a line of its own`,
    ]);
  const said = /^"?sep=(.)"?[\s,;|]*$/i.exec(lines[0] ?? '')?.[1];
  const delimiter = said ?? bestDelimiter(lines.find((line) => line.trim() !== '') ?? '');
  return { delimiter, decimalMark: DECIMAL_MARKS[delimiter] ?? null, firstLine: said === undefined ? 1 : 2 };
}

function bestDelimiter(headings: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const cells = headings.split(delimiter, MAX_COLUMNS);
    return {
      delimiter,
      known: cells.filter((cell) => COLUMN_OF_HEADING.has(plainKey(cell))).length,
      cells: cells.length,
    };
  });
  return scores.sort((a, b) => b.known - a.known || b.cells - a.cells)[0]?.delimiter ?? ',';
}
