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
  /** Of a letter-spaced word: the space between its letters beyond the usual, in sizes. */
  tracking?: number;
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
const LEADER = /[.·_…]{4,}|(?:[.·] ){3,}[.·]?|-{6,}/g;
const blank = (text: string) => ' '.repeat(text.length);

const FOOTNOTE_MARK = /^\(?(?:\d{1,2}|[a-e]|[*†‡§]{1,3})\)?$/;

/** Upright pieces as words. Raised figures join the word they belong to: `m` and a small 2 are `m²`. */
export function wordsOf(pieces: readonly TextPiece[]): Word[] {
  const words = pieces.flatMap((piece, index) => splitPiece(piece, index));
  const raised = words.filter((word) => FOOTNOTE_MARK.test(word.text));
  const bases = new Map(raised.map((word) => [word, baseOf(word, words)]));
  for (const [word, base] of bases) {
    // Other raised figures lead to a footnote.
    if (base === null || !/m$/.test(base.text) || !/^[23]$/.test(word.text)) continue;
    base.text += word.text === '2' ? '²' : '³';
    base.right = Math.max(base.right, word.right);
  }
  return glued(
    words.flatMap((word) => {
      if (bases.get(word)) return [];
      const named = raised.includes(word) ? wordBehind(word, words) : undefined;
      return [named ? { ...word, baseline: named.baseline } : word];
    }),
  );
}

/** The word that a raised key stands before: `(a) 1962`. */
function wordBehind(key: Word, words: readonly Word[]): Word | undefined {
  return words.find((word) => isRaised(key, word) && Math.abs(word.left - key.right) <= word.size);
}

function isRaised(figure: Word, word: Word): boolean {
  const rise = word.baseline - figure.baseline;
  return (
    word !== figure &&
    figure.size < word.size * RAISED.smallerThan &&
    rise >= word.size * RAISED.atLeast &&
    rise <= word.size * RAISED.atMost
  );
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
      if (last && (touches || areOneNumber(last, word)))
        Object.assign(last, { text: last.text + word.text, right: word.right, lastPiece: word.piece });
      else whole.push({ ...word });
    }
  }
  return whole;
}

/** Forms may have a column for what is behind the comma: `24` and `,7`. */
const BESIDE_COMMA = 0.5;

function areOneNumber(whole: Word, decimals: Word): boolean {
  return (
    /^\d{1,5}$/.test(whole.text) &&
    /^,\d{1,2}$/.test(decimals.text) &&
    !isOnePiece(whole, decimals) &&
    Math.abs(decimals.left - whole.right) <= BESIDE_COMMA * whole.size
  );
}

/** Whether the second word goes on in the piece that the first one ends in. */
export const isOnePiece = (first: Word, second: Word) => (first.lastPiece ?? first.piece) === second.piece;

/**
 * Words from the top, those whose baselines differ from the first one's by less than this part of their size together.
 */
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

/**
 * A stray word above a line must not draw half of it into a row of its own: words go where they are nearer to the
 * others.
 */
function settled(rows: readonly Word[][], within: number): Word[][] {
  const settledRows = rows.map((row) => [...row]);
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (!next || row.length === 1) continue;
    const mean = meanOf(next);
    for (const word of row) {
      const distance = Math.abs(mean - word.baseline);
      if (distance > within * word.size) continue;
      const others = row.filter((other) => other !== word);
      if (distance >= Math.abs(meanOf(others) - word.baseline)) continue;
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

/** `B o u w j a a r`: as many letters that stand alone, and as many parts of words, make a letter-spaced word. */
const LEAST_LETTERS = 3;
const LONE_SHARE = 0.6;
/**
 * How wide a letter is with the usual space around it, in sizes; capitals are wider, and take some of what is tracking.
 */
const USUAL_WIDTH = 0.58;

/** What letter-spacing adds between two letters of a piece, in sizes; null when its text is not letter-spaced. */
function trackingOf(text: string, { width, height }: TextPiece): number | null {
  const parts = text.trim().split(' ');
  const lone = parts.filter((part) => /^[\p{L}\d]$/u.test(part)).length;
  const letters = text.replaceAll(' ', '').length;
  // The letters of a scale of classes are no word.
  const isScale = /^(?:[A-G] ?)+$/.test(text.trim());
  const isSpaced =
    !isScale &&
    lone >= LEAST_LETTERS &&
    lone >= LONE_SHARE * parts.length &&
    /(?<!\S)\p{L} \p{L} \p{L}(?!\S)/u.test(text);
  return isSpaced ? Math.max(0.1, width / letters / height - USUAL_WIDTH) : null;
}

/** A piece may hold several words; each gets its share of the width by its characters. */
function splitPiece(piece: TextPiece, index: number): Word[] {
  const mended = mendText(piece.text);
  const tracking = piece.confidence === undefined ? trackingOf(mended, piece) : null;
  // Words of a letter-spaced text have more than one space between them.
  const text = tracking === null ? mended : mended.replaceAll(/(?<! ) (?! )/g, '').replaceAll(/ +/g, ' ');
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
    ...(tracking !== null && { tracking }),
  }));
}

/** The word that a small mark above the baseline belongs to: it ends where the mark begins. */
function baseOf(figure: Word, words: readonly Word[]): Word | null {
  const bases = words.filter(
    (word) => isRaised(figure, word) && Math.abs(figure.left - word.right) <= word.size * RAISED.within,
  );
  return bases.sort((a, b) => Math.abs(figure.left - a.right) - Math.abs(figure.left - b.right))[0] ?? null;
}
