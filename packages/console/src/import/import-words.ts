/** The console's words with those of the facts of a home, which are loaded with the screen that needs them. */
import type { FactWords } from '@rooftree/words/catalogue';
import type { Language } from '@rooftree/words/language';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { type OfficeWords, useWords } from '../language.ts';

export interface ImportWords extends OfficeWords {
  facts: FactWords;
}

const LOADERS: Record<Language, () => Promise<{ facts: FactWords }>> = {
  'nl-BE': () => import('@rooftree/words/nl-BE/facts'),
  'nl-NL': () => import('@rooftree/words/nl-NL/facts'),
  'fr-BE': () => import('@rooftree/words/fr-BE/facts'),
  en: () => import('@rooftree/words/en/facts'),
};

const Context = createContext<ImportWords | null>(null);
export const ImportWordsProvider = Context.Provider;

/** Null while they are on their way. */
export function useLoadedWords(): ImportWords | null {
  const words = useWords();
  const [loaded, setLoaded] = useState<{ language: Language; facts: FactWords } | null>(null);
  useEffect(() => {
    void LOADERS[words.language]().then(({ facts }) => setLoaded({ language: words.language, facts }));
  }, [words.language]);
  return loaded?.language === words.language ? { ...words, facts: loaded.facts } : null;
}

export function useImportWords(): ImportWords {
  const words = useContext(Context);
  if (words === null) throw new Error('the words of an import are used outside of its screen');
  return words;
}
