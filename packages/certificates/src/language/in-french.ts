/** A German paper of Wallonia in the words of the French form, each at its place: one reader reads both. */
import { lineWith } from '../layout/line-with.ts';
import { type Cell, cellOf, type Line } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import { type Paper, plainTextOf } from '../layout/paper.ts';
import type { Word } from '../layout/words.ts';
import { hasPhrase } from '../value/phrases.ts';
import { GERMAN_PHRASES } from './german.ts';

const OF_WALLONIA = ['wallonische region', 'wallonischen region', 'wallonie'];
/** Words that no Dutch or French form has, and how many of them make a German one. */
const GERMAN =
  /\b(ausweis|energieausweis|wohngebaude|gultig|energieklasse|baujahr|primarenergie\w*|heizung\w*|warmwasser\w*|luftung\w*|dammung)\b/g;
const LEAST_WORDS = 4;

export function isGermanOfWallonia({ plainText }: Paper): boolean {
  return (
    OF_WALLONIA.some((phrase) => hasPhrase(plainText, phrase)) &&
    new Set(plainText.match(GERMAN)).size >= LEAST_WORDS
  );
}

export function inFrench(paper: Paper): Paper {
  const lines = paper.lines.map((line) => lineWith(line, line.cells.map(translated)));
  return { ...paper, lines, plainText: plainTextOf(lines, paper.turned) };
}

function translated(cell: Cell): Cell {
  const words: Word[] = [];
  for (let at = 0; at < cell.words.length; ) {
    const [french, length] = phraseAt(cell.words, at) ?? [null, 1];
    const [first, last] = [cell.words[at], cell.words[at + length - 1]];
    if (first && last)
      words.push(french === null ? first : { ...last, ...placed(first, last, french, at === 0) });
    at += length;
  }
  return cellOf(words);
}

/** The longest phrase that begins with a word, and how many words it takes. */
function phraseAt(words: readonly Word[], at: number): readonly [french: string, length: number] | null {
  const own = words.slice(at).map(({ text }) => plain(text));
  for (const [phrase, french] of GERMAN_PHRASES) {
    const length = lengthOf(phrase, own);
    if (length > 0) return [french, length];
  }
  return null;
}

/** How many words a phrase takes: `Gas-Durchlauferhitzer` is one of two parts. */
function lengthOf(phrase: readonly string[], words: readonly string[]): number {
  let said: string[] = [];
  for (const [index, word] of words.entries()) {
    said = [...said, ...word.split(' ')].filter((part) => part !== '');
    if (said.length >= phrase.length)
      return said.length === phrase.length && phrase.every((part, at) => isPart(part, said[at] ?? ''))
        ? index + 1
        : 0;
  }
  return 0;
}

const isPart = (part: string, word: string) =>
  part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;

/** Signs before and behind stay; a label begins with a capital. */
function placed(first: Word, last: Word, french: string, isStart: boolean): Pick<Word, 'text' | 'left'> {
  const [before = ''] = /^[^\p{L}\d]*/u.exec(first.text) ?? [];
  const [behind = ''] = /[^\p{L}\d]*$/u.exec(last.text) ?? [];
  const text = isStart ? `${french.charAt(0).toUpperCase()}${french.slice(1)}` : french;
  return { text: `${before}${text}${behind}`, left: first.left };
}

/** What stood at a place before. */
export function rawAt(
  lines: readonly Line[],
  page: number,
  [left, top, right, bottom]: readonly number[],
): string {
  return lines
    .filter((line) => line.page === page && line.top < (bottom ?? 0) && line.bottom > (top ?? 0))
    .flatMap(({ cells }) => cells.filter(({ box }) => box[0] < (right ?? 0) && box[2] > (left ?? 0)))
    .map(({ text }) => text)
    .join(' ');
}
