import type { Box, PageText, Source } from '../contract/text.ts';
import { withoutAbbreviations } from './abbreviations.ts';
import { cleanWords } from './clean-words.ts';
import { filledIn } from './filled-in.ts';
import { joinHyphens } from './join-hyphens.ts';
import { spaceOf } from './space.ts';
import { tickedOnly } from './ticked.ts';
import { typedData } from './typed-data.ts';
import { withoutOtherStates } from './without-other-states.ts';
import { boxOf, isOnePiece, rowsOf, type Word, wordsOf } from './words.ts';

/** Words that belong together: what stands in one box of a table, or a run of text. */
export interface Cell {
  text: string;
  words: readonly Word[];
  box: Box;
}

export interface Line {
  page: number;
  pageSize: readonly [number, number];
  top: number;
  bottom: number;
  cells: readonly Cell[];
  /** The cells' texts with two spaces between them. */
  text: string;
  /** The space between words of the document, in sizes of the font, where it has one. */
  space: number | null;
  /** Where the line stands, if it was turned to be read. */
  place?: Box;
  /** The cells are the boxes of a row of a table, each with all of its lines. */
  hasWholeCells?: boolean;
}

/** Words whose baselines differ by less than this part of their size stand on one line. */
const SAME_BASELINE = 0.3;
/** A gap wider than this, in sizes of the font, parts two cells; a narrower one than the second is no space at all. */
const CELL_GAP = 0.55;
const WORD_GAP = 0.12;
/**
 * In fonts whose letters are all as wide, a space is as wide as a letter: then a gap of this many spaces parts two
 * cells.
 */
const CELL_GAP_IN_SPACES = 1.4;
/** Words of a title in capitals may have more space between them. */
const TITLE_GAP = 0.9;
const CAPITALS = /^[\p{Lu}'-]{2,}$/u;
/** Text that lies over its neighbour by more than this is not the same text. */
const OVERLAP = 0.2;

/** The upright text of pages, line by line from the top, each line cut into cells from the left. */
export function linesOf(pages: readonly PageText[]): Line[] {
  const said = tickedOnly(
    cleanWords(pages.map(({ pieces }) => wordsOf(pieces.filter(({ rotation }) => Math.abs(rotation) < 20)))),
  );
  const upright = pages.map((page, index) => ({ page, words: said[index] ?? [] }));
  const space = spaceOf(upright.flatMap(({ words }) => rowsOf(words, SAME_BASELINE)));
  const lines = upright.flatMap(({ page, words }) => linesOfWords(words, page, space));
  return withoutAbbreviations(filledIn(withoutOtherStates(typedData(lines))));
}

export function linesOfWords(
  words: readonly Word[],
  page: Pick<PageText, 'number' | 'width' | 'height'>,
  space: number | null,
): Line[] {
  const rows = joinHyphens(rowsOf(words, SAME_BASELINE));
  return rows.map((row) => {
    const isTitle = row.every(({ text }) => CAPITALS.test(text));
    const cellGap = Math.max(isTitle ? TITLE_GAP : CELL_GAP, CELL_GAP_IN_SPACES * (space ?? 0));
    const cells = cellsOf(row, cellGap);
    const [, top, , bottom] = boxOf(row);
    const text = cells.map((cell) => cell.text).join('  ');
    return { page: page.number, pageSize: [page.width, page.height], top, bottom, cells, text, space };
  });
}

export function sourceOf(line: Line, cells: readonly Cell[] = line.cells): Source {
  const box = line.place ?? boxOf(cells.flatMap((cell) => cell.words));
  return { page: line.page, box, page_size: line.pageSize };
}

export const cellOf = (words: readonly Word[]): Cell => ({ words, text: textOf(words), box: boxOf(words) });

function cellsOf(row: readonly Word[], cellGap: number): Cell[] {
  const groups: Word[][] = [];
  for (const word of [...row].sort((a, b) => a.left - b.left)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const gap = last ? word.left - last.right : 0;
    const tracking = 2 * Math.max(last?.tracking ?? 0, word.tracking ?? 0);
    const isNear =
      last &&
      (isOnePiece(last, word) || (gap <= (cellGap + tracking) * word.size && gap > -OVERLAP * word.size));
    if (isNear) group?.push(word);
    else groups.push([word]);
  }
  return groups.map(cellOf);
}

/** A word that begins where another piece ends continues it: writers cut words at kerning and ligatures. */
function textOf(words: readonly Word[]): string {
  let text = '';
  for (const [index, word] of words.entries()) {
    const last = words[index - 1];
    const isSplit = last && !isOnePiece(last, word) && word.left - last.right < WORD_GAP * word.size;
    text += last === undefined || isSplit ? word.text : ` ${word.text}`;
  }
  return text;
}
