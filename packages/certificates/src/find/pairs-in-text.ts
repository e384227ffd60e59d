import { lineWith } from '../layout/line-with.ts';
import { cellOf, type Line } from '../layout/lines.ts';
import { boxOf, type Word } from '../layout/words.ts';
import { isKnownLabel } from './known-labels.ts';

const SEPARATOR = /^[|·•–—/]$/;
/** Marks behind a value that part it from the next label. */
const END = /[;,.]$/;
const LONGEST_LABEL = 8;
/** Labels without a colon count where there are so many behind each other. */
const LEAST_BARE = 3;
const LEAST_BEHIND = 2;
const BETWEEN = /^[;·•|,]$/;
const DASH = /^[–—-]$/;
const CLOSED = /[)\]][;,.]?$/;
const BRACKETS = /^[([]|[)\]][;,.]?$/g;

/**
 * `Type: maison | Année de construction: 1950 | …`, over as many lines as it takes: each label with its value is a
 * line.
 */
export function pairsInText(group: readonly Line[]): readonly Line[] {
  const [first] = group;
  if (!first || group.some(({ cells }) => cells.length > 1)) return group;
  const words = group.flatMap(({ cells }) => cells.flatMap((cell) => cell.words));
  const behind = labelsBehind(group, words);
  if (behind)
    return behind.map((pair) => ({
      ...lineWith(
        first,
        pair.map((part) => cellOf(part)),
      ),
      hasWholeCells: true,
    }));
  const pairs = partedAtMarks(words) ?? (group.some(hasSeveral) ? partedAtEnds(words) : null);
  if (pairs === null) return group;
  return pairs.map((pair): Line => {
    const box = boxOf(pair);
    const text = pair.map((word) => word.text).join(' ');
    const cells = [{ text, words: pair, box }];
    return { ...first, top: box[1], bottom: box[3], cells, text, hasWholeCells: true };
  });
}

/**
 * `1962 (Bouwjaar); Appartement [Type]`, `1962 – Bouwjaar · Appartement – Type`: labels behind their values, as label and
 * value; null where fewer than two are known ones.
 */
function labelsBehind(group: readonly Line[], words: readonly Word[]): Word[][][] | null {
  const found = bracketedLabels(words) ?? dashedLabels(group, words);
  const known = found.filter(([label]) => isKnownLabel(textOf(label ?? []))).length;
  return known >= LEAST_BEHIND && 2 * known >= found.length ? found : null;
}

function bracketedLabels(words: readonly Word[]): Word[][][] | null {
  const pairs: Word[][][] = [];
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const close = /^\(/.test(words[at]?.text ?? '') ? ')' : /^\[/.test(words[at]?.text ?? '') ? ']' : null;
    const end =
      close === null
        ? -1
        : words.findIndex(({ text }, index) => index >= at && CLOSED.test(text) && text.includes(close));
    const label = words
      .slice(at, end + 1)
      .map((word) => ({ ...word, text: word.text.replace(BRACKETS, '') }));
    // Values may have brackets of their own: labels end their part.
    const isLast =
      end + 1 === words.length ||
      BETWEEN.test(words[end]?.text.at(-1) ?? '') ||
      BETWEEN.test(words[end + 1]?.text ?? '');
    if (close === null || end < 0 || at === from || !isLast) continue;
    pairs.push([label, words.slice(from, at)]);
    from = BETWEEN.test(words[end + 1]?.text ?? '') ? end + 2 : end + 1;
    at = from - 1;
  }
  return pairs.length > 0 && from >= words.length ? pairs : null;
}

function dashedLabels(group: readonly Line[], words: readonly Word[]): Word[][][] {
  const isInline = words.some(({ text }) => BETWEEN.test(text) || /;$/.test(text));
  const parts = isInline
    ? partsBetween(words)
    : group.map(({ cells }) => cells.flatMap((cell) => cell.words));
  return parts.flatMap((part) => {
    const dash = part.findLastIndex(({ text }) => DASH.test(text));
    return dash > 0 && dash < part.length - 1 ? [[part.slice(dash + 1), part.slice(0, dash)]] : [];
  });
}

function partsBetween(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (!BETWEEN.test(word.text)) parts.at(-1)?.push({ ...word, text: word.text.replace(/;$/, '') });
    if (BETWEEN.test(word.text) || word.text.endsWith(';')) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** At each separator that a label and a colon follow; null where there is only one pair. */
function partedAtMarks(words: readonly Word[]): Word[][] | null {
  if (!beginsPair(words)) return null;
  const pairs: Word[][] = [[]];
  for (const [index, word] of words.entries()) {
    if (SEPARATOR.test(word.text) && beginsPair(words.slice(index + 1))) pairs.push([]);
    else pairs.at(-1)?.push(word);
  }
  return pairs.length === 1 ? null : pairs;
}

/**
 * `Type maison; Année de construction 1950; …`: labels without a colon, each behind the mark that ends the value before
 * it.
 */
function partedAtEnds(words: readonly Word[]): Word[][] | null {
  if (!beginsWithBareLabel(words)) return null;
  const pairs: Word[][] = [[]];
  for (const [index, word] of words.entries()) {
    const isEnd = END.test(word.text) && beginsWithBareLabel(words.slice(index + 1));
    const isLast = index === words.length - 1;
    pairs.at(-1)?.push(isEnd || isLast ? { ...word, text: word.text.replace(END, '') } : word);
    if (isEnd) pairs.push([]);
  }
  return pairs.length < LEAST_BARE ? null : pairs;
}

/** Where no line has a second label, the lines are the pairs. */
const hasSeveral = ({ cells }: Line): boolean =>
  (cells[0]?.words ?? []).some(
    ({ text }, index, words) => END.test(text) && beginsWithBareLabel(words.slice(index + 1)),
  );

/** Whether a known label and a colon come next. */
function beginsPair(words: readonly Word[]): boolean {
  return isKnownLabel(/^[^:|]*(?=\s?[:=]\s)/.exec(textOf(words.slice(0, LONGEST_LABEL)))?.[0] ?? '');
}

/** Whether a known label and something else come next. */
function beginsWithBareLabel(words: readonly Word[]): boolean {
  return words
    .slice(1, LONGEST_LABEL + 1)
    .some((_, count) => isKnownLabel(textOf(words.slice(0, count + 1))));
}

const textOf = (words: readonly Word[]) => words.map((word) => word.text).join(' ');
