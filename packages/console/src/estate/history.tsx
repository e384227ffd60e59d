/** What changed of the home and its plan, by whom, in words. */
import type { EstateHistory } from '@rooftree/client/members';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import type { Words } from '@rooftree/words/words-of';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { capitalised, changesOf, type EntryWords, operationName, whoOf } from '../audit/audit-entry.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useResource } from '../reading/use-resource.ts';
import { useWords } from '../words/language.ts';

type Entry = EstateHistory['entries'][number];

const SHOWN = 8;

interface Props {
  externalId: string;
  /** Of the home and its plan: another one may be another history. */
  version: string;
  facts: Words;
}

export function History({ externalId, version, facts }: Props) {
  const office = useWords();
  const words = { ...office, facts };
  const texts = office.texts.history;
  const [isAll, setAll] = useState(false);
  const { value, fault } = useResource(
    (signal) =>
      call('GET /v1/estates/{external_id}/history', {
        path: { external_id: externalId },
        query: { page_size: 100 },
        signal,
      }),
    [externalId, version],
  );
  const entries = value?.entries ?? [];
  return (
    <section class="card history" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {fault !== null && <ProblemMessage error={fault} />}
      {value !== null && entries.length === 0 && <p class="quiet">{texts.none}</p>}
      <ul>
        {entries.slice(0, isAll ? entries.length : SHOWN).map((entry) => (
          <li key={entry.id}>
            <p>{sentenceOf(entry, words)}</p>
            <small>
              <RelativeTime at={entry.happened_at} />
              {entry.operation !== 'planChanged' && `, ${texts.by(whoOf(entry.actor, words))}`}
            </small>
          </li>
        ))}
      </ul>
      {!isAll && entries.length > SHOWN && (
        <button type="button" class="button button-quiet" onClick={() => setAll(true)}>
          {texts.more}
        </button>
      )}
    </section>
  );
}

/** "Glazing: single → double"; a change without values, or a new home, by its name alone. */
function sentenceOf(entry: Entry, words: EntryWords): string {
  const name = operationName(entry.operation, words);
  if (entry.before === null) return name;
  const changes = changesOf(entry, words)
    .map(({ text }) => text)
    .join('; ');
  if (changes === '') return name;
  const { pair } = words.texts.audit;
  return entry.operation === 'planChanged' ? pair(words.texts.history.plan, changes) : capitalised(changes);
}
