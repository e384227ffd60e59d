/**
 * The portfolio of the current filter in figures, for who is responsible for all of it; the address holds the filter.
 */
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatNumber } from '@rooftree/words/format';
import { ChartColumn, Download } from 'lucide';
import { useState } from 'preact/hooks';
import { call, callForFile } from '../api.ts';
import { download } from '../csv/csv.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { filterOf, filterQuery } from '../homes/views/view.ts';
import { useResource } from '../reading/use-resource.ts';
import { linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { Duties } from './duties.tsx';
import { Figures } from './figures.tsx';
import { LabelTable } from './label-table.tsx';

export function OverviewScreen({ route: { query } }: ScreenProps) {
  const { texts: all, language } = useWords();
  const texts = all.overview;
  const filter = filterOf(query);
  const { value, fault, reload } = useResource(
    (signal) => call('GET /v1/portfolio/overview', { query: filterQuery(query), signal }),
    [filter.toString()],
  );
  const [isPrinting, setPrinting] = useState(false);
  const [printFault, setPrintFault] = useState<unknown>(null);
  const savePdf = async () => {
    setPrinting(true);
    setPrintFault(null);
    await callForFile('GET /v1/portfolio/overview/pdf', { query: { ...filterQuery(query), language } }).then(
      (pdf) => download(pdf, 'overview.pdf'),
      setPrintFault,
    );
    setPrinting(false);
  };
  const number = (count: number) => formatNumber(language, count);
  return (
    <div class="screen overview">
      <PageHeader
        title={texts.title}
        {...(value !== null && { count: texts.homes(number(value.homes), value.homes === 1) })}
        {...(value !== null && { lead: leadOf(value) })}
        actions={
          <Button href={linkTo(['homes'], filter)}>
            {filter.size > 0 ? texts.showHomes : texts.showAll}
          </Button>
        }
        primary={
          <Button
            kind="primary"
            icon={Download}
            isBusy={isPrinting}
            isDisabled={value === null || value.homes === 0}
            onClick={savePdf}
          >
            {texts.pdf}
          </Button>
        }
      />
      {printFault !== null && <ProblemMessage error={printFault} />}
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {value === null && fault === null && <Skeleton kind="block" />}
      {value?.homes === 0 && <EmptyState icon={ChartColumn} title={texts.none} />}
      {value !== null && value.homes > 0 && (
        <>
          <Figures overview={value} />
          <div class="overview-parts">
            <LabelTable overview={value} />
            <Duties overview={value} />
          </div>
        </>
      )}
    </div>
  );

  function leadOf({ planned, homes }: { planned: number; homes: number }): string {
    if (planned === 0) return texts.noPlans;
    const sums = texts.lead(number(planned), number(homes));
    return filter.size > 0 ? `${texts.filtered} ${sums}` : sums;
  }
}
