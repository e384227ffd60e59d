/** What can be done with the draft: keep it, see what it would change, publish it, or throw it away. */
import type { Words } from '@rooftree/words/words-of';
import { useState } from 'preact/hooks';
import { ConfirmPrompt } from '../forms/confirm-prompt.tsx';
import { useWords } from '../words/language.ts';
import { PreviewSummary } from './preview-summary.tsx';
import type { faultsOf } from './price-book.ts';
import type { usePriceBook } from './use-price-book.ts';

interface Props {
  words: Words;
  book: ReturnType<typeof usePriceBook>;
  faults: ReturnType<typeof faultsOf>;
}

export function PublishBar({ words, book, faults }: Props) {
  const { prices: texts } = useWords().texts;
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const [withPlans, setWithPlans] = useState(true);
  const { state, busy, isDirty, preview } = book;
  const hasDraft = isDirty || (state?.draft.revision ?? 0) > 0;
  const isWrong = faults.rows.length > 0 || faults.grants.size > 0 || faults.reasons.length > 0;
  if (!hasDraft) return <p class="quiet">{texts.noDraft}</p>;
  return (
    <section class="card publish" aria-labelledby="draft-title">
      <h2 id="draft-title">{texts.draft}</h2>
      <p>{isWrong ? texts.mendFirst : isDirty ? texts.notSaved : texts.draftSaved}</p>
      <div class="row">
        <button type="button" class="button" disabled={busy || isWrong || !isDirty} onClick={book.save}>
          {texts.saveDraft}
        </button>
        <button type="button" class="button" disabled={busy || isWrong} onClick={() => book.look(null)}>
          {busy ? texts.working : texts.look}
        </button>
        <button
          type="button"
          class="button button-primary"
          disabled={busy || isWrong}
          onClick={() => setAsking(true)}
        >
          {texts.publish}
        </button>
        <button type="button" class="button" disabled={busy} onClick={book.discard}>
          {texts.discard}
        </button>
      </div>
      {preview !== null && preview.version === null && <PreviewSummary words={words} found={preview.found} />}
      {isAsking && (
        <ConfirmPrompt
          question={texts.publishQuestion}
          action={texts.publish}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void book.publish(null, note, withPlans);
          }}
        >
          <label class="field">
            <span>{texts.note}</span>
            <input
              value={note}
              maxLength={255}
              autocomplete="off"
              onInput={(event) => setNote(event.currentTarget.value)}
            />
          </label>
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
    </section>
  );
}
