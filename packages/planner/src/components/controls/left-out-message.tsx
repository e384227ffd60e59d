/** Names the choices of the address that are not possible here, in the reader's words. */
import { MEASURES } from '@rooftree/engine';
import { YEAR_OF } from '../../choices/choices.ts';
import { usePageWords } from '../../page-words.ts';

export function LeftOutMessage({ names }: { names: readonly string[] }) {
  const { texts, work, fact } = usePageWords();
  if (names.length === 0) return null;
  const controls: Record<string, string> = {
    target: texts.target,
    budget: texts.budget,
    objective: texts.objective,
    income: texts.incomeGroup,
  };
  const nameOf = (name: string) => {
    const measure = MEASURES.find((code) => code === name || `${YEAR_OF}${code}` === name);
    return measure === undefined ? (controls[name] ?? fact(name)) : work(measure);
  };
  return (
    <p class="note" role="alert">
      {texts.leftOutOfLink(names.map(nameOf).join(', '))}
    </p>
  );
}
