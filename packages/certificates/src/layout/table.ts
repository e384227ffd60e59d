import { quantitiesOf, quantityOf } from '../value/quantity.ts';
import { type TableCell, tableCellsOf } from './assign-columns.ts';
import { columnsOf } from './columns.ts';
import { joinTables } from './join-tables.ts';
import type { Line } from './lines.ts';
import { plain } from './mend-text.ts';
import { type Block, withNumbers } from './numbers-by-column.ts';
import type { TurnedText } from './paper.ts';
import { PROSE } from './prose.ts';
import { measureByUnit, roleOf, roleOfColumn } from './roles.ts';

/** How a form's tables are headed. */
export interface TableForm<Role extends string> {
  /** Every word that a header of these tables is made of, in plain form. */
  headerWords: ReadonlySet<string>;
  /** A header with one of these words has this role; the first match counts, so the narrower names come first. */
  roles: readonly (readonly [Role, readonly string[]])[];
  /** The roles of numbers: a line of short cells with one of them is a header, whatever the others are called. */
  measures: readonly string[];
  /** The role of columns that hold words. */
  wording?: Role;
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

/** With the cells by their place, and words that stand in none of them. */
export type Row<Role extends string> = TableRow<Role> & { cells: TableCell[]; extra?: string };

/** Lines that follow a row at less than this many of their own heights continue its cells. */
const CONTINUES = 1.6;
const LEAST_CELLS = 3;
/** Between lines of one box, in their own heights. */
const TIGHT = 0.5;
const HEADER_SHARE = 0.75;
const MOST_HEADER_WORDS = 4;
/** `Grootte (m²)` */
const UNIT_BEHIND = /^\p{L}\D*[([].*[)\]]$/u;
/** A scale of labels: its `A` is no area. */
const CLASS = /^[A-G][+-]*$/;

/**
 * The rows of the tables among these lines: numbers by their column, words as they stand. A new header starts new
 * columns.
 */
export function readTable<Role extends string>(
  lines: readonly Line[],
  turned: readonly TurnedText[],
  form: TableForm<Role>,
): TableRow<Role>[] {
  const blocks: Block<Role>[] = [];
  const loose: { line: Line; row: Row<Role> }[] = [];
  const rowsIn = cellsOfRows(lines, form);
  const names = namesOfRows(lines, form, rowsIn);
  const isName = new Set(names.values());
  let header: Line[] = [];
  let group = '';
  /** Rows that follow without names of their own may belong to it. */
  let lastName = '';
  const addRow = (line: Line, cells: TableCell[]) => {
    const last = blocks.at(-1)?.rows.at(-1);
    const columns = columnsOf(header, turnedHeaders(header, line, last?.line, turned));
    const roles = columns.map((column) => roleOfColumn(column.text, form));
    const isMeasured = cells.some(({ text }) => quantityOf(text)?.unit === 'area');
    // Within a table a header says what is measured; other words of headers are words of the rows.
    const isNew = last
      ? roles.some((role) => role !== null && form.measures.includes(role))
      : roles.some((role) => role !== null) || isMeasured;
    if (isNew) blocks.push({ columns, rows: [] });
    else if (last) loose.push(...header.map((words) => ({ line: words, row: last })));
    header = [];
    const name = names.get(line);
    const isOwnGroup = name && (isGroup(name, form) || !form.group.test(plain(group)));
    blocks.at(-1)?.rows.push({
      line,
      cells,
      text: [line.text, name?.text ?? ''].join('  ').trim(),
      group: isOwnGroup ? name.text : name || lastName === '' ? group : lastName,
      numbers: new Map(),
      ...(name && { extra: name.text }),
    });
  };
  for (const [index, line] of lines.entries()) {
    if (isHeader(line, form)) {
      header.push(line);
      lastName = '';
      continue;
    }
    if (isName.has(line)) {
      lastName = isGroup(line, form) ? line.text : '';
      continue;
    }
    const last = blocks.at(-1)?.rows.at(-1);
    const cells = rowsIn.get(line);
    const next = lines[index + 1];
    if (cells) addRow(line, cells);
    else if (isGroup(line, form) && !(last && goesOn(line, last.line))) [group, lastName] = [line.text, ''];
    else if (last && continues(line, last.line)) loose.push({ line, row: last });
    else if (last && next && rowsIn.has(next) && isTight(line, next)) loose.push({ line, row: last });
    else if (/\p{Ll}{3}/u.test(line.text)) group = line.text;
  }
  const rows = blocks.flatMap((block) => block.rows);
  for (const { line, row } of loose) addWords(nearer(row, rows[rows.indexOf(row) + 1], line), line);
  return joinTables(blocks.map((block) => withNumbers(block, form))).map(
    ({ cells: _, extra: __, ...row }) => row,
  );
}

/** A line of its own between a header and a row, or before each of several rows, names the row below it. */
function namesOfRows<Role extends string>(
  lines: readonly Line[],
  form: TableForm<Role>,
  rowsIn: ReadonlyMap<Line, TableCell[]>,
): ReadonlyMap<Line, Line> {
  // Headers that are repeated on the next page stand between a name and its row.
  const told = lines.filter((line) => !isHeader(line, form));
  // A header of the same page begins a table, and the line before it is its title.
  const isTitle = (name: Line) => {
    const next = lines[lines.indexOf(name) + 1];
    return next !== undefined && next.page === name.page && isHeader(next, form);
  };
  const isPair = (index: number) => {
    const [name, row] = [told[index], told[index + 1]];
    return (
      name?.cells.length === 1 &&
      row !== undefined &&
      !isTitle(name) &&
      !PROSE.test(name.text) &&
      !rowsIn.has(name) &&
      rowsIn.has(row)
    );
  };
  // Above several rows it would be the name of them all.
  const isHeadedAlone = (line: Line, index: number) => {
    const above = lines[lines.indexOf(line) - 1];
    const after = told[index + 2];
    const isAlone = after === undefined || !rowsIn.has(after);
    return above?.page === line.page && isHeader(above, form) && isAlone;
  };
  const names = new Map<Line, Line>();
  for (const [index, name] of told.entries()) {
    const row = told[index + 1];
    if (row && isPair(index) && (isPair(index - 2) || isPair(index + 2) || isHeadedAlone(name, index)))
      names.set(row, name);
  }
  return names;
}

/** The lines that are rows, with their cells. */
function cellsOfRows<Role extends string>(
  lines: readonly Line[],
  form: TableForm<Role>,
): Map<Line, TableCell[]> {
  const found = new Map<Line, TableCell[]>();
  let header: Line[] = [];
  let isHeadEnded = false;
  for (const line of lines) {
    if (isHeader(line, form)) {
      header = isHeadEnded ? [line] : [...header, line];
      isHeadEnded = false;
      continue;
    }
    isHeadEnded = true;
    const cells = rowIn(line, form) ?? shortRowIn(line, header, form);
    if (cells) found.set(line, cells);
  }
  return found;
}

/** The cells of a line that is a row: it has a number, or an area with its unit. */
function rowIn<Role extends string>(line: Line, form: TableForm<Role>): TableCell[] | null {
  if (PROSE.test(line.text)) return null;
  const cells = tableCellsOf(line);
  const quantities = cells.flatMap(({ text }) => quantitiesOf(text));
  const isRow =
    (cells.length >= LEAST_CELLS && quantities.length > 0) ||
    (cells.length === 2 && quantities.some(({ unit }) => unit === 'area'));
  return isRow && !isOnItsSide(cells, form) ? cells : null;
}

/** A name and one number below a header of two columns that says what is measured. */
function shortRowIn<Role extends string>(
  line: Line,
  header: readonly Line[],
  form: TableForm<Role>,
): TableCell[] | null {
  const cells = tableCellsOf(line);
  const columns = columnsOf(header, []);
  const isHeaded =
    (columns.length === 2 || (header.length === 1 && header[0]?.cells.length === 2)) &&
    columns.some(({ text }) => form.measures.includes(roleOf(text, form) ?? ''));
  const isRow = cells.length === 2 && cells.filter(({ text }) => quantitiesOf(text).length > 0).length === 1;
  return isHeaded && isRow && !PROSE.test(line.text) && !isOnItsSide(cells, form) ? cells : null;
}

/** Lines of one box have less between them than two rows. */
function isTight(line: Line, next: Line): boolean {
  return (
    line.page === next.page &&
    next.bottom > line.top &&
    next.top - line.bottom < TIGHT * (line.bottom - line.top)
  );
}

/** Where boxes are centred or stand on their last line, words above a row belong to it, not to the row before. */
function nearer<Role extends string>(row: Row<Role>, next: Row<Role> | undefined, line: Line): Row<Role> {
  if (!next || next.line.page !== line.page) return row;
  return next.line.top - line.bottom < line.top - row.line.bottom - 1 ? next : row;
}

/** Words go on in the box that they stand in, so that `verwarmde` and `ruimte` below it come together. */
function addWords<Role extends string>(row: Row<Role>, line: Line): void {
  const isAbove = line.top < row.line.top;
  for (const { text, left, right } of tableCellsOf(line)) {
    const own = row.cells.find((cell) => cell.left < right && cell.right > left && !quantityOf(cell.text));
    if (own) own.text = isAbove ? `${text} ${own.text}` : `${own.text} ${text}`;
    else row.extra = `${row.extra ?? ''} ${text}`;
  }
  row.text = [...row.cells.map(({ text }) => text), row.extra ?? ''].join('  ').trim();
}

/**
 * A line that begins with a header belongs to a table that stands on its side, and so does one that names a measure
 * before its number.
 */
function isOnItsSide<Role extends string>(cells: readonly TableCell[], form: TableForm<Role>): boolean {
  return cells.some(({ text }, index) => {
    const isLabel = plain(text)
      .split(' ')
      .every((word) => form.headerWords.has(word));
    const role = isLabel ? roleOf(text, form) : null;
    // `Raam | oost | 5,7` names an element, whatever else is headed so.
    const isNamed = form.group.test(plain(text)) && cells.some((cell) => quantityOf(cell.text) !== null);
    return role !== null && ((index === 0 && !isNamed) || form.measures.includes(role));
  });
}

export function isGroup<Role extends string>(line: Line, form: TableForm<Role>): boolean {
  return line.cells.length === 1 && form.group.test(plain(line.text));
}

/** A header is made of the words of headers, but for a few that a form may use besides, and has no number. */
export function isHeader<Role extends string>(line: Line, form: TableForm<Role>): boolean {
  const words = line.cells
    .flatMap((cell) => cell.words.flatMap(({ text }) => plain(text).split(' ')))
    .filter((word) => word !== '');
  if (words.length === 0 || words.some((word) => /^\d+$/.test(word))) return false;
  // `Richting: W` is a label with its value.
  if (line.cells.length === 1 && /\p{L}\s?:\s\S/u.test(line.text)) return false;
  if (line.cells.every(({ text }) => CLASS.test(text))) return false;
  if (words.filter((word) => form.headerWords.has(word)).length >= HEADER_SHARE * words.length) return true;
  // Short cells beside one that says what is measured head columns too, whatever they are called.
  const hasUnit = line.cells.some(({ text }) => UNIT_BEHIND.test(text) && measureByUnit(text, form) !== null);
  return (
    line.cells.length >= (hasUnit ? 2 : LEAST_CELLS) &&
    line.cells.every(({ text }) => wordsBefore(text, ':') <= MOST_HEADER_WORDS) &&
    line.cells.filter(({ text }) => CLASS.test(text)).length < LEAST_CELLS &&
    line.cells.some(({ text }) => form.measures.includes(roleOfColumn(text, form) ?? ''))
  );
}

const wordsBefore = (text: string, sign: string) => (text.split(sign)[0] ?? '').trim().split(' ').length;

/**
 * Turned headers stand between the last row above and this one; of several tables on a page, the lowest is the row's
 * own.
 */
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

/** Those of a table that begins on the next page stand at the foot of the page before, beside its upright headers. */
function turnedHeaders(
  header: readonly Line[],
  line: Line,
  above: Line | undefined,
  turned: readonly TurnedText[],
): TurnedText[] {
  const own = turnedAbove(line, above, turned);
  const head = header.at(-1);
  if (own.length > 0 || !head || head.page !== line.page - 1) return own;
  return turnedAbove({ ...head, top: head.pageSize[1] }, above, turned);
}

/** `Hellende` and below it, in small letters, `daken`. */
const goesOn = (line: Line, row: Line) => /^\p{Ll}/u.test(line.text) && continues(line, row);

export function continues(line: Line, row: Line): boolean {
  // What stands above a row and comes after it is in the next column of the page.
  if (row.page !== line.page || line.bottom <= row.top) return false;
  const isIndented = (line.cells[0]?.box[0] ?? 0) > (row.cells[0]?.box[0] ?? 0) + 3;
  const height = line.bottom - line.top;
  return isIndented ? line.top - row.bottom < 3 * height : line.bottom - row.bottom < CONTINUES * height - 1;
}
