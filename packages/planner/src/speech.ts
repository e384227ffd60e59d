/** The page's language: its own sentences, and the engine's words and numbers in it. */
import type { Words } from '@rooftree/words/words-of';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Texts } from './texts/en.ts';

export type Speech = Words & { texts: Texts };

const SpeechContext = createContext<Speech | null>(null);
export const SpeechProvider = SpeechContext.Provider;

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('a component was drawn outside SpeechProvider');
  return speech;
}
