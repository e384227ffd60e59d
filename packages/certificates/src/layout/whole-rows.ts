import { quantityOf } from '../value/quantity.ts';
import { type TableCell, tableCellsOf } from './assign-columns.ts';
import type { Cell, Line } from './lines.ts';
import { plain } from './mend-text.ts';
import { labelIn } from './records.ts';
import { isHeader, type TableForm } from './table.ts';
import { boxOf } from './words.ts';

/** Lines of one box follow each other at most this many sizes apart; a new row has more above it. */
const PITCH = 1.6;

interface Part {
  cell: TableCell;
  line: Line;
}

/** What stands in one column of a group of lines, from the top. */
interface Block {
  parts: Part[];
}

/**
 * Rows whose boxes have several lines each, set to the top, the middle or the bottom of the row, become one line each: numbers
 * stand at other heights than the words beside them, and nothing but the space between rows says what belongs together.
 */
export function wholeRows<Role extends string>(lines: readonly Line[], form: TableForm<Role>): Line[] {
  return groupsOf(lines).flatMap((group) => {
    if (group.length === 1) return group;
    return (
      labelledRow(blocksOf(group), group, form) ?? runsOf(group, form).flatMap((run) => oneRow(run, form))
    );
  });
}

function oneRow<Role extends string>(run: readonly Line[], form: TableForm<Role>): readonly Line[] {
  const blocks = run.length > 1 ? blocksOf(run) : [];
  return blocks.length > 1 && isOneRow(blocks, run, form) ? [rowOf(run, blocks)] : run;
}

/** Lines that overlap, or that go on in a box of the line above. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    // What stands above the line before it is in the next column of the page.
    const isFurther = line.bottom > (group?.at(-1)?.top ?? 0);
    if (isFurther && group?.some((other) => isTied(other, line))) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** A header stays apart from what it heads. */
function runsOf<Role extends string>(group: readonly Line[], form: TableForm<Role>): Line[][] {
  const runs: Line[][] = [];
  for (const line of group) {
    const run = runs.at(-1);
    if (run?.[0] && isHeader(run[0], form) === isHeader(line, form)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** A row whose boxes each have their own label above the value: a header and a row. */
function labelledRow<Role extends string>(
  blocks: readonly Block[],
  group: readonly Line[],
  form: TableForm<Role>,
): Line[] | null {
  const isOfHeader = ({ cell }: Part) => cell.words.every(({ text }) => isHeaderWord(text, form));
  const parted = blocks.map(({ parts }) => {
    const end = parts.findIndex((part) => !isOfHeader(part));
    return end < 0 ? null : { label: { parts: parts.slice(0, end) }, value: { parts: parts.slice(end) } };
  });
  const both = parted.filter((each) => each !== null);
  const isLabelled = both.length === blocks.length && both.every(({ label }) => label.parts.length > 0);
  const values = both.map(({ value }) => value);
  if (!isLabelled || blocks.length < 2 || !isOneRow(values, [], form)) return null;
  return [
    rowOf(
      group,
      both.map(({ label }) => label),
    ),
    rowOf(group, values),
  ];
}

const isHeaderWord = <Role extends string>(text: string, form: TableForm<Role>) =>
  plain(text)
    .split(' ')
    .every((word) => word === '' || form.headerWords.has(word));

function isTied(above: Line, line: Line): boolean {
  if (above.page !== line.page) return false;
  return above.cells.some((a) => line.cells.some((b) => isNextIn(a, b))) || line.top < above.bottom - 1;
}

const baseline = ({ words }: Pick<Cell, 'words'>) => words[0]?.baseline ?? 0;

function isNextIn(a: Cell, b: Cell): boolean {
  const size = Math.max(a.words[0]?.size ?? 0, b.words[0]?.size ?? 0);
  return a.box[0] < b.box[2] && a.box[2] > b.box[0] && baseline(b) - baseline(a) <= PITCH * size;
}

function blocksOf(group: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (const line of group) {
    for (const cell of tableCellsOf(line)) {
      const shared = ({ parts }: Block) =>
        Math.max(
          ...parts.map(({ cell: own }) => Math.min(own.right, cell.right) - Math.max(own.left, cell.left)),
        );
      const own = blocks
        .filter((block) => block.parts.at(-1)?.line !== line && shared(block) > 0)
        .sort((a, b) => shared(b) - shared(a))[0];
      if (own) own.parts.push({ cell, line });
      else blocks.push({ parts: [{ cell, line }] });
    }
  }
  return blocks.sort((a, b) => leftOf(a) - leftOf(b));
}

const leftOf = ({ parts }: Block) => Math.min(...parts.map(({ cell }) => cell.left));

/** In one row no box holds two numbers or two labels below each other, and no label has its value behind a colon. */
function isOneRow<Role extends string>(
  blocks: readonly Block[],
  group: readonly Line[],
  form: TableForm<Role>,
): boolean {
  if (group.length > 0 && group.every((line) => isHeader(line, form))) return true;
  const own = ({ cell }: Part) => quantityOf(cell.text) !== null || labelIn(cell.text, form) !== null;
  const hasNumbers = blocks.some(({ parts }) => parts.some(({ cell }) => quantityOf(cell.text)));
  return (
    hasNumbers &&
    blocks.every(
      ({ parts }) =>
        parts.filter(own).length <= 1 &&
        !parts.some(({ cell }) => parts.length > 1 && cell.text.includes(':')),
    )
  );
}

function rowOf(group: readonly Line[], blocks: readonly Block[]): Line {
  const cells = blocks.map(({ parts }): Cell => {
    const words = parts.flatMap(({ cell }) => cell.words);
    const text = parts.reduce((said, { cell }) => joined(said, cell.text), '');
    return { text, words, box: boxOf(words) };
  });
  const [first] = group;
  if (!first) throw new Error('A row has lines.');
  return {
    ...first,
    top: Math.min(...group.map(({ top }) => top)),
    bottom: Math.max(...group.map(({ bottom }) => bottom)),
    cells,
    text: cells.map(({ text }) => text).join('  '),
    hasWholeCells: true,
  };
}

/** A word that was parted at the end of a line comes together again; a hyphen before a capital or a figure stays. */
function joined(before: string, after: string): string {
  if (before === '') return after;
  return /\p{L}{2}-$/u.test(before) && /^\p{Ll}/u.test(after)
    ? before.slice(0, -1) + after
    : /\p{L}-$/u.test(before)
      ? before + after
      : `${before} ${after}`;
}
