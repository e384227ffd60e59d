import { quantityOf, type Unit } from '../value/quantity.ts';
import { lineWith } from './line-with.ts';
import type { Cell, Line } from './lines.ts';
import { plain } from './mend-text.ts';

const UNITS: Readonly<Record<Unit, string>> = { area: 'm²', u: 'W/m²K', rc: 'm²K/W' };
const LEAST_VALUES = 2;

/**
 * Of a table that lies on its side: what a line measures is in its unit, whatever it is called. `Perte | W/m²K | 1,11`
 * and `Perte | 1,11 W/m²K | 1,58 W/m²K` become `Perte (W/m²K)` with these numbers.
 */
export const measuresWithUnits = (
  lines: readonly Line[],
  isName: (words: string) => boolean,
): readonly Line[] => lines.map((line) => withUnit(line, isName));

function withUnit(line: Line, isName: (words: string) => boolean): Line {
  const [label, ...others] = line.cells;
  if (!label || others.length < LEAST_VALUES || !/^\p{L}\D*$/u.test(label.text) || isName(plain(label.text)))
    return line;
  const units = others.filter((cell) => unitAlone(cell) !== null);
  const values = others.filter((cell) => !units.includes(cell));
  const read = values.map(({ text }) => quantityOf(text));
  const [unit, ...more] = new Set([
    ...units.map(unitAlone),
    ...read.flatMap((each) => (units.length > 0 && each?.unit === null ? [] : [each?.unit ?? null])),
  ]);
  if (!unit || more.length > 0 || units.length > 1 || values.length === 0) return line;
  // A name with one area beside it is a row of a table that stands upright.
  if (units.length === 0 && values.length < LEAST_VALUES) return line;
  return lineWith(line, [named(label, `${label.text} (${UNITS[unit]})`), ...values]);
}

const unitAlone = ({ text }: Cell): Unit | null =>
  /\d{2}|^[\d,]/.test(text) ? null : (quantityOf(`1 ${text}`)?.unit ?? null);

function named(cell: Cell, text: string): Cell {
  const [first, ...others] = cell.words;
  if (!first) return { ...cell, text };
  const right = others.at(-1)?.right ?? first.right;
  return { ...cell, text, words: [{ ...first, text, right }] };
}
