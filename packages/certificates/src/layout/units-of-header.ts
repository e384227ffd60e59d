import { lineWith } from './line-with.ts';
import type { Cell, Line } from './lines.ts';
import { measureByUnit } from './roles.ts';
import { isGroup, isHeader, type TableForm } from './table.ts';

const UNITS: Readonly<Record<string, string>> = { u: 'W/m²K', rc: 'm²K/W' };
const BARE = /^\d{1,2},\d{1,2}$/;

/** Above the bars of a chart stands once what their numbers measure: each gets the unit of that header. */
export function withUnitsOfHeader<Role extends string>(
  lines: readonly Line[],
  form: TableForm<Role>,
): readonly Line[] {
  let unit: string | undefined;
  return lines.map((line) => {
    if (isGroup(line, form)) unit = undefined;
    else if (isHeader(line, form))
      unit = line.cells.length === 1 ? UNITS[measureByUnit(line.text, form) ?? ''] : undefined;
    const isOne = line.cells.filter(({ text }) => BARE.test(text)).length === 1;
    if (unit === undefined || !isOne) return line;
    return lineWith(
      line,
      line.cells.map((cell) => (BARE.test(cell.text) ? measured(cell, unit ?? '') : cell)),
    );
  });
}

function measured(cell: Cell, unit: string): Cell {
  const text = `${cell.text} ${unit}`;
  return { ...cell, text, words: cell.words.map((word) => ({ ...word, text })) };
}
