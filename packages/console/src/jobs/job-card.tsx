import type { CalculationJob } from '@rooftree/client';
import { Icon } from '@rooftree/ui/icon.tsx';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { formatNumber } from '@rooftree/words/format';
import { CircleCheck, CircleDashed, CircleSlash, CircleX, LoaderCircle } from 'lucide';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useWords } from '../words/language.ts';
import { shownName } from '../words/shown-name.ts';
import { isRunning } from './job-counts.ts';
import { JobFailures } from './job-failures.tsx';

const ICONS = {
  NOT_STARTED: CircleDashed,
  RUNNING: LoaderCircle,
  FINISHED: CircleCheck,
  FAILED: CircleX,
  STOPPED: CircleSlash,
};

interface Props {
  job: CalculationJob;
  /** May stop it, and plan again what failed. */
  mayPlan: boolean;
  onChanged: () => void;
}

export function JobCard({ job, mayPlan, onChanged }: Props) {
  const office = useWords();
  const { language } = office;
  const { jobs: texts } = office.texts;
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const { id, name, calculation_job_status: status, created_at: day } = job;
  const { total, finished, failed } = job.metadata.estates;
  const number = (count: number) => formatNumber(language, count);
  const stop = () => {
    setFault(null);
    call('POST /v1/calculation-jobs/{id}/stop', { path: { id } }).then(onChanged, setFault);
  };
  return (
    <article class="job" aria-labelledby={`job-${id}`}>
      <div class="job-line">
        <span class={`job-state is-${failed > 0 ? 'faulty' : status.toLowerCase()}`}>
          <Icon of={ICONS[status]} size={16} />
        </span>
        <h2 id={`job-${id}`}>{shownName(name, office)}</h2>
        <p class="quiet">
          {texts.states[status]}
          {total > 1 && ` · ${texts.progress(number(finished), number(total))}`}
          {total > 1 && failed > 0 && ` · ${texts.failed(number(failed))}`}
        </p>
        <small class="quiet">
          <RelativeTime at={day} />
        </small>
      </div>
      {isRunning(job) && (
        <div class="job-running">
          <progress max={total} value={finished + failed} aria-labelledby={`job-${id}`} />
          {mayPlan && (
            <button type="button" class="button" onClick={stop}>
              {texts.stop}
            </button>
          )}
        </div>
      )}
      {failed > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{texts.why}</summary>
          {isOpen && <JobFailures job={job} mayPlan={mayPlan} onStarted={onChanged} />}
        </details>
      )}
      {fault !== null && <ProblemMessage error={fault} />}
    </article>
  );
}
