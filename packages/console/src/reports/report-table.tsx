/** The passports of the view: open one, or make an outdated one again. */
import type { ListedReport } from '@rooftree/client';
import { Badge } from '@rooftree/ui/badge.tsx';
import { Button } from '@rooftree/ui/button.tsx';
import { DataTable, type TableColumn } from '@rooftree/ui/data-table.tsx';
import { formatRelativeTime } from '@rooftree/ui/relative-time';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { addressOf } from '../homes/cells.ts';
import { linkTo } from '../route.ts';
import { type OfficeWords, useWords } from '../words/language.ts';

interface Props {
  reports: readonly ListedReport[];
  mayMake: boolean;
  onMade: () => void;
}

export function ReportTable({ reports, mayMake, onMade }: Props) {
  const words = useWords();
  const { texts } = words;
  const [making, setMaking] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const makeAgain = ({ id, renovation_id, language }: ListedReport) => {
    setMaking(id);
    setFault(null);
    call('POST /v1/renovations/{renovation_id}/reports', { path: { renovation_id }, body: { language } })
      .then(onMade, setFault)
      .finally(() => setMaking(null));
  };
  const columns: TableColumn<ListedReport>[] = [
    {
      key: 'address',
      title: texts.address,
      isRowHeader: true,
      cell: ({ estate }) => <a href={linkTo(['home', estate.external_id])}>{addressOf(estate, words)}</a>,
    },
    {
      key: 'language',
      title: texts.language,
      cell: ({ language }) => texts.reportList.languages[language],
    },
    {
      key: 'made',
      title: texts.reportList.madeAt,
      cell: ({ created_at, created_by }) => (
        <>
          <RelativeTime at={created_at} />
          {created_by !== null && ` · ${created_by}`}
        </>
      ),
    },
    {
      key: 'state',
      title: texts.reportList.state,
      cell: (report) => <State report={report} words={words} />,
    },
    {
      key: 'actions',
      title: <span class="unseen">{texts.actions}</span>,
      isNumeric: true,
      cell: (report) => {
        const address = addressOf(report.estate, words);
        return (
          <span class="row-buttons">
            {mayMake && report.is_outdated && (
              <Button
                kind="quiet"
                isBusy={making === report.id}
                label={`${texts.reportList.again}: ${address}`}
                onClick={() => makeAgain(report)}
              >
                {making === report.id ? texts.making : texts.reportList.again}
              </Button>
            )}
            <a
              class="button button-quiet"
              href={report.url}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.reportList.download(address)}
            >
              PDF
            </a>
          </span>
        );
      },
    },
  ];
  return (
    <>
      {fault !== null && <ProblemMessage error={fault} />}
      <DataTable
        class="reports"
        label={texts.reports}
        columns={columns}
        rows={reports}
        rowKey={({ id }) => id}
      />
    </>
  );
}

function State({ report, words }: { report: ListedReport; words: OfficeWords }) {
  const { texts, language } = words;
  const { is_outdated: isOutdated, outdated_since: since } = report;
  if (!isOutdated) return <Badge tone="good">{texts.reportList.current}</Badge>;
  const reasons = [
    report.has_other_prices && texts.reportList.otherPrices,
    report.has_other_branding && texts.reportList.otherBranding,
    since.estate_updated_at &&
      texts.reportList.homeChanged(formatRelativeTime(language, since.estate_updated_at)),
    since.renovation_updated_at &&
      texts.reportList.planChanged(formatRelativeTime(language, since.renovation_updated_at)),
  ].filter(Boolean);
  return (
    <>
      <Badge tone="warning">{texts.reportList.outdated}</Badge>{' '}
      <small class="quiet">{reasons.join(' · ')}</small>
    </>
  );
}
