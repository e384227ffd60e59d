import { useImportWords } from './import-words.ts';
import { translateMessage } from './translate-message.ts';

export function TranslatedMessage({ message }: { message: string }) {
  const translated = translateMessage(message, useImportWords());
  return translated === null ? <span lang="en">{message}</span> : <span>{translated}</span>;
}
