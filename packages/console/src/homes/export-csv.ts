/** The view as a file: the same columns, words and order as on the screen. */
import type { OfficeWords } from '../language.ts';
import { csvOf } from '../parts/csv.ts';
import { headsOf, textsOf } from './cells.ts';
import { eachOfView } from './use-portfolio.ts';
import { columnsOf } from './view.ts';

export async function exportCsv(
  query: URLSearchParams,
  words: OfficeWords,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const columns = columnsOf(query);
  const lines = [columns.flatMap((column) => headsOf(column, words))];
  for await (const item of eachOfView(query)) {
    lines.push(columns.flatMap((column) => textsOf(column, item, words)));
    if (lines.length % 1000 === 0) onProgress(lines.length);
  }
  return csvOf(lines);
}
