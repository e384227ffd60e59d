import { useWords } from '../words/language.ts';
import { translateKnown } from './translate-message.ts';

/** Why something failed in the background, in the reader's language. */
export function TranslatedMessage({ message }: { message: string }) {
  const words = useWords();
  return <>{translateKnown(message, words) ?? words.texts.errors.noReason}</>;
}
