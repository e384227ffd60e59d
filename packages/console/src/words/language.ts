/** The languages of the console, each loaded when it is chosen. */
import { withDifferences } from '@rooftree/words/differences';
import { isLanguage, type Language } from '@rooftree/words/language';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { MemberContext } from '../session.ts';
import type { KindTexts } from '../texts/kinds/english.ts';
import type { OfficeWords as WordsOfOffice } from './office-words.ts';

export type OfficeWords = WordsOfOffice;

/** With the texts that differ for other kinds of organisations than agencies. */
export interface LoadedWords extends OfficeWords {
  kinds: KindTexts;
}

const LOADERS: Record<Language, () => Promise<Omit<LoadedWords, 'language'>>> = {
  'nl-BE': () => import('../texts/nl-BE/texts.ts'),
  'nl-NL': () => import('../texts/nl-NL/texts.ts'),
  'fr-BE': () => import('../texts/fr-BE/texts.ts'),
  en: () => import('../texts/en/texts.ts'),
};
const KEPT = 'rooftree.language';

export async function loadWords(language: Language): Promise<LoadedWords> {
  const { texts, places, planning, kinds } = await LOADERS[language]();
  return { language, texts, places, planning, kinds };
}

/** The words as this kind of organisation uses them. */
export function wordsOf({ kinds, ...words }: LoadedWords, kind: MemberContext['kind']): OfficeWords {
  return kind === 'AGENCY' ? words : { ...words, texts: withDifferences(words.texts, kinds[kind]) };
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
