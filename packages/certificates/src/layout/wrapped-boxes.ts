import { isUnit, quantitiesOf, quantityOf } from '../value/quantity.ts';
import type { Cell, Line } from './lines.ts';
import { roleOfColumn } from './roles.ts';
import type { TableForm } from './table.ts';
import { boxOf } from './words.ts';

/** Lines of one box have less than this part of their height between them. */
const TIGHT = 0.6;
const SAME_EDGE = 3;

/**
 * Narrow boxes break before the unit, and before the values of a header that is too long for its box: these lines
 * become one.
 */
export function joinWrappedBoxes<Role extends string>(lines: readonly Line[], form: TableForm<Role>): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const joined =
      above && isNext(above, line) ? (withUnits(above, line) ?? withValues(above, line, form)) : null;
    if (joined) whole[whole.length - 1] = joined;
    else whole.push(line);
  }
  return whole;
}

const isNext = (above: Line, line: Line) =>
  above.page === line.page &&
  line.top > above.top &&
  line.top - above.bottom < TIGHT * (line.bottom - line.top);

/** `0,94` over `m²K/W`. */
function withUnits(above: Line, line: Line): Line | null {
  if (!line.cells.every(({ text }) => isUnit(text) && text !== '-')) return null;
  const pairs = line.cells.map((unit) => {
    const number = above.cells.find(({ box }) => box[0] < unit.box[2] && box[2] > unit.box[0]);
    return number && quantityOf(number.text)?.unit === null ? ([number, unit] as const) : null;
  });
  if (pairs.some((pair) => pair === null)) return null;
  const unitOf = new Map(pairs.filter((pair) => pair !== null));
  return lineOf(
    above,
    line,
    above.cells.map((cell) => {
      const unit = unitOf.get(cell);
      return unit ? cellOf([cell, unit]) : cell;
    }),
  );
}

/** A header alone in its line, and the values of its row in the next one, further right. */
function withValues<Role extends string>(above: Line, line: Line, form: TableForm<Role>): Line | null {
  const [header, ...more] = above.cells;
  const [first] = line.cells;
  const isRow =
    header &&
    first &&
    more.length === 0 &&
    first.box[0] > header.box[0] + SAME_EDGE &&
    roleOfColumn(header.text, form) !== null &&
    line.cells.slice(isUnit(first.text) ? 1 : 0).every(({ text }) => quantitiesOf(text).length > 0) &&
    line.cells.some(({ text }) => quantitiesOf(text).length > 0);
  return isRow ? lineOf(above, line, [header, ...line.cells]) : null;
}

const cellOf = (cells: readonly Cell[]): Cell => {
  const words = cells.flatMap((cell) => cell.words);
  return { text: cells.map(({ text }) => text).join(' '), words, box: boxOf(words) };
};

const lineOf = (above: Line, line: Line, cells: readonly Cell[]): Line => ({
  ...above,
  bottom: line.bottom,
  cells,
  text: cells.map(({ text }) => text).join('  '),
  hasWholeCells: true,
});
