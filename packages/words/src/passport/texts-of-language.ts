import { texts as en } from '../en/passport.ts';
import { texts as frBE } from '../fr-BE/passport.ts';
import type { Language } from '../language.ts';
import { texts as nlBE } from '../nl-BE/passport.ts';
import { texts as nlNL } from '../nl-NL/passport.ts';
import type { PassportTexts } from './passport-texts.ts';

const TEXTS: Record<Language, PassportTexts> = {
  'nl-BE': nlBE,
  'nl-NL': nlNL,
  'fr-BE': frBE,
  en,
};

/** The texts of the passport besides the words for the engine's codes. */
export function passportTexts(language: Language): PassportTexts {
  return TEXTS[language];
}
