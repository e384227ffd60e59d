/** All four languages at once: for the server. A page loads `../<language>/building` and calls `buildingWordsOf`. */
import { building as en } from '../en/building.ts';
import { building as frBE } from '../fr-BE/building.ts';
import type { Language } from '../language.ts';
import { building as nlBE } from '../nl-BE/building.ts';
import { building as nlNL } from '../nl-NL/building.ts';
import { words } from '../words.ts';
import type { BuildingTexts } from './building-texts.ts';
import { type BuildingWords, buildingWordsOf } from './building-words-of.ts';

const TEXTS: Record<Language, BuildingTexts> = { 'nl-BE': nlBE, 'nl-NL': nlNL, 'fr-BE': frBE, en };

export function buildingTexts(language: Language): BuildingTexts {
  return TEXTS[language];
}

export function buildingWords(language: Language): BuildingWords {
  return buildingWordsOf(words(language), TEXTS[language]);
}
