/** Columns beside labels and values that say nothing of them: numbers of the rows, and grades of how well each is known. */
import { lineWith } from '../layout/line-with.ts';
import type { Cell, Line } from '../layout/lines.ts';
import { isKnownLabel } from './known-labels.ts';

/** `1502`, `F003`, `B.7` */
const NUMBERED = /^(?:[A-Z]{1,3}[.-]?)?(\d{1,4})[.)]?$/;
const GRADE = /^[A-E]$/;
const LEAST_NUMBERS = 3;
const LEAST_GRADES = 3;
/** A label, its value, and the mark. */
const CELLS = 3;
const SAME_EDGE = 4;

interface Mark {
  cell: Cell;
  line: Line;
}

export function withoutRowMarks(lines: readonly Line[]): Line[] {
  const marks = new Set<Cell>();
  const rows = lines.filter(
    ({ cells }) => cells.length === CELLS && cells.some(({ text }) => isKnownLabel(text)),
  );
  // Tables have more cells in a row, and numbers of their own.
  const all = lines.flatMap((line) => line.cells.map((cell) => ({ cell, line })));
  for (const { cell, line } of rows.flatMap((row) => row.cells.map((each) => ({ cell: each, line: row })))) {
    if (marks.has(cell)) continue;
    const column = all.filter(
      (other) =>
        other.line.page === line.page &&
        other.line.cells.length <= CELLS &&
        other.line.cells.length >= CELLS - 1 &&
        Math.abs(other.cell.box[0] - cell.box[0]) < SAME_EDGE,
    );
    if (GRADE.test(cell.text)) {
      const grades = column.filter((other) => GRADE.test(other.cell.text));
      if (grades.length >= LEAST_GRADES) for (const grade of grades) marks.add(grade.cell);
    } else if (NUMBERED.test(cell.text))
      for (const numbered of seriesWith(cell, column)) marks.add(numbered.cell);
  }
  // Where a list has numbers, its shorter parts have them too.
  const columns = [...marks].filter(({ text }) => NUMBERED.test(text));
  const isNumber = (cell: Cell) =>
    NUMBERED.test(cell.text) &&
    columns.some(
      ({ text, box }) => text.length === cell.text.length && Math.abs(box[0] - cell.box[0]) < SAME_EDGE,
    );
  if (columns.length > 0)
    for (const cell of rows.flatMap(({ cells }) => cells)) if (isNumber(cell)) marks.add(cell);
  return marks.size === 0
    ? [...lines]
    : lines.map((line) =>
        line.cells.some((cell) => marks.has(cell))
          ? lineWith(
              line,
              line.cells.filter((cell) => !marks.has(cell)),
            )
          : line,
      );
}

/** The numbers of a column where each is as much more than the one above it; none where they are too few. */
function seriesWith(cell: Cell, column: readonly Mark[]): Mark[] {
  const numbered = column.filter(({ cell: { text } }) => NUMBERED.test(text));
  const numberOf = ({ cell: { text } }: Mark) => Number(NUMBERED.exec(text)?.[1]);
  const series: Mark[][] = [];
  for (const mark of numbered) {
    const run = series.at(-1);
    const [last, before] = [run?.at(-1), run?.at(-2)];
    const step = last ? numberOf(mark) - numberOf(last) : 0;
    const isNext = last && step > 0 && (!before || step === numberOf(last) - numberOf(before));
    if (isNext) run?.push(mark);
    else series.push([mark]);
  }
  const own = series.find((run) => run.some((mark) => mark.cell === cell));
  return own && own.length >= LEAST_NUMBERS ? own : [];
}
