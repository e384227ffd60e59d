import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useWords } from '../words/language.ts';
import { shownName } from '../words/shown-name.ts';
import type { FailedJob } from './use-today.ts';

interface Props {
  job: FailedJob;
  /** Null for a member who may not archive it. */
  onArchived: (() => void) | null;
}

export function FailedJobLine({ job, onArchived }: Props) {
  const { texts, language } = useWords();
  const [fault, setFault] = useState<unknown>(null);
  const number = (value: number) => formatNumber(language, value);
  const archive = (then: () => void) =>
    call('POST /v1/calculation-jobs/{id}/archive', { path: { id: job.id } }).then(then, setFault);
  return (
    <>
      <span>
        {shownName(job.name, { texts })}{' '}
        <small>
          <RelativeTime at={job.created_at} />
          {job.estates_total > 1 &&
            ` · ${texts.today.failedOf(number(job.estates_failed), number(job.estates_total))}`}
        </small>
      </span>
      {onArchived && (
        <button
          type="button"
          class="button"
          aria-label={`${texts.today.archive}: ${shownName(job.name, { texts })}`}
          onClick={() => archive(onArchived)}
        >
          {texts.today.archive}
        </button>
      )}
      {fault !== null && <ProblemMessage error={fault} />}
    </>
  );
}
