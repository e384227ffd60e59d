import type { Source } from '../contract/text.ts';
import { type Cell, type Line, sourceOf } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';

export interface Found<Value> {
  value: Value;
  raw: string;
  source: Source;
}

/** How far below its label a value may stand, in heights of the label's line; and how close lines of one value are. */
const BELOW = 2.2;
const NEXT_LINE = 1.4;

export type Place = 'after' | 'right' | 'below';

/**
 * The value that a label belongs to, tried in the order in which forms place it: after the label in the same cell, in the
 * next cell to the right, below. `parse` decides what is a value: a unit behind the label is none.
 */
export function findValue<Value>(
  lines: readonly Line[],
  labels: readonly string[],
  parse: (text: string) => Value | null,
  places: readonly Place[] = ['after', 'right', 'below'],
): Found<Value> | null {
  for (const label of labels) {
    for (const [index, line] of lines.entries()) {
      for (const [position, cell] of line.cells.entries()) {
        const rest = restAfter(cell, label);
        if (rest === null) continue;
        for (const candidate of candidates(lines, index, position, rest, places)) {
          const value = parse(candidate.raw);
          if (value !== null) return { value, ...candidate };
        }
      }
    }
  }
  return null;
}

export const asText = (text: string): string | null => (/[\p{L}\d]/u.test(text) ? text : null);

/** What follows a label in its cell, or null when the cell does not begin with it. Numbering before a label is skipped. */
function restAfter(cell: Cell, label: string): string | null {
  const tokens = cell.text.split(' ');
  for (const start of /^\d{1,2}\.?$/.test(tokens[0] ?? '') ? [0, 1] : [0]) {
    for (let end = start + 1; end <= tokens.length; end++) {
      const head = plain(tokens.slice(start, end).join(' '));
      if (head === label) return withoutUnit(tokens.slice(end).join(' '));
      if (head.length > label.length) break;
    }
  }
  return null;
}

/** A unit in brackets and a colon belong to the label: `(kWh/(m²jaar)): 202` is `202`. */
function withoutUnit(text: string): string {
  let depth = 0;
  let at = 0;
  while (at < text.length && (depth > 0 || /[([\s:]/.test(text[at] ?? ''))) {
    if (/[([]/.test(text[at] ?? '')) depth++;
    if (/[)\]]/.test(text[at] ?? '')) depth--;
    at++;
  }
  return text.slice(at).replace(/^[:\s]+/, '');
}

function candidates(
  lines: readonly Line[],
  index: number,
  position: number,
  rest: string,
  places: readonly Place[],
): { raw: string; source: Source }[] {
  const found: { raw: string; source: Source }[] = [];
  const line = lines[index];
  const label = line?.cells[position];
  if (!line || !label) return found;
  const right = line.cells[position + 1];
  const left = label.box[0];
  if (rest !== '' && places.includes('after')) found.push(continued(lines, index, label, rest, left));
  if (right && places.includes('right')) found.push(continued(lines, index, right, right.text, left));
  if (!places.includes('below')) return found;
  for (const [offset, below] of lines.slice(index + 1, index + 5).entries()) {
    if (below.page !== line.page || below.top - line.bottom > BELOW * (line.bottom - line.top)) break;
    const cell = below.cells.find(
      ({ box }) => Math.abs(box[0] - label.box[0]) < 6 || (box[0] < label.box[2] && box[2] > label.box[0]),
    );
    if (cell) found.push(continued(lines, index + 1 + offset, cell, cell.text, cell.box[0]));
  }
  return found;
}

/** A value goes on below itself at the same left edge and close by, in a line that has no label of its own further left. */
function continued(lines: readonly Line[], index: number, cell: Cell, text: string, labelLeft: number) {
  const line = lines[index];
  let raw = text;
  const cells = [cell];
  const left = cell.words[0]?.left ?? 0;
  let bottom = cell.box[3];
  for (const next of lines.slice(index + 1, index + 6)) {
    if (next.page !== line?.page) break;
    if (next.cells.some(({ box }) => box[0] >= labelLeft - 5 && box[0] < left - 2)) break;
    const same = next.cells.find(({ box }) => Math.abs(box[0] - left) < 2);
    if (!same) continue;
    if (same.box[3] - bottom > NEXT_LINE * (cell.words[0]?.size ?? 0)) break;
    bottom = same.box[3];
    raw += ` ${same.text}`;
    cells.push(same);
  }
  const source: Source = line ? sourceOf(line, cells) : { page: 0, box: [0, 0, 0, 0], page_size: [0, 0] };
  return { raw, source };
}
