/** A line of CSV (RFC 4180). Outer spaces are quoted as well: some readers take them off otherwise. */
export function writeCsvLine(cells: readonly string[]): string {
  const written = cells.map((cell) =>
    /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${written.join(',')}\r\n`;
}
