import type { Language } from './language.ts';

/** In every language of this project a noun has at most these two forms. */
export interface PluralForms {
  one: string;
  other: string;
}

/** Making the rules of a language takes longer than all else that a sentence needs. */
const rules = new Map<Language, Intl.PluralRules>();

/** The form of a noun that goes with a count; French counts 0 and 1,5 as one. */
export function plural(language: Language, count: number, { one, other }: PluralForms): string {
  const own = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, own);
  return own.select(count) === 'one' ? one : other;
}
