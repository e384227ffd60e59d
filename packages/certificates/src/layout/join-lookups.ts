import { quantitiesOf } from '../value/quantity.ts';
import { lineWith } from './line-with.ts';
import type { Cell, Line } from './lines.ts';
import { boxOf } from './words.ts';

/** `①`, `3`, `K-1`: what a row and its entry in a list share. */
const KEY = /^(?:[①-⑳]|\d{1,2}|[A-Z]{1,2}-?\d{1,2})$/u;

/** The entry of a list, and the line that uses it. */
interface Entry {
  key: string;
  line: Line;
  index: number;
}

/**
 * Rows may name their element or its construction by a key, with a legend or a list of constructions of its own. What
 * the list says of a key goes to each row with that key, and its header to their header.
 */
export function joinLookups(lines: readonly Line[], isHeader: (line: Line) => boolean): readonly Line[] {
  const legend = entriesIn(lines, keyOfLegend);
  const numbers = entriesIn(lines, keyOfNumbers);
  const named = entriesIn(lines, keyInRow);
  if (legend.length > 0 && numbers.length > 0) return joined(lines, legend, numbers, isHeader);
  const list = numbers.length > 0 ? numbers : entriesIn(lines, keyOfEntry);
  return named.length > 0 && list.length > 0 ? joined(lines, list, named, isHeader) : lines;
}

const isQuantity = ({ text }: Cell) => quantitiesOf(text).length > 0;

function entriesIn(lines: readonly Line[], keyOf: (line: Line) => string | null): Entry[] {
  return lines.flatMap((line, index) => {
    const key = keyOf(line);
    return key === null ? [] : [{ key, line, index }];
  });
}

/** `① Versant incliné avant` */
function keyOfLegend({ cells: [cell, more] }: Line): string | null {
  const [key = '', ...words] = cell?.text.split(' ') ?? [];
  const isEntry = more === undefined && KEY.test(key) && /\p{L}{3}/u.test(words.join(' '));
  return isEntry && !/\d\s?m²/.test(words.join(' ')) ? key : null;
}

/** A key, and nothing but numbers. */
function keyOfNumbers({ cells: [key, ...others] }: Line): string | null {
  return key && KEY.test(key.text) && others.length > 0 && others.every(isQuantity) ? key.text : null;
}

/** `MU1 | Mur en briques | Inconnue | 1,30` */
function keyOfEntry({ cells: [key, ...others] }: Line): string | null {
  return key && KEY.test(key.text) && others.some(isQuantity) ? key.text : null;
}

/** A key among words, with a number behind them. */
function keyInRow({ cells: [name, ...others] }: Line): string | null {
  const keys = others.filter(({ text }) => KEY.test(text) && /\p{L}/u.test(text));
  const isRow = name !== undefined && /\p{L}{3}/u.test(name.text) && others.some(isQuantity);
  return isRow && keys.length === 1 ? (keys[0]?.text ?? null) : null;
}

function joined(
  lines: readonly Line[],
  list: readonly Entry[],
  uses: readonly Entry[],
  isHeader: (line: Line) => boolean,
): readonly Line[] {
  // All lists stand before the rows that use them, or all behind.
  const isBefore = (list[0]?.index ?? 0) < (uses[0]?.index ?? 0);
  const entryOf = ({ key, index }: Entry) =>
    isBefore
      ? list.findLast((each) => each.key === key && each.index < index)
      : list.find((each) => each.key === key && each.index > index);
  const found = new Map(uses.map((use) => [use.line, { use, entry: entryOf(use) }]));
  if ([...found.values()].some(({ entry }) => entry === undefined)) return lines;
  const headerOf = (at: number) => lines.slice(0, at).findLast(isHeader);
  const headers = new Map<Line, Line>();
  for (const { use, entry } of found.values()) {
    const [own, other] = [headerOf(use.index), entry && headerOf(entry.index)];
    if (own && other && own !== other) headers.set(own, other);
  }
  const dropped = new Set([...list.map(({ line }) => line), ...headers.values()]);
  return lines.flatMap((line) => {
    if (dropped.has(line)) return [];
    const { use, entry } = found.get(line) ?? {};
    if (use && entry) return [withEntry(line, use.key, entry.line)];
    const header = headers.get(line);
    return header ? [withMore(line, header.cells.slice(1))] : [line];
  });
}

/** A name takes the place of its key, numbers stand further right. */
function withEntry(line: Line, key: string, { cells }: Line): Line {
  const [first, ...others] = cells;
  if (!first || others.length > 0) return withMore(line, others);
  const text = first.text.slice(key.length).trim();
  return lineWith(
    line,
    line.cells.map((cell) =>
      cell.text === key ? { ...cell, text, words: cell.words.map((word) => ({ ...word, text })) } : cell,
    ),
  );
}

function withMore(line: Line, more: readonly Cell[]): Line {
  const [, top = 0] = line.cells[0]?.box ?? [];
  const cells = more.map(({ text, words }): Cell => {
    const own = words.map((word) => ({
      ...word,
      left: word.left + line.pageSize[0],
      right: word.right + line.pageSize[0],
      baseline: line.cells[0]?.words[0]?.baseline ?? top,
      // Another page may count a piece of its own by the same number.
      piece: -1 - word.piece,
      lastPiece: -1 - (word.lastPiece ?? word.piece),
    }));
    return { text, words: own, box: boxOf(own) };
  });
  return lineWith(line, [...line.cells, ...cells]);
}
