/** The planner's own words in the console's language: what it draws says the same here. */
import type { PageWords } from '@rooftree/planner/page-words';
import type { Texts } from '@rooftree/planner/texts/en/page';
import type { Language } from '@rooftree/words/language';
import { wordsOf } from '@rooftree/words/words-of';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';
import { loadCatalogue } from '../words/load-catalogue.ts';

const LOADERS: Record<Language, () => Promise<{ texts: Texts }>> = {
  'nl-BE': () => import('@rooftree/planner/texts/nl-BE/page'),
  'nl-NL': () => import('@rooftree/planner/texts/nl-NL/page'),
  'fr-BE': () => import('@rooftree/planner/texts/fr-BE/page'),
  en: () => import('@rooftree/planner/texts/en/page'),
};

/** Null until they are there. */
export function usePlannerWords(): PageWords | null {
  const { language } = useWords();
  const [words, setWords] = useState<PageWords | null>(null);
  useEffect(() => {
    let isLeft = false;
    void Promise.all([LOADERS[language](), loadCatalogue(language)]).then(([{ texts }, catalogue]) => {
      if (!isLeft) setWords({ ...wordsOf(catalogue), texts });
    });
    return () => {
      isLeft = true;
    };
  }, [language]);
  return words;
}
