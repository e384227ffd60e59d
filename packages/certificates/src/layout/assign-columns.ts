import type { Column } from './columns.ts';
import type { Line } from './lines.ts';
import { boxOf, isOnePiece, type Word } from './words.ts';

/** What stands in one box of a table row. */
export interface TableCell {
  text: string;
  left: number;
  right: number;
  words: readonly Word[];
}

/** Boxes of a table may lie closer together than other cells; words of one box are closer still. */
const BOX_GAP = 0.38;
const BOX_GAP_IN_SPACES = 1.2;
const SLACK = 2.5;

export function tableCellsOf(line: Line): TableCell[] {
  if (line.hasWholeCells)
    return line.cells.map(({ text, words, box: [left, , right] }) => ({ text, words, left, right }));
  const groups: Word[][] = [];
  const boxGap = Math.max(BOX_GAP, BOX_GAP_IN_SPACES * (line.space ?? 0));
  for (const word of line.cells.flatMap((cell) => cell.words)) {
    const last = groups.at(-1)?.at(-1);
    if (last && (isOnePiece(last, word) || word.left - last.right <= boxGap * word.size))
      groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map((words) => {
    const [left, , right] = boxOf(words);
    return { text: words.map((word) => word.text).join(' '), words, left, right };
  });
}

/** Parts of one header are closer together than this, in points. */
const CLOSE = 8;

/**
 * As many columns as the rows have boxes, without one for names that nothing heads: a writer that sets each word by
 * itself gives a header of two lines more than one place.
 */
export function fittedColumns(
  columns: readonly Column[],
  rows: readonly (readonly TableCell[])[],
): readonly Column[] {
  const [first] = rows;
  if (!first || rows.some((cells) => cells.length !== first.length)) return columns;
  const isNamed = rows.every((cells) => (cells[0]?.right ?? 0) <= (columns[0]?.left ?? 0) + SLACK);
  const fitted = [...columns];
  while (fitted.length > first.length - (isNamed ? 1 : 0)) {
    const gaps = fitted.slice(1).map(({ left }, at) => left - (fitted[at]?.right ?? 0));
    const at = gaps.indexOf(Math.min(...gaps));
    const [a, b] = [fitted[at], fitted[at + 1]];
    if (!a || !b || (gaps[at] ?? CLOSE) >= CLOSE) return columns;
    fitted.splice(at, 2, { text: `${a.text} ${b.text}`, left: a.left, right: b.right });
  }
  return fitted;
}

/** Headers may stand at the left edge of their column, at its right edge, or above the middle of what is in it. */
const ALIGNMENTS: readonly ((columns: readonly Column[], cell: TableCell) => number)[] = [
  (columns, cell) => nearest(columns, cell),
  (columns, cell) => columns.findLastIndex(({ left }) => left <= cell.left + SLACK),
  (columns, cell) => columns.findIndex(({ right }) => right >= cell.right - SLACK),
];

/**
 * The column of every cell, by the alignment that puts the fewest cells of a row into one column. Columns are in order
 * from the left; -1 is none.
 */
export function assignColumns(
  columns: readonly Column[],
  rows: readonly (readonly TableCell[])[],
): number[][] {
  // Tables that fill every box need no geometry.
  if (rows.every((cells) => cells.length === columns.length))
    return rows.map((cells) => cells.map((_, index) => index));
  // Nothing heads the names on the left.
  const isNamed = (cells: readonly TableCell[]) =>
    cells.length === columns.length + 1 && (cells[0]?.right ?? 0) <= (columns[0]?.left ?? 0) + SLACK;
  if (columns.length > 1 && rows.every(isNamed))
    return rows.map((cells) => cells.map((_, index) => index - 1));
  const tried = ALIGNMENTS.map((align) => rows.map((cells) => cells.map((cell) => align(columns, cell))));
  const faults = (assigned: number[][]) =>
    assigned.reduce((sum, row) => sum + row.length - new Set(row.filter((index) => index >= 0)).size, 0);
  return [...tried].sort((a, b) => faults(a) - faults(b))[0] ?? [];
}

function nearest(columns: readonly Column[], cell: TableCell): number {
  const distance = ({ left, right }: Column) => Math.max(left - cell.right, cell.left - right, 0);
  const offset = ({ left, right }: Column) =>
    Math.min(Math.abs(left - cell.left), Math.abs(right - cell.right));
  const order = columns.map((column, index) => ({ column, index }));
  return (
    order.sort((a, b) => distance(a.column) - distance(b.column) || offset(a.column) - offset(b.column))[0]
      ?.index ?? -1
  );
}
