/** Files that a spreadsheet opens as they are meant. */
import { CSV_START, csvLine } from './csv-line.ts';

export function csvOf(lines: readonly (readonly string[])[]): Blob {
  return new Blob([CSV_START, ...lines.map(csvLine)], { type: 'text/csv;charset=utf-8' });
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
