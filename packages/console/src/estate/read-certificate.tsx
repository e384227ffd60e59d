/** Reads an energy certificate of the home: a file in, what was understood out, and the way to check each value. */
import type { CalculationJob } from '@rooftree/client';
import { FileField } from '@rooftree/ui/file-field.tsx';
import type { Words } from '@rooftree/words/words-of';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { type FactName, FIELDS } from '../facts/fact-groups.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { ReviewButton } from '../today/review-button.tsx';
import type { Home } from '../today/use-today.ts';
import { useWords } from '../words/language.ts';
import { followJob } from './wait-for-job.ts';

interface Props {
  home: Home;
  words: Words;
  onRead: () => void;
}

export function ReadCertificate({ home, words, onRead }: Props) {
  const { texts } = useWords();
  const said = texts.certificates;
  const [isBusy, setBusy] = useState(false);
  const [job, setJob] = useState<CalculationJob | null>(null);
  const [progress, setProgress] = useState<CalculationJob['metadata']['progress'] | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const read = async (file: File) => {
    setBusy(true);
    setFault(null);
    setJob(null);
    setProgress(null);
    const query = { estate: home.external_id, review: true };
    await call('POST /v1/calculation-jobs/epc-document-processing', { query, body: file })
      .then((begun) =>
        followJob(begun, (_finished, _failed, _isOver, { metadata }) =>
          setProgress(metadata.progress ?? null),
        ),
      )
      .then((ended) => {
        setJob(ended);
        onRead();
      }, setFault);
    setBusy(false);
  };
  const applied = job?.metadata.applied ?? [];
  const { unread_pages: unreadPages = [], missing_packages: packages = [] } = job?.metadata.document ?? {};
  const isFactName = (name: string): name is FactName => name in FIELDS;
  return (
    <section class="read-certificate" aria-label={said.title}>
      <h2>{said.title}</h2>
      <FileField
        label={said.choose}
        accept=".pdf,.xml,.json,.csv,image/png,image/jpeg,image/tiff"
        hint={said.lead}
        isDisabled={isBusy}
        isSmall
        onFile={(file) => void read(file)}
      />
      <div role="status">
        {isBusy && (
          <p class="quiet">
            {progress
              ? said.readingPage(Math.min(progress.pages_read + 1, progress.pages), progress.pages)
              : said.reading}
          </p>
        )}
        {job?.calculation_job_status === 'FINISHED' && (
          <>
            <p>
              {job.metadata.address_check === 'different'
                ? said.otherAddress
                : said.applied(applied.length, job.metadata.fields?.length ?? 0)}
            </p>
            {applied.length > 0 && (
              <p class="quiet">
                {applied
                  .filter(isFactName)
                  .map((name) => words.fact(name))
                  .join(', ')}
              </p>
            )}
            {unreadPages.length > 0 && <p>{said.unreadPages(unreadPages)}</p>}
            {packages.length > 0 && <p class="quiet">{said.noModel(packages)}</p>}
            <ReviewButton home={{ ...home, job_id: job.id }} />
          </>
        )}
      </div>
      {job !== null && job.calculation_job_status !== 'FINISHED' && (
        <p class="wrong" role="alert">
          {packages.length > 0
            ? said.noOcr(packages)
            : said.failures[job.metadata.failure_code ?? 'unreadable']}
        </p>
      )}
      {fault !== null && <ProblemMessage error={fault} />}
    </section>
  );
}
