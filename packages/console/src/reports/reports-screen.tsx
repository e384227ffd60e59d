/** All passports of the agency: which are outdated and why, and those made again. */
import type { ListedReport } from '@rooftree/client';
import { formatNumber } from '@rooftree/words/format';
import { LANGUAGES } from '@rooftree/words/language';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf } from '../homes/cells.ts';
import { type OfficeWords, useWords } from '../language.ts';
import { formatMoment } from '../parts/moment.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { go, linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import { type Made, makeAgain, makeAllAgain } from './make-again.ts';
import { filterOf, useReports } from './use-reports.ts';

export function ReportsScreen({ route: { query }, context }: ScreenProps) {
  const words = useWords();
  const texts = words.texts.reportList;
  const { reports, fault, reload, loadMore } = useReports(query);
  const mayMake = context.permissions.includes('reports:create');
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    go(linkTo(['reports'], next));
  };
  const isUnfiltered = filterOf(query).size === 0;
  return (
    <div class="reports-screen">
      <div class="screen-head">
        <h1>{words.texts.reports}</h1>
      </div>
      <search class="filters">
        <label class="field">
          <span>{texts.state}</span>
          <select
            value={query.get('is_outdated') ?? ''}
            onChange={(event) => choose('is_outdated', event.currentTarget.value)}
          >
            <option value="">{words.texts.all}</option>
            <option value="true">{texts.outdated}</option>
            <option value="false">{texts.current}</option>
          </select>
        </label>
        <label class="field">
          <span>{words.texts.passportLanguage}</span>
          <select
            value={query.get('language') ?? ''}
            onChange={(event) => choose('language', event.currentTarget.value)}
          >
            <option value="">{words.texts.all}</option>
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {texts.languages[language]}
              </option>
            ))}
          </select>
        </label>
      </search>
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {mayMake && reports?.some((report) => report.is_outdated) && (
        <Again filter={filterOf(query)} onDone={reload} />
      )}
      {reports === null && fault === null && <p class="quiet">{words.texts.loading}</p>}
      {reports?.length === 0 && <p class="note">{isUnfiltered ? texts.none : texts.noMatch}</p>}
      {reports !== null && reports.length > 0 && (
        <ReportTable reports={reports} mayMake={mayMake} onMade={reload} />
      )}
      {loadMore && (
        <button type="button" class="button" onClick={loadMore}>
          {texts.older}
        </button>
      )}
    </div>
  );
}

function Again({ filter, onDone }: { filter: URLSearchParams; onDone: () => void }) {
  const { texts, language } = useWords();
  const [progress, setProgress] = useState<Made | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const number = (value: number) => formatNumber(language, value);
  const run = () => {
    stop.current = new AbortController();
    setRunning(true);
    setFault(null);
    setProgress({ made: 0, failed: 0 });
    makeAllAgain(filter, stop.current.signal, setProgress)
      .catch((error: unknown) => !stop.current.signal.aborted && setFault(error))
      .finally(() => {
        setRunning(false);
        onDone();
      });
  };
  return (
    <div class="row">
      {isRunning ? (
        <button type="button" class="button" onClick={() => stop.current.abort()}>
          {texts.jobs.stop}
        </button>
      ) : (
        <button type="button" class="button button-primary" onClick={run}>
          {texts.reportList.makeAll}
        </button>
      )}
      <p role="status" class="quiet">
        {progress !== null && texts.reportList.made(number(progress.made), number(progress.failed))}
      </p>
      {fault !== null && <ProblemMessage error={fault} />}
    </div>
  );
}

interface TableProps {
  reports: readonly ListedReport[];
  mayMake: boolean;
  onMade: () => void;
}

function ReportTable({ reports, mayMake, onMade }: TableProps) {
  const { texts } = useWords();
  const heads = [
    texts.address,
    texts.language,
    texts.reportList.madeAt,
    texts.reportList.state,
    texts.actions,
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone
    <section class="members-box" tabIndex={0} aria-label={texts.reports}>
      <table class="plain">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} mayMake={mayMake} onMade={onMade} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ReportRow({
  report,
  mayMake,
  onMade,
}: {
  report: ListedReport;
  mayMake: boolean;
  onMade: () => void;
}) {
  const words = useWords();
  const { texts, language } = words;
  const [isMaking, setMaking] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const address = addressOf({ ...report.estate, address: report.estate.address });
  const again = () => {
    setMaking(true);
    setFault(null);
    makeAgain(report)
      .then(onMade, setFault)
      .finally(() => setMaking(false));
  };
  const madeBy = report.created_by === null ? [] : [report.created_by];
  return (
    <tr>
      <td>
        <a href={linkTo(['home', report.estate.external_id])}>{address}</a>
      </td>
      <td>{texts.reportList.languages[report.language]}</td>
      <td>{[formatMoment(language, report.created_at), ...madeBy].join(' · ')}</td>
      <td>{stateOf(report, words)}</td>
      <td>
        <div class="row">
          <a
            class="button"
            href={report.url}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.reportList.download(address)}
          >
            PDF
          </a>
          {mayMake && report.is_outdated && (
            <button
              type="button"
              class="button"
              disabled={isMaking}
              aria-label={`${texts.reportList.again}: ${address}`}
              onClick={again}
            >
              {isMaking ? texts.making : texts.reportList.again}
            </button>
          )}
        </div>
        {fault !== null && <ProblemMessage error={fault} />}
      </td>
    </tr>
  );
}

function stateOf(
  { is_outdated, outdated_since: since, has_other_prices: hasOtherPrices }: ListedReport,
  { texts, language }: OfficeWords,
): string {
  if (!is_outdated) return texts.reportList.current;
  const reasons = [
    hasOtherPrices && texts.reportList.otherPrices,
    since.estate_updated_at && texts.reportList.homeChanged(formatMoment(language, since.estate_updated_at)),
    since.renovation_updated_at &&
      texts.reportList.planChanged(formatMoment(language, since.renovation_updated_at)),
  ].filter(Boolean);
  return [texts.reportList.outdated, ...reasons].join(' · ');
}
