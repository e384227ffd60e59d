/** A screen that has nothing to show but one sentence. */
import { useWords } from '../words/language.ts';

export function ScreenMessage({ text }: { text: string }) {
  const { texts } = useWords();
  return (
    <>
      <h1 class="unseen">{texts.console}</h1>
      <p class="note">{text}</p>
    </>
  );
}
