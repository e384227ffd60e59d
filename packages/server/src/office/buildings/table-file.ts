import { csvLine } from '../loans/csv.ts';

interface Table {
  name: string;
  format: 'csv' | 'xlsx';
  rows: (string | number | boolean | null)[][];
}

/** A table for a spreadsheet. */
export async function tableFile({ name, format, rows }: Table): Promise<Buffer> {
  if (format === 'csv') return Buffer.from(rows.map(csvLine).join(''));
  const { writeXlsx } = await import('hucre/xlsx');
  return Buffer.from(await writeXlsx({ sheets: [{ name, rows }] }));
}
