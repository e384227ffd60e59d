import type { CalculationJob } from '@rooftree/client';
import { formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { TranslatedMessage } from '../faults/translated-message.tsx';
import { useResource } from '../reading/use-resource.ts';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import { shownName } from '../words/shown-name.ts';
import { type FailureGroup, groupFailures } from './failure-groups.ts';
import { canPlanAgain, planAgain } from './plan-again.ts';
import { readFailed } from './read-failed.ts';

const SHOWN = 20;

interface Props {
  job: CalculationJob;
  mayPlan: boolean;
  onStarted: () => void;
}

export function JobFailures({ job, mayPlan, onStarted }: Props) {
  const { texts: common, language } = useWords();
  const { jobs: texts } = common;
  const {
    value: failed,
    fault,
    setFault,
  } = useResource((signal) => readFailed(job, signal), [job.id, job.metadata.estates.failed]);
  const [isStarted, setStarted] = useState(false);
  const again = () => {
    setFault(null);
    planAgain(job, failed ?? []).then(() => {
      setStarted(true);
      onStarted();
    }, setFault);
  };
  return (
    <div class="failures">
      {failed === null && fault === null && <p class="quiet">{common.loading}</p>}
      {groupFailures(failed ?? []).map((group) => (
        <Group key={group.reason} group={group} />
      ))}
      {mayPlan && failed !== null && failed.length > 0 && canPlanAgain(job) && (
        <button type="button" class="button" disabled={isStarted} onClick={again}>
          {texts.again(formatNumber(language, failed.length), failed.length === 1)}
        </button>
      )}
      <p role="status">{isStarted && texts.started}</p>
      {fault !== null && <ProblemMessage error={fault} />}
    </div>
  );
}

function Group({ group: { reason, fact, jobs } }: { group: FailureGroup }) {
  const office = useWords();
  const { language } = office;
  const { jobs: texts } = office.texts;
  return (
    <section>
      <h3>
        {reason === '' ? texts.noReason : <TranslatedMessage message={reason} />}{' '}
        <small>{texts.homes(formatNumber(language, jobs.length), jobs.length === 1)}</small>
      </h3>
      <ul class="failed-homes">
        {jobs.slice(0, SHOWN).map(({ id, name, external_id: home, estate_id: estate }) => (
          <li key={id}>
            {/* The screen of a home has the client's own name of it; a job that was requested by ids has none. */}
            {home === null || home === estate ? (
              shownName(name, office)
            ) : (
              <a href={linkTo(['home', home], new URLSearchParams(fact === null ? {} : { fact }))}>
                {shownName(name, office)}
              </a>
            )}
          </li>
        ))}
        {jobs.length > SHOWN && (
          <li class="quiet">{texts.andMore(formatNumber(language, jobs.length - SHOWN))}</li>
        )}
      </ul>
    </section>
  );
}
