import { useImportWords } from './import-words.ts';
import { sayMessage } from './translate-message.ts';

export function SaidMessage({ message }: { message: string }) {
  const said = sayMessage(message, useImportWords());
  return said === null ? <span lang="en">{message}</span> : <span>{said}</span>;
}
