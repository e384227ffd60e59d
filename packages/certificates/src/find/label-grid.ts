/**
 * Labels with their values above or below them, in any number of columns: each column is read by itself, from the top.
 */
import { joined } from '../layout/blocks.ts';
import { lineWith } from '../layout/line-with.ts';
import type { Cell, Line } from '../layout/lines.ts';
import { boxOf } from '../layout/words.ts';
import { unitsIn } from '../value/quantity.ts';
import { isKnownLabel } from './known-labels.ts';

/** Headings are larger than the text of the document by this factor. */
const HEADING = 1.15;
/** What is further below, in heights of a line, is another part of the page. */
const FAR = 4;
/** A heading has more above it than this part of its height. */
const APART = 0.6;
const TIGHT = 0.75;
const LEAST_LABELS = 2;
const MOST_LINES_OF_LABEL = 3;
const MOST_LINES_OF_VALUE = 5;

/** The lines of each grid become lines of one label and its value. */
export function gridPairs(lines: readonly Line[], isHead: (line: Line) => boolean): Line[] {
  const usual = usualSize(lines);
  return partsOf(lines, usual).flatMap((part) => (part.some(isHead) ? part : (pairsIn(part) ?? part)));
}

function usualSize(lines: readonly Line[]): number {
  const sizes = lines.flatMap(({ cells }) => cells.flatMap(({ words }) => words.map(({ size }) => size)));
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

/** Headings part a page, and so does wide space. */
function partsOf(lines: readonly Line[], usual: number): Line[][] {
  const isLarge = ({ cells }: Line) =>
    cells.length === 1 && (cells[0]?.words ?? []).every(({ size }) => size > HEADING * usual);
  // A value in large print goes on closer to itself.
  const isHeading = (line: Line, last: Line | undefined) =>
    isLarge(line) && (!last || line.top - last.bottom > APART * (line.bottom - line.top));
  const parts: Line[][] = [];
  for (const line of lines) {
    const last = parts.at(-1)?.at(-1);
    const isFar =
      last && (last.page !== line.page || line.top - last.bottom > FAR * (line.bottom - line.top));
    if (!last || isFar || isHeading(line, last) || (isLarge(last) && parts.at(-1)?.length === 1))
      parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

/** Class and score stand in many ways, which have readers of their own. */
const isClassOrScore = ({ text }: Cell) => /^[A-G][+-]*$/.test(text) || /^\d.*kWh.{0,5}\/.{0,3}m²/.test(text);

interface Item {
  cells: Cell[];
  isLabel: boolean;
}

function pairsIn(part: readonly Line[]): Line[] | null {
  const columns = columnsOf(part.flatMap(({ cells }) => cells));
  if (columns === null || part.length < 2) return null;
  const isBeside = (column: readonly Cell[]) =>
    part.some(({ cells }) => cells.filter((cell) => column.includes(cell)).length > 1);
  if (columns.some(isBeside)) return null;
  const read = columns.map(itemsOf);
  const labels = read.flat().filter(({ isLabel }) => isLabel);
  const isUnique = new Set(labels.map((label) => textOf(label).toLowerCase())).size === labels.length;
  const isTable = part.some(({ cells }) =>
    cells.some(({ text }) => unitsIn(text).some(({ unit }) => unit !== 'area')),
  );
  if (labels.length < LEAST_LABELS || !isUnique || isTable) return null;
  const [isLabelFirst, isValueFirst] = [
    read.every(([first]) => first?.isLabel) && read.every((items) => !items.at(-1)?.isLabel),
    read.every(([first]) => !first?.isLabel) && read.every((items) => items.at(-1)?.isLabel),
  ];
  const isScale = read
    .flat()
    .some(({ cells }) => cells.length > MOST_LINES_OF_VALUE || cells.some(isClassOrScore));
  if ((!isLabelFirst && !isValueFirst) || isScale) return null;
  const pairs = read.flatMap((items) => pairsOf(isLabelFirst ? items : items.toReversed()));
  if (pairs.length < LEAST_LABELS) return null;
  const rest = read.flat().filter((item) => !pairs.some((pair) => pair.includes(item)));
  return [
    ...pairs.map((pair) => lineOf(part, pair)),
    ...rest.flatMap(({ cells }) => cells.flatMap((cell) => withCell(part, cell))),
  ];
}

/** Cells above one another; null where one of them reaches over several columns. */
function columnsOf(cells: readonly Cell[]): Cell[][] | null {
  const columns: Cell[][] = [];
  for (const cell of cells) {
    const own = columns.filter((column) => column.some((other) => isAbove(other, cell)));
    if (own.length > 1) return null;
    if (own[0]) own[0].push(cell);
    else columns.push([cell]);
  }
  return columns;
}

const isAbove = ({ box: a }: Cell, { box: b }: Cell) => a[0] < b[2] && a[2] > b[0];

/** Labels, of up to three lines, and what is between them. */
function itemsOf(column: readonly Cell[]): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < column.length; ) {
    const length = labelAt(column, at);
    const last = items.at(-1);
    if (length > 0) items.push({ isLabel: true, cells: column.slice(at, at + length) });
    else if (last && !last.isLabel && isTight(last.cells.at(-1), column[at]))
      last.cells.push(...column.slice(at, at + 1));
    else items.push({ isLabel: false, cells: column.slice(at, at + 1) });
    at += Math.max(1, length);
  }
  return items;
}

/** Lines of one value are close together, and no two of them are numbers. */
const isTight = (above: Cell | undefined, cell: Cell | undefined) =>
  above !== undefined &&
  cell !== undefined &&
  !(/^\d/.test(above.text) && /^\d/.test(cell.text)) &&
  cell.box[1] - above.box[3] < TIGHT * (cell.box[3] - cell.box[1]);

/** How many cells from here on are one label; the longest counts, small letters go on with what is above them. */
function labelAt(column: readonly Cell[], at: number): number {
  for (let length = MOST_LINES_OF_LABEL; length > 0; length--) {
    const cells = column.slice(at, at + length);
    const isWords = cells.every(({ text }) => length === 1 || /^\W*\p{L}/u.test(text));
    if (cells.length === length && isWords && isKnownLabel(textOf({ cells }))) return length;
  }
  return 0;
}

const textOf = ({ cells }: Pick<Item, 'cells'>) =>
  cells.reduce((said, { text }) => joined(said, text), '').trim();

/** Each label with the item behind it. */
function pairsOf(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((label, index) => {
    const value = items[index + 1];
    return label.isLabel && value && !value.isLabel ? [[label, value] as const] : [];
  });
}

const withCell = (part: readonly Line[], cell: Cell): Line[] =>
  part.flatMap((line) => (line.cells.includes(cell) ? [lineWith(line, [cell])] : []));

function lineOf(part: readonly Line[], items: readonly Item[]): Line {
  const cells = items.map((item): Cell => {
    const words = item.cells.flatMap((cell) => cell.words);
    return { text: textOf(item), words, box: boxOf(words) };
  });
  const last = items.at(-1)?.cells ?? [];
  const own = part.find((line) => line.cells.some((cell) => last.includes(cell))) ?? part[0];
  if (!own) throw new Error('A part of a page has lines.');
  return { ...own, cells, text: cells.map(({ text }) => text).join('  '), hasWholeCells: true };
}
