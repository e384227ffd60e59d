/** The versions of before, newest first; any of them can be used again, which is how a publication is undone. */
import type { PriceBookVersions } from '@rooftree/client';
import type { Words } from '@rooftree/words/words-of';
import { useState } from 'preact/hooks';
import { ConfirmPrompt } from '../forms/confirm-prompt.tsx';
import { useWords } from '../words/language.ts';
import { PreviewSummary } from './preview-summary.tsx';
import type { usePriceBook } from './use-price-book.ts';

interface Props {
  words: Words;
  book: ReturnType<typeof usePriceBook>;
  versions: PriceBookVersions;
}

export function VersionList({ words, book, versions }: Props) {
  const { prices: texts } = useWords().texts;
  const [asked, setAsked] = useState<number | null>(null);
  const [withPlans, setWithPlans] = useState(true);
  const rows = [
    ...versions.versions,
    { version: 0, note: '', created_at: null, prices: 0, switched_off: 0, grants: 0 },
  ];
  return (
    <ul class="grant-list">
      {rows.map(({ version, note, created_at: createdAt, prices, switched_off: off, grants }) => (
        <li key={version} class="card">
          <strong>{version === 0 ? texts.versionOurs : texts.version(version)}</strong>
          {version === versions.current && <span class="badge"> {texts.inUse}</span>}
          {createdAt !== null && (
            <p class="quiet">
              {words.date(createdAt.slice(0, 10))} · {texts.counts(prices, grants, off)}
            </p>
          )}
          {note !== '' && <p>{note}</p>}
          {version !== versions.current && (
            <div class="row">
              <button type="button" class="button" disabled={book.busy} onClick={() => book.look(version)}>
                {texts.look}
                <span class="unseen">, {texts.version(version)}</span>
              </button>
              <button type="button" class="button" disabled={book.busy} onClick={() => setAsked(version)}>
                {texts.useAgain}
                <span class="unseen">, {texts.version(version)}</span>
              </button>
            </div>
          )}
          {book.preview?.version === version && <PreviewSummary words={words} found={book.preview.found} />}
          {asked === version && (
            <ConfirmPrompt
              question={texts.publishQuestion}
              action={texts.useAgain}
              onCancel={() => setAsked(null)}
              onConfirm={() => {
                setAsked(null);
                void book.publish(version, '', withPlans);
              }}
            >
              <label class="check">
                <input
                  type="checkbox"
                  checked={withPlans}
                  onChange={(event) => setWithPlans(event.currentTarget.checked)}
                />
                <span>{texts.withPlans}</span>
              </label>
            </ConfirmPrompt>
          )}
        </li>
      ))}
    </ul>
  );
}
