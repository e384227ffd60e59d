/**
 * Rows of values with a row of their labels below each: which of the two belongs to which is plain only from the first
 * row on.
 */
import { joined } from '../layout/blocks.ts';
import type { Cell, Line } from '../layout/lines.ts';
import { boxOf } from '../layout/words.ts';
import { isUnit, quantityOf } from '../value/quantity.ts';
import { isKnownLabel } from './known-labels.ts';

const LEAST_CELLS = 2;
/** Rows of one such list follow each other within this many of their heights. */
const NEXT_ROW = 3;

/** Each value and its label become a line of their own, label first. */
export function valuesAbove(lines: readonly Line[], isHead: (line: Line) => boolean): Line[] {
  const arranged: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const list = listAt(lines, at, isHead);
    const [line] = lines.slice(at, at + 1);
    if (list) arranged.push(...list.pairs);
    else if (line) arranged.push(line);
    at += list?.length ?? 1;
  }
  return arranged;
}

function listAt(
  lines: readonly Line[],
  start: number,
  isHead: (line: Line) => boolean,
): { pairs: Line[]; length: number } | null {
  const isLabels = (line: Line | undefined) => line !== undefined && isRowOfLabels(line) && !isHead(line);
  if (isLabels(lines[start - 1])) return null;
  const pairs: Line[] = [];
  let at = start;
  for (;;) {
    const values = rowFrom(lines, at, (line) => isLabels(line));
    const labels = values && lines[values.end];
    const row = values && labels && isLabels(labels) ? pairsOf(values.line, labels) : null;
    if (row === null || !labels || !values) break;
    pairs.push(...row);
    at = values.end + 1;
    while (lines[at] && isRowOfUnits(lines[at], labels)) at++;
  }
  const [last, next] = [lines[at - 1], lines[at]];
  // A row of values that is left over at the end: the labels are those above the values, and the first row is none of
  // them.
  const isOdd = last && next && isLabels(last) && pairsOf(next, last) !== null && isNext(last, next);
  return pairs.length === 0 || isOdd ? null : { pairs, length: at - start };
}

/** The row that begins with a line, and what goes on in its boxes on the lines below. */
function rowFrom(
  lines: readonly Line[],
  start: number,
  isEnd: (line: Line) => boolean,
): { line: Line; end: number } | null {
  const first = lines[start];
  if (!first || first.cells.length < LEAST_CELLS || hasLabel(first) || isEnd(first)) return null;
  let row = first;
  let end = start + 1;
  for (let next = lines[end]; next && !isEnd(next) && goesOn(row, next); next = lines[++end])
    row = withLine(row, next);
  return { line: row, end };
}

const hasLabel = ({ cells }: Line) => cells.some(({ text }) => isKnownLabel(text));

/** Lines of one box have less than this part of their height between them. */
const TIGHT = 0.5;

const goesOn = (row: Line, next: Line) =>
  row.page === next.page &&
  !hasLabel(next) &&
  next.top - row.bottom < TIGHT * (next.bottom - next.top) &&
  next.cells.every((cell) => row.cells.some((own) => Math.abs(own.box[0] - cell.box[0]) < 3));

const withLine = (row: Line, next: Line): Line => ({
  ...row,
  bottom: next.bottom,
  cells: row.cells.map((own) => {
    const more = next.cells.find((cell) => Math.abs(own.box[0] - cell.box[0]) < 3);
    if (!more) return own;
    const words = [...own.words, ...more.words];
    return { text: joined(own.text, more.text), words, box: boxOf(words) };
  }),
});

function isRowOfLabels({ cells }: Line): boolean {
  const known = cells.filter(({ text }) => isKnownLabel(text)).length;
  return cells.length >= LEAST_CELLS && 2 * known > cells.length && !cells.some(isQuantity);
}

const isQuantity = ({ text }: Cell) => quantityOf(text) !== null;

const isRowOfUnits = (line: Line | undefined, labels: Line) =>
  line !== undefined && isNext(labels, line) && line.cells.every(({ text }) => isUnit(text));

function pairsOf(values: Line, labels: Line): Line[] | null {
  if (values.cells.length < LEAST_CELLS || !isNext(values, labels)) return null;
  const pairs = values.cells.map((value) => {
    const own = labels.cells.filter((label) => isOneColumn(value, label));
    return own.length === 1 && own[0] ? ([own[0], value] as const) : null;
  });
  const found = pairs.filter((pair) => pair !== null);
  if (found.length < pairs.length || new Set(found.map(([label]) => label)).size < found.length) return null;
  return found.map((cells) => ({
    ...labels,
    cells,
    text: cells.map(({ text }) => text).join('  '),
    hasWholeCells: true,
  }));
}

const isNext = (above: Line, below: Line) =>
  above.page === below.page &&
  below.top > above.top &&
  below.top - above.bottom < NEXT_ROW * (below.bottom - below.top);

const isOneColumn = ({ box: a }: Cell, { box: b }: Cell) =>
  Math.abs(a[0] - b[0]) < 6 || (a[0] < b[2] && a[2] > b[0]);
