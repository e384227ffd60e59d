/** What to ask a contractor for each work of a step: figures, what to check on site, and the lines of a quote. */
import type { StoredStep } from '@rooftree/engine';
import { specifyWork } from '@rooftree/words/specify-work';
import { usePageWords } from '../../page-words.ts';

export function WorkSpecifications({ step }: { step: StoredStep }) {
  const words = usePageWords();
  const { texts, catalogue, work: nameOf, colon } = words;
  const { title, checks: checksTitle, lines: linesTitle } = catalogue.specification;
  const works = step.works.flatMap(({ work, specification, track }) =>
    specification === null ? [] : [{ work, ...specifyWork(specification, words, track) }],
  );
  if (works.length === 0) return null;
  return (
    <details class="specifications">
      <summary>
        {title}
        <span class="unseen">, {texts.step(step.number)}</span>
      </summary>
      {works.map(({ work, figures, checks, lines }) => (
        <section key={work} class="specification">
          <h4>{nameOf(work)}</h4>
          <dl>
            {figures.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>{linesTitle}</dt>
              <dd>{lines.map(({ name, quantity }) => `${name} (${quantity})`).join(', ')}</dd>
            </div>
          </dl>
          {checks.length > 0 && (
            <>
              <p>
                {checksTitle}
                {colon}
              </p>
              <ul class="watch">
                {checks.map((check) => (
                  <li key={check}>{check}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
    </details>
  );
}
