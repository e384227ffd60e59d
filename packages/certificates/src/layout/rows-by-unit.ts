import { unitsIn } from '../value/quantity.ts';
import type { Line } from './lines.ts';
import { plain } from './mend-text.ts';
import { ADVICE, PROSE } from './prose.ts';
import type { TableRow } from './table.ts';

/** Lines of one paragraph have less than this part of their own height between them. */
const SAME_PARAGRAPH = 0.6;
/** Behind a line that reaches this part of the text's width, so much may be between it and the next one. */
const FULL = 0.75;
const WIDE_LEADING = 1.1;
const LEAST_WORDS = 6;
const INDENT = 5;

/**
 * Rows that are sentences rather than cells: `Mur avant – Surface 19,8 m² – U 0,31 W/m²K`. Each has one area with its
 * unit and at most one U-value or Rc with its own; what names the measure does not matter.
 */
export function rowsByUnit(lines: readonly Line[], groups: RegExp): TableRow<'area' | 'u' | 'rc'>[] {
  const rows: TableRow<'area' | 'u' | 'rc'>[] = [];
  let group = '';
  for (const paragraph of paragraphsOf(lines)) {
    const [first] = paragraph;
    if (!first) continue;
    const text = paragraph.map((line) => line.text).join(' ');
    const found = unitsIn(text);
    const areas = found.filter(({ unit }) => unit === 'area');
    const others = found.filter(({ unit }) => unit !== 'area');
    const [area] = areas;
    // A sentence with an area alone may be advice; with a U-value beside it, it describes a part.
    const isRow = PROSE.test(text) ? others.length === 1 && !ADVICE.test(text) : others.length <= 1;
    if (area && areas.length === 1 && isRow)
      rows.push({
        line: paragraph.find((line) => hasArea(line.text)) ?? first,
        text,
        group,
        numbers: new Map(found.map(({ unit, value, raw }) => [unit, { value, raw }])),
      });
    else if (first.cells.length === 1 && groups.test(plain(first.text))) group = first.text;
  }
  return rows;
}

/**
 * A line with an area of its own begins a paragraph, and so does one behind a closed bracket; one close below goes on
 * with it.
 */
function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  const right = Math.max(...lines.map(rightOf));
  for (const [index, line] of lines.entries()) {
    const paragraph = paragraphs.at(-1);
    const last = paragraph?.at(-1);
    const isClose = last !== undefined && isNextLine(last, line, right);
    const text = paragraph?.map((each) => each.text).join(' ') ?? '';
    const isNew = /\)\W*$/.test(text) || (depthOf(text) === 0 && hasArea(line.text));
    // Where names stand above their measures, the next name is no part of this row.
    const isNextName =
      !hasArea(line.text) &&
      hasArea(last?.text ?? '') &&
      hasArea(lines[index + 1]?.text ?? '') &&
      !hasArea(paragraph?.[0]?.text ?? '');
    // What stands out to the left of a measure is the name of the next row.
    const isOut = last !== undefined && hasArea(text) && leftOf(line) < leftOf(last) - INDENT;
    if (last && isClose && !isNextName && !isOut && !(isNew && hasArea(text))) paragraph?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/**
 * A line of words that ends at the right edge without the end of a sentence goes on below, also where raised figures
 * part the lines.
 */
function isNextLine(last: Line, line: Line, right: number): boolean {
  const gap = (line.top - last.bottom) / (line.bottom - line.top);
  const isFull = rightOf(last) > FULL * right && wordsIn(last) >= LEAST_WORDS && !/[.!?]\s*$/.test(last.text);
  const isOneColumn = last.cells.length === 1 && line.cells.length === 1;
  return last.page === line.page && gap < (isFull && isOneColumn ? WIDE_LEADING : SAME_PARAGRAPH);
}

const leftOf = ({ cells }: Line) => cells[0]?.box[0] ?? 0;
const wordsIn = ({ text }: Line) => text.split(/\s+/).length;
const rightOf = ({ cells }: Line) => cells.at(-1)?.box[2] ?? 0;

/** How many brackets are open at the end. */
function depthOf(text: string): number {
  return (text.match(/\(/g) ?? []).length - (text.match(/\)/g) ?? []).length;
}

const hasArea = (text: string) => unitsIn(text).some(({ unit }) => unit === 'area');
