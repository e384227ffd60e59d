import type { PageText, TextPiece } from '../contract/text.ts';

/** Points between lines and between characters of a page that is written as plain text. */
const LINE = 14;
const CHARACTER = 4.5;
const SIZE = 9;

/** A page from plain text: each run of words is a piece at its column, two or more spaces part two pieces. */
export function pageOf(text: string, number = 1): PageText {
  const lines = text.replace(/^\n/, '').split('\n');
  const pieces = lines.flatMap((line, index) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(
      (match): TextPiece => ({
        text: match[0],
        x: 40 + match.index * CHARACTER,
        y: 40 + index * LINE,
        width: match[0].length * CHARACTER,
        height: SIZE,
        rotation: 0,
      }),
    ),
  );
  const width = Math.max(595, 80 + Math.max(...lines.map((line) => line.length)) * CHARACTER);
  return { number, width, height: Math.max(842, 120 + lines.length * LINE), pieces, shapes: [] };
}

/** The pages of a document, in order. */
export function pagesOf(...texts: readonly string[]): PageText[] {
  return texts.map((text, index) => pageOf(text, index + 1));
}
