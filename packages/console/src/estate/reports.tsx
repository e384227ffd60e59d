/** The passports of a home's plan. */
import type { Words } from '@rooftree/words/words-of';
import { useWords } from '../words/language.ts';
import type { WholeEstate } from './use-estate.ts';

export function Reports({ whole: { reports, renovation }, words }: { whole: WholeEstate; words: Words }) {
  const { texts } = useWords();
  if (renovation === null) return null;
  return (
    <section aria-label={texts.reports}>
      <h2>{texts.reports}</h2>
      {reports.length === 0 && <p class="quiet">{texts.noReports}</p>}
      <ul class="reports">
        {reports.map(({ id, url, name, created_at, is_outdated }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>{' '}
            <small>
              {words.date(created_at)}
              {is_outdated && ` · ${texts.outdated}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
