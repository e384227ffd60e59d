/** Labels and values in whichever arrangement a form has them become lines of one label and its value. */
import { type Block, blocksOf, groupsOf, joined, type Part, rowOf } from '../layout/blocks.ts';
import type { Cell, Line } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import { boxOf, type Word } from '../layout/words.ts';
import { beginsWithLabel, isKnownLabel } from './known-labels.ts';
import { pairsInText } from './pairs-in-text.ts';

/** A line below a label explains it when its letters are smaller than this part of the label's. */
const SMALLER = 0.95;
/** So many lines whose label comes last, and so many more than those whose label comes first, make a list of values before labels. */
const LEAST_TURNED = 3;
const MORE_TURNED = 2;

export function arrangePairs(lines: readonly Line[], isHead: (line: Line) => boolean): Line[] {
  const whole = groupsOf(lines).flatMap((group) =>
    group.some(isHead) ? group : (inOneLine(group) ?? pairsInText(group)),
  );
  return labelsFirst(whole).flatMap((line) => (isHead(line) ? [line] : pairsOf(line)));
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
  if (!isClear || !hasBoth || !blocks.every((block, index) => !labels[index] || isBesideValue(block, blocks)))
    return null;
  return [
    rowOf(
      group,
      blocks.map((block, index) => labels[index] ?? block),
    ),
  ];
}

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
    lines.flatMap((line) => [[line, turnedPair(line)] as const]).filter(([, pair]) => pair !== null),
  );
  if (turned.size < LEAST_TURNED || turned.size < MORE_TURNED * lines.filter(isUsual).length) return lines;
  return lines.map((line) => {
    const pair = turned.get(line);
    return pair ? withCells(line, pair) : line;
  });
}

/** The label and the value of a line that ends with its label, in a box of its own or in smaller letters. */
function turnedPair({ cells }: Line): Cell[] | null {
  const [value, label, ...more] = cells;
  if (value && label) return more.length === 0 && isPair(label, value) ? [label, value] : null;
  const words = value?.words ?? [];
  const at = words.findIndex(
    ({ size }, index) => index > 0 && size < SMALLER * (words[index - 1]?.size ?? 0),
  );
  if (at < 1) return null;
  const [own, named] = [cellOf(words.slice(0, at)), cellOf(words.slice(at))];
  return isPair(named, own) ? [named, own] : null;
}

const cellOf = (words: readonly Word[]): Cell => ({
  words,
  text: words.map(({ text }) => text).join(' '),
  box: boxOf(words),
});

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

function withCells(line: Line, cells: readonly Cell[]): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join('  '), hasWholeCells: true };
}
