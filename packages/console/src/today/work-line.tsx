/** One kind of work: how much of it, the newest by name, and where it is done. */
import { formatNumber } from '@rooftree/words/format';
import type { ComponentChildren } from 'preact';
import { useWords } from '../words/language.ts';
import type { Work } from './use-today.ts';

interface Props<Example> {
  work: Work<Example>;
  title: (count: string, isOne: boolean) => string;
  hint?: string;
  /** Where all of it is; null where each is done by itself. */
  action: { text: string; link: string } | null;
  keyOf: (example: Example) => string;
  children: (example: Example) => ComponentChildren;
}

export function WorkLine<Example>({
  work: { count, has_more, examples },
  title,
  hint,
  action,
  keyOf,
  children,
}: Props<Example>) {
  const { texts, language } = useWords();
  const number = (value: number) => formatNumber(language, value);
  if (count === 0) return null;
  const shown = has_more ? texts.today.moreThan(number(count)) : number(count);
  const sentence = title(shown, count === 1);
  const heading = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return (
    <section class="work-line">
      <div>
        <h2>{heading}</h2>
        {hint && <p class="quiet">{hint}</p>}
        <ul>
          {examples.map((example) => (
            <li key={keyOf(example)}>{children(example)}</li>
          ))}
          {count > examples.length && !has_more && (
            <li class="quiet">{texts.jobs.andMore(number(count - examples.length))}</li>
          )}
        </ul>
      </div>
      {action && (
        <a class="button" href={action.link} aria-label={`${action.text}: ${heading}`}>
          {action.text}
        </a>
      )}
    </section>
  );
}
