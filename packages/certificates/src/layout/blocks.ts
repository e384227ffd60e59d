import { type TableCell, tableCellsOf } from './assign-columns.ts';
import type { Cell, Line } from './lines.ts';
import { boxOf } from './words.ts';

/** Lines of one box follow each other at most this many sizes apart; a new row has more above it. */
const PITCH = 1.6;

export interface Part {
  cell: TableCell;
  line: Line;
}

/** What stands in one column of a group of lines, from the top. */
export interface Block {
  parts: Part[];
}

/** Lines that overlap, or that go on in a box of the line above. */
export function groupsOf(lines: readonly Line[]): Line[][] {
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

function isTied(above: Line, line: Line): boolean {
  if (above.page !== line.page) return false;
  return above.cells.some((a) => line.cells.some((b) => isNextIn(a, b))) || line.top < above.bottom - 1;
}

const baseline = ({ words }: Pick<Cell, 'words'>) => words[0]?.baseline ?? 0;

function isNextIn(a: Cell, b: Cell): boolean {
  const size = Math.max(a.words[0]?.size ?? 0, b.words[0]?.size ?? 0);
  return a.box[0] < b.box[2] && a.box[2] > b.box[0] && baseline(b) - baseline(a) <= PITCH * size;
}

export function blocksOf(
  group: readonly Line[],
  cellsOf: (line: Line) => readonly TableCell[] = tableCellsOf,
): Block[] {
  const blocks: Block[] = [];
  for (const line of group) {
    for (const cell of cellsOf(line)) {
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

export function rowOf(group: readonly Line[], blocks: readonly Block[]): Line {
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
export function joined(before: string, after: string): string {
  if (before === '') return after;
  return /\p{L}{2}-$/u.test(before) && /^\p{Ll}/u.test(after)
    ? before.slice(0, -1) + after
    : /\p{L}-$/u.test(before)
      ? before + after
      : `${before} ${after}`;
}
