/** What a page needs to put a passport into words: one language's words and texts. */
import { labelColour, type Words, writeLabel } from '@rooftree/words';
import type { Passport } from './passport.ts';
import type { PassportTexts } from './texts/passport-texts.ts';

export interface Writer {
  words: Words;
  texts: PassportTexts;
}

/** A label as the layout draws it. */
export function chip(passport: Passport, label: string) {
  return { label: writeLabel(label), ...labelColour(passport.plan.label_scale, label) };
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b and c" */
export function joinWithAnd(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** In the middle of a sentence: "spouwmuurisolatie", but "HR++-glas" and "ISDE" as they are. */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** A payback time in words; the engine gives null when it is never earned back. */
export function yearsOrNever(years: number | null, { words, texts }: Writer): string {
  return years === null ? texts.summary.never : texts.summary.years(words.number(years));
}
