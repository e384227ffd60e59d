/** What every component needs of the page around it: its language and the few words that the components add themselves. */
import type { Language } from '@rooftree/words/language';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface UiTexts {
  close: string;
  moreActions: string;
  loading: string;
  required: string;
  copy: string;
  copied: string;
  undo: string;
  noOptions: string;
  chooseFile: string;
  dropFile: string;
  clearValue: string;
  selectRows: string;
  invalid: {
    missing: string;
    email: string;
    url: string;
    number: string;
    format: string;
    tooShort: (least: number) => string;
    tooLong: (most: number) => string;
    tooLow: (least: string) => string;
    tooHigh: (most: string) => string;
  };
}

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
