import { rowsOf, type Word } from './words.ts';

/** What draws boxes and branches, wherever it stands in a word. */
const DRAWN = /[\u2500-\u257f]+/g;
const FIGURE = /^[\d.,/-]$/;
/** What OCR tore apart may be two numbers. */
const isBox = ({ text, isOcr }: Word) => !isOcr && FIGURE.test(text);
/** Boxes of one letter each are as far apart as each other, but for this part, and no further than this, in sizes. */
const SAME_PITCH = 0.2;
const WIDEST_PITCH = 2.4;
const LEAST_BOXES = 2;
const SAME_BASELINE = 0.3;
/** Numbers of rows stand below each other. */
const SAME_MIDDLE = 8;

/** Words as their writer meant them: without drawn branches, letters in boxes of their own together, and no numbers of rows. */
export function cleanWords(pages: readonly (readonly Word[])[]): (readonly Word[])[] {
  const drawn = pages.map((words) => words.flatMap(withoutLines));
  return withoutGrid(drawn).map(joinBoxes);
}

function withoutLines(word: Word): Word[] {
  if (word.text.search(DRAWN) < 0) return [word];
  const text = word.text.replace(DRAWN, '');
  return text === '' ? [] : [{ ...word, text }];
}

/** `1 9 6 2` in boxes as wide as each other is `1962`. */
function joinBoxes(words: readonly Word[]): readonly Word[] {
  if (words.filter(isBox).length < LEAST_BOXES) return words;
  return rowsOf(words, SAME_BASELINE).flatMap((row) => {
    const joined: Word[] = [];
    let pitch = 0;
    let boxes = 0;
    for (const word of [...row].sort((a, b) => a.left - b.left)) {
      const last = joined.at(-1);
      const step = last && isBox(word) ? middleOf(word) - endOf(last, boxes, pitch) : 0;
      const isNext =
        last &&
        step > 0 &&
        (boxes > 1 ? Math.abs(step - pitch) <= SAME_PITCH * pitch : isBox(last)) &&
        step <= WIDEST_PITCH * word.size;
      if (last && isNext) {
        pitch = boxes > 1 ? pitch : step;
        boxes++;
        Object.assign(last, { text: last.text + word.text, right: word.right, lastPiece: word.piece });
      } else {
        joined.push({ ...word });
        boxes = 1;
      }
    }
    return joined;
  });
}

const middleOf = ({ left, right }: Word) => (left + right) / 2;

/** The middle of the last box of a word that was joined. */
const endOf = (word: Word, boxes: number, pitch: number) =>
  boxes > 1 ? word.right - (word.right - word.left - (boxes - 1) * pitch) / 2 : middleOf(word);

/** A spreadsheet may be printed with the letters of its columns and the numbers of its rows. */
function withoutGrid(pages: readonly (readonly Word[])[]): (readonly Word[])[] {
  let next: RowNumber | null = null;
  return pages.map((words) => {
    const letters = rowsOf(words, SAME_BASELINE).filter(areColumns);
    if (letters.length === 0 && next === null) return words;
    const dropped = new Set<Word>();
    const numbers = words
      .filter(({ text }) => /^\d{1,3}$/.test(text))
      .sort((a, b) => a.baseline - b.baseline);
    const tables = [
      ...(next ? [{ row: [], after: next }] : []),
      ...letters.map((row) => ({ row, after: null })),
    ];
    for (const { row, after } of tables) {
      const found = rowNumbers(numbers, row, after);
      if (found.length === 0) continue;
      for (const word of [...row, ...found]) dropped.add(word);
      const last = found.at(-1);
      if (last) next = { middle: middleOf(last), value: Number(last.text) };
    }
    return words.filter((word) => !dropped.has(word));
  });
}

interface RowNumber {
  middle: number;
  value: number;
}

function areColumns(row: readonly Word[]): boolean {
  const sorted = [...row].sort((a, b) => a.left - b.left);
  return sorted.length > 1 && sorted.every(({ text }, at) => text === String.fromCharCode(65 + at));
}

/** Each is one more than the number above it, left of all columns. */
function rowNumbers(numbers: readonly Word[], letters: readonly Word[], after: RowNumber | null): Word[] {
  const left = Math.min(...letters.map((letter) => letter.left));
  const top = Math.max(0, ...letters.map(({ baseline }) => baseline));
  const found: Word[] = [];
  let last = after;
  for (const word of numbers) {
    const isBelow = word.baseline > top && word.right < left;
    const isOne =
      last === null
        ? isBelow
        : Math.abs(middleOf(word) - last.middle) < SAME_MIDDLE && Number(word.text) === last.value + 1;
    if (!isOne || !isBelow) continue;
    found.push(word);
    last = { middle: middleOf(word), value: Number(word.text) };
  }
  return found;
}
