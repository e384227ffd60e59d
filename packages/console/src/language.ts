/** The languages of the console, each loaded when it is chosen. */
import { isLanguage, type Language } from '@rooftree/words/language';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OfficeWords as WordsOfOffice } from './office-words.ts';

export type OfficeWords = WordsOfOffice;

const LOADERS: Record<Language, () => Promise<Omit<OfficeWords, 'language'>>> = {
  'nl-BE': () => import('./texts/nl-BE/texts.ts'),
  'nl-NL': () => import('./texts/nl-NL/texts.ts'),
  'fr-BE': () => import('./texts/fr-BE/texts.ts'),
  en: () => import('./texts/en/texts.ts'),
};
const KEPT = 'rooftree.language';

export async function loadWords(language: Language): Promise<OfficeWords> {
  const { texts, places, planning } = await LOADERS[language]();
  return { language, texts, places, planning };
}

/** The document as a whole speaks the language, too. */
export function titleDocument({ language, texts }: OfficeWords): void {
  document.documentElement.lang = language;
  document.title = `Rooftree · ${texts.console}`;
}

/** The one chosen before, else the browser's. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  for (const wanted of navigator.languages.map((tag) => tag.toLowerCase())) {
    if (wanted === 'nl-nl') return 'nl-NL';
    if (wanted.startsWith('nl')) return 'nl-BE';
    if (wanted.startsWith('fr')) return 'fr-BE';
    if (wanted.startsWith('en')) return 'en';
  }
  return 'en';
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
}

const WordsContext = createContext<OfficeWords | null>(null);
export const WordsProvider = WordsContext.Provider;

export function useWords(): OfficeWords {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('a component was drawn outside WordsProvider');
  return words;
}
