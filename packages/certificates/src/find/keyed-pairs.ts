/** Labels and values that share a key: `(a) Bouwjaar (b) Type`, and elsewhere `(a) 1962 (b) Appartement`. */
import { lineWith } from '../layout/line-with.ts';
import { cellOf, type Line } from '../layout/lines.ts';
import type { Word } from '../layout/words.ts';
import { isKnownLabel } from './known-labels.ts';

const KEY = /^\(([a-z])\)$/;
const LEAST_PAIRS = 2;

interface Entry {
  key: string;
  words: Word[];
  line: Line;
}

/** Lines of entries become lines of one label and its value. */
export function keyedPairs(lines: readonly Line[]): Line[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] && hasKeys(last[0]) && (hasKeys(line) || goesOn(last.at(-1), line))) last.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => (run[0] && hasKeys(run[0]) ? (pairsIn(run) ?? run) : run));
}

const wordsIn = ({ cells }: Line) => cells.flatMap(({ words }) => words);
const hasKeys = (line: Line) => KEY.test(wordsIn(line)[0]?.text ?? '');
/** The rest of an entry, closer to the line above than its own height. */
const goesOn = (above: Line | undefined, line: Line) =>
  above?.page === line.page &&
  line.cells.length === 1 &&
  line.top - above.bottom < 0.6 * (line.bottom - line.top);

function pairsIn(run: readonly Line[]): Line[] | null {
  const entries: Entry[] = [];
  for (const line of run)
    for (const word of wordsIn(line)) {
      const key = KEY.exec(word.text)?.[1];
      if (key) entries.push({ key, words: [], line });
      else entries.at(-1)?.words.push(word);
    }
  const half = entries.length / 2;
  const isTwice = entries.slice(0, half).every(({ key }, at) => key === entries[half + at]?.key);
  if (half < LEAST_PAIRS || !Number.isInteger(half) || !isTwice) return null;
  const textOf = ({ words }: Entry) => words.map(({ text }) => text).join(' ');
  const labelled = (some: readonly Entry[]) => some.filter((entry) => isKnownLabel(textOf(entry))).length;
  const [first, second] = [entries.slice(0, half), entries.slice(half)];
  const [labels, values] = labelled(first) >= labelled(second) ? [first, second] : [second, first];
  return labels.flatMap((label, at) => {
    const value = values[at];
    return value && label.words.length > 0 && value.words.length > 0
      ? [{ ...lineWith(value.line, [cellOf(label.words), cellOf(value.words)]), hasWholeCells: true }]
      : [];
  });
}
