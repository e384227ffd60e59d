import type { Box, TextPiece } from '../contract/text.ts';
import { mendText } from './mend-text.ts';

/** One word with its box. Words of one piece know it: nothing ever separates them into two cells. */
export interface Word {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  piece: number;
  /** Of a word that is glued from several pieces: the last of them. */
  lastPiece?: number;
  /** OCR read it, so that a letter that stands alone may be a speck or a stroke. */
  isOcr?: boolean;
  isLargeLetter?: boolean;
}

/** A raised character is smaller than its neighbour and stands a little above the baseline. */
const RAISED = { smallerThan: 0.85, atLeast: 0.12, atMost: 0.75, within: 0.45 } as const;
const TOUCHING = 0.07;
/** Writers round the heights of pieces of one word, by less than this part of its size. */
const SAME_ROW = 0.15;
/** Descenders and ascenders of common fonts, in sizes. */
const ASCENT = 0.8;
const DESCENT = 0.2;

/** Dots or lines that lead from a label to its value say nothing themselves. */
const LEADER = /[.·_…]{4,}/g;
const blank = (text: string) => ' '.repeat(text.length);

/** Upright pieces as words. Raised figures join the word they belong to: `m` and a small 2 are `m²`. */
export function wordsOf(pieces: readonly TextPiece[]): Word[] {
  const words = pieces.flatMap((piece, index) => splitPiece(piece, index));
  const raised = words.filter((word) => /^[23]$/.test(word.text));
  const bases = new Map(raised.map((word) => [word, baseOf(word, words)]));
  for (const [word, base] of bases) {
    if (base === null) continue;
    base.text += word.text === '2' ? '²' : '³';
    base.right = Math.max(base.right, word.right);
  }
  return glued(words.filter((word) => !bases.get(word)));
}

/** Writers cut words at ligatures and kerning: letters that touch belong to one word. */
function glued(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const row of rowsOf(words, SAME_ROW)) {
    for (const word of row.sort((a, b) => a.left - b.left)) {
      const last = whole.at(-1);
      const touches =
        last &&
        !isOnePiece(last, word) &&
        Math.abs(last.baseline - word.baseline) <= 2 * SAME_ROW * word.size &&
        Math.abs(word.left - last.right) <= TOUCHING * word.size &&
        /\p{L}$/u.test(last.text) &&
        /^\p{L}/u.test(word.text);
      if (last && touches)
        Object.assign(last, { text: last.text + word.text, right: word.right, lastPiece: word.piece });
      else whole.push({ ...word });
    }
  }
  return whole;
}

/** Whether the second word goes on in the piece that the first one ends in. */
export const isOnePiece = (first: Word, second: Word) => (first.lastPiece ?? first.piece) === second.piece;

/** Words from the top, those whose baselines differ from the first one's by less than this part of their size together. */
export function rowsOf(words: readonly Word[], within: number): Word[][] {
  const rows: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isSame =
      first && Math.abs(word.baseline - first.baseline) <= within * Math.min(word.size, first.size);
    if (isSame) row?.push(word);
    else rows.push([word]);
  }
  return settled(rows, within);
}

/** A stray word above a line must not draw half of it into a row of its own: words go where they are nearer to the others. */
function settled(rows: readonly Word[][], within: number): Word[][] {
  const settledRows = rows.map((row) => [...row]);
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (!next || row.length === 1) continue;
    for (const word of row) {
      const others = row.filter((other) => other !== word);
      const isNearer =
        Math.abs(meanOf(next) - word.baseline) < Math.abs(meanOf(others) - word.baseline) &&
        Math.abs(meanOf(next) - word.baseline) <= within * word.size;
      if (!isNearer) continue;
      settledRows[index] = settledRows[index]?.filter((other) => other !== word) ?? [];
      settledRows[index + 1]?.push(word);
    }
  }
  return settledRows.filter((row) => row.length > 0);
}

const meanOf = (words: readonly Word[]) =>
  words.reduce((sum, { baseline }) => sum + baseline, 0) / words.length;

export function boxOf(words: readonly Word[]): Box {
  return [
    Math.min(...words.map(({ left }) => left)),
    Math.min(...words.map(({ baseline, size }) => baseline - ASCENT * size)),
    Math.max(...words.map(({ right }) => right)),
    Math.max(...words.map(({ baseline, size }) => baseline + DESCENT * size)),
  ];
}

/** A piece may hold several words; each gets its share of the width by its characters. */
function splitPiece(piece: TextPiece, index: number): Word[] {
  const text = mendText(piece.text);
  const perCharacter = text.length === 0 ? 0 : piece.width / text.length;
  return [...text.replace(LEADER, blank).matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    left: piece.x + match.index * perCharacter,
    right: piece.x + (match.index + match[0].length) * perCharacter,
    baseline: piece.y,
    size: piece.height,
    piece: index,
    ...(piece.confidence !== undefined && { isOcr: true }),
    ...(piece.isLargeLetter && { isLargeLetter: true }),
  }));
}

/** The word that a small figure above the baseline is an exponent of: it ends where the figure begins, in an `m`. */
function baseOf(figure: Word, words: readonly Word[]): Word | null {
  const bases = words.filter((word) => {
    const rise = word.baseline - figure.baseline;
    const gap = figure.left - word.right;
    return (
      word !== figure &&
      figure.size < word.size * RAISED.smallerThan &&
      rise >= word.size * RAISED.atLeast &&
      rise <= word.size * RAISED.atMost &&
      Math.abs(gap) <= word.size * RAISED.within &&
      /m$/.test(word.text)
    );
  });
  return bases.sort((a, b) => Math.abs(figure.left - a.right) - Math.abs(figure.left - b.right))[0] ?? null;
}
