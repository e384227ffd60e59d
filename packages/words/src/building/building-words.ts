/** All four languages at once: for the server. A page loads `../<language>/building` and calls `buildingWordsOf`. */
import type { Country } from '@rooftree/engine';
import { withDifferences } from '../differences.ts';
import { building as en } from '../en/building.ts';
import { building as frBE } from '../fr-BE/building.ts';
import type { Language } from '../language.ts';
import { building as nlBE } from '../nl-BE/building.ts';
import { building as nlNL } from '../nl-NL/building.ts';
import { words } from '../words.ts';
import type { BuildingTexts } from './building-texts.ts';
import { type BuildingWords, buildingWordsOf } from './building-words-of.ts';
import { building as enOfNetherlands } from './netherlands-en.ts';
import { building as frOfNetherlands } from './netherlands-fr.ts';
import { termsLanguage } from './terms-language.ts';

const TEXTS: Record<Country, Record<Language, BuildingTexts>> = {
  BE: { 'nl-BE': nlBE, 'nl-NL': nlNL, 'fr-BE': frBE, en },
  NL: {
    'nl-BE': nlBE,
    'nl-NL': nlNL,
    'fr-BE': withDifferences(frBE, frOfNetherlands),
    en: withDifferences(en, enOfNetherlands),
  },
};

/** With the terms of the building's country. */
export function buildingTexts(language: Language, country: Country): BuildingTexts {
  return TEXTS[country][termsLanguage(language, country)];
}

export function buildingWords(language: Language, country: Country): BuildingWords {
  return buildingWordsOf(words(language), buildingTexts(language, country));
}
