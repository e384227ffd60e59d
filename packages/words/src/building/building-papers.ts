import { papers as en } from '../en/building-papers.ts';
import { papers as frBE } from '../fr-BE/building-papers.ts';
import type { Language } from '../language.ts';
import { papers as nlBE } from '../nl-BE/building-papers.ts';
import { papers as nlNL } from '../nl-NL/building-papers.ts';
import type { BuildingPaperTexts } from './building-paper-texts.ts';

const TEXTS: Record<Language, BuildingPaperTexts> = { 'nl-BE': nlBE, 'nl-NL': nlNL, 'fr-BE': frBE, en };

/** The texts of a building's papers, for the server alone. */
export function buildingPaperTexts(language: Language): BuildingPaperTexts {
  return TEXTS[language];
}
