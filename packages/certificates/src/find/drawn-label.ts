import type { LabelScale } from '@rooftree/engine';
import { labelsOf } from '@rooftree/engine/facts';
import { type Cell, type Line, sourceOf } from '../layout/lines.ts';
import type { Paper } from '../layout/paper.ts';
import type { Found } from './find-value.ts';
import { letterOf } from './letters.ts';

/** The arrow of a label is no wider than this part of the page, and no lower than half a row of its scale. */
const WIDEST = 0.25;

/**
 * The label of a form whose own letter is only drawn: the shape or picture on the right of a printed scale that stands at
 * the height of one of its letters, and of no other.
 */
export function drawnLabel(paper: Paper, lines: readonly Line[], scale: LabelScale): Found<string> | null {
  const labels = new Set(labelsOf(scale));
  const letters = lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      labels.has(letterOf(cell.text)) ? [{ label: letterOf(cell.text), cell, line }] : [],
    ),
  );
  const [first, second] = letters;
  if (!first || !second || letters.length < 5) return null;
  const pitch = second.line.bottom - first.line.bottom;
  const page = paper.pages.find(({ number }) => number === first.line.page);
  const right = (page?.width ?? 0) * 0.6;
  const marks = (page?.shapes ?? []).filter(
    ([left, top, end, bottom]) =>
      left > right &&
      end - left < WIDEST * (page?.width ?? 0) &&
      bottom - top > pitch / 3 &&
      bottom - top < 2.5 * pitch,
  );
  const rows = new Set(marks.map(([, top, , bottom]) => nearestRow(letters, (top + bottom) / 2)));
  const [row] = [...rows];
  return rows.size === 1 && row ? { value: row.label, raw: row.label, source: sourceOf(row.line) } : null;
}

interface Letter {
  label: string;
  cell: Cell;
  line: Line;
}

function nearestRow(letters: readonly Letter[], middle: number): Letter | undefined {
  const distance = ({ line }: Letter) => Math.abs((line.top + line.bottom) / 2 - middle);
  return [...letters].sort((a, b) => distance(a) - distance(b))[0];
}
