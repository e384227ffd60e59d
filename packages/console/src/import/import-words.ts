/** The console's words with those of the facts of a home, which are loaded with the screen that needs them. */
import type { FactWords } from '@rooftree/words/catalogue';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { useInOrder } from '../reading/use-in-order.ts';
import { type OfficeWords, useWords } from '../words/language.ts';
import { loadCatalogue } from '../words/load-catalogue.ts';

export interface ImportWords extends OfficeWords {
  facts: FactWords;
}

const Context = createContext<ImportWords | null>(null);
export const ImportWordsProvider = Context.Provider;

/**
 * Null until the first are there. Those of before stay until the next are: the file that was chosen must not be lost
 * with the screen.
 */
export function useLoadedWords(): ImportWords | null {
  const words = useWords();
  const [facts, setFacts] = useState<FactWords | null>(null);
  const inOrder = useInOrder();
  useEffect(() => {
    void inOrder(loadCatalogue(words.language), setFacts, reportError);
  }, [words.language]);
  return facts === null ? null : { ...words, facts };
}

export function useImportWords(): ImportWords {
  const words = useContext(Context);
  if (words === null) throw new Error('the words of an import are used outside of its screen');
  return words;
}
