/** Everything that the owners' page says in a language; on the server alone. */
import type { Country } from '@rooftree/engine';
import type { BuildingPaperTexts } from '@rooftree/words/building/building-paper-texts';
import { buildingPaperTexts } from '@rooftree/words/building/building-papers';
import { buildingWords } from '@rooftree/words/building/building-words';
import type { BuildingWords } from '@rooftree/words/building/building-words-of';
import { termsLanguage } from '@rooftree/words/building/terms-language';
import type { Language } from '@rooftree/words/language';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { ownersTexts as en } from '../texts/en/owners.ts';
import { ownersTexts as frBE } from '../texts/fr-BE/owners.ts';
import { ownersTexts as nlBE } from '../texts/nl-BE/owners.ts';
import { ownersTexts as nlNL } from '../texts/nl-NL/owners.ts';
import type { OwnersTexts } from './owners-texts.ts';

const TEXTS: Record<Language, OwnersTexts> = { en, 'fr-BE': frBE, 'nl-BE': nlBE, 'nl-NL': nlNL };

export interface OwnersWords {
  texts: OwnersTexts;
  papers: BuildingPaperTexts;
  words: BuildingWords;
  home: ReturnType<typeof passportTexts>['home'];
}

/** With the terms of the building's country. */
export function ownersWords(language: Language, country: Country): OwnersWords {
  return {
    texts: TEXTS[termsLanguage(language, country)],
    papers: buildingPaperTexts(language, country),
    words: buildingWords(language, country),
    home: passportTexts(language).home,
  };
}
