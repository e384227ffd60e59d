/** A table of any length: only the rows in sight are drawn. Its box scrolls when it has a height of its own. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useVisibleRows } from './use-visible-rows.ts';

export interface TableColumn<Row> {
  key: string;
  title: ComponentChildren;
  cell: (row: Row) => ComponentChildren;
  isNumeric?: boolean;
  /** The column that names the row; one of them. */
  isRowHeader?: boolean;
  sort?: { direction: 'ascending' | 'descending' | 'none'; hint: string; onSort: () => void };
}

interface TableSelection<Row> {
  isSelected: (row: Row) => boolean;
  rowLabel: (row: Row) => string;
  allLabel: string;
  onSelect: (rows: readonly Row[], isOn: boolean) => void;
}

interface Props<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Of all rows, also those that are not loaded. */
  total?: number;
  /** What is shown is out of date: greyed until the next is there. */
  isStale?: boolean;
  selection?: TableSelection<Row>;
  /** The row that is open beside the table. */
  openKey?: string | null;
  /** A click on a row, beside its links and controls. */
  onOpen?: (row: Row) => void;
  onNearEnd?: () => void;
  /** Another content: the table begins at its top again. */
  contentKey?: string;
  class?: string;
}

const ROW_PX = 36;

export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, total = rows.length, isStale = false, selection, onOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const { first, last, update } = useVisibleRows(box, rows.length, ROW_PX, props.onNearEnd);
  useEffect(() => box.current?.scrollTo({ top: 0 }), [props.contentKey]);
  const width = columns.length + (selection === undefined ? 0 : 1);
  const isAll = selection !== undefined && rows.length > 0 && rows.every(selection.isSelected);
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section class="table-box" ref={box} onScroll={update} tabIndex={0} aria-label={label}>
      <table
        class={`data-table ${isStale ? 'stale' : ''} ${props.class ?? ''}`}
        aria-rowcount={total + 1}
        aria-busy={isStale}
      >
        <thead>
          <tr aria-rowindex={1}>
            {selection && (
              <th class="check" scope="col">
                <label class="check-target">
                  <input
                    type="checkbox"
                    aria-label={selection.allLabel}
                    checked={isAll}
                    onChange={() => selection.onSelect(rows, !isAll)}
                  />
                </label>
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer rows={first} width={width} />
          {rows.slice(first, last).map((row, index) => (
            // By keyboard the row's own link does the same.
            <tr
              key={rowKey(row)}
              aria-rowindex={first + index + 2}
              class={props.openKey === rowKey(row) ? 'is-open' : undefined}
              onClick={onOpen && (({ target }) => isBesideControls(target) && onOpen(row))}
            >
              {selection && (
                <td class="check">
                  <label class="check-target">
                    <input
                      type="checkbox"
                      aria-label={selection.rowLabel(row)}
                      checked={selection.isSelected(row)}
                      onChange={({ currentTarget }) => selection.onSelect([row], currentTarget.checked)}
                    />
                  </label>
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
          <Spacer rows={Math.max(0, rows.length - last)} width={width} />
        </tbody>
      </table>
    </section>
  );
}

function isBesideControls(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, label, select') === null;
}

const classOf = ({ key, isNumeric = false }: { key: string; isNumeric?: boolean }) =>
  `column-${key}${isNumeric ? ' numeric' : ''}`;

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const style = classOf(column);
  return column.isRowHeader ? (
    <th scope="row" class={style}>
      {column.cell(row)}
    </th>
  ) : (
    <td class={style}>{column.cell(row)}</td>
  );
}

function Head<Row>({ column }: { column: TableColumn<Row> }) {
  const { sort, title } = column;
  if (sort === undefined)
    return (
      <th scope="col" class={classOf(column)}>
        {title}
      </th>
    );
  return (
    <th scope="col" class={classOf(column)} aria-sort={sort.direction}>
      <button type="button" class="sort" title={sort.hint} onClick={sort.onSort}>
        {title}
        <span aria-hidden="true">{{ ascending: ' ↑', descending: ' ↓', none: '' }[sort.direction]}</span>
      </button>
    </th>
  );
}

function Spacer({ rows, width }: { rows: number; width: number }) {
  if (rows === 0) return null;
  return (
    <tr>
      <td colSpan={width} class="spacer" style={{ height: `${rows * ROW_PX}px` }} />
    </tr>
  );
}
