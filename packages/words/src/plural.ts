import type { Language } from './language.ts';

/** In every language of this project a noun has at most these two forms. */
export interface PluralForms {
  one: string;
  other: string;
}

/** The form of a noun that goes with a count; French counts 0 and 1,5 as one. */
export function plural(language: Language, count: number, { one, other }: PluralForms): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other;
}
