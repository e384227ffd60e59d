/**
 * The view as a workbook: the same columns and order as on the screen, with numbers and days that a spreadsheet can
 * count with.
 */
import type { PortfolioItem } from '@rooftree/client';
import type { OfficeWords } from '../../words/language.ts';
import { headsOf, textOf } from '../cells.ts';
import type { Column } from '../views/view.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FORMATS: Partial<Record<Column, string>> = {
  year: '0',
  cost: '#,##0',
  energy: '#,##0',
  certificate: 'yyyy-mm-dd',
  planned: 'yyyy-mm-dd',
  updated: 'yyyy-mm-dd',
};
const WIDTHS: Partial<Record<Column, number>> = { address: 40, year: 8, quality: 10 };

export async function exportXlsx(
  columns: readonly Column[],
  items: AsyncIterable<PortfolioItem>,
  words: OfficeWords,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const rows: Cell[][] = [columns.flatMap((column) => headsOf(column, words))];
  for await (const item of items) {
    rows.push(columns.flatMap((column) => cellsOf(column, item, words)));
    if (rows.length % 1000 === 0) onProgress(rows.length);
  }
  // Loaded on request.
  const { writeXlsx } = await import('hucre/xlsx');
  const sheet = {
    name: words.texts.homes,
    columns: columns.flatMap((column) =>
      headsOf(column, words).map(() => ({
        width: WIDTHS[column] ?? 18,
        numFmt: FORMATS[column] ?? 'General',
      })),
    ),
    rows,
    freezePane: { rows: 1 },
  };
  return new Blob([new Uint8Array(await writeXlsx({ sheets: [sheet] }))], { type: MIME });
}

type Cell = string | number | Date | null;

/** What is counted as a number: the year, what the owner pays (its middle, in euros), energy (kWh), and days. */
function cellsOf(column: Column, item: PortfolioItem, words: OfficeWords): Cell[] {
  const dayOf = (moment: string | null) => (moment === null ? null : new Date(moment));
  if (column === 'year') return [item.year_built];
  if (column === 'cost') return [item.net_cost];
  if (column === 'energy') return [item.energy_now_kwh, item.energy_after_kwh];
  if (column === 'certificate') return [dayOf(item.certificate_valid_until)];
  if (column === 'planned') return [dayOf(item.planned_at)];
  if (column === 'updated') return [dayOf(item.updated_at)];
  return [textOf(column, item, words)];
}
