import { type Words, wordsOf } from '@rooftree/words/words-of';
import { useEffect, useState } from 'preact/hooks';
import { useInOrder } from '../reading/use-in-order.ts';
import { useWords } from './language.ts';
import { loadCatalogue } from './load-catalogue.ts';

/** The names of facts and their values in the reader's language; null until they are loaded. */
export function useCatalogueWords(): Words | null {
  const { language } = useWords();
  const [words, setWords] = useState<Words | null>(null);
  const inOrder = useInOrder();
  useEffect(() => {
    void inOrder(loadCatalogue(language), (catalogue) => setWords(wordsOf(catalogue)), reportError);
  }, [language]);
  return words;
}
