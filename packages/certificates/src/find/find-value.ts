import type { Source } from '../contract/text.ts';
import { type Cell, type Line, sourceOf } from '../layout/lines.ts';
import { plain, squeezed } from '../layout/mend-text.ts';
import { perDocument } from '../per-document.ts';
import { isUnit } from '../value/quantity.ts';
import { BETWEEN_NAMES, beginsWithLabel, isKnownLabel } from './known-labels.ts';
import { senseOf } from './label-sense.ts';

export interface Found<Value> {
  value: Value;
  raw: string;
  source: Source;
}

/**
 * How far below or above its label a value may stand, in heights of the label's line; and how close lines of one value
 * are.
 */
const BELOW = 2.2;
const NEXT_LINE = 1.4;
/** A value above its label is nearer to it than to what is below, by this part of the line's height. */
const NEARER = 0.25;
/** Two lines that share this part of their height stand beside each other. */
const OVERLAP = 0.6;

export type Place = 'after' | 'right' | 'below';

export interface Search {
  places?: readonly Place[];
  /** What is never a value, because it is a label itself. */
  isLabel?: (text: string) => boolean;
}

/**
 * The value that a label belongs to, tried in the order in which forms place it: after the label in the same cell, in
 * the next cell to the right, then whichever is nearer, below or above. `parse` decides what is a value: a unit behind
 * the label is none, and neither is another label.
 */
export function findValue<Value>(
  lines: readonly Line[],
  labels: readonly string[],
  parse: (text: string) => Value | null,
  { places = ['after', 'right', 'below'], isLabel = isKnownLabel }: Search = {},
): Found<Value> | null {
  let inOtherWords: Found<Value> | null = null;
  for (const label of labels) {
    for (const [index, line] of lines.entries()) {
      for (const [position, cell] of line.cells.entries()) {
        const rest = restAfter(cell, label);
        const wrapped = rest === null ? besideWrapped(lines, index, cell, label, isLabel) : [];
        const found = rest === null ? wrapped : candidates(lines, index, position, rest, places, isLabel);
        for (const candidate of found) {
          const value = parse(withoutUnitBefore(candidate.raw)) ?? parse(withoutUnitBefore(candidate.head));
          if (value === null) continue;
          const read = { value, raw: candidate.raw, source: candidate.source };
          // A sentence, or the header of a column, may mean the same as the label.
          if (rest === null || restInOwnWords(cell.text, label) !== null) return read;
          inOtherWords ??= read;
          break;
        }
      }
    }
  }
  return inOtherWords;
}

/** `[m²] 146`, `:1962` */
const withoutUnitBefore = (text: string) =>
  text
    .replace(/^[:=]\s?(?=\S)/, '')
    .replace(/^[[(]((?:[^()[\]]|\([^()[\]]*\))+)[\])]\s*(?=\S)/, (all, unit) => (isUnit(unit) ? '' : all));

export const asText = (text: string): string | null => (/[\p{L}\d]/u.test(text) ? text : null);

const partsOf = perDocument((text) => text.split(BETWEEN_NAMES));

/**
 * What follows a label in its cell, or null when the cell does not begin with it; a label may have a name in each of
 * two languages.
 */
function restAfter({ text }: Cell, label: string): string | null {
  const [first = '', second, ...more] = partsOf(text);
  if (second === undefined || more.length > 0) return restIn(text, label);
  const isFirst = restIn(first, label) === '';
  return isFirst ? (/[:=→]\s*(.*)$/.exec(second)?.[1] ?? '') : (restIn(text, label) ?? restIn(second, label));
}

/** In the words of the label, or in others that mean the same; what is another label as a whole has no rest. */
function restIn(cell: string, label: string): string | null {
  const rest = restInOwnWords(cell, label);
  // `Bouwjaar toestel` is another label, `Bouwjaar [ 1962 ]` has its value in brackets.
  const isOther = isKnownLabel(cell) && !/[([].*\d/.test(cell);
  if (rest !== null && !isUnit(rest) && !isOther) return rest;
  if (isOther && squeezed(cell.replace(REMARK, '')) === squeezed(label)) return '';
  // `Eau chaude sanitaire – production`: the sign parts two words of one label.
  if (isOther && /\p{L} [–-] \p{L}/u.test(cell) && senseOf(cell) === senseOf(label)) return '';
  const behind = restsBySense(cell).get(senseOf(label));
  const found = behind === undefined ? rest : valueBehind(behind);
  return found !== '' && isOther ? null : found;
}

/** `Bouwjaar (kadaster)` */
const REMARK = /\s*\([^\d()]*\)\s?:?$/;
const MOST_WORDS = 8;
const NUMBERING = /^(?:\(?(?:\d{1,2}|[a-z])[.)]?\s+){1,2}(?=\p{L})/iu;
const SIGN_BEHIND = /\s?[:=→►▸»–-]$/;

/** For each meaning that the first words of a cell have, what is behind the longest of them. */
const restsBySense = perDocument((cell): ReadonlyMap<string, string> => {
  const words = cell.replace(NUMBERING, '').split(' ');
  const sign = words.findIndex((word) => SIGN_BEHIND.test(word));
  const found = new Map(
    words.slice(0, sign < 0 ? MOST_WORDS : Math.min(sign + 1, MOST_WORDS)).map((_, at) => [
      senseOf(
        words
          .slice(0, at + 1)
          .join(' ')
          .replace(SIGN_BEHIND, ''),
      ),
      words.slice(at + 1).join(' '),
    ]),
  );
  found.delete('');
  return found;
});

const restInOwnWords = (cell: string, label: string) => restsByWords(cell).get(squeezed(label)) ?? null;

const NUMBER_BEFORE = /^(?:\d{1,2}[.)]?|\(?[a-z]\)|[^\p{L}\p{N}]+)$/iu;

/** What is behind each number of words with which a cell begins; numbering and signs before a label are skipped. */
const restsByWords = perDocument((cell): ReadonlyMap<string, string> => {
  const tokens = cell.split(' ');
  const isNumber = (text = '') => NUMBER_BEFORE.test(text);
  const starts = [0, ...(isNumber(tokens[0]) ? [1, ...(isNumber(tokens[1]) ? [2] : [])] : [])];
  const found = new Map<string, string>();
  for (const start of starts) {
    let words = '';
    for (let end = start + 1; end <= tokens.length; end++) {
      const token = tokens[end - 1] ?? '';
      const rest = tokens.slice(end).join(' ');
      // `Bouwjaar(1)`
      const [own = ''] = token.split(/(?=\(\d{1,2}\))/);
      const marked = words + squeezed(own);
      words += squeezed(token);
      if (!found.has(words)) found.set(words, valueBehind(withoutFootnote(rest)));
      if (!found.has(marked)) found.set(marked, valueBehind(rest));
    }
  }
  return found;
});

/** `Bouwjaar (1) : 1962`: a figure in brackets with more behind it leads to a note. */
const withoutFootnote = (rest: string) => rest.replace(/^\(\d{1,2}\)(?=\s*[:=]|$)/, '');

/** `Bouwjaar [ 1962 ]`: what is in brackets is the value, unless it is a unit. It may have brackets of its own. */
const IN_BRACKETS = /^[([]\s*((?:[^()[\]]|\([^()[\]]*\))+?)\s*[)\]]$/;
const UNIT = /^(%|cm|mm|m[²³]|kwh|kwp|kw|wp|w|in |jaar|an\b)/i;

function valueBehind(text: string): string {
  const bracketed = IN_BRACKETS.exec(text.trim())?.[1];
  return bracketed !== undefined && !UNIT.test(bracketed) ? bracketed : withoutUnit(text);
}

/**
 * A unit in brackets, a colon, an arrow or a dash belong to the label: `(kWh/(m²jaar)): 202` is `202`. A dash alone is
 * a value: there is none.
 */
function withoutUnit(text: string): string {
  let depth = 0;
  let at = 0;
  while (at < text.length && (depth > 0 || /[([\s:=→►▸»]/.test(text[at] ?? ''))) {
    if (/[([]/.test(text[at] ?? '')) depth++;
    if (/[)\]]/.test(text[at] ?? '')) depth--;
    at++;
  }
  return text.slice(at).replace(/^(?:[:=→►▸»\s]|[–—-]\s+(?=\S)|(?:is|bedraagt|est de|est)\s)+/, '');
}

/** A label over several lines of a narrow box: its value stands to the right of any of them. */
function besideWrapped(
  lines: readonly Line[],
  index: number,
  first: Cell,
  label: string,
  isLabel: (text: string) => boolean,
): Candidate[] {
  let text = plain(first.text);
  if (text === '' || !label.startsWith(`${text} `)) return [];
  let last = first;
  for (const [offset, line] of lines.slice(index + 1, index + 7).entries()) {
    const next = line.cells.find(({ box }) => Math.abs(box[0] - first.box[0]) < 2);
    if (!next) continue;
    if (next.box[3] - last.box[3] > NEXT_LINE * (last.words[0]?.size ?? 0) + 1) break;
    last = next;
    text += ` ${plain(next.text)}`;
    if (text === label) return rightOf(lines.slice(index, index + offset + 2), first, isLabel);
    if (!label.startsWith(`${text} `)) break;
  }
  return [];
}

function rightOf(lines: readonly Line[], label: Cell, isLabel: (text: string) => boolean): Candidate[] {
  const cells = lines.flatMap((line) =>
    line.cells
      .filter(({ box, text }) => box[0] > label.box[2] && !isLabel(text))
      .slice(0, 1)
      .map((cell) => ({ line, cell })),
  );
  const [first] = cells;
  const raw = cells.map(({ cell }) => cell.text).join(' ');
  return first ? [{ raw, head: first.cell.text, source: sourceOf(first.line, [first.cell]) }] : [];
}

interface Candidate {
  raw: string;
  /** Without what may go on below it. */
  head: string;
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
  // A column of units may stand between labels and values.
  const beside = line.cells
    .slice(position + 1)
    .find(({ text }, at, cells) => at === cells.length - 1 || !isUnit(text));
  const right = beside ?? lineBeside(lines, index, label);
  const left = label.box[0];
  if (rest !== '' && places.includes('after')) found.push(continued(lines, index, label, rest, left));
  if (right && places.includes('right') && !isLabel(right.text))
    found.push(beside ? continued(lines, index, right, right.text, left) : alone(line, right));
  if (places.includes('below')) found.push(...verticalCandidates(lines, index, label, isLabel));
  return found;
}

/** A box may set its value a little higher or lower than the label: then they are two lines that overlap. */
function lineBeside(lines: readonly Line[], index: number, label: Cell): Cell | undefined {
  const line = lines[index];
  return [lines[index - 1], lines[index + 1]]
    .filter((other) => other?.page === line?.page)
    .flatMap((other) => other?.cells ?? [])
    .filter(({ box }) => {
      const shared = Math.min(box[3], label.box[3]) - Math.max(box[1], label.box[1]);
      return box[0] > label.box[2] && shared > OVERLAP * (label.box[3] - label.box[1]);
    })
    .sort((a, b) => a.box[0] - b.box[0])[0];
}

function alone(line: Line, cell: Cell): Candidate {
  return { raw: cell.text, head: cell.text, source: sourceOf(line, [cell]) };
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
  // Large print has more space around it.
  const reachTo = (other: Line) => BELOW * Math.max(line.bottom - line.top, other.bottom - other.top);
  const isInColumn = ({ box }: Cell) =>
    Math.abs(box[0] - label.box[0]) < 6 || (box[0] < label.box[2] && box[2] > label.box[0]);
  const found: (Candidate & { gap: number })[] = [];
  for (const [offset, other] of lines.slice(index + 1, index + 5).entries()) {
    const gap = other.top - line.bottom;
    if (other.page !== line.page || gap > reachTo(other)) break;
    const cell = other.cells.find(isInColumn);
    if (!cell) continue;
    if (isLabel(cell.text)) break;
    found.push({ gap, ...continued(lines, index + 1 + offset, cell, cell.text, cell.box[0]) });
  }
  const above = lines[index - 1];
  const cell = above?.page === line.page ? above.cells.find(isInColumn) : undefined;
  const gap = above ? line.top - above.bottom : Number.POSITIVE_INFINITY;
  const isNearer = found.every((each) => gap < each.gap - NEARER * (line.bottom - line.top));
  if (above && cell && gap <= reachTo(line) / 2 && isNearer && !isLabel(cell.text))
    found.unshift({ gap, raw: cell.text, head: cell.text, source: sourceOf(above, [cell]) });
  return found.map(({ raw, head, source }) => ({ raw, head, source }));
}

/**
 * A value goes on below itself at the same left edge and close by, in a line that has no label of its own further left.
 */
function continued(lines: readonly Line[], index: number, cell: Cell, text: string, labelLeft: number) {
  const line = lines[index];
  if (line?.hasWholeCells) return { raw: text, head: text, source: sourceOf(line, [cell]) };
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
    if (beginsWithLabel(same.text) && !/^\p{Ll}/u.test(same.text)) break;
    if (same.box[3] - bottom > NEXT_LINE * (cell.words[0]?.size ?? 0)) break;
    bottom = same.box[3];
    raw += ` ${same.text}`;
    cells.push(same);
  }
  const source: Source = line ? sourceOf(line, cells) : { page: 0, box: [0, 0, 0, 0], page_size: [0, 0] };
  return { raw, head: text, source };
}
