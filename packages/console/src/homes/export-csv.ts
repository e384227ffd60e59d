/** The view as a file: the same columns, words and order as on the screen. */
import type { OfficeWords } from '../language.ts';
import { headOf, textOf } from './cells.ts';
import { eachOfView } from './use-portfolio.ts';
import { columnsOf } from './view.ts';

/** A spreadsheet would run a cell that begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

export async function exportCsv(
  query: URLSearchParams,
  words: OfficeWords,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const columns = columnsOf(query);
  const lines = [columns.map((column) => cell(headOf(column, words))).join(';')];
  for await (const item of eachOfView(query)) {
    lines.push(columns.map((column) => cell(textOf(column, item, words))).join(';'));
    if (lines.length % 1000 === 0) onProgress(lines.length);
  }
  // With a mark of its encoding, without which Excel reads é as two letters.
  return new Blob(['\ufeff', lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' });
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
