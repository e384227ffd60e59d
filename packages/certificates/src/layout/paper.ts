import type { Box, PageText, TextPiece } from '../contract/text.ts';
import { isKnownLabel } from '../find/known-labels.ts';
import { quantityOf } from '../value/quantity.ts';
import { type Cell, type Line, linesOf, linesOfWords } from './lines.ts';
import { plain } from './mend-text.ts';
import { boxOf, wordsOf } from './words.ts';

/** A document on paper: its lines in order, and what stands turned beside them (headers of narrow columns). */
export interface Paper {
  pages: readonly PageText[];
  lines: readonly Line[];
  turned: readonly TurnedText[];
  /** All upright text in comparable form, for the marks of a form. */
  plainText: string;
  /** It is about a certificate and states what that says. */
  isReport?: boolean;
}

export interface TurnedText extends Pick<Cell, 'text' | 'box'> {
  page: number;
}

export function paperOf(pages: readonly PageText[]): Paper {
  const upright = linesOf(pages);
  const space = upright[0]?.space ?? null;
  const turned = pages.flatMap((page) => turnedOf(page, space));
  const tables = turned.filter(isTable);
  const headers = turned.flatMap((block) => (tables.includes(block) ? [] : headersOf(block)));
  const labels = headers.filter(({ text }) => isKnownLabel(text));
  const lines = labels.reduce(
    withTurnedLabel,
    tables.reduce((all, table) => withTable(all, table), upright),
  );
  return {
    pages,
    lines,
    turned: headers,
    plainText: plainTextOf(lines, headers),
  };
}

export const plainTextOf = (lines: readonly Line[], turned: readonly TurnedText[]): string =>
  [...lines, ...turned].map(({ text }) => plain(text)).join(' \n ');

/** Turned text of one direction on a page, read as if the page were turned back. */
interface Turned {
  page: PageText;
  isUpward: boolean;
  lines: readonly Line[];
}

function turnedOf(page: PageText, space: number | null): Turned[] {
  const within = (angle: number) => (piece: TextPiece) => Math.abs(piece.rotation - angle) < 20;
  const upward = page.pieces
    .filter(within(90))
    .map((piece) => ({ ...piece, x: page.height - piece.y, y: piece.x }));
  const downward = page.pieces
    .filter((piece) => within(-90)(piece) || within(270)(piece))
    .map((piece) => ({ ...piece, x: piece.y, y: page.width - piece.x }));
  return [
    { page, isUpward: true, lines: linesOfWords(wordsOf(upward), page, space) },
    { page, isUpward: false, lines: linesOfWords(wordsOf(downward), page, space) },
  ];
}

const LEAST_NUMBERS = 2;

/** Turned headers have no numbers, a turned table has some. */
function isTable({ lines }: Turned): boolean {
  const cells = lines.flatMap((line) => line.cells);
  return cells.filter(({ text }) => quantityOf(text)).length >= LEAST_NUMBERS;
}

/**
 * A label that stands on its side has its value to the right of it, at its own height, and nothing above or below it.
 */
function withTurnedLabel(lines: readonly Line[], { text, box, page }: TurnedText): Line[] {
  const [left, top, right, bottom] = box;
  const isOver = (line: Line) => line.cells.some((cell) => cell.box[0] < right && cell.box[2] > left);
  const beside = lines.filter(
    (line) => line.page === page && line.top > top - 2 && line.bottom < bottom + 2 && !isOver(line),
  );
  const [first] = beside;
  if (!first || (first.cells[0]?.box[0] ?? 0) < right) return [...lines];
  const own = beside.flatMap((line) => line.cells.filter((cell) => cell.box[0] > right).slice(0, 1));
  const words = own.flatMap((cell) => cell.words);
  const value = { words, text: own.map((cell) => cell.text).join(' '), box: boxOf(words) };
  const pair = { ...first, cells: [{ text, words: [], box }, value], text: `${text}  ${value.text}` };
  return lines.flatMap((line) => {
    if (line === first) return [{ ...pair, hasWholeCells: true }];
    return beside.includes(line) && line.cells.length === 1 ? [] : [line];
  });
}

/** Back to where it stands on the page. */
function placeOf({ page, isUpward }: Turned, [left, top, right, bottom]: Box): Box {
  return isUpward
    ? [top, page.height - right, bottom, page.height - left]
    : [page.width - bottom, left, page.width - top, right];
}

const headersOf = (turned: Turned): TurnedText[] =>
  turned.lines.flatMap(({ cells }) =>
    cells.map(({ text, box }) => ({ page: turned.page.number, text, box: placeOf(turned, box) })),
  );

/** Turned tables come behind the last upright line above them: that names what they are of. */
function withTable(lines: readonly Line[], turned: Turned): Line[] {
  const placed = turned.lines.map((line) => ({
    ...line,
    place: placeOf(turned, boxOf(line.cells.flatMap(({ words }) => words))),
  }));
  const blocks: Line[][] = [];
  for (const line of placed) {
    const block = blocks.find((each) =>
      each.some(({ place }) => place !== undefined && overlap(place, line.place)),
    );
    if (block) block.push(line);
    else blocks.push([line]);
  }
  return blocks.reduce(
    (all, block) => {
      const top = Math.min(...block.map(({ place }) => place?.[1] ?? 0));
      const at = all.findLastIndex(
        (line) => line.page < turned.page.number || (line.page === turned.page.number && line.top < top),
      );
      return [...all.slice(0, at + 1), ...block, ...all.slice(at + 1)];
    },
    [...lines],
  );
}

/** Lines of one turned table share heights of the page. */
const overlap = (a: Box, b: Box) => a[1] < b[3] && a[3] > b[1];
