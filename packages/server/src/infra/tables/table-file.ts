import { csvLine } from './csv.ts';
import { type Cell, writeWorkbook } from './workbook.ts';

/** The media types of tables, by the ending of the file's name. */
export const TABLE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface Table {
  name: string;
  format: keyof typeof TABLE_TYPES;
  rows: Cell[][];
}

/** A table for a spreadsheet. */
export async function tableFile({ name, format, rows }: Table): Promise<Buffer> {
  return format === 'csv' ? Buffer.from(rows.map(csvLine).join('')) : writeWorkbook([{ name, rows }]);
}
