import { isKnownLabel } from '../find/known-labels.ts';
import { lineWith } from './line-with.ts';
import type { Cell, Line } from './lines.ts';

/** `Afkortingen: a = buiten; b = verwarmde ruimte` */
const LEGEND = /^\p{L}+\s?:\s(?=\w{1,2} = )/u;
const ENTRY = /^(\w{1,2}) = (.+)$/u;

/** Codes of one letter or two, and what a line below their table says that they mean. */
export function withoutAbbreviations(lines: readonly Line[]): Line[] {
  const full: Line[] = [];
  let from = 0;
  for (const line of lines) {
    const legend = LEGEND.test(line.text) ? meaningsIn(line.text.replace(LEGEND, '')) : null;
    if (legend) {
      full.push(
        ...full.splice(from).map((each) =>
          // Beside a label and its value stands how well it is known.
          each.cells.some(({ text }) => isKnownLabel(text))
            ? each
            : lineWith(
                each,
                each.cells.map((cell) => meant(cell, legend)),
              ),
        ),
      );
      from = full.length;
    } else full.push(line);
  }
  return full;
}

function meaningsIn(text: string): ReadonlyMap<string, string> | null {
  const entries = text.split(/[;,]\s(?=\w{1,2} = )/).map((part) => ENTRY.exec(part));
  return entries.every((entry) => entry !== null)
    ? new Map(entries.map(([, key = '', meaning = '']) => [key, meaning]))
    : null;
}

function meant(cell: Cell, legend: ReadonlyMap<string, string>): Cell {
  const text = legend.get(cell.text);
  const [word] = cell.words;
  return text === undefined || !word ? cell : { ...cell, text, words: [{ ...word, text }] };
}
