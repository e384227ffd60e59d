import type { Word } from './words.ts';

/** The other half of a word stands right below, at most this many heights down. */
const NEXT_LINE = 1.1;
const HALF = /\p{L}-$/u;
/** `U-` over `waarde` has a hyphen of its own. */
const SYMBOL = /^\(?[A-Z]\p{Ll}?-$/u;

interface Row {
  words: Word[];
}

/**
 * A word that was parted at the end of its box comes together again in the upper line: `Opper-` over `vlakte`. Headers
 * of narrow columns are parted that way, and nothing else says what their columns hold.
 */
export function joinHyphens(rows: readonly (readonly Word[])[]): Word[][] {
  const joined: Row[] = rows.map((words) => ({ words: [...words] }));
  for (const [index, row] of joined.entries()) {
    for (const [at, word] of row.words.entries()) {
      if (!HALF.test(word.text) || isFollowed(row.words, word)) continue;
      const below = joined.slice(index + 1, index + 3).find(({ words }) => halfIn(words, word));
      const half = below && halfIn(below.words, word);
      if (!below || !half) continue;
      below.words = below.words.filter((each) => each !== half);
      row.words[at] = {
        ...word,
        text: (SYMBOL.test(word.text) ? word.text : word.text.slice(0, -1)) + half.text,
        right: Math.max(word.right, half.right),
      };
    }
  }
  return joined.map(({ words }) => words).filter((words) => words.length > 0);
}

/** What goes on in the same line was parted by its writer, not by the end of a box. */
function isFollowed(words: readonly Word[], word: Word): boolean {
  return words.some(({ left }) => left > word.left && left - word.right < 0.7 * word.size);
}

function halfIn(words: readonly Word[], above: Word): Word | undefined {
  const middle = (above.left + above.right) / 2;
  return words.find(
    (word) =>
      /^\p{Ll}{2}/u.test(word.text) &&
      word.baseline > above.baseline &&
      word.baseline - above.baseline <= (NEXT_LINE + 0.5) * above.size &&
      (Math.abs(word.left - above.left) < 2 ||
        Math.abs(word.right - above.right) < 2 ||
        Math.abs((word.left + word.right) / 2 - middle) < 2),
  );
}
