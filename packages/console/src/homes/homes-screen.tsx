/** All homes of the agency: filters, the labels as a filter, the table, and what can be done with those chosen. */
import { Icon } from '@rooftree/ui/icon.tsx';
import { Popover } from '@rooftree/ui/popover.tsx';
import { formatNumber } from '@rooftree/words/format';
import { Columns3, Download, MapPin, Plus } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../language.ts';
import { download } from '../parts/csv.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { go, linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import { BulkBar } from './bulk-bar.tsx';
import { headOf } from './cells.ts';
import { EstateTable } from './estate-table.tsx';
import { exportCsv } from './export-csv.ts';
import { exportXlsx } from './export-xlsx.ts';
import { exportedItems } from './exported-items.ts';
import { FilterBar } from './filter-bar.tsx';
import { LadderFilter } from './ladder-filter.tsx';
import { SavedViews } from './saved-views.tsx';
import { allMatching, canChooseAll, countOf, NOTHING, type Selection, withRows } from './selection.ts';
import { useBulkAction } from './use-bulk-action.ts';
import { usePortfolio } from './use-portfolio.ts';
import { COLUMNS, changed, columnsOf, filterOf } from './view.ts';

const SMALLEST_HOME = `PUT /v1/estates/house-1
{ "address": { "country": "BE", "zip_code": "9000" },
  "estate_type": "HOUSE", "year_built": 1962 }`;

export function HomesScreen({ route: { query }, context }: ScreenProps) {
  const words = useWords();
  const { texts, language } = words;
  const portfolio = usePortfolio(query);
  const { rows, distribution, isLoading, fault } = portfolio;
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const bulk = useBulkAction(portfolio.reload);
  const [exported, setExported] = useState<number | null>(null);
  const [exportFault, setExportFault] = useState<unknown>(null);
  const number = (value: number) => formatNumber(language, value);
  const select = (names: readonly string[], isOn: boolean) =>
    setSelection((before) => withRows(before, names, isOn));
  const filter = filterOf(query).toString();
  // What matches is another set of homes by now.
  useEffect(() => setSelection((now) => (now.isAllMatching ? NOTHING : now)), [filter]);
  const loaded = rows.map(({ external_id: name }) => name);
  const total = distribution?.total ?? rows.length;
  const count = countOf(selection, total);
  const write = async (kind: 'csv' | 'xlsx') => {
    setExported(0);
    setExportFault(null);
    const make = kind === 'csv' ? exportCsv : exportXlsx;
    await make(columnsOf(query), exportedItems(query, rows, selection), words, setExported)
      .then((blob) => download(blob, `${texts.homes.toLowerCase()}.${kind}`), setExportFault)
      .finally(() => setExported(null));
  };
  const isEmpty = !isLoading && fault === null && rows.length === 0;
  const isUnfiltered = filterOf(query).size === 0;
  return (
    <div class="homes-screen">
      <div class="screen-head">
        <h1>{texts.homes}</h1>
        <p class="quiet" role="status">
          {distribution !== null && (
            <>
              {texts.count(number(distribution.total), distribution.total === 1)}
              {' · '}
              {texts.planned(number(distribution.planned))}
            </>
          )}
        </p>
        <a class="button" href={linkTo(['map'], filterOf(query))}>
          <Icon of={MapPin} />
          {texts.map.open}
        </a>
        {(['csv', 'xlsx'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            class="button"
            aria-label={kind === 'csv' ? texts.exportCsv : texts.exportXlsx}
            title={kind === 'csv' ? texts.exportCsv : texts.exportXlsx}
            disabled={exported !== null || rows.length === 0}
            onClick={() => write(kind)}
          >
            <Icon of={Download} />
            {kind === 'csv' ? 'CSV' : 'Excel'}
          </button>
        ))}
        {exported !== null && <p role="status">{number(exported)}</p>}
        <SavedViews query={query} context={context} />
        <Columns query={query} />
        {context.permissions.includes('estates:write') && (
          <a class="button button-primary" href="#/new-home">
            <Icon of={Plus} />
            {texts.newHome.title}
          </a>
        )}
      </div>
      {exportFault !== null && <ProblemMessage error={exportFault} />}
      {!(isEmpty && isUnfiltered) && <FilterBar query={query} />}
      {distribution !== null && distribution.scales.length > 0 && (
        <LadderFilter distribution={distribution} query={query} />
      )}
      {fault !== null && <ProblemMessage error={fault} onRetry={portfolio.reload} />}
      {isEmpty && !isUnfiltered && <p class="note">{texts.noMatch}</p>}
      {isEmpty && isUnfiltered && (
        <div class="empty card">
          <p>{texts.noHomes}</p>
          <p class="quiet">{texts.noHomesExample}</p>
          <pre>{SMALLEST_HOME}</pre>
          {context.permissions.includes('estates:write') && (
            <a class="button button-primary" href="#/import">
              {texts.import.title}
            </a>
          )}{' '}
          <a class="button" href={`${document.body.dataset['base'] ?? ''}/docs`}>
            {texts.apiGuide}
          </a>
        </div>
      )}
      {rows.length > 0 && (
        <EstateTable
          rows={rows}
          total={total}
          query={query}
          isStale={isLoading}
          selection={selection}
          onSelect={select}
          onNearEnd={portfolio.loadMore}
        />
      )}
      {portfolio.moreFault !== null && (
        <ProblemMessage error={portfolio.moreFault} onRetry={portfolio.retryMore} />
      )}
      {rows.length === 0 && isLoading && <p class="quiet">{texts.loading}</p>}
      {(count > 0 || bulk.action !== null || bulk.fault !== null) && (
        <BulkBar
          context={context}
          query={query}
          selection={selection}
          count={count}
          bulk={bulk}
          onAllMatching={
            count > 0 && canChooseAll(selection, loaded, total)
              ? { total: number(total), choose: () => setSelection(allMatching(loaded)) }
              : null
          }
          onClear={() => setSelection(NOTHING)}
        />
      )}
    </div>
  );
}

function Columns({ query }: { query: URLSearchParams }) {
  const words = useWords();
  const shown = columnsOf(query);
  return (
    <Popover
      class="columns"
      label={
        <>
          <Icon of={Columns3} />
          {words.texts.columns}
        </>
      }
    >
      <ul>
        {COLUMNS.filter((column) => column !== 'address').map((column) => (
          <li key={column}>
            <label>
              <input
                type="checkbox"
                checked={shown.includes(column)}
                onChange={(event) => {
                  const next = event.currentTarget.checked
                    ? [...shown, column]
                    : shown.filter((one) => one !== column);
                  go(changed(query, { columns: next.join(',') }), true);
                }}
              />{' '}
              {headOf(column, words)}
            </label>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
