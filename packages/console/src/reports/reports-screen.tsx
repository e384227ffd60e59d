/** All passports of the agency: which are outdated and why, and those made again. */
import type { ListedReport } from '@rooftree/client';
import { LANGUAGES } from '@rooftree/words/language';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ActionState } from '../homes/action-state.tsx';
import { addressOf } from '../homes/cells.ts';
import { useBulkAction } from '../homes/use-bulk-action.ts';
import { type OfficeWords, useWords } from '../language.ts';
import { formatMoment } from '../parts/moment.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { go, linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
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
      {mayMake && (
        <RenewAll
          language={query.get('language')}
          hasOutdated={reports?.some((report) => report.is_outdated) ?? false}
          onDone={reload}
        />
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

interface RenewProps {
  /** As the address has it; null for all. */
  language: string | null;
  hasOutdated: boolean;
  onDone: () => void;
}

function RenewAll({ language, hasOutdated, onDone }: RenewProps) {
  const { texts } = useWords();
  const { action, fault, isBusy, run, dismiss } = useBulkAction(onDone);
  const chosen = LANGUAGES.find((one) => one === language);
  const renew = () =>
    run(new URLSearchParams(), {
      action: 'RENEW_REPORTS',
      all_matching: true,
      ...(chosen && { language: chosen }),
    });
  return (
    <div class="row">
      {hasOutdated && (
        <button type="button" class="button button-primary" disabled={isBusy} onClick={renew}>
          {texts.reportList.makeAll}
        </button>
      )}
      {action !== null && <ActionState action={action} onUndo={null} onDismiss={dismiss} />}
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
    call('POST /v1/renovations/{renovation_id}/reports', {
      path: { renovation_id: report.renovation_id },
      body: { language: report.language },
    })
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
