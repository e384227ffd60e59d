/** What forms draw around labels and values, undone: marks, questions, keys, two facts in one box. */
import { lineWith } from '../layout/line-with.ts';
import { type Cell, cellOf, type Line } from '../layout/lines.ts';
import type { Word } from '../layout/words.ts';
import { keyedPairs } from './keyed-pairs.ts';
import { isKnownLabel } from './known-labels.ts';
import { senseOf } from './label-sense.ts';
import { withoutRowMarks } from './row-marks.ts';

export function plainPairs(lines: readonly Line[]): Line[] {
  const marks = marksOf(lines);
  const bare = lines
    .flatMap((line) => {
      const cells = line.cells.filter(({ text }, at) => !BULLET.test(text) && !(at === 0 && marks.has(text)));
      return cells.length > 0 ? [lineWith(line, cells)] : [];
    })
    .map((line) =>
      lineWith(
        line,
        line.cells.flatMap(parted).map((cell) => withoutMarks(cell, marks)),
      ),
    );
  return keyedPairs(withoutRowMarks(bare)).flatMap(severalIn);
}

const BULLET = /^[●○◦■◆]$/u;
const ARROW = /^[►▶➜➔→»➤☒☑✓✔■▪●◆▲]$/u;
const LETTER = /^[A-Z]:$/;
const SIGN = /^[>|*]$/;
/** So many lines that begin so begin with a mark: `R: 1962`, `> Bouwjaar`. */
const LEAST_MARKS = 3;

function marksOf(lines: readonly Line[]): ReadonlySet<string> {
  const first = lines.flatMap(({ cells }) => {
    const [mark, ...rest] = cells.flatMap(({ words }) => words.map(({ text }) => text));
    const isMark =
      mark !== undefined &&
      (LETTER.test(mark) || (SIGN.test(mark) && !rest.includes(mark) && isKnownLabel(rest.join(' '))));
    return isMark ? [mark] : [];
  });
  const counted = Map.groupBy(first, (text) => text);
  return new Set([...counted].filter(([, same]) => same.length >= LEAST_MARKS).map(([text]) => text));
}

/** `▶ 1962`, `R: 1962`, `5.1 Bouwjaar ?` */
function withoutMarks(cell: Cell, marks: ReadonlySet<string>): Cell {
  const { words } = cell;
  const isMark = ({ text }: Word) => ARROW.test(text) || marks.has(text);
  const isNumber = ({ text }: Word, next: Word) =>
    /^\d{1,2}(?:\.|(?:\.\d{1,2})+[.)]?)$/.test(text) && /^\p{Lu}\p{L}/u.test(next.text);
  const [first, second] = words;
  const from = first && second && (first.text === ':' || isMark(first) || isNumber(first, second)) ? 1 : 0;
  const to = words.length - from > 1 && words.at(-1)?.text === '?' ? -1 : undefined;
  return from === 0 && to === undefined ? cell : cellOf(words.slice(from, to));
}

/** `1962 ● Bouwjaar`: a bullet between words parts them. */
function parted(cell: Cell): Cell[] {
  const at = cell.words.findIndex(({ text }, index) => index > 0 && BULLET.test(text));
  if (at < 0) return [cell];
  const rest = cell.words.slice(at + 1);
  return [cellOf(cell.words.slice(0, at)), ...(rest.length > 0 ? [cellOf(rest)] : [])];
}

const SIGNS = ['|', '/'];

/** `Type | Bouwjaar` beside `Appartement | 1962`: as many values as labels, all different ones. */
function severalIn(line: Line): Line[] {
  const [label, value, more] = line.cells;
  if (!label || !value || more) return [line];
  for (const sign of SIGNS) {
    const [labels, values] = [partsAt(label.words, sign), partsAt(value.words, sign)];
    const isSeveral = labels.length > 1 && labels.length === values.length;
    const cells = isSeveral ? labels.map((words) => cellOf(words)) : [];
    const senses = new Set(cells.map(({ text }) => senseOf(text)));
    if (isSeveral && senses.size === labels.length && cells.some(({ text }) => isKnownLabel(text)))
      return cells.map((own, at) => ({
        ...lineWith(line, [own, cellOf(values[at] ?? [])]),
        hasWholeCells: true,
      }));
  }
  return [line];
}

function partsAt(words: readonly Word[], sign: string): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (word.text === sign) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.every((part) => part.length > 0) ? parts : [];
}
