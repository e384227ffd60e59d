import { useImportWords } from './import-words.ts';
import { translateMessage } from './translate-message.ts';

export function TranslatedMessage({ message }: { message: string }) {
  const words = useImportWords();
  const translated = translateMessage(message, words);
  const { errors } = words.texts;
  return <span>{translated ?? errors.invalid}</span>;
}
