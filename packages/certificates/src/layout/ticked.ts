import { rowsOf, type Word } from './words.ts';

const EMPTY = /^[☐□▢❏❐◻⬜○◯]/u;
const TICKED = /^[☑☒✓✔✗✘🗹■▣◼⬛●◉⦿]/u;
/** Wider gaps, in sizes of the font, part one field from the next. */
const FIELD_GAP = 3;

/** Of answers with a box each only the ticked one is said. A document without ticked boxes has bullets. */
export function tickedOnly(pages: readonly (readonly Word[])[]): (readonly Word[])[] {
  const has = (mark: RegExp) => pages.some((words) => words.some(({ text }) => mark.test(text)));
  if (!has(EMPTY) || !has(TICKED)) return [...pages];
  return pages.map((words) => rowsOf(words, 0.3).flatMap(answersIn));
}

function answersIn(row: readonly Word[]): Word[] {
  let isLeftOut = false;
  let right = 0;
  return [...row]
    .sort((a, b) => a.left - b.left)
    .flatMap((word) => {
      const isBox = EMPTY.test(word.text) || TICKED.test(word.text);
      if (isBox || word.left - right > FIELD_GAP * word.size) isLeftOut = EMPTY.test(word.text);
      right = word.right;
      const text = isBox ? word.text.replace(/^./u, '') : word.text;
      return isLeftOut || text === '' ? [] : [{ ...word, text }];
    });
}
