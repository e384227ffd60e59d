import { quantitiesOf } from '../value/quantity.ts';
import { type Block, blocksOf, groupsOf, type Part, rowOf } from './blocks.ts';
import type { Line } from './lines.ts';
import { plain } from './mend-text.ts';
import { labelIn } from './records.ts';
import { isHeader, type TableForm } from './table.ts';

/**
 * Rows whose boxes have several lines each, set to the top, the middle or the bottom of the row, become one line each:
 * numbers stand at other heights than the words beside them, and nothing but the space between rows says what belongs
 * together.
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

/** `T2 Toiture inclinée avant` above its row. */
const isName = <Role extends string>({ cells, text }: Line, form: TableForm<Role>) =>
  cells.length === 1 && form.group.test(plain(text).replace(/^[a-z]{1,2}\d{1,2} /, ''));

const hasQuantity = ({ cells }: Line) => cells.some(({ text }) => quantitiesOf(text).length > 0);

/** Lines that share this part of their height stand beside each other. */
const BESIDE = 0.25;

/** A header stays apart from what it heads. */
function runsOf<Role extends string>(group: readonly Line[], form: TableForm<Role>): Line[][] {
  const runs: Line[][] = [];
  for (const line of group) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    // What stands beside the row belongs to it: on tables that lie on their side each row begins with its header.
    const isBeside = last && line.top < last.bottom - BESIDE * (line.bottom - line.top);
    const isNamed = isName(line, form) && run?.some((other) => hasQuantity(other)) === true;
    if (isNamed) runs.push([line], []);
    else if (run?.[0] && (isBeside || isHeader(run[0], form) === isHeader(line, form))) run.push(line);
    else runs.push([line]);
  }
  return runs.filter((run) => run.length > 0);
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

/**
 * In one row no box holds two numbers or two labels below each other, and no label has its value behind a colon, but
 * for remarks below a name, beside boxes of numbers alone.
 */
function isOneRow<Role extends string>(
  blocks: readonly Block[],
  group: readonly Line[],
  form: TableForm<Role>,
): boolean {
  // Headers of several lines reach over their neighbours: `columnsOf` knows how to read them.
  if (group.length > 0 && group.every((line) => isHeader(line, form))) return false;
  const own = ({ cell }: Part) => quantitiesOf(cell.text).length > 0 || labelIn(cell.text, form) !== null;
  const isNumber = ({ parts }: Block) => parts.every(({ cell }) => quantitiesOf(cell.text).length > 0);
  const hasNumbers = blocks.some(({ parts }) => parts.some(({ cell }) => quantitiesOf(cell.text).length > 0));
  const isRemarked = ({ parts }: Block) =>
    parts.some(({ cell }) => parts.length > 1 && cell.text.includes(':'));
  const [name, ...others] = blocks.toSorted((a, b) => Number(isNumber(a)) - Number(isNumber(b)));
  if (
    name &&
    others.length > 0 &&
    others.every((block) => isNumber(block) && block.parts.length === 1) &&
    isNamedAbove(name)
  )
    return true;
  return hasNumbers && blocks.every((block) => block.parts.filter(own).length <= 1 && !isRemarked(block));
}

/** `Buitenmuur 2` over `Isolatie: 98 mm MW`. */
function isNamedAbove({ parts: [name, ...remarks] }: Block): boolean {
  return (
    name !== undefined &&
    remarks.length > 0 &&
    !name.cell.text.includes(':') &&
    remarks.every(({ cell }) => !/\d,\d/.test(cell.text))
  );
}
