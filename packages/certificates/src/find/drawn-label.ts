import type { LabelScale } from '@rooftree/engine';
import { labelsOf } from '@rooftree/engine/facts';
import type { PageText } from '../contract/text.ts';
import { type Cell, type Line, sourceOf } from '../layout/lines.ts';
import type { Paper } from '../layout/paper.ts';
import type { Found } from './find-value.ts';
import { letterOf } from './letters.ts';

/** The arrow of a label is no wider than this part of the page, and no lower than half a row of its scale. */
const WIDEST = 0.25;
const LEAST_OF_SCALE = 5;

/**
 * The label of a form whose own letter is only drawn: the shape or picture on the right of a printed scale that stands
 * at the height of one of its letters, and of no other; or, where the scale is a row, below or above one of them.
 */
export function drawnLabel(paper: Paper, lines: readonly Line[], scale: LabelScale): Found<string> | null {
  const labels = new Set(labelsOf(scale));
  const letters = lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      labels.has(letterOf(cell.text)) ? [{ label: letterOf(cell.text), cell, line }] : [],
    ),
  );
  const [first, second] = letters;
  if (!first || !second || letters.length < LEAST_OF_SCALE) return null;
  const page = paper.pages.find(({ number }) => number === first.line.page);
  const own = letters.filter(({ line }) => line === first.line);
  const isRow = own.length >= LEAST_OF_SCALE;
  const found = page && (isRow ? besideRow(own, page) : besideColumn(letters, page));
  return found ? { value: found.label, raw: found.label, source: sourceOf(found.line, [found.cell]) } : null;
}

function besideColumn(letters: readonly Letter[], page: PageText): Letter | null {
  const [first, second] = letters;
  const pitch = first && second ? second.line.bottom - first.line.bottom : 0;
  const marks = page.shapes.filter(
    ([left, top, end, bottom]) =>
      left > page.width * 0.6 &&
      end - left < WIDEST * page.width &&
      bottom - top > pitch / 3 &&
      bottom - top < 2.5 * pitch,
  );
  return onlyOne(
    marks.map(([, top, , bottom]) =>
      nearest(letters, ({ line }) => Math.abs((line.top + line.bottom) / 2 - (top + bottom) / 2)),
    ),
  );
}

/**
 * A mark of a row is no wider than a step of the scale, stands right below or above it, and over one letter's middle.
 */
function besideRow(letters: readonly Letter[], page: PageText): Letter | null {
  const middles = letters.map(({ cell }) => (cell.box[0] + cell.box[2]) / 2).sort((a, b) => a - b);
  const pitch = ((middles.at(-1) ?? 0) - (middles[0] ?? 0)) / (middles.length - 1);
  const [first] = letters;
  if (!first) return null;
  const height = first.line.bottom - first.line.top;
  const marks = page.shapes.filter(([left, top, right, bottom]) => {
    const gap = Math.max(top - first.line.bottom, first.line.top - bottom);
    return right - left < pitch && bottom - top < 4 * height && gap > -height && gap < 2 * height;
  });
  return onlyOne(
    marks.map(([left, , right]) =>
      nearest(letters, ({ cell }) => Math.abs((cell.box[0] + cell.box[2]) / 2 - (left + right) / 2)),
    ),
  );
}

function onlyOne(letters: readonly (Letter | null)[]): Letter | null {
  const [first] = letters;
  return first && letters.every((each) => each?.label === first.label) ? first : null;
}

function nearest(letters: readonly Letter[], distance: (letter: Letter) => number): Letter | null {
  return [...letters].sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

interface Letter {
  label: string;
  cell: Cell;
  line: Line;
}
