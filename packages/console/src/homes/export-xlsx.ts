/** The view as a workbook: the same columns and order as on the screen, with numbers and days that a spreadsheet can count with. */
import type { PortfolioItem } from '@rooftree/client';
import type { OfficeWords } from '../language.ts';
import { headOf, textOf } from './cells.ts';
import { eachOfView } from './use-portfolio.ts';
import { type Column, columnsOf } from './view.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FORMATS: Partial<Record<Column, string>> = {
  year: '0',
  cost: '#,##0',
  planned: 'yyyy-mm-dd',
  updated: 'yyyy-mm-dd',
};
const WIDTHS: Partial<Record<Column, number>> = { address: 40, year: 8, quality: 10 };

export async function exportXlsx(
  query: URLSearchParams,
  words: OfficeWords,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const columns = columnsOf(query);
  const rows: (string | number | Date | null)[][] = [columns.map((column) => headOf(column, words))];
  for await (const item of eachOfView(query)) {
    rows.push(columns.map((column) => cellOf(column, item, words)));
    if (rows.length % 1000 === 0) onProgress(rows.length);
  }
  // Loaded for whoever asks for it.
  const { writeXlsx } = await import('hucre/xlsx');
  const sheet = {
    name: words.texts.homes,
    columns: columns.map((column) => ({ width: WIDTHS[column] ?? 18, numFmt: FORMATS[column] ?? 'General' })),
    rows,
    freezePane: { rows: 1 },
  };
  return new Blob([new Uint8Array(await writeXlsx({ sheets: [sheet] }))], { type: MIME });
}

/** What is counted as a number: the year, what the owner pays (its middle, in euros), and days. */
function cellOf(column: Column, item: PortfolioItem, words: OfficeWords): string | number | Date | null {
  if (column === 'year') return item.year_built;
  if (column === 'cost') return item.net_cost;
  if (column === 'planned') return item.planned_at === null ? null : new Date(item.planned_at);
  if (column === 'updated') return new Date(item.updated_at);
  return textOf(column, item, words);
}
