/** The maintenance plan of many years as a table: a row for each part, a column for each year, then the fund. */
import type { MaintenancePlan } from '@rooftree/engine';
import type { Cell } from '../../../infra/tables/workbook.ts';

export function maintenanceRows({ from_year, years, rows, fund }: MaintenancePlan): Cell[][] {
  const calendar = Array.from({ length: years }, (_, index) => from_year + index);
  const head = [
    'part_id',
    'kind',
    'name',
    'condition',
    'last_done_year',
    'tied_works',
    ...calendar.map(String),
  ];
  const parts = rows.map(({ part_id, kind, name, condition, last_done_year, due }): Cell[] => [
    part_id,
    kind,
    name,
    condition,
    last_done_year,
    [...new Set(due.flatMap(({ tied_work }) => tied_work ?? []))].join(' '),
    ...calendar.map((year) =>
      sumOf(due.filter((each) => each.year === year).map((each) => each.indexed_cost)),
    ),
  ]);
  const lines = ['start', 'contribution', 'maintenance', 'works_from_reserve', 'end'] as const;
  const money = lines.map((line): Cell[] => [
    'reserve_fund',
    line,
    null,
    null,
    null,
    null,
    ...calendar.map((year) => fund.find((each) => each.year === year)?.[line] ?? null),
  ]);
  return [head, ...parts, ...money];
}

/** Exact to the cent; null where nothing is due. */
function sumOf(amounts: readonly number[]): number | null {
  if (amounts.length === 0) return null;
  return amounts.reduce((cents, eur) => cents + Math.round(eur * 100), 0) / 100;
}
