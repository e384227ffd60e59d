/**
 * All homes of the agency: views, filters, labels and sums of what is filtered, the table, and what can be done with
 * those chosen.
 */
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatNumber } from '@rooftree/words/format';
import { House, SearchX } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { BulkBar } from './actions/bulk-bar.tsx';
import {
  allMatching,
  canChooseAll,
  countOf,
  NOTHING,
  type Selection,
  withRows,
} from './actions/selection.ts';
import { useBulkAction } from './actions/use-bulk-action.ts';
import { EstateTable } from './estate-table.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { HomeDrawer } from './home-drawer.tsx';
import { HomesHeader } from './homes-header.tsx';
import { LabelBar } from './label-bar.tsx';
import { usePortfolio } from './use-portfolio.ts';
import { filterOf } from './views/view.ts';
import { ViewTabs } from './views/view-tabs.tsx';

export function HomesScreen({ route: { query }, context }: ScreenProps) {
  const { texts, language } = useWords();
  const portfolio = usePortfolio(query);
  const { rows, distribution, isLoading, fault } = portfolio;
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [openId, setOpenId] = useState<string | null>(null);
  const bulk = useBulkAction(portfolio.reload);
  const filter = filterOf(query).toString();
  // What matches is another set of homes by now.
  useEffect(() => setSelection((now) => (now.isAllMatching ? NOTHING : now)), [filter]);
  const loaded = rows.map(({ external_id: name }) => name);
  const total = distribution?.total ?? rows.length;
  const count = countOf(selection, total);
  const isEmpty = !isLoading && fault === null && rows.length === 0;
  const isNew = isEmpty && filter === '';
  const isWaiting = rows.length === 0 && isLoading;
  const mayAdd = context.permissions.includes('estates:write');
  return (
    <div class="homes-screen">
      <HomesHeader
        query={query}
        rows={rows}
        selection={selection}
        distribution={distribution}
        mayAdd={mayAdd}
      />
      {!isNew && (
        <>
          <ViewTabs query={query} context={context} />
          <FilterChips query={query} />
          <LabelBar distribution={distribution} query={query} />
        </>
      )}
      {fault !== null && <ProblemMessage error={fault} onRetry={portfolio.reload} />}
      {isEmpty && !isNew && (
        <EmptyState
          icon={SearchX}
          title={texts.noMatch}
          action={<Button href={linkTo(['homes'])}>{texts.clear}</Button>}
        />
      )}
      {isNew && (
        <EmptyState
          icon={House}
          title={texts.noHomes}
          text={texts.noHomesHint}
          action={
            mayAdd && (
              <>
                <Button kind="primary" href="#/import">
                  {texts.import.title}
                </Button>
                <Button href="#/new-home">{texts.newHome.title}</Button>
              </>
            )
          }
        />
      )}
      {rows.length > 0 && (
        <EstateTable
          rows={rows}
          total={total}
          query={query}
          // What was there before the connection broke stays, greyed.
          isStale={isLoading || fault !== null}
          selection={selection}
          openId={openId}
          onOpen={({ id }) => setOpenId(id)}
          onSelect={(names, isOn) => setSelection((before) => withRows(before, names, isOn))}
          onNearEnd={portfolio.loadMore}
        />
      )}
      {isWaiting && (
        <div class="table-box">
          <Skeleton kind="rows" count={14} />
        </div>
      )}
      {portfolio.moreFault !== null && (
        <ProblemMessage error={portfolio.moreFault} onRetry={portfolio.retryMore} />
      )}
      {(count > 0 || bulk.action !== null || bulk.fault !== null) && (
        <BulkBar
          context={context}
          query={query}
          selection={selection}
          count={count}
          bulk={bulk}
          onAllMatching={
            count > 0 && canChooseAll(selection, loaded, total)
              ? {
                  total: formatNumber(language, total),
                  choose: () => setSelection(allMatching(loaded)),
                }
              : null
          }
          onClear={() => setSelection(NOTHING)}
        />
      )}
      {openId !== null && <HomeDrawer rows={rows} openId={openId} context={context} onOpen={setOpenId} />}
    </div>
  );
}
