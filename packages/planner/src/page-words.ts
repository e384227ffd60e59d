/** The page's language: its own sentences, and the engine's words and numbers in it. */
import type { Words } from '@rooftree/words/words-of';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Texts } from './texts/en/page.ts';

export type PageWords = Words & { texts: Texts };

const PageWordsContext = createContext<PageWords | null>(null);
export const PageWordsProvider = PageWordsContext.Provider;

export function usePageWords(): PageWords {
  const words = useContext(PageWordsContext);
  if (words === null) throw new Error('a component was drawn outside PageWordsProvider');
  return words;
}
