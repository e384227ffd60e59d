import type { Country } from '@rooftree/engine';
import { withDifferences } from '../differences.ts';
import { papers as en } from '../en/building-papers.ts';
import { papers as frBE } from '../fr-BE/building-papers.ts';
import type { Language } from '../language.ts';
import { papers as nlBE } from '../nl-BE/building-papers.ts';
import { papers as nlNL } from '../nl-NL/building-papers.ts';
import type { BuildingPaperTexts } from './building-paper-texts.ts';
import { papers as enOfNetherlands } from './netherlands-en.ts';
import { papers as frOfNetherlands } from './netherlands-fr.ts';
import { termsLanguage } from './terms-language.ts';

const TEXTS: Record<Country, Record<Language, BuildingPaperTexts>> = {
  BE: { 'nl-BE': nlBE, 'nl-NL': nlNL, 'fr-BE': frBE, en },
  NL: {
    'nl-BE': nlBE,
    'nl-NL': nlNL,
    'fr-BE': withDifferences(frBE, frOfNetherlands),
    en: withDifferences(en, enOfNetherlands),
  },
};

/** The texts of a building's papers with the terms of its country, for the server alone. */
export function buildingPaperTexts(language: Language, country: Country): BuildingPaperTexts {
  return TEXTS[country][termsLanguage(language, country)];
}
