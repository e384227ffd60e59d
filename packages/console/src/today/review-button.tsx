import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { addressOf } from '../homes/cells.ts';
import { useWords } from '../words/language.ts';
import type { Home } from './use-today.ts';

/** Opens the page of the review by a link that is made for it: the one before leads nowhere then. */
export function ReviewButton({ home }: { home: Home & { job_id: string } }) {
  const { texts, language } = useWords();
  const [fault, setFault] = useState<unknown>(null);
  const open = () =>
    call('POST /v1/calculation-jobs/{id}/review-link', { path: { id: home.job_id } }).then(
      ({ url }) => location.assign(url),
      setFault,
    );
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={`${texts.today.review}: ${addressOf(home, { language })}`}
        onClick={open}
      >
        {texts.today.review}
      </button>
      {fault !== null && <ProblemMessage error={fault} />}
    </>
  );
}
