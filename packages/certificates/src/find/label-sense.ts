/**
 * What a label means, whichever words it is made of: `Jaar van bouw`, `Bouwjaar woning` and `Referentiejaar bouw` are
 * one label, and so are `Installation solaire photovoltaïque` and `PV`.
 */
import { plain } from '../layout/mend-text.ts';
import { perDocument } from '../per-document.ts';
import { list } from '../value/list.ts';
import { ANSWERING, IMPLIED, LABEL_WORDS, SILENT } from './label-words.ts';

const namesIn = (text: string) => text.split(' ');
const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  LABEL_WORDS.flatMap(([names, words]) => list(words).map((word) => [word, namesIn(names)] as const)),
);
const BEGINNINGS = [...WORDS].flatMap(([word, names]) =>
  word.endsWith('*') ? [[word.slice(0, -1), names] as const] : [],
);
const RULES = IMPLIED.map(({ about, unless, implies, becomes }) => ({
  about: namesIn(about),
  unless: unless === undefined ? [] : namesIn(unless),
  implies: namesIn(implies),
  becomes: becomes === undefined ? [] : namesIn(becomes),
}));
/** A first rule holds only where one of these is named. */
const SUBJECTS: ReadonlySet<string> = new Set(RULES.flatMap(({ about }) => about.slice(0, 1)));
/** `Gebruiksoppervlakte GO`, `Zonnepanelen (PV)` */
const SYMBOL = /(?<=\p{L})\s(?:\([A-Z]\p{L}{0,3}\)|[A-Z]{2,3})$/u;
const FOOTNOTE = /\s?\(\d{1,2}\)$/;
/** Parts of compounds are no shorter; `jr` may end one. */
const SHORTEST = 3;
const SHORTEST_END = 2;

/** Alike for all texts that name the same thing; empty when no word says anything. */
export const senseOf = perDocument((text) => conceptsIn(text).toSorted().join(' '));

/** What is said twice stays twice: a heading and the label below it are no label together. */
function conceptsIn(text: string): readonly string[] {
  const label = text.trim().replace(FOOTNOTE, '');
  const [symbol = ''] = SYMBOL.exec(label) ?? [];
  const words = plain(label.slice(0, label.length - symbol.length)).split(' ');
  if (ANSWERING.has(words[0] ?? '')) return words;
  const named = words.flatMap((word) => namesOf(word));
  // `Productie SWW` says of what it is, `sanitair warm water (SWW)` says it again.
  const more = knownNames(plain(symbol))?.filter((name) => !named.includes(name)) ?? [];
  let all: readonly string[] = [...named, ...more];
  // Most texts are no labels.
  const rules = all.some((name) => SUBJECTS.has(name)) ? RULES : [];
  for (const { about, unless, implies, becomes } of rules) {
    const holds = about.every((name) => all.includes(name)) && !unless.some((name) => all.includes(name));
    if (!holds) continue;
    const more = becomes.filter((name) => !all.includes(name) || implies.includes(name));
    all = [...all.filter((name) => !implies.includes(name)), ...more];
  }
  // `Production` and `systeem` alone are names, too.
  if (all.every((name) => name === 'part' || name === 'type'))
    return words.filter((word) => !SILENT.has(word));
  // A kind of home is a fact of its own.
  return all.length > 1 && !all.includes('type') ? all.filter((name) => name !== 'home') : all;
}

const namesOf = perDocument((word): readonly string[] => knownNames(word) ?? [word]);

/** What a word names, itself or as a compound; null for a word that no label has. */
function knownNames(word: string): readonly string[] | null {
  if (SILENT.has(word)) return [];
  const own = WORDS.get(word) ?? BEGINNINGS.find(([beginning]) => word.startsWith(beginning))?.[1];
  if (own) return own;
  for (let end = word.length - SHORTEST_END; end >= SHORTEST; end--) {
    const head = word.slice(0, end);
    const first = partNames(head) ?? (head.endsWith('s') ? partNames(head.slice(0, -1)) : null);
    const rest = first && knownNames(word.slice(end));
    if (first && rest) return [...first, ...rest];
  }
  return null;
}

const partNames = (part: string): readonly string[] | null =>
  WORDS.get(part) ?? (SILENT.has(part) && part.length >= SHORTEST ? [] : null);
