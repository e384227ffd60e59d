import { numberOf } from '../value/number.ts';
import { tableCellsOf } from './assign-columns.ts';
import type { Line } from './lines.ts';
import { continues, type TableRow } from './table.ts';

/** Where a row has its numbers, counted from the left: a slope may stand before the area. */
export interface RowForm {
  hasSlope: boolean;
}

const LEAST_CELLS = 4;
const MOST = 0.6;

/**
 * Rows of a table whose headers OCR cannot read because they are turned: the area is the first number, the U-value the
 * last cell. Null when a row lacks its area: a sum without it would be wrong.
 */
export function rowsByPlace(lines: readonly Line[], form: RowForm): TableRow<'area' | 'u'>[] | null {
  const rows: TableRow<'area' | 'u'>[] = [];
  let group = '';
  for (const line of lines) {
    const cells = tableCellsOf(line).map(({ text }) => text.replace(/^[[|]+|[\]|]+$/g, ''));
    const last = rows.at(-1);
    const u = cells.length >= LEAST_CELLS ? decimalOf(cells.at(-1) ?? '') : null;
    if (u !== null && /\p{L}{3}/u.test(cells[0] ?? '')) {
      const area = areaOf(cells.slice(1, -1), form);
      if (area === null) return null;
      rows.push({
        line,
        text: line.text,
        group,
        numbers: new Map([['area', area] as const, ['u', u] as const]),
      });
    } else if (last && continues(line, last.line)) last.text += ` ${line.text}`;
    else if (cells.length === 1) group = line.text;
  }
  return withCommas(rows);
}

/** OCR loses commas: a whole number among areas with one decimal, which is most of them, had one. */
function withCommas(rows: readonly TableRow<'area' | 'u'>[]): TableRow<'area' | 'u'>[] {
  const raws = rows.map((row) => row.numbers.get('area')?.raw ?? '');
  if (raws.filter((raw) => /,\d$/.test(raw)).length < MOST * raws.length) return [...rows];
  return rows.map((row, index) => {
    const raw = raws[index] ?? '';
    if (!/^\d{2,}$/.test(raw)) return row;
    const area = { value: Number(raw) / 10, raw };
    return { ...row, numbers: new Map([...row.numbers, ['area', area] as const]) };
  });
}

function decimalOf(text: string): { value: number; raw: string } | null {
  const value = /^\d,\d\d$/.test(text) ? numberOf(text) : null;
  return value === null ? null : { value, raw: text };
}

/** The first number; where a slope comes first, the one behind it. A slope is whole degrees. */
function areaOf(cells: readonly string[], { hasSlope }: RowForm): { value: number; raw: string } | null {
  const numbers = cells.flatMap((text) => {
    const value = numberOf(text);
    return value === null ? [] : [{ value, raw: text }];
  });
  const [first, second] = numbers;
  const isSlope = hasSlope && first !== undefined && Number.isInteger(first.value) && first.value <= 90;
  return (isSlope ? second : first) ?? null;
}
