import type { Line } from './lines.ts';
import { plain } from './mend-text.ts';
import { boxOf } from './words.ts';

/** A list of labels on the left with one column of values for each of several things, headed `RV1`, `RV2`, … */
export interface MatrixColumn {
  heading: string;
  left: number;
  values: Map<string, { text: string; line: Line }>;
}

/** Reads such lists; a heading may be repeated on the next page. Cells below a value, without a label, continue it. */
export function readMatrix(lines: readonly Line[], heading: RegExp): MatrixColumn[] {
  const columns: MatrixColumn[] = [];
  let label = '';
  for (const line of lines) {
    const isHeading = line.cells.every((cell) => heading.test(cell.text));
    if (isHeading) {
      for (const cell of line.cells) {
        if (!columns.some((column) => column.heading === cell.text)) {
          columns.push({ heading: cell.text, left: cell.box[0], values: new Map() });
        }
      }
      continue;
    }
    const leftmost = Math.min(...columns.map((column) => column.left));
    const [first] = line.cells;
    const hasLabel = first !== undefined && boxOf(first.words)[0] < leftmost - 20;
    if (hasLabel) label = plain(first.text);
    for (const cell of hasLabel ? line.cells.slice(1) : line.cells) {
      const [column] = [...columns].sort(
        (a, b) => Math.abs(a.left - cell.box[0]) - Math.abs(b.left - cell.box[0]),
      );
      const before = column?.values.get(label);
      const text = before ? joined(before.text, cell.text) : cell.text;
      column?.values.set(label, { text, line: before?.line ?? line });
    }
  }
  return columns;
}

/** A word that was parted at the end of a line comes together again. */
function joined(before: string, after: string): string {
  return /\p{L}-$/u.test(before) ? before.slice(0, -1) + after : `${before} ${after}`;
}
