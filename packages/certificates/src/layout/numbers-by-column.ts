import { quantitiesOf, quantityOf } from '../value/quantity.ts';
import { assignColumns, fittedColumns } from './assign-columns.ts';
import type { Column } from './columns.ts';
import { columnsAside, isGross, measuresOf, roleOfColumn } from './roles.ts';
import type { Row, TableForm } from './table.ts';

/** Rows below one header. */
export interface Block<Role extends string> {
  columns: Column[];
  rows: Row<Role>[];
}

/** What the numbers of each row measure, by the header of their column. */
export function withNumbers<Role extends string>(block: Block<Role>, form: TableForm<Role>): Row<Role>[] {
  const cells = block.rows.map((row) => row.cells);
  const columns = fittedColumns(block.columns, cells);
  const assigned = assignColumns(columns, cells);
  const aside = columnsAside(
    columns.map(({ text }) => text),
    form,
  );
  const ordered = isComplete(block, assigned, columns, aside, form)
    ? null
    : inOrder(block, columns, aside, form);
  return block.rows.map((read, index) => {
    const row: Row<Role> = read;
    if (ordered) {
      row.numbers = new Map(ordered[index]);
      return row;
    }
    const gross = new Set<Role>();
    for (const [position, { text }] of row.cells.entries()) {
      const column = assigned[index]?.[position] ?? -1;
      if (aside.has(column)) continue;
      const header = columns[column]?.text ?? '';
      const found = quantitiesOf(text);
      const measures = found.length > 1 ? measuresOf(header, form) : [];
      for (const [at, { value, unit }] of found.entries()) {
        // A unit in the row itself says more than any header above it.
        const named = form.roles.find(([role]) => role === unit)?.[0];
        const own =
          found.length === 1
            ? roleOfColumn(header, form)
            : measures.length === found.length
              ? measures[at]
              : null;
        const role = named ?? own ?? null;
        if (role === null) continue;
        // A gross area beside a net one, whatever the header of that is.
        const isLess = isGross(header);
        if (row.numbers.has(role) && isLess) continue;
        if (row.numbers.has(role) && !gross.has(role)) row.isDoubled = true;
        else row.numbers.set(role, { value, raw: text });
        if (isLess) gross.add(role);
        else gross.delete(role);
      }
    }
    return row;
  });
}

/** Whether each number has a header of its own that says what it measures. */
function isComplete<Role extends string>(
  { rows }: Block<Role>,
  assigned: readonly (readonly number[])[],
  columns: readonly Column[],
  aside: ReadonlySet<number>,
  form: TableForm<Role>,
): boolean {
  const isMeasure = (column: number) =>
    form.measures.includes(roleOfColumn(columns[column]?.text ?? '', form) ?? '');
  const measures = columns.filter((_, at) => isMeasure(at) && !aside.has(at)).length;
  return rows.every(({ cells }, index) => {
    const own = cells.flatMap(({ text }, at) => (quantityOf(text) ? [assigned[index]?.[at] ?? -1] : []));
    return own.filter(isMeasure).length >= measures;
  });
}

/**
 * Areas may stand in one column for each point of the compass, all under one header: what every row has as many of as
 * there are headers of measures is in their order.
 */
function inOrder<Role extends string>(
  { rows }: Block<Role>,
  columns: readonly Column[],
  aside: ReadonlySet<number>,
  form: TableForm<Role>,
): [Role, { value: number; raw: string }][][] | null {
  const roles = columns.flatMap(({ text }, at) => {
    const role = aside.has(at) ? null : roleOfColumn(text, form);
    return role !== null && form.measures.includes(role) ? [role] : [];
  });
  if (roles.length < 2 || aside.size > 0 || new Set(roles).size < roles.length) return null;
  const read = rows.map(({ cells }) =>
    cells.flatMap(({ text }) => {
      const quantity = quantityOf(text);
      return quantity ? [{ ...quantity, raw: text }] : [];
    }),
  );
  const isFitting = read.every(
    (numbers) =>
      numbers.length === roles.length && numbers.every(({ unit }, at) => unit === null || unit === roles[at]),
  );
  if (!isFitting) return null;
  return read.map((numbers) =>
    roles.flatMap((role, at) => {
      const number = numbers[at];
      return number ? [[role, { value: number.value, raw: number.raw }]] : [];
    }),
  );
}
