import { isUnit, quantityOf } from '../value/quantity.ts';
import type { Cell, Line } from './lines.ts';
import { plain } from './mend-text.ts';
import { measureByUnit, roleOf, roleOfColumn } from './roles.ts';
import { isGroup, type TableForm, type TableRow } from './table.ts';

interface Entry {
  label: string;
  values: readonly string[];
  line: Line;
  group: string;
  /** What stands before the label in its line. */
  lead: string;
}

/** How far below or above its label a value may stand, in heights of the label's line. */
const REACH = 1.6;
const MOST_LINES_TO_NAMES = 4;

/**
 * A table that stands on its side, or a list for each of its rows: labels with one value or several, beside, below or
 * above them. A label that comes again begins the next row.
 */
export function readRecords<Role extends string>(
  lines: readonly Line[],
  form: TableForm<Role>,
): TableRow<Role>[] {
  const blocks: Entry[][] = [];
  for (const entry of entriesIn(lines, form)) {
    const block = blocks.at(-1);
    const isNext = block?.some(({ label, group }) => label === entry.label || group !== entry.group);
    if (!block || isNext) blocks.push([entry]);
    else block.push(entry);
  }
  return blocks.flatMap((block) => rowsOfBlock(lines, block, form));
}

function rowsOfBlock<Role extends string>(
  lines: readonly Line[],
  block: readonly Entry[],
  form: TableForm<Role>,
): TableRow<Role>[] {
  const [first] = block;
  const count = Math.max(...block.map(({ values }) => values.length));
  if (!first) return [];
  const leads = block.flatMap(({ lead }) => (lead === '' ? [] : [lead]));
  const names =
    count === 1 && leads.length > 0 ? [leads.join(' ')] : namesAbove(lines, first.line, count, form);
  return Array.from({ length: count }, (_, index) => {
    const numbers: TableRow<Role>['numbers'] = new Map();
    for (const { label, values } of block) {
      const role = roleOfColumn(label, form);
      // With a value missing, nothing says to which of the rows the others belong.
      const found = values.length === count ? quantityOf(values[index] ?? '') : null;
      if (role !== null && found && !numbers.has(role))
        numbers.set(role, { value: found.value, raw: found.raw });
    }
    return {
      line: first.line,
      text: [names[index] ?? '', ...block.map(({ values }) => values[index] ?? '')].join('  ').trim(),
      group: first.group,
      numbers,
    };
  });
}

function entriesIn<Role extends string>(lines: readonly Line[], form: TableForm<Role>): Entry[] {
  const labelled = lines.map((line, index) => labelsOf(lines, line, index, form));
  // "Flat roof" may be the name of a group, or the value of a label beside it.
  const values = new Set(labelled.flat().flatMap(({ stackedOn }) => stackedOn ?? []));
  let group = '';
  return lines.flatMap((line, index) => {
    if (isGroup(line, form) && !values.has(line)) group = line.text;
    return sideBySide((labelled[index] ?? []).map((each) => ({ ...each, line, group })));
  });
}

interface Labelled {
  label: string;
  lead: string;
  values: readonly string[];
  /** The line of a value that stands below or above. */
  stackedOn?: Line;
}

/** The labels of a line with their values: behind a colon, beside, below or above them. */
function labelsOf<Role extends string>(
  lines: readonly Line[],
  line: Line,
  index: number,
  form: TableForm<Role>,
): Labelled[] {
  return line.cells.flatMap((cell, position): Labelled[] => {
    const named = labelIn(cell.text, form);
    if (!named || goesOn(cell, lines[index - 1], line)) return [];
    const { label, rest, name = '' } = named;
    const next = line.cells.findIndex((other, at) => at > position && labelIn(other.text, form) !== null);
    const beside = line.cells
      .slice(position + 1, next < 0 ? undefined : next)
      .map(({ text }) => text)
      // A column of units before or behind the values has no value itself; there, a dash is one.
      .filter(
        (text, at, all) =>
          all.length === 1 || !isUnit(text) || (at > 0 && (at < all.length - 1 || !/[\p{L}%]/u.test(text))),
      );
    const values = rest !== '' ? [rest] : beside;
    const before = line.cells.slice(0, position).map(({ text }) => text);
    const isLed = name === '' && !before.some((text) => labelIn(text, form) !== null);
    const lead = isLed ? before.join(' ') : name;
    if (values.length > 0) return [{ label, lead, values }];
    const stacked = stackedValue(lines, index, cell, form);
    return stacked === null ? [] : [{ label, lead, values: [stacked.text], stackedOn: stacked.line }];
  });
}

/** `Beglazing: dubbel` and below it, in small letters, `glas`: no label, but the rest of a value. */
function goesOn({ text }: Cell, above: Line | undefined, line: Line): boolean {
  return (
    /^\p{Ll}/u.test(text) &&
    line.cells.length === 1 &&
    above?.page === line.page &&
    /:\s*\p{L}[^:]*$/u.test(above.cells.at(-1)?.text ?? '')
  );
}

/** Lists that stand side by side have the same label several times in a line: one value for each of them. */
function sideBySide(entries: readonly Entry[]): Entry[] {
  return [...Map.groupBy(entries, ({ label }) => label).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, values: same.flatMap(({ values }) => values) }] : [];
  });
}

/** What stands above lists without a label of its own names each of them. */
function namesAbove<Role extends string>(
  lines: readonly Line[],
  first: Line,
  count: number,
  form: TableForm<Role>,
): readonly string[] {
  const index = lines.indexOf(first);
  const isNames = ({ cells, page }: Line) =>
    page === first.page &&
    cells.length === count &&
    !cells.some(({ text }) => text.includes(':') || labelIn(text, form) !== null);
  const above = lines.slice(Math.max(0, index - MOST_LINES_TO_NAMES), index).findLast(isNames);
  return above?.cells.map(({ text }) => text) ?? [];
}

/** A cell of nothing but the words of headers, or one that has such words before a colon. */
export function labelIn<Role extends string>(
  text: string,
  form: TableForm<Role>,
): { label: string; rest: string; name?: string } | null {
  const colon = text.indexOf(':');
  const [label, rest] = colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1).trim()];
  const words = plain(label).split(' ');
  const isNamed = words.every((word) => form.headerWords.has(word)) && roleOf(label, form) !== null;
  // `Verliesopp. (m²)`: a unit in brackets says what is measured, whatever it is called.
  const isLabel = isNamed || (/^\p{L}\D*[([].*[)\]]$/u.test(label) && measureByUnit(label, form) !== null);
  return isLabel ? { label: plain(label), rest } : measureOfName(text, form);
}

const OF = /\s(?:van|de|du|des)\s/g;

/** `Wat is de oppervlakte van dakvlak 1`, `Surface de T1 Toiture`: a measure of a named element. */
function measureOfName<Role extends string>(
  text: string,
  form: TableForm<Role>,
): { label: string; rest: string; name: string } | null {
  const said = text.replace(/^(?:Wat is de|Quelle est la)\s/, '');
  for (const { index, 0: of } of said.matchAll(OF)) {
    const [label, name] = [said.slice(0, index), said.slice(index + of.length)];
    const isMeasure = form.measures.includes(roleOf(label, form) ?? '');
    if (
      isMeasure &&
      plain(label)
        .split(' ')
        .every((word) => form.headerWords.has(word))
    )
      return { label: plain(label), rest: '', name };
  }
  return null;
}

/** What stands below the label or above it, whichever is nearer. */
function stackedValue<Role extends string>(
  lines: readonly Line[],
  index: number,
  label: Cell,
  form: TableForm<Role>,
): { text: string; line: Line } | null {
  const line = lines[index];
  if (!line) return null;
  const near = [index + 1, index - 1].flatMap((at) => {
    const other = lines[at];
    const cell = other?.cells.find(({ box }) => box[0] < label.box[2] && box[2] > label.box[0]);
    if (!other || !cell || other.page !== line.page || labelIn(cell.text, form)) return [];
    const gap = at > index ? other.top - line.bottom : line.top - other.bottom;
    return gap <= REACH * (line.bottom - line.top) ? [{ gap, text: cell.text, line: other }] : [];
  });
  const [below, above] = near;
  return (above && below && above.gap < below.gap - 1 ? above : below) ?? null;
}
