import type { Source } from '../contract/text.ts';
import { type Cell, type Line, sourceOf } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import { isKnownLabel } from './known-labels.ts';

export interface Found<Value> {
  value: Value;
  raw: string;
  source: Source;
}

/** How far below or above its label a value may stand, in heights of the label's line; and how close lines of one value are. */
const BELOW = 2.2;
const NEXT_LINE = 1.4;
/** A value above its label is nearer to it than to what is below, by this part of the line's height. */
const NEARER = 0.25;

export type Place = 'after' | 'right' | 'below';

export interface Search {
  places?: readonly Place[];
  /** What is never a value, because it is a label itself. */
  isLabel?: (text: string) => boolean;
}

/**
 * The value that a label belongs to, tried in the order in which forms place it: after the label in the same cell, in the
 * next cell to the right, then whichever is nearer, below or above. `parse` decides what is a value: a unit behind the label
 * is none, and neither is another label.
 */
export function findValue<Value>(
  lines: readonly Line[],
  labels: readonly string[],
  parse: (text: string) => Value | null,
  { places = ['after', 'right', 'below'], isLabel = isKnownLabel }: Search = {},
): Found<Value> | null {
  for (const label of labels) {
    for (const [index, line] of lines.entries()) {
      for (const [position, cell] of line.cells.entries()) {
        const rest = restAfter(cell, label);
        if (rest === null) continue;
        for (const candidate of candidates(lines, index, position, rest, places, isLabel)) {
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

interface Candidate {
  raw: string;
  source: Source;
}

function candidates(
  lines: readonly Line[],
  index: number,
  position: number,
  rest: string,
  places: readonly Place[],
  isLabel: (text: string) => boolean,
): Candidate[] {
  const line = lines[index];
  const label = line?.cells[position];
  if (!line || !label) return [];
  const found: Candidate[] = [];
  const right = line.cells[position + 1];
  const left = label.box[0];
  if (rest !== '' && places.includes('after')) found.push(continued(lines, index, label, rest, left));
  if (right && places.includes('right') && !isLabel(right.text))
    found.push(continued(lines, index, right, right.text, left));
  if (places.includes('below')) found.push(...verticalCandidates(lines, index, label, isLabel));
  return found;
}

/** What stands below the label or above it, the nearest first; below where both are as near. */
function verticalCandidates(
  lines: readonly Line[],
  index: number,
  label: Cell,
  isLabel: (text: string) => boolean,
): Candidate[] {
  const line = lines[index];
  if (!line) return [];
  const reach = BELOW * (line.bottom - line.top);
  const isInColumn = ({ box }: Cell) =>
    Math.abs(box[0] - label.box[0]) < 6 || (box[0] < label.box[2] && box[2] > label.box[0]);
  const found: (Candidate & { gap: number })[] = [];
  for (const [offset, other] of lines.slice(index + 1, index + 5).entries()) {
    const gap = other.top - line.bottom;
    if (other.page !== line.page || gap > reach) break;
    const cell = other.cells.find(isInColumn);
    if (!cell) continue;
    if (isLabel(cell.text)) break;
    found.push({ gap, ...continued(lines, index + 1 + offset, cell, cell.text, cell.box[0]) });
  }
  const above = lines[index - 1];
  const cell = above?.page === line.page ? above.cells.find(isInColumn) : undefined;
  const gap = above ? line.top - above.bottom : Number.POSITIVE_INFINITY;
  const isNearer = found.every((each) => gap < each.gap - NEARER * (line.bottom - line.top));
  if (above && cell && gap <= reach / 2 && isNearer && !isLabel(cell.text))
    found.unshift({ gap, raw: cell.text, source: sourceOf(above, [cell]) });
  return found.map(({ raw, source }) => ({ raw, source }));
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
    // A label begins a line of its own; the same word in small letters goes on with the value.
    if (isKnownLabel(same.text) && !/^\p{Ll}/u.test(same.text)) break;
    if (same.box[3] - bottom > NEXT_LINE * (cell.words[0]?.size ?? 0)) break;
    bottom = same.box[3];
    raw += ` ${same.text}`;
    cells.push(same);
  }
  const source: Source = line ? sourceOf(line, cells) : { page: 0, box: [0, 0, 0, 0], page_size: [0, 0] };
  return { raw, source };
}
