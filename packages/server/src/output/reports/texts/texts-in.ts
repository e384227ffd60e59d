import type { Language } from '@rooftree/words';
import * as en from './en/texts.ts';
import * as frBE from './fr-BE/texts.ts';
import * as nlBE from './nl-BE/texts.ts';
import * as nlNL from './nl-NL/texts.ts';
import type { PassportTexts } from './passport-texts.ts';

const TEXTS: Record<Language, PassportTexts> = {
  'nl-BE': nlBE.texts,
  'nl-NL': nlNL.texts,
  'fr-BE': frBE.texts,
  en: en.texts,
};

export function textsIn(language: Language): PassportTexts {
  return TEXTS[language];
}
