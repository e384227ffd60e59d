/** The view as a file: the same columns, words and order as on the screen. */
import type { PortfolioItem } from '@rooftree/client';
import { csvOf } from '../../csv/csv.ts';
import type { OfficeWords } from '../../words/language.ts';
import { headsOf, textsOf } from '../cells.ts';
import type { Column } from '../views/view.ts';

export async function exportCsv(
  columns: readonly Column[],
  items: AsyncIterable<PortfolioItem>,
  words: OfficeWords,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const lines = [columns.flatMap((column) => headsOf(column, words))];
  for await (const item of items) {
    lines.push(columns.flatMap((column) => textsOf(column, item, words)));
    if (lines.length % 1000 === 0) onProgress(lines.length);
  }
  return csvOf(lines);
}
