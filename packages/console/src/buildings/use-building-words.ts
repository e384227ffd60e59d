/** The words for works and for buildings, loaded with this screen. */
import type { BuildingInput, Country } from '@rooftree/engine';
import type { BuildingTexts } from '@rooftree/words/building/building-texts';
import { type BuildingWords, buildingWordsOf } from '@rooftree/words/building/building-words-of';
import { termsLanguage } from '@rooftree/words/building/terms-language';
import { type Differences, withDifferences } from '@rooftree/words/differences';
import type { Language } from '@rooftree/words/language';
import { type Words, wordsOf } from '@rooftree/words/words-of';
import { useEffect, useState } from 'preact/hooks';
import { useInOrder } from '../reading/use-in-order.ts';
import { useWords } from '../words/language.ts';
import { loadCatalogue } from '../words/load-catalogue.ts';

const LOADERS: Record<Language, () => Promise<{ building: BuildingTexts }>> = {
  'nl-BE': () => import('@rooftree/words/nl-BE/building'),
  'nl-NL': () => import('@rooftree/words/nl-NL/building'),
  'fr-BE': () => import('@rooftree/words/fr-BE/building'),
  en: () => import('@rooftree/words/en/building'),
};

/** What is said otherwise of a building in the Netherlands. */
const NETHERLANDS: Partial<Record<Language, () => Promise<{ building: Differences<BuildingTexts> }>>> = {
  'fr-BE': () => import('@rooftree/words/building/netherlands-fr'),
  en: () => import('@rooftree/words/building/netherlands-en'),
};

async function loadTexts(language: Language, country: Country): Promise<BuildingTexts> {
  const { building } = await LOADERS[termsLanguage(language, country)]();
  const differences = country === 'NL' ? await NETHERLANDS[language]?.() : undefined;
  return differences === undefined ? building : withDifferences(building, differences.building);
}

export interface ScreenWords {
  words: BuildingWords;
  catalogue: Words;
}

export function countryOf(building: Pick<BuildingInput, 'address'> | null | undefined): Country | null {
  return building ? (building.address.country ?? 'BE') : null;
}

/** With the terms of the building's country. Null until they are loaded, and without a country. */
export function useBuildingWords(country: Country | null): ScreenWords | null {
  const { language } = useWords();
  const [loaded, setLoaded] = useState<ScreenWords | null>(null);
  const inOrder = useInOrder();
  useEffect(() => {
    if (country === null) return;
    void inOrder(
      Promise.all([loadCatalogue(language), loadTexts(language, country)]),
      ([found, building]) => {
        const catalogue = wordsOf(found);
        setLoaded({ catalogue, words: buildingWordsOf(catalogue, building) });
      },
      reportError,
    );
  }, [language, country]);
  return loaded;
}
