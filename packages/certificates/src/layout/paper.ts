import type { PageText, TextPiece } from '../contract/text.ts';
import { type Cell, type Line, linesOf, linesOfWords } from './lines.ts';
import { plain } from './mend-text.ts';
import { wordsOf } from './words.ts';

/** A document on paper: its lines in order, and what stands turned beside them (headers of narrow columns). */
export interface Paper {
  pages: readonly PageText[];
  lines: readonly Line[];
  turned: readonly TurnedText[];
  /** All upright text in comparable form, for the marks of a form. */
  plainText: string;
}

export interface TurnedText extends Pick<Cell, 'text' | 'box'> {
  page: number;
}

export function paperOf(pages: readonly PageText[]): Paper {
  const lines = linesOf(pages);
  return {
    pages,
    lines,
    turned: pages.flatMap((page) => turnedOf(page, lines[0]?.space ?? null)),
    plainText: lines.map(({ text }) => plain(text)).join(' \n '),
  };
}

/** Turned text is read as if the page were turned back, then put where it stands. */
function turnedOf(page: PageText, space: number | null): TurnedText[] {
  const isUpward = (piece: TextPiece) => Math.abs(piece.rotation - 90) < 20;
  const isDownward = (piece: TextPiece) =>
    Math.abs(piece.rotation + 90) < 20 || Math.abs(piece.rotation - 270) < 20;
  const upward = page.pieces
    .filter(isUpward)
    .map((piece) => ({ ...piece, x: page.height - piece.y, y: piece.x }));
  const downward = page.pieces
    .filter(isDownward)
    .map((piece) => ({ ...piece, x: piece.y, y: page.width - piece.x }));
  const cells = (pieces: readonly TextPiece[]) =>
    linesOfWords(wordsOf(pieces), page, space).flatMap((line) => line.cells);
  return [
    ...cells(upward).map(({ text, box: [left, top, right, bottom] }) => ({
      page: page.number,
      text,
      box: [top, page.height - right, bottom, page.height - left] as const,
    })),
    ...cells(downward).map(({ text, box: [left, top, right, bottom] }) => ({
      page: page.number,
      text,
      box: [page.width - bottom, left, page.width - top, right] as const,
    })),
  ];
}
