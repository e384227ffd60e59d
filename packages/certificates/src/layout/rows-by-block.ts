import { isUnit, unitsIn, withUnits } from '../value/quantity.ts';
import { type Content, cutBlocks, type PlacedWord } from './cut-blocks.ts';
import { type Cell, type Line, linesOfWords } from './lines.ts';
import { plain } from './mend-text.ts';
import { ADVICE } from './prose.ts';
import type { TableRow } from './table.ts';
import { boxOf, type Word } from './words.ts';

/** Headings are larger than what they head, by this factor. */
const LARGER = 1.18;
const MOST_LINES = 0.9;
const PAGE = 100_000;
/** Between lines of one box, in their own heights. */
const TIGHT = 0.8;
/** A section of a form has fewer words; more of them would take too long to cut. */
const MOST_WORDS = 600;
/** How many words may be read while cuts are tried. */
const MOST_READ = 15_000;

type Row = TableRow<'area' | 'u' | 'rc'>;

/**
 * Elements that stand in boxes, panels, cards or lists, or in sentences: wherever each number has its unit. The white
 * space, else the order of the text, parts them so that each has one area, and one other measure if any has. Null when
 * that leaves something over.
 */
export function rowsByBlock(lines: readonly Line[], groups: RegExp): Row[] | null {
  const own = lines.filter((line, index) => line.place === undefined && !isAdvice(line, lines[index - 1]));
  const [first, ...others] = own;
  const isAlone = first && isTitle(first, groups) && !others.some((line) => isTitle(line, groups));
  const title = first && (isAlone || headingsAmong(own, groups).has(first)) ? first : null;
  const body = own.filter((line) => line !== title);
  const words = body.flatMap((line, index) => placedWords(line, body[index - 1], body[index + 1]));
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  let unread = MOST_READ;
  const contentOf = (some: readonly PlacedWord[]): Content => {
    unread -= some.length;
    return unread < 0 ? 'broken' : contentIn(textOf(some, own));
  };
  const blocks = bySentence(body) ?? cutBlocks(words, contentOf);
  if (!blocks || blocks.some((block, at) => endsWithTitle(block, blocks[at + 1], own, groups))) return null;
  const rows = blocks.map((block) => rowOf(block, own, groups));
  return rows.every((row) => row !== null) ? rows : null;
}

/** An area that begins a line goes on with a sentence, or begins a recommendation. */
function isAdvice({ text }: Line, above: Line | undefined): boolean {
  return text.includes('€') || (ADVICE.test(text) && !/[\p{L},]$/u.test(above?.text ?? ''));
}

/** The words of a line; a unit that its box sets below a number is one word with it. */
function placedWords(line: Line, above: Line | undefined, below: Line | undefined): PlacedWord[] {
  return line.cells.flatMap((cell) => {
    if (above && isUnitCell(cell) && above.cells.some((number) => isWrapped(number, above, cell, line)))
      return [];
    const unit = below && isNumber(cell) && below.cells.find((each) => isWrapped(cell, line, each, below));
    const words = cell.words.map((word) => placed(word, line));
    const last = words.at(-1);
    if (!unit || !below || !last) return words;
    const [left, , right] = boxOf(unit.words);
    const whole = {
      ...last.word,
      text: `${last.word.text} ${unit.text}`,
      left: Math.min(left, last.word.left),
      right: Math.max(right, last.word.right),
    };
    return [...words.slice(0, -1), { word: whole, top: last.top, bottom: below.page * PAGE + below.bottom }];
  });
}

const isNumber = ({ text }: Cell) => /(?<![\d,.])\d{1,3},\d{1,2}$/.test(text);
const isUnitCell = ({ text }: Cell) => isUnit(text) && /m²/.test(text);

function isWrapped(number: Cell, line: Line, unit: Cell, below: Line): boolean {
  return (
    isNumber(number) &&
    isUnitCell(unit) &&
    below.page === line.page &&
    below.top - line.bottom < TIGHT * (line.bottom - line.top) &&
    unit.box[0] < number.box[2] &&
    unit.box[2] > number.box[0]
  );
}

function placed(word: Word, line: Line): PlacedWord {
  const [, top, , bottom] = boxOf([word]);
  return { word, top: line.page * PAGE + top, bottom: line.page * PAGE + bottom };
}

const pageOf = (words: readonly PlacedWord[]) => Math.floor((words[0]?.top ?? 0) / PAGE);

/** As lines again, each page of its own. */
function linesIn(block: readonly PlacedWord[], own: readonly Line[]): Line[] {
  const pages = Map.groupBy(block, (word) => pageOf([word]));
  return [...pages].flatMap(([number, words]) => {
    const [width, height] = own.find(({ page }) => page === number)?.pageSize ?? [0, 0];
    return linesOfWords(
      words.map(({ word }) => word),
      { number, width, height },
      own[0]?.space ?? null,
    );
  });
}

const APART = ' ; ';

/** A number goes on with its unit below it, or in the next cell; nothing else does. */
const joined = (lines: readonly Line[]) =>
  lines
    .map(({ cells }) =>
      cells.reduce(
        (text, cell) => `${text}${/\d,\d+$/.test(text) && isUnit(cell.text) ? ' ' : APART}${cell.text}`,
        '',
      ),
    )
    .reduce((text, line) => (/\d,\d+$/.test(text) ? text + line.replace(APART, ' ') : text + line), '')
    .slice(APART.length);

const textOf = (words: readonly PlacedWord[], own: readonly Line[]) => joined(linesIn(words, own));

function contentIn(text: string): Content {
  const units = unitsIn(text).map(({ unit }) => unit);
  const areas = units.filter((unit) => unit === 'area').length;
  const others = units.length - areas;
  if (HAS_BARE.test(withUnits(text))) return 'broken';
  if (units.length === 0) return 'none';
  if (areas === 1 && others <= 1) return 'one';
  return areas > 1 && (others === 0 || others === areas) ? 'several' : 'broken';
}

/** A measure without its unit. */
const HAS_BARE = /(?<![\d,.])\d{1,3},\d{1,2}(?![\d,])(?!\s?[(%\p{L}])/u;

/** Sentences of running text, one for each element. */
function bySentence(lines: readonly Line[]): PlacedWord[][] | null {
  if (!lines.every(({ cells }) => cells.length === 1) || !/\.$/.test(lines.at(-1)?.text ?? '')) return null;
  const words = lines.flatMap((line) =>
    line.cells.flatMap((cell) => cell.words.map((word) => placed(word, line))),
  );
  const sentences: PlacedWord[][] = [[]];
  for (const [index, word] of words.entries()) {
    sentences.at(-1)?.push(word);
    const next = words[index + 1]?.word.text ?? '';
    if (/[.;!?]$/.test(word.word.text) && /^\p{Lu}/u.test(next)) sentences.push([]);
  }
  const read = sentences.map((sentence) => ({
    sentence,
    content: contentIn(sentence.map(({ word }) => word.text).join(' ')),
  }));
  const found = read.filter(({ content }) => content === 'one').map(({ sentence }) => sentence);
  const isRead = read.every(({ content }) => content === 'one' || content === 'none');
  return isRead && found.length > 0 ? found : null;
}

function rowOf(block: readonly PlacedWord[], own: readonly Line[], groups: RegExp): Row | null {
  const lines = linesIn(block, own);
  const [first] = lines;
  const line = lines.find(hasArea) ?? first;
  if (!first || !line) return null;
  // The title of what comes next: the cut is not at the end of this element.
  const behind = lines.slice(lines.findIndex(hasArea) + 1, -2);
  if (behind.some((other) => isTitle(other, groups))) return null;
  const text = textOf(block, own);
  const above = own.findLast(
    (other) =>
      other.page * PAGE + other.top <= first.page * PAGE + first.top &&
      unitsIn(other.text).length === 0 &&
      isTitle(other, groups),
  );
  const cells = lines.filter(({ page }) => page === line.page).flatMap((each) => each.cells);
  return {
    line: { ...line, cells, text },
    text: text.replaceAll(APART, '  '),
    group: above?.text ?? '',
    numbers: new Map(unitsIn(text).map(({ unit, value, raw }) => [unit, { value, raw }])),
  };
}

/** A title at the foot of a page heads what is on the next one. */
function endsWithTitle(
  block: readonly PlacedWord[],
  next: readonly PlacedWord[] | undefined,
  own: readonly Line[],
  groups: RegExp,
): boolean {
  const last = linesIn(block, own).at(-1);
  return next !== undefined && last !== undefined && pageOf(next) > last.page && isTitle(last, groups);
}

const hasArea = ({ text }: Line) => unitsIn(text).some(({ unit }) => unit === 'area');

/** Lines in large print that name what stands below them: `Murs`, not the panel of `Mur 2`. */
export function headingsAmong(lines: readonly Line[], groups: RegExp): ReadonlySet<Line> {
  const sizeOf = (line: Line) =>
    Math.max(...line.cells.flatMap(({ words }) => words.map(({ size }) => size)));
  const titles = lines.filter((line) => isTitle(line, groups));
  // Figures may be as large as headings.
  const sizes = lines
    .filter((line) => !titles.includes(line) && !/^\d/.test(line.text))
    .map(sizeOf)
    .sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length * MOST_LINES)];
  return new Set(titles.filter((line) => usual !== undefined && sizeOf(line) > LARGER * usual));
}

const isTitle = ({ cells, text }: Line, groups: RegExp) =>
  cells.length === 1 && !/\d/.test(text) && groups.test(plain(text));
