/** What other writers of PDFs do to the same paper: a reader of the form, not of the file, gives the same answers. */
import type { PageText, TextPiece } from '../contract/text.ts';
import { mendText } from '../layout/mend-text.ts';
import { randomFrom } from './generated/random.ts';

export type Perturbation = (pages: readonly PageText[]) => PageText[];

const eachPiece =
  (change: (piece: TextPiece, random: () => number) => TextPiece[]): Perturbation =>
  (pages) => {
    const random = randomFrom(7);
    return pages.map((page) => ({
      ...page,
      pieces: page.pieces.flatMap((piece) => change(piece, random)),
    }));
  };
const eachText = (change: (text: string) => string): Perturbation =>
  eachPiece((piece) => [{ ...piece, text: change(piece.text) }]);

const scaled =
  (by: number): Perturbation =>
  (pages) =>
    pages.map((page) => ({
      ...page,
      width: page.width * by,
      height: page.height * by,
      pieces: page.pieces.map((piece) => ({
        ...piece,
        x: piece.x * by,
        y: piece.y * by,
        width: piece.width * by,
        height: piece.height * by,
      })),
      shapes: page.shapes.map(([a, b, c, d]) => [a * by, b * by, c * by, d * by] as const),
    }));

const moved =
  (right: number, down: number): Perturbation =>
  (pages) =>
    pages.map((page) => ({
      ...page,
      pieces: page.pieces.map((piece) => ({ ...piece, x: piece.x + right, y: piece.y + down })),
      shapes: page.shapes.map(([a, b, c, d]) => [a + right, b + down, c + right, d + down] as const),
    }));

/** A piece in two, somewhere inside a word; turned pieces stay whole. */
function cut(piece: TextPiece, random: () => number): TextPiece[] {
  const at = 1 + Math.floor(random() * (piece.text.length - 1));
  const isInside = /[\p{L}]/u.test(piece.text[at - 1] ?? '') && /\p{L}/u.test(piece.text[at] ?? '');
  if (piece.rotation !== 0 || !isInside) return [piece];
  const width = (piece.width * at) / piece.text.length;
  return [
    { ...piece, text: piece.text.slice(0, at), width },
    { ...piece, text: piece.text.slice(at), x: piece.x + width, width: piece.width - width },
  ];
}

/** Every piece as words of its own, with spaces of a quarter of the font's size between them. */
function inWords(piece: TextPiece): TextPiece[] {
  if (piece.rotation !== 0) return [piece];
  const words = piece.text.split(/\s+/).filter((word) => word !== '');
  const space = Math.min(piece.height / 4, piece.width / piece.text.length);
  const letters = words.join('').length;
  const each = (piece.width - space * (words.length - 1)) / letters;
  let x = piece.x;
  return words.map((text) => {
    const word = { ...piece, text, x, width: text.length * each };
    x += word.width + space;
    return word;
  });
}

const shuffled: Perturbation = (pages) => {
  const random = randomFrom(11);
  return pages.map((page) => ({
    ...page,
    pieces: page.pieces
      .map((piece) => ({ piece, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ piece }) => piece),
  }));
};

export const PERTURBATIONS: Readonly<Record<string, Perturbation>> = {
  'x ± 2 pt': eachPiece((piece, random) => [{ ...piece, x: piece.x + 4 * random() - 2 }]),
  'y ± 0.5 pt': eachPiece((piece, random) => [{ ...piece, y: piece.y + random() - 0.5 }]),
  'words cut in two': eachPiece(cut),
  'a piece per word': eachPiece(inWords),
  'any order': shuffled,
  'four fifths': scaled(0.8),
  'five fourths': scaled(1.25),
  'other margins': moved(24, -14),
  // Mended first: some fonts write `ff` as a letter with an accent.
  'no accents': eachText((text) => mendText(text).normalize('NFD').replace(/\p{M}/gu, '')),
  'accents apart': eachText((text) => text.normalize('NFD')),
  'hard spaces': eachText((text) => text.replaceAll(' ', '\u00a0')),
  ligatures: eachText((text) => text.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ')),
  'decimal points': eachText((text) => text.replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')),
};
