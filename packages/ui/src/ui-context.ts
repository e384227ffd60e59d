/**
 * What every component needs of the page around it: its language and the few words that the components add themselves.
 */
import type { Language } from '@rooftree/words/language';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { UiTexts } from './ui-texts.ts';

export interface Ui {
  language: Language;
  texts: UiTexts;
}

const UiContext = createContext<Ui | null>(null);
export const UiProvider = UiContext.Provider;

export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (ui === null) throw new Error('a component was rendered outside UiProvider');
  return ui;
}
