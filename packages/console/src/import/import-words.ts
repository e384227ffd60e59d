/** The console's words with those of the facts of a home, which are loaded with the screen that needs them. */
import type { FactWords } from '@rooftree/words/catalogue';
import type { Language } from '@rooftree/words/language';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { type OfficeWords, useWords } from '../language.ts';
import { useInOrder } from '../parts/use-in-order.ts';

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

/** Null until the first are there. Those of before stay until the next are: the file that was chosen must not be lost with the screen. */
export function useLoadedWords(): ImportWords | null {
  const words = useWords();
  const [facts, setFacts] = useState<FactWords | null>(null);
  const inOrder = useInOrder();
  useEffect(() => {
    void inOrder(LOADERS[words.language](), (loaded) => setFacts(loaded.facts), reportError);
  }, [words.language]);
  return facts === null ? null : { ...words, facts };
}

export function useImportWords(): ImportWords {
  const words = useContext(Context);
  if (words === null) throw new Error('the words of an import are used outside of its screen');
  return words;
}
