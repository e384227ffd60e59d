/** The table, of which only the rows in sight are drawn: 100,000 rows scroll as smoothly as fifty. */
import type { PortfolioItem } from '@rooftree/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../language.ts';
import { LabelPair } from '../parts/label-pair.tsx';
import { go, linkTo } from '../route.ts';
import { addressOf, chancesOf, headOf, scaleOfAddress, textOf } from './cells.ts';
import { isChosen, type Selection } from './selection.ts';
import { type Column, changed, columnsOf, orderOf, SORTS } from './view.ts';

const ROW_PX = 36;
/** Drawn beyond what is seen, so that a fast hand sees no gap. */
const SPARE_ROWS = 12;
const NUMERIC: readonly Column[] = ['year', 'cost', 'energy', 'certificate', 'planned', 'updated'];

interface Props {
  rows: readonly PortfolioItem[];
  total: number;
  query: URLSearchParams;
  isStale: boolean;
  selection: Selection;
  onSelect: (ids: readonly string[], isOn: boolean) => void;
  onNearEnd: () => void;
}

export function EstateTable({ rows, total, query, isStale, selection, onSelect, onNearEnd }: Props) {
  const words = useWords();
  const { texts } = words;
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ first: 0, last: 40 });
  const look = () => {
    const { scrollTop = 0, clientHeight = 800 } = box.current ?? {};
    const first = Math.max(0, Math.floor(scrollTop / ROW_PX) - SPARE_ROWS);
    const last = Math.ceil((scrollTop + clientHeight) / ROW_PX) + SPARE_ROWS;
    setSeen((before) => (before.first === first && before.last === last ? before : { first, last }));
    if (last + SPARE_ROWS >= rows.length) onNearEnd();
  };
  useEffect(look, [rows.length]);
  useEffect(() => box.current?.scrollTo({ top: 0 }), [query.toString()]);
  const columns = columnsOf(query);
  const order = orderOf(query);
  const shown = rows.slice(seen.first, seen.last);
  const isAll = rows.length > 0 && rows.every(({ external_id }) => isChosen(selection, external_id));
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section class="table-box" ref={box} onScroll={look} tabIndex={0} aria-label={texts.homes}>
      <table class={isStale ? 'homes stale' : 'homes'} aria-rowcount={total + 1} aria-busy={isStale}>
        <thead>
          <tr aria-rowindex={1}>
            <th class="check" scope="col">
              <input
                type="checkbox"
                aria-label={texts.selectAll}
                checked={isAll}
                onChange={() =>
                  onSelect(
                    rows.map(({ external_id }) => external_id),
                    !isAll,
                  )
                }
              />
            </th>
            {columns.map((column) => (
              <Head key={column} column={column} query={query} order={order} name={headOf(column, words)} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer rows={seen.first} columns={columns.length + 1} />
          {shown.map((item, index) => (
            <tr key={item.id} aria-rowindex={seen.first + index + 2}>
              <td class="check">
                <input
                  type="checkbox"
                  aria-label={texts.select(addressOf(item))}
                  checked={isChosen(selection, item.external_id)}
                  onChange={(event) => onSelect([item.external_id], event.currentTarget.checked)}
                />
              </td>
              {columns.map((column) => (
                <Cell key={column} column={column} item={item} />
              ))}
            </tr>
          ))}
          <Spacer rows={Math.max(0, rows.length - seen.last)} columns={columns.length + 1} />
        </tbody>
      </table>
    </section>
  );
}

function Spacer({ rows, columns }: { rows: number; columns: number }) {
  if (rows === 0) return null;
  return (
    <tr>
      <td colSpan={columns} class="spacer" style={{ height: `${rows * ROW_PX}px` }} />
    </tr>
  );
}

function Cell({ column, item }: { column: Column; item: PortfolioItem }) {
  const words = useWords();
  const kind = `column-${column}${NUMERIC.includes(column) ? ' numeric' : ''}`;
  if (column === 'address')
    return (
      <th scope="row" class={kind}>
        <a href={linkTo(['home', item.external_id])}>{addressOf(item)}</a>
      </th>
    );
  if (column === 'labels')
    return (
      <td class={kind}>
        <LabelPair
          scale={scaleOfAddress(item.address)}
          now={item.label_now}
          after={item.label_after}
          probabilities={chancesOf(item.label_probabilities)}
          size={22}
        />
      </td>
    );
  return <td class={kind}>{textOf(column, item, words)}</td>;
}

interface HeadProps {
  column: Column;
  query: URLSearchParams;
  order: { sort_by: string; sort_direction: string };
  name: string;
}

function Head({ column, query, order, name }: HeadProps) {
  const { texts } = useWords();
  const sort = SORTS[column];
  const kind = `column-${column}${NUMERIC.includes(column) ? ' numeric' : ''}`;
  if (sort === undefined)
    return (
      <th scope="col" class={kind}>
        {name}
      </th>
    );
  const isBy = order.sort_by === sort;
  const isDown = order.sort_direction === 'DESC';
  return (
    <th scope="col" class={kind} aria-sort={isBy ? (isDown ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        class="sort"
        title={texts.sortBy(name)}
        onClick={() =>
          go(changed(query, { sort_by: sort, sort_direction: isBy && !isDown ? 'DESC' : null }), true)
        }
      >
        {name}
        <span aria-hidden="true">{isBy ? (isDown ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  );
}
