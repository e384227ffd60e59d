import type { Cell, Line } from './lines.ts';

/** The line with other cells. */
export const lineWith = (line: Line, cells: readonly Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join('  '),
});
