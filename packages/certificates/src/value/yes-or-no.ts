import { plain } from '../layout/mend-text.ts';
import { ABSENT, PRESENT } from './dwelling-words.ts';
import { hasPhrase } from './phrases.ts';

/** Whether a text says that a thing is there; null when it says neither. "Niet aanwezig" says no before it says yes. */
export function yesOrNo(text: string): boolean | null {
  const words = plain(text);
  if (words === '') return null;
  if (ABSENT.some((phrase) => hasPhrase(words, phrase))) return false;
  if (PRESENT.some((phrase) => hasPhrase(words, phrase)) || /\d/.test(words)) return true;
  return null;
}
