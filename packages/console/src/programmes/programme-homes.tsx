/** The homes of a programme, by year: what is done, what it costs and why. */
import type { ProgrammeHome } from '@rooftree/client/members';
import { DataTable, type TableColumn } from '@rooftree/ui/data-table.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatEuro, formatNumber, formatPercent } from '@rooftree/words/format';
import type { Words } from '@rooftree/words/words-of';
import { useState } from 'preact/hooks';
import { type OfficeWords, useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { useCatalogueWords } from '../parts/use-catalogue-words.ts';
import { linkTo } from '../route.ts';
import { HomeLabels, ProgrammeHomeDrawer, worksText } from './programme-home-drawer.tsx';
import type { ResultPart } from './programme-result.tsx';
import { useProgrammeHomes } from './use-programme-homes.ts';

interface Props extends ResultPart {
  query: URLSearchParams;
  onView: (changes: Record<string, string | null>) => void;
}

const STATUSES = { nothing: 'NOTHING', 'left-out': 'LEFT_OUT' } as const;

export function ProgrammeHomes({ programme, scenario, query, onView }: Props) {
  const words = useWords();
  const { texts: all, language } = words;
  const texts = all.programmes;
  const catalogue = useCatalogueWords();
  const [open, setOpen] = useState<ProgrammeHome | null>(null);
  const show = query.get('show');
  const status = show === 'nothing' || show === 'left-out' ? STATUSES[show] : 'PLANNED';
  const year =
    status === 'PLANNED'
      ? (scenario.years.find((one) => String(one.year) === query.get('year')) ?? null)
      : null;
  const { rows, isStale, fault, reload, loadMore } = useProgrammeHomes(programme.id, {
    scenario: scenario.number,
    year: year?.year ?? null,
    status,
  });
  const number = (count: number) => formatNumber(language, count);
  const without = programme.homes.total - programme.homes.left_out - scenario.homes_with_works;
  const choices = [
    {
      title: texts.allYears,
      count: scenario.homes_with_works,
      isOn: status === 'PLANNED' && year === null,
      show: null,
      year: null,
    },
    ...scenario.years.map((one) => ({
      title: String(one.year),
      count: one.homes,
      isOn: year?.year === one.year,
      show: null,
      year: String(one.year),
    })),
    { title: texts.nothing, count: without, isOn: status === 'NOTHING', show: 'nothing', year: null },
    {
      title: texts.leftOut,
      count: programme.homes.left_out,
      isOn: status === 'LEFT_OUT',
      show: 'left-out',
      year: null,
    },
  ].filter(({ count, isOn }) => count > 0 || isOn);
  const total = choices.find(({ isOn }) => isOn)?.count ?? 0;
  return (
    <div class="programme-homes">
      <h2 class="part-title">{texts.homesByYear}</h2>
      <fieldset class="filters" aria-label={texts.homesByYear}>
        {choices.map((choice) => (
          <button
            key={choice.title}
            type="button"
            class={choice.isOn ? 'chip chip-set' : 'chip'}
            aria-pressed={choice.isOn}
            onClick={() => onView({ year: choice.year, show: choice.show })}
          >
            {choice.title} <small>{number(choice.count)}</small>
          </button>
        ))}
      </fieldset>
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {(rows === null || catalogue === null) && fault === null && <Skeleton kind="rows" count={8} />}
      {rows?.length === 0 && <p class="quiet">{texts.noHomes}</p>}
      {rows !== null && rows.length > 0 && catalogue !== null && (
        <DataTable
          class="homes programme-table"
          label={texts.homesByYear}
          columns={columnsOf(words, catalogue, status === 'PLANNED')}
          rows={rows}
          rowKey={({ external_id: id }) => id}
          total={Math.max(total, rows.length)}
          isStale={isStale}
          openKey={open?.external_id ?? null}
          onOpen={setOpen}
          onNearEnd={loadMore}
          contentKey={query.toString()}
        />
      )}
      {open !== null && catalogue !== null && (
        <ProgrammeHomeDrawer home={open} catalogue={catalogue} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

function columnsOf(
  { texts: all, language }: OfficeWords,
  catalogue: Words,
  isPlanned: boolean,
): TableColumn<ProgrammeHome>[] {
  const texts = all.programmes;
  const address: TableColumn<ProgrammeHome> = {
    key: 'address',
    title: all.address,
    isRowHeader: true,
    cell: (home) => <a href={linkTo(['home', home.external_id])}>{home.address ?? home.external_id}</a>,
  };
  const reason: TableColumn<ProgrammeHome> = {
    key: 'reason',
    title: texts.reason,
    cell: (home) => <span title={home.reason_text}>{home.reason_text}</span>,
  };
  if (!isPlanned)
    return [
      address,
      { key: 'labels', title: all.labels, cell: (home) => <HomeLabels home={home} /> },
      reason,
    ];
  return [
    address,
    { key: 'when', title: texts.year, cell: ({ works }) => works.map(({ year }) => year).join(', ') },
    {
      key: 'works',
      title: texts.works,
      cell: (home) => <span title={worksText(home, catalogue)}>{worksText(home, catalogue)}</span>,
    },
    {
      key: 'paid',
      title: texts.cost,
      isNumeric: true,
      cell: ({ paid_cents: cents }) => formatEuro(language, cents / 100),
    },
    { key: 'labels', title: all.labels, cell: (home) => <HomeLabels home={home} /> },
    {
      key: 'chance',
      title: texts.chance,
      isNumeric: true,
      cell: ({ probability }) => probability !== null && formatPercent(language, 100 * probability),
    },
    reason,
  ];
}
