/** Files that a spreadsheet opens as they are meant. */

/** A spreadsheet would run a cell that begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

export function csvOf(lines: readonly (readonly string[])[]): Blob {
  const text = lines.map((cells) => `${cells.map(cell).join(';')}\r\n`);
  // With a mark of its encoding, without which Excel reads é as two letters.
  return new Blob(['\ufeff', ...text], { type: 'text/csv;charset=utf-8' });
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
