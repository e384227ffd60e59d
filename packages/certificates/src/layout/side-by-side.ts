import { boundaryOf } from './boundary.ts';
import { type Line, linesOfWords } from './lines.ts';
import { plain } from './mend-text.ts';
import { measuresOf, roleOf } from './roles.ts';
import { isHeader, type TableForm } from './table.ts';
import type { Word } from './words.ts';

const wordsOf = (line: Line): readonly Word[] => line.cells.flatMap(({ words }) => words);

/**
 * Two tables side by side, or one that goes on beside itself, have the same header twice. Below such a header
 * everything up to the next line that reaches over the middle is read as two columns of the page: the left one first,
 * then the right one.
 */
export function partSideBySide<Role extends string>(
  lines: readonly Line[],
  form: TableForm<Role>,
): readonly Line[] {
  const parted: Line[] = [];
  let at = 0;
  while (at < lines.length) {
    const header = headerAt(lines, at, form);
    const middle = header.length > 0 && namesSeveral(header, form) ? middleOf(header, form) : null;
    const first = header[0];
    if (middle === null || !first) {
      parted.push(...lines.slice(at, at + Math.max(1, header.length)));
      at += Math.max(1, header.length);
      continue;
    }
    const after = lines.findIndex(
      (line, index) =>
        index >= at + header.length &&
        (!isBelow(line, first, middle) || (index > at + header.length && isOtherHeader(line, header, form))),
    );
    const end = after < 0 ? lines.length : after;
    const above = parted.at(-1);
    const own = [
      ...(above && isNames(above, first, middle) ? parted.splice(-1) : []),
      ...lines.slice(at, end),
    ];
    const boundary = boundaryOf(own.flatMap(wordsOf), middle) ?? middle[1];
    parted.push(...halves(own, boundary));
    at = end;
  }
  return parted;
}

function headerAt<Role extends string>(lines: readonly Line[], at: number, form: TableForm<Role>): Line[] {
  const header: Line[] = [];
  for (const line of lines.slice(at)) {
    if (!isHeader(line, form) || line.page !== lines[at]?.page) break;
    header.push(line);
  }
  return header;
}

/** A row of one word or of units is none of two headers, however often it says it. */
function namesSeveral<Role extends string>(header: readonly Line[], form: TableForm<Role>): boolean {
  const names = header.flatMap(wordsOf).filter(({ text }) => roleOf(text, form) !== null);
  return new Set(names.map(({ text }) => plain(text))).size > 1;
}

/**
 * Between the two halves of a header that says everything twice, or that names the rows twice with other measures
 * behind them; null where it does neither.
 */
function middleOf<Role extends string>(
  header: readonly Line[],
  form: TableForm<Role>,
): readonly [number, number] | null {
  const words = header.flatMap(wordsOf).sort((a, b) => a.left - b.left);
  const saidBy = (some: readonly Word[]) =>
    some
      .flatMap(({ text }) => plain(text).split(' '))
      .sort()
      .join(' ')
      .trim();
  for (let at = 2; at <= words.length - 2; at++) {
    const [left, right] = [words.slice(0, at), words.slice(at)];
    const middle = [Math.max(...left.map((word) => word.right)), right[0]?.left ?? 0] as const;
    if (middle[0] < middle[1] && (saidBy(left) === saidBy(right) || namesTwice(left, right, form)))
      return middle;
  }
  return null;
}

/** `Paroi, Surface` and `Paroi, Valeur U`. */
function namesTwice<Role extends string>(
  left: readonly Word[],
  right: readonly Word[],
  form: TableForm<Role>,
): boolean {
  const [a, b] = [left[0]?.text ?? '', right[0]?.text ?? ''];
  const measuresIn = (words: readonly Word[]) => measuresOf(words.map(({ text }) => text).join(' '), form);
  const [first, second] = [measuresIn(left), measuresIn(right)];
  return (
    plain(a) === plain(b) &&
    roleOf(a, form) !== null &&
    !form.measures.includes(roleOf(a, form) ?? '') &&
    first.length > 0 &&
    second.length > 0 &&
    !first.some((measure) => second.includes(measure))
  );
}

/**
 * A heading or a sentence that reaches over the middle ends both tables, and so does a heading that begins left of
 * them.
 */
function isBelow(line: Line, header: Line, [from, to]: readonly [number, number]): boolean {
  const left = Math.min(...wordsOf(header).map((word) => word.left));
  return (
    line.page === header.page &&
    !line.cells.some(({ box }) => box[0] < from && box[2] > to) &&
    !(line.cells.length === 1 && (line.cells[0]?.box[0] ?? 0) < left - 2)
  );
}

/** A header of other columns begins another table. */
function isOtherHeader<Role extends string>(
  line: Line,
  header: readonly Line[],
  form: TableForm<Role>,
): boolean {
  const said = new Set(header.flatMap(wordsOf).map(({ text }) => plain(text)));
  return (
    line.cells.length > 1 && isHeader(line, form) && !wordsOf(line).every(({ text }) => said.has(plain(text)))
  );
}

/** A line above the header that says what each of the two tables is of. */
function isNames(line: Line, header: Line, middle: readonly [number, number]): boolean {
  const isLeft = ({ box }: Line['cells'][number]) => box[2] < middle[1];
  return (
    line.cells.length > 1 &&
    line.cells.some(isLeft) &&
    !line.cells.every(isLeft) &&
    isBelow(line, header, middle)
  );
}

function halves(lines: readonly Line[], boundary: number): Line[] {
  const [first] = lines;
  if (!first) return [];
  const page = { number: first.page, width: first.pageSize[0], height: first.pageSize[1] };
  const words = lines.flatMap(wordsOf);
  return [
    ...linesOfWords(
      words.filter((word) => word.left < boundary),
      page,
      first.space,
    ),
    ...linesOfWords(
      words.filter((word) => word.left >= boundary),
      page,
      first.space,
    ),
  ];
}
