/** The homes of the view. A click on a row shows the home beside the list; its address opens it. */
import type { PortfolioItem } from '@rooftree/client';
import { DataTable, type TableColumn } from '@rooftree/ui/data-table.tsx';
import { Icon } from '@rooftree/ui/icon.tsx';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { PanelRight } from 'lucide';
import { useState } from 'preact/hooks';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { LabelPair } from '../labels/label-pair.tsx';
import { go, linkTo } from '../route.ts';
import { type OfficeWords, useWords } from '../words/language.ts';
import { isChosen, type Selection } from './actions/selection.ts';
import { addressOf, chancesOf, headOf, scaleOfAddress, textOf } from './cells.ts';
import { type Column, changed, columnsOf, orderOf, SORTS } from './views/view.ts';

const NUMERIC: readonly Column[] = ['year', 'cost', 'energy', 'certificate', 'planned', 'updated'];

interface Props {
  rows: readonly PortfolioItem[];
  total: number;
  query: URLSearchParams;
  isStale: boolean;
  selection: Selection;
  openId: string | null;
  onOpen: (item: PortfolioItem) => void;
  onSelect: (names: readonly string[], isOn: boolean) => void;
  onNearEnd: () => void;
}

export function EstateTable({ rows, query, selection, openId, onOpen, onSelect, ...rest }: Props) {
  const words = useWords();
  const { texts } = words;
  /** The row that the keys are at. */
  const [at, setAt] = useState<string | null>(null);
  const move = (step: number) => {
    const place = rows.findIndex(({ id }) => id === at);
    const next = rows[Math.max(0, Math.min(rows.length - 1, place + step))];
    if (next !== undefined) setAt(next.id);
  };
  const current = rows.find(({ id }) => id === at);
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    o: current && (() => onOpen(current)),
    Enter: current && document.activeElement === document.body ? () => go(linkOf(current)) : undefined,
  });
  const columns: TableColumn<PortfolioItem>[] = [
    ...columnsOf(query).map((column) => columnOf(column, query, words)),
    {
      key: 'peek',
      title: <span class="unseen">{texts.quickLook}</span>,
      cell: (item) => (
        <button
          type="button"
          class="icon-button"
          aria-label={texts.quickLookAt(addressOf(item, words))}
          onClick={() => onOpen(item)}
        >
          <Icon of={PanelRight} size={16} />
        </button>
      ),
    },
  ];
  return (
    <DataTable
      {...rest}
      class="homes"
      label={texts.homes}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      contentKey={query.toString()}
      openKey={openId ?? at}
      onOpen={onOpen}
      selection={{
        isSelected: ({ external_id }) => isChosen(selection, external_id),
        rowLabel: (item) => texts.select(addressOf(item, words)),
        allLabel: texts.selectAll,
        onSelect: (items, isOn) =>
          onSelect(
            items.map(({ external_id }) => external_id),
            isOn,
          ),
      }}
    />
  );
}

const linkOf = ({ external_id }: PortfolioItem) => linkTo(['home', external_id]);

function columnOf(column: Column, query: URLSearchParams, words: OfficeWords): TableColumn<PortfolioItem> {
  const name = headOf(column, words);
  const sort = SORTS[column];
  const order = orderOf(query);
  const isBy = order.sort_by === sort;
  const isDown = order.sort_direction === 'DESC';
  return {
    key: column,
    title: name,
    isNumeric: NUMERIC.includes(column),
    isRowHeader: column === 'address',
    cell: (item) => cellOf(column, item, words),
    ...(sort !== undefined && {
      sort: {
        direction: !isBy ? 'none' : isDown ? 'descending' : 'ascending',
        hint: words.texts.sortBy(name),
        onSort: () =>
          go(changed(query, { sort_by: sort, sort_direction: isBy && !isDown ? 'DESC' : null }), true),
      },
    }),
  };
}

function cellOf(column: Column, item: PortfolioItem, words: OfficeWords) {
  if (column === 'address') return <a href={linkOf(item)}>{addressOf(item, words)}</a>;
  if (column === 'planned') return item.planned_at !== null && <RelativeTime at={item.planned_at} isShort />;
  if (column === 'updated') return <RelativeTime at={item.updated_at} isShort />;
  if (column === 'labels')
    return (
      <LabelPair
        scale={scaleOfAddress(item.address)}
        now={item.label_now}
        after={item.label_after}
        probabilities={chancesOf(item.label_probabilities)}
        size={22}
      />
    );
  return textOf(column, item, words);
}
