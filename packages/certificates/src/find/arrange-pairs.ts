/** Labels and values in whichever arrangement a form has them become lines of one label and its value. */
import { type Block, blocksOf, groupsOf, joined, type Part, rowOf } from '../layout/blocks.ts';
import { lineWith } from '../layout/line-with.ts';
import { type Cell, cellOf, type Line } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import { boxOf } from '../layout/words.ts';
import { unitsIn } from '../value/quantity.ts';
import { beginsWithLabel, isKnownLabel } from './known-labels.ts';
import { gridPairs } from './label-grid.ts';
import { pairsInText } from './pairs-in-text.ts';
import { plainPairs } from './plain-pairs.ts';
import { valuesAbove } from './values-above.ts';

/** A line below a label explains it when its letters are smaller than this part of the label's. */
const SMALLER = 0.95;
/**
 * So many lines whose label comes last, and so many more than those whose label comes first, make a list of values
 * before labels.
 */
const LEAST_TURNED = 3;
const MORE_TURNED = 2;

export function arrangePairs(lines: readonly Line[], isHead: (line: Line) => boolean): Line[] {
  const arranged = valuesAbove(gridPairs(plainPairs(lines), isHead), isHead);
  const whole = runsOf(arranged).flatMap((run) =>
    run.every(isArranged)
      ? run
      : groupsOf(run).flatMap((group) =>
          group.some(isHead) ? group : (inOneLine(group) ?? pairsInText(group)),
        ),
  );
  return labelsFirst(whole).flatMap((line) => (isHead(line) ? [line] : pairsOf(line)));
}

/** Pairs from one row of a grid stand at one height, and are no row any more. */
const isArranged = ({ hasWholeCells, cells: [label, value, more] }: Line) =>
  hasWholeCells === true && more === undefined && isPair(label, value);

function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    if (last && isArranged(last) === isArranged(line)) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** A row of labels and values whose boxes have several lines. */
function inOneLine(group: readonly Line[]): Line[] | null {
  if (group.length === 1) return null;
  const blocks = blocksOf(group, ({ cells }) =>
    cells.map(({ text, words, box: [left, , right] }) => ({ text, words, left, right })),
  );
  const labels = blocks.map(labelOf);
  const isClear = blocks.every((block, index) => labels[index] || !block.parts.some(isLabel));
  const hasBoth = labels.some((label) => label) && labels.some((label) => !label);
  // Several measures below each other are rows of a table, and the label is its heading.
  const isTable = blocks.some(({ parts }) => parts.filter(hasMeasure).length > 1);
  // A heading has all of the rest in the line below it.
  const isHeading = labels.some((label, index) => {
    const own = label ? blocks[index]?.parts.slice(label.parts.length) : undefined;
    const values = blocks.flatMap(({ parts }, at) => (labels[at] ? [] : parts));
    return own?.length && values.every(({ line }) => own.some((part) => part.line === line));
  });
  if (
    !isClear ||
    !hasBoth ||
    isTable ||
    isHeading ||
    !blocks.every((block, index) => !labels[index] || isBesideValue(block, blocks))
  )
    return null;
  return [
    rowOf(
      group,
      blocks.map((block, index) => labels[index] ?? block),
    ),
  ];
}

const hasMeasure = ({ cell }: Part) => unitsIn(cell.text).length > 0;

/** A heading stands above what it heads, a label beside it. */
function isBesideValue(label: Block, blocks: readonly Block[]): boolean {
  const [top, bottom] = heightOf(label);
  return blocks.some((block) => {
    if (block === label) return false;
    const [from, to] = heightOf(block);
    return from < bottom && to > top;
  });
}

function heightOf({ parts }: Block): readonly [number, number] {
  const [, top, , bottom] = boxOf(parts.flatMap(({ cell }) => cell.words));
  return [top, bottom];
}

/** Small letters below other words go on with them: `Gekoppeld aan de` over `verwarming`. */
function isLabel({ cell: { text } }: Part, index: number): boolean {
  return beginsWithLabel(text) && (index === 0 || !/^\p{Ll}/u.test(text));
}

/** The label that a block consists of, without a small line that explains it. */
function labelOf({ parts }: Block): Block | null {
  for (let end = parts.length; end > 0; end--) {
    const label = parts.slice(0, end);
    const text = label.reduce((said, { cell }) => joined(said, cell.text), '');
    const size = (part: Part | undefined) => part?.cell.words[0]?.size ?? 0;
    const isExplained = parts
      .slice(end)
      .every((part) => size(part) < SMALLER * size(label[0]) && !isKnownLabel(part.cell.text));
    if (isKnownLabel(text) && isExplained) return { parts: label };
  }
  return null;
}

const isPair = (first: Cell | undefined, second: Cell | undefined) =>
  first !== undefined && second !== undefined && isKnownLabel(first.text) && !beginsWithLabel(second.text);

/** Where the values of a document stand before their labels, the two change places. */
function labelsFirst(lines: readonly Line[]): readonly Line[] {
  const isUsual = ({ cells: [label, value] }: Line) => isPair(label, value);
  const turned = new Map(
    lines.flatMap((line) => [[line, turnedPairs(line)] as const]).filter(([, pairs]) => pairs !== null),
  );
  const isRule = turned.size >= LEAST_TURNED && turned.size >= MORE_TURNED * lines.filter(isUsual).length;
  return lines.flatMap((line, index) => {
    const pairs = turned.get(line);
    return pairs && (isRule || isInRun(lines, index, turned))
      ? pairs.map((pair) => withCells(line, pair))
      : [line];
  });
}

/** Among so many such lines behind each other. */
function isInRun(lines: readonly Line[], index: number, turned: ReadonlyMap<Line, unknown>): boolean {
  const isOther = (line: Line) => !turned.has(line);
  const before = lines.slice(0, index).findLastIndex(isOther);
  const after = lines.slice(index).findIndex(isOther);
  return (after < 0 ? lines.length : index + after) - before - 1 >= LEAST_TURNED;
}

/** The labels and values of a line whose labels come last, in boxes of their own or in smaller letters. */
function turnedPairs({ cells }: Line): Cell[][] | null {
  if (cells.length > 1) {
    const pairs = cells.flatMap((value, at) => {
      const label = cells[at + 1];
      return at % 2 === 0 && label && isPair(label, value) ? [[label, value]] : [];
    });
    return 2 * pairs.length === cells.length ? pairs : null;
  }
  const words = cells[0]?.words ?? [];
  const at = words.findIndex(
    ({ size }, index) => index > 0 && size < SMALLER * (words[index - 1]?.size ?? 0),
  );
  if (at < 1) return null;
  const [own, named] = [cellOf(words.slice(0, at)), cellOf(words.slice(at))];
  return isPair(named, own) ? [[named, own]] : null;
}

/** Several labels in one line, each with a value behind it. The same label twice is one list beside another. */
function pairsOf(line: Line): Line[] {
  const { cells } = line;
  const starts = cells.flatMap((cell, index) => (isKnownLabel(cell.text) ? [index] : []));
  const labels = new Set(starts.map((start) => plain(cells[start]?.text ?? '')));
  const isPaired =
    starts.length > 1 &&
    labels.size === starts.length &&
    starts[0] === 0 &&
    starts.every((start, at) => (starts[at + 1] ?? cells.length) - start === 2);
  if (!isPaired) return [line];
  return starts.map((start) => withCells(line, cells.slice(start, start + 2)));
}

const withCells = (line: Line, cells: readonly Cell[]): Line => ({
  ...lineWith(line, cells),
  hasWholeCells: true,
});
