import type { Line } from '../layout/lines.ts';
import { boxOf, type Word } from '../layout/words.ts';
import { isKnownLabel } from './known-labels.ts';

const SEPARATOR = /^[|·•–—/]$/;
const LONGEST_LABEL = 8;

/** `Type: maison | Année de construction: 1950 | …`, over as many lines as it takes: each label with its value is a line. */
export function pairsInText(group: readonly Line[]): readonly Line[] {
  const [first] = group;
  if (!first || group.some(({ cells }) => cells.length > 1)) return group;
  const words = group.flatMap(({ cells }) => cells.flatMap((cell) => cell.words));
  if (!beginsPair(words)) return group;
  const pairs: Word[][] = [[]];
  for (const [index, word] of words.entries()) {
    if (SEPARATOR.test(word.text) && beginsPair(words.slice(index + 1))) pairs.push([]);
    else pairs.at(-1)?.push(word);
  }
  if (pairs.length === 1) return group;
  return pairs.map((pair): Line => {
    const box = boxOf(pair);
    const text = pair.map((word) => word.text).join(' ');
    const cells = [{ text, words: pair, box }];
    return { ...first, top: box[1], bottom: box[3], cells, text, hasWholeCells: true };
  });
}

/** Whether a known label and a colon come next. */
function beginsPair(words: readonly Word[]): boolean {
  const text = words
    .slice(0, LONGEST_LABEL)
    .map((word) => word.text)
    .join(' ');
  return isKnownLabel(/^[^:|]*(?=\s?[:=]\s)/.exec(text)?.[0] ?? '');
}
