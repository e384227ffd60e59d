/** The planner's own words in the console's language: what it draws says the same here. */
import type { PageWords } from '@rooftree/planner/page-words';
import type { Texts } from '@rooftree/planner/texts/en';
import type { Catalogue } from '@rooftree/words/catalogue';
import type { Language } from '@rooftree/words/language';
import { wordsOf } from '@rooftree/words/words-of';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../language.ts';

type Load = () => Promise<[{ texts: Texts }, { catalogue: Catalogue }]>;

const LOADERS: Record<Language, Load> = {
  'nl-BE': () =>
    Promise.all([import('@rooftree/planner/texts/nl-BE'), import('@rooftree/words/nl-BE/catalogue')]),
  'nl-NL': () =>
    Promise.all([import('@rooftree/planner/texts/nl-NL'), import('@rooftree/words/nl-NL/catalogue')]),
  'fr-BE': () =>
    Promise.all([import('@rooftree/planner/texts/fr-BE'), import('@rooftree/words/fr-BE/catalogue')]),
  en: () => Promise.all([import('@rooftree/planner/texts/en'), import('@rooftree/words/en/catalogue')]),
};

/** Null until they are there. */
export function usePlannerWords(): PageWords | null {
  const { language } = useWords();
  const [words, setWords] = useState<PageWords | null>(null);
  useEffect(() => {
    let isLeft = false;
    void LOADERS[language]().then(([{ texts }, { catalogue }]) => {
      if (!isLeft) setWords({ ...wordsOf(catalogue), texts });
    });
    return () => {
      isLeft = true;
    };
  }, [language]);
  return words;
}
