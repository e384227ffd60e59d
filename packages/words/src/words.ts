/** All four languages at once: for the server and the terminal. A page loads one catalogue and calls `wordsOf`. */
import type { Catalogue } from './catalogue.ts';
import { catalogue as en } from './en/catalogue.ts';
import { catalogue as frBE } from './fr-BE/catalogue.ts';
import type { Language } from './language.ts';
import { catalogue as nlBE } from './nl-BE/catalogue.ts';
import { catalogue as nlNL } from './nl-NL/catalogue.ts';
import { type Words, wordsOf } from './words-of.ts';

export const CATALOGUES: Record<Language, Catalogue> = {
  'nl-BE': nlBE,
  'nl-NL': nlNL,
  'fr-BE': frBE,
  en,
};

export function words(language: Language): Words {
  return wordsOf(CATALOGUES[language]);
}
