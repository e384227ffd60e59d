/** The words for works and for buildings, loaded with this screen. */
import type { BuildingTexts } from '@rooftree/words/building/building-texts';
import { type BuildingWords, buildingWordsOf } from '@rooftree/words/building/building-words-of';
import type { Language } from '@rooftree/words/language';
import { type Words, wordsOf } from '@rooftree/words/words-of';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../language.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { useInOrder } from '../parts/use-in-order.ts';

const LOADERS: Record<Language, () => Promise<{ building: BuildingTexts }>> = {
  'nl-BE': () => import('@rooftree/words/nl-BE/building'),
  'nl-NL': () => import('@rooftree/words/nl-NL/building'),
  'fr-BE': () => import('@rooftree/words/fr-BE/building'),
  en: () => import('@rooftree/words/en/building'),
};

export interface ScreenWords {
  words: BuildingWords;
  catalogue: Words;
}

/** Null until they are loaded. */
export function useBuildingWords(): ScreenWords | null {
  const { language } = useWords();
  const [loaded, setLoaded] = useState<ScreenWords | null>(null);
  const inOrder = useInOrder();
  useEffect(() => {
    void inOrder(
      Promise.all([loadCatalogue(language), LOADERS[language]()]),
      ([found, { building }]) => {
        const catalogue = wordsOf(found);
        setLoaded({ catalogue, words: buildingWordsOf(catalogue, building) });
      },
      reportError,
    );
  }, [language]);
  return loaded;
}
