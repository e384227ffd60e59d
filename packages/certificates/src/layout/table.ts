import { quantityOf } from '../value/quantity.ts';
import { assignColumns, type TableCell, tableCellsOf } from './assign-columns.ts';
import { type Column, columnsOf } from './columns.ts';
import type { Line } from './lines.ts';
import { plain } from './mend-text.ts';
import type { TurnedText } from './paper.ts';

/** How a form's tables are headed. */
export interface TableForm<Role extends string> {
  /** Every word that a header of these tables is made of, in plain form. */
  headerWords: ReadonlySet<string>;
  /** A header with one of these words has this role; the first match counts, so the narrower names come first. */
  roles: readonly (readonly [Role, readonly string[]])[];
  /** The plain text of a line that names a group of rows, however close it stands to the row above. */
  group: RegExp;
}

export interface TableRow<Role extends string> {
  line: Line;
  /** The line's text and that of the lines which continue it. */
  text: string;
  /** The last line above that was neither header nor row: the name of a group of rows. */
  group: string;
  numbers: Map<Role, { value: number; raw: string }>;
  /** Two numbers of the row measure the same thing: two tables may stand side by side. */
  isDoubled?: boolean;
}

interface Block<Role extends string> {
  columns: Column[];
  rows: (TableRow<Role> & { cells: TableCell[] })[];
}

/** Lines that follow a row at less than this many of their own heights continue its cells. */
const CONTINUES = 1.6;
const LEAST_CELLS = 3;
const HEADER_SHARE = 0.75;

/** The rows of the tables among these lines: numbers by their column, words as they stand. A new header starts new columns. */
export function readTable<Role extends string>(
  lines: readonly Line[],
  turned: readonly TurnedText[],
  form: TableForm<Role>,
): TableRow<Role>[] {
  const blocks: Block<Role>[] = [];
  let header: Line[] = [];
  let group = '';
  for (const line of lines) {
    if (isHeader(line, form)) {
      header.push(line);
      continue;
    }
    const block = blocks.at(-1);
    const last = block?.rows.at(-1);
    const cells = tableCellsOf(line);
    const quantities = cells.flatMap(({ text }) => quantityOf(text) ?? []);
    const isMeasured = quantities.some(({ unit }) => unit === 'area');
    const isRow =
      (cells.length >= LEAST_CELLS && quantities.length > 0) || (cells.length === 2 && isMeasured);
    if (isRow && !isOnItsSide(cells, form)) {
      const columns = columnsOf(header, turnedAbove(line, last?.line, turned));
      if (columns.some((column) => roleOf(column.text, form) !== null) || (isMeasured && !block))
        blocks.push({ columns, rows: [] });
      header = [];
      blocks.at(-1)?.rows.push({ line, cells, text: line.text, group, numbers: new Map() });
    } else if (last && continues(line, last.line) && !isGroup(line, form)) last.text += ` ${line.text}`;
    else group = line.text;
  }
  return blocks.flatMap((block) => withNumbers(block, form));
}

/** A line that begins with a header belongs to a table that stands on its side. */
function isOnItsSide<Role extends string>([first]: readonly TableCell[], form: TableForm<Role>): boolean {
  const words = plain(first?.text ?? '').split(' ');
  return words.every((word) => form.headerWords.has(word)) && roleOf(first?.text ?? '', form) !== null;
}

export function isGroup<Role extends string>(line: Line, form: TableForm<Role>): boolean {
  return line.cells.length === 1 && form.group.test(plain(line.text));
}

function withNumbers<Role extends string>(block: Block<Role>, form: TableForm<Role>): TableRow<Role>[] {
  const assigned = assignColumns(
    block.columns,
    block.rows.map((row) => row.cells),
  );
  return block.rows.map(({ cells, ...read }, index) => {
    const row: TableRow<Role> = read;
    for (const [position, { text }] of cells.entries()) {
      const column = block.columns[assigned[index]?.[position] ?? -1];
      const found = quantityOf(text);
      // A unit in the row itself says more than any header above it.
      const named = form.roles.find(([role]) => role === found?.unit)?.[0];
      const role = named ?? (column ? roleOf(column.text, form) : null);
      if (role === null || found === null) continue;
      if (row.numbers.has(role)) row.isDoubled = true;
      else row.numbers.set(role, { value: found.value, raw: text });
    }
    return row;
  });
}

/** A header is made of the words of headers, but for a few that a form may use besides, and has no number. */
function isHeader<Role extends string>(line: Line, form: TableForm<Role>): boolean {
  const words = line.cells.flatMap((cell) => cell.words.flatMap(({ text }) => plain(text).split(' ')));
  if (words.some((word) => /^\d+$/.test(word))) return false;
  return words.filter((word) => form.headerWords.has(word)).length >= HEADER_SHARE * words.length;
}

/** Turned headers stand between the last row above and this one; of several tables on a page, the lowest is the row's own. */
function turnedAbove(line: Line, above: Line | undefined, turned: readonly TurnedText[]): TurnedText[] {
  const from = above?.page === line.page ? above.bottom : 0;
  const between = turned.filter(
    ({ page, box }) => page === line.page && box[3] < line.top + 2 && box[3] > from,
  );
  const lowest = between.reduce<TurnedText | null>((a, b) => (a && a.box[3] >= b.box[3] ? a : b), null);
  // Upward headers end at one height, downward ones begin at one.
  const isBeside = ({ box }: TurnedText) =>
    lowest !== null && (lowest.box[3] - box[3] < 15 || Math.abs(lowest.box[1] - box[1]) < 15);
  return between.filter(isBeside);
}

/** What the numbers under a header measure. */
export function roleOf<Role extends string>(header: string, form: TableForm<Role>): Role | null {
  const words = plain(header).split(' ');
  const found = form.roles.find(([, names]) =>
    names.some((name) => words.some((word) => (name.length === 1 ? word === name : word.startsWith(name)))),
  );
  return found?.[0] ?? null;
}

export function continues(line: Line, row: Line): boolean {
  if (row.page !== line.page) return false;
  const isIndented = (line.cells[0]?.box[0] ?? 0) > (row.cells[0]?.box[0] ?? 0) + 3;
  const height = line.bottom - line.top;
  return isIndented ? line.top - row.bottom < 3 * height : line.bottom - row.bottom < CONTINUES * height - 1;
}
