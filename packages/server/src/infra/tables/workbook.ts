import { Readable } from 'node:stream';

export type Cell = string | number | boolean | null;

interface Sheet {
  name: string;
  rows: Cell[][];
}

/** Made as a whole, in memory: for tables whose size is known to be small. */
export async function writeWorkbook(sheets: Sheet[]): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  return Buffer.from(await writeXlsx({ sheets }));
}

/** One sheet whose first row stays in sight, written while its rows are read. */
export async function streamWorkbook(name: string, rows: AsyncIterable<Cell[]>): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const stream = writeXlsxStream(rows, { name, freezePane: { rows: 1 } });
  // The types of the web's streams and Node's are apart; it is one class.
  return Readable.fromWeb(stream as import('node:stream/web').ReadableStream);
}
