import { numberOf } from '../value/number.ts';
import { lineWith } from './line-with.ts';
import type { Cell, Line } from './lines.ts';

/** So many numbers, each as much more than the last, are the scale of a drawing. */
const LEAST = 5;

/** `0,0  0,5  1,0  1,5  2,0` below a chart measures nothing. */
export function withoutScales(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const scale = scaleIn(line.cells);
    if (scale.length === 0) return [line];
    const cells = line.cells.filter((cell) => !scale.includes(cell));
    return cells.length > 0 ? [lineWith(line, cells)] : [];
  });
}

function scaleIn(cells: readonly Cell[]): readonly Cell[] {
  const from = cells.findIndex((_, at) => areEven(cells.slice(at)));
  return from < 0 ? [] : cells.slice(from);
}

function areEven(cells: readonly Cell[]): boolean {
  const numbers = cells.map(({ text }) => numberOf(text) ?? Number.NaN);
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const [step = 0] = steps;
  return cells.length >= LEAST && step !== 0 && steps.every((each) => Math.abs(each - step) < 0.01);
}
