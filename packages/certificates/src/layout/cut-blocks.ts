import type { Word } from './words.ts';

/** A word where it stands in the document: pages follow each other. */
export interface PlacedWord {
  word: Word;
  top: number;
  bottom: number;
}

/** What a block of words holds: one thing, several of them, nothing of the kind, or what no cut can part. */
export type Content = 'one' | 'several' | 'none' | 'broken';

/** Gaps that are as wide as the widest but for this part of it are cut together. */
const AS_WIDE = 0.85;
/** Between columns there is more than between words, in sizes of the font. */
const LEAST_ACROSS = 0.9;
const LEAST_DOWN = 0.02;
/** Lines that begin further right than others go on with them. */
const INDENT = 5;

/**
 * Cuts a page at its white space, the widest first, until every block holds one thing. Null when no cuts do: panels,
 * cards, lists and rows all have more space around a thing than within it, whatever they are drawn with.
 */
export function cutBlocks(
  words: readonly PlacedWord[],
  contentOf: (words: readonly PlacedWord[]) => Content,
): PlacedWord[][] | null {
  const content = contentOf(words);
  if (content === 'one') return [[...words]];
  if (content !== 'several') return null;
  for (const cut of cutsOf(words)) {
    const parts = withNames(cut, contentOf);
    if (parts.length < 2 || !parts.every((part) => isWhole(contentOf(part)))) continue;
    const blocks = parts.map((part) => cutBlocks(part, contentOf));
    if (blocks.every((each) => each !== null)) return blocks.flat();
  }
  return null;
}

const isWhole = (content: Content) => content === 'one' || content === 'several';

interface Cut {
  parts: PlacedWord[][];
  /** The space before each part but the first. */
  gaps: number[];
}

function cutsOf(words: readonly PlacedWord[]): Cut[] {
  const size = Math.max(...words.map(({ word }) => word.size));
  const down = along(words, ({ top, bottom }) => [top, bottom]);
  const across = acrossOf(words);
  const cuts = [
    ...widthsOf(down, LEAST_DOWN * size).map((least) => ({ least, cut: cutAt(down, least) })),
    ...widthsOf(across, LEAST_ACROSS * size).map((least) => ({ least, cut: cutAt(across, least) })),
  ];
  const indented = atIndents(down);
  return [...cuts.sort((a, b) => b.least - a.least).map(({ cut }) => cut), ...(indented ? [indented] : [])];
}

const acrossOf = (words: readonly PlacedWord[]) => along(words, ({ word }) => [word.left, word.right]);

/** What overlaps along one axis, in order, with the space before it. */
interface Strip {
  words: PlacedWord[];
  gap: number;
}

function along(
  words: readonly PlacedWord[],
  spanOf: (word: PlacedWord) => readonly [number, number],
): Strip[] {
  const strips: Strip[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const word of [...words].sort((a, b) => spanOf(a)[0] - spanOf(b)[0])) {
    const [from, to] = spanOf(word);
    if (strips.length > 0 && from < end) strips.at(-1)?.words.push(word);
    else strips.push({ words: [word], gap: strips.length === 0 ? 0 : from - end });
    end = Math.max(end, to);
  }
  return strips;
}

/** The widths to cut at: each stands for all that are nearly as wide. */
function widthsOf(strips: readonly Strip[], least: number): number[] {
  const widths: number[] = [];
  const gaps = strips.slice(1).map(({ gap }) => gap);
  for (const gap of gaps.filter((each) => each >= least).sort((a, b) => b - a)) {
    const last = widths.at(-1);
    if (last === undefined || gap < last) widths.push(Math.max(least, gap * AS_WIDE));
  }
  return widths;
}

const cutAt = (strips: readonly Strip[], least: number): Cut => cutWhere(strips, ({ gap }) => gap >= least);

/** Before each strip of which `isNew` holds, given the one before it. */
function cutWhere(strips: readonly Strip[], isNew: (strip: Strip, before: Strip) => boolean): Cut {
  const cut: Cut = { parts: [], gaps: [] };
  for (const [index, strip] of strips.entries()) {
    const before = strips[index - 1];
    if (before !== undefined && !isNew(strip, before)) cut.parts.at(-1)?.push(...strip.words);
    else {
      if (before !== undefined) cut.gaps.push(strip.gap);
      cut.parts.push([...strip.words]);
    }
  }
  return cut;
}

/** Before each line that stands out to the left of those below it. */
function atIndents(lines: readonly Strip[]): Cut | null {
  const leftOf = ({ words }: Strip) => Math.min(...words.map(({ word }) => word.left));
  const left = Math.min(...lines.map(leftOf));
  const isOut = (line: Strip) => leftOf(line) < left + INDENT;
  if (lines.length === 0 || lines.every(isOut)) return null;
  return cutWhere(lines, (line, before) => isOut(line) && !isOut(before));
}

/** Names and remarks join the part that they stand nearest to: all of them what follows, or all what comes before. */
function withNames(
  { parts, gaps }: Cut,
  contentOf: (words: readonly PlacedWord[]) => Content,
): PlacedWord[][] {
  const isName = parts.map((part) => contentOf(part) === 'none');
  if (isName.every((each) => !each)) return parts;
  const isBefore = isName[0] === true;
  const isAfter = isName.at(-1) === true;
  const joined: PlacedWord[][] = [];
  let waiting: PlacedWord[] = [];
  for (const [index, part] of parts.entries()) {
    const [above, below] = [
      gaps[index - 1] ?? Number.POSITIVE_INFINITY,
      gaps[index] ?? Number.POSITIVE_INFINITY,
    ];
    const joinsLast = isBefore && isAfter ? above < below * AS_WIDE : !isBefore;
    if (!isName[index]) {
      joined.push([...waiting, ...part]);
      waiting = [];
    } else if (joined.length > 0 && waiting.length === 0 && (joinsLast || index === parts.length - 1))
      joined.at(-1)?.push(...part);
    else waiting.push(...part);
  }
  joined.at(-1)?.push(...waiting);
  return joined;
}
