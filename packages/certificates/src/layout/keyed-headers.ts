/** Columns named `(a)` and `(b)`, and a line above or below their table that says what these are. */
import { lineWith } from './line-with.ts';
import type { Cell, Line } from './lines.ts';

const KEY = /^\([a-z]\)$/;
const LEAST_KEYS = 2;
/** So many lines after a table its keys may stand. */
const FAR = 14;

export function withKeyedHeaders(lines: readonly Line[]): Line[] {
  const legends = new Map(lines.flatMap((line) => legendOf(line)));
  if (legends.size === 0) return [...lines];
  return lines.flatMap((line, index) => {
    if (legends.has(line)) return [];
    if (line.cells.filter(isKey).length < LEAST_KEYS) return [line];
    const above = lines[index - 1];
    const below = lines.slice(index + 1, index + FAR).find((other) => legends.has(other));
    const legend = (above && legends.get(above)) ?? (below && legends.get(below));
    const isWhole = line.cells.filter(isKey).every(({ text }) => legend?.has(text));
    return [
      legend && isWhole
        ? lineWith(
            line,
            line.cells.map((cell) => named(cell, legend)),
          )
        : line,
    ];
  });
}

const isKey = ({ text }: Cell) => KEY.test(text);

/** `(a) Netto-opp. (m²) (b) U-waarde`: each key with what is behind it. */
function legendOf(line: Line): [Line, ReadonlyMap<string, string>][] {
  const words = line.cells.flatMap((cell) => cell.words);
  if (!KEY.test(words[0]?.text ?? '') || line.cells.every(isKey)) return [];
  const names = new Map<string, string>();
  let key = '';
  for (const { text } of words) {
    if (KEY.test(text)) key = text;
    else names.set(key, [names.get(key), text].filter((part) => part !== undefined).join(' '));
  }
  return names.size >= LEAST_KEYS ? [[line, names]] : [];
}

function named(cell: Cell, legend: ReadonlyMap<string, string>): Cell {
  const text = legend.get(cell.text);
  const [word] = cell.words;
  return text === undefined || !word ? cell : { ...cell, text, words: [{ ...word, text }] };
}
