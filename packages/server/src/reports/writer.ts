/** What a page needs to put a passport into words: one language's words and texts. */
import type { Plan } from '@rooftree/engine';
import { labelColour, type Words, writeLabel } from '@rooftree/words';
import type { Passport } from './passport.ts';
import type { PassportTexts } from './texts/passport-texts.ts';

export interface Writer {
  words: Words;
  texts: PassportTexts;
}

/** A label as the layout draws it. */
export function labelBadge(passport: Passport, label: string) {
  return { label: writeLabel(label), ...labelColour(passport.plan.label_scale, label) };
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A long code may be broken after an underscore; nobody sees where. */
export function breakable(code: string): string {
  return code.replaceAll('_', '_\u200b');
}

/** "a, b and c" */
export function joinWithAnd(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** How long a saving takes to earn its cost back; the engine gives null when it never does. */
export function writePayback(years: Plan['totals']['payback_years'], { words, texts }: Writer): string {
  const t = texts.payback;
  const [supported, unsupported] = [years.with_support, years.without_support].map((count) =>
    count === null ? null : t.years(words.number(count)),
  );
  if (!supported) return t.never;
  if (!unsupported) return t.onlyWithSupport(supported);
  return supported === unsupported ? t.same(supported) : t.both(supported, unsupported);
}

/** "3%", "2.25%" */
export function writeRate(percent: number, { words }: Writer): string {
  return words.percent(percent, Number.isInteger(percent) ? 0 : 2);
}
