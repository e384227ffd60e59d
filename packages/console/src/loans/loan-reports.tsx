/** Reports on all loans: a new one, those that are being made, and their files. */
import type { LoanReportList } from '@rooftree/client';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { formatDate, formatNumber } from '@rooftree/words/format';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useResource } from '../reading/use-resource.ts';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';

type Report = LoanReportList['reports'][number];

const BASES = ['LOCATION', 'MARKET'] as const;
const REFRESH_MS = 1500;
const isUnfinished = ({ report_status: status }: Report) => status === 'WAITING' || status === 'RUNNING';

export function LoanReports({ mayWrite }: { mayWrite: boolean }) {
  const { texts } = useWords();
  const { value, fault, setFault, reload } = useResource((signal) =>
    call('GET /v1/loan-reports', { signal }),
  );
  const reports = value?.reports ?? [];
  const isWaiting = reports.some(isUnfinished);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(reload, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return (
    <div class="card">
      <h2>{texts.loans.reports}</h2>
      {mayWrite && <NewReport onMade={reload} onFault={setFault} />}
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {value !== null && reports.length === 0 && <p class="quiet">{texts.loans.noReports}</p>}
      {reports.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone
        <section class="scroll" tabIndex={0} aria-label={texts.loans.reports}>
          <table class="plain">
            <TableHead
              heads={[texts.loans.referenceDate, texts.reportList.madeAt, texts.loans.state, texts.actions]}
            />
            <tbody>
              {reports.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

function NewReport({ onMade, onFault }: { onMade: () => void; onFault: (fault: unknown) => void }) {
  const { texts, language } = useWords();
  const days = quarterEnds(new Date().getFullYear());
  const [date, setDate] = useState(days[0] ?? '');
  const [basis, setBasis] = useState<(typeof BASES)[number]>('LOCATION');
  const [isBusy, setBusy] = useState(false);
  const create = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    call('POST /v1/loan-reports', { body: { reference_date: date, basis } })
      .then(onMade, onFault)
      .finally(() => setBusy(false));
  };
  return (
    <form class="filters" onSubmit={create}>
      <Select
        label={texts.loans.referenceDate}
        options={days.map((value) => ({ value, text: formatDate(language, value) }))}
        value={date}
        onChange={setDate}
      />
      <Select
        label={texts.loans.basis}
        options={BASES.map((value) => ({ value, text: texts.loans.bases[value] }))}
        value={basis}
        onChange={setBasis}
      />
      <button type="submit" class="button" disabled={isBusy}>
        {texts.loans.create}
      </button>
    </form>
  );
}

/** Those of the year and of the one before, the last one first: banks report by quarter. */
const quarterEnds = (year: number): string[] =>
  [year, year - 1].flatMap((each) => ['12-31', '09-30', '06-30', '03-31'].map((day) => `${each}-${day}`));

function ReportRow({ report }: { report: Report }) {
  const { texts, language } = useWords();
  const number = (value: number) => formatNumber(language, value);
  const progress =
    report.loans_total !== null
      ? texts.loans.loansDone(number(report.loans_done), number(report.loans_total))
      : report.homes_total !== null
        ? texts.loans.homesDone(number(report.homes_done), number(report.homes_total))
        : null;
  return (
    <tr>
      <td>{formatDate(language, report.reference_date)}</td>
      <td>
        <RelativeTime at={report.created_at} />
      </td>
      <td>
        {texts.loans.states[report.report_status]}
        {report.report_status === 'RUNNING' && progress && <span class="quiet"> · {progress}</span>}
      </td>
      <td>
        {report.report_status === 'FINISHED' && (
          <a class="button button-quiet" href={linkTo(['loans', 'report', report.id])}>
            {texts.loans.open}
          </a>
        )}
      </td>
    </tr>
  );
}
