import type { Sql } from '../../infra/database/sql.ts';
import { COMPUTED_FIELDS } from '../estate-body.ts';
import { WHOLE_ESTATE_FIELDS } from '../estate-json.ts';
import { listEstates } from '../estates.service.ts';
import { ESTATE_COLUMNS } from '../imports/columns/estate-columns.ts';
import type { EstateFilter } from './estates-page.repository.ts';
import { writeCsvLine } from './write-csv-line.ts';

export type ExportFormat = 'csv' | 'ndjson';

/** What an import takes, and the id, by which the reading goes on. */
const FIELDS = [
  'id',
  'external_id',
  ...Object.keys(WHOLE_ESTATE_FIELDS).filter((name) => !COMPUTED_FIELDS.includes(name)),
];
// About half a megabyte of JSON.
const PIECE = 500;

/** The estates that pass the filter, piece by piece, in a form that an import reads. */
export async function* exportEstates(
  sql: Sql,
  contextId: string,
  publicUrl: string,
  filter: EstateFilter,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield writeCsvLine(ESTATE_COLUMNS.map(({ name }) => name));
  const writeLine = format === 'csv' ? csvLine : jsonLine;
  for (let afterId = filter.afterId; ; ) {
    const page = { skip: 0, take: PIECE, fields: FIELDS };
    const { items } = await listEstates(sql, contextId, publicUrl, { ...filter, afterId }, page);
    const estates: Record<string, unknown>[] = JSON.parse(`[${items}]`);
    yield estates.map(writeLine).join('');
    if (estates.length < PIECE) return;
    afterId = String(estates.at(-1)?.['id']);
  }
}

function jsonLine({ id: _, ...estate }: Record<string, unknown>): string {
  return `${JSON.stringify(estate)}\n`;
}

function csvLine(estate: Record<string, unknown>): string {
  return writeCsvLine(
    ESTATE_COLUMNS.map(({ path: [first, second] }) => {
      const value = estate[first];
      return cellOf(second === undefined ? value : new Map(Object.entries(value ?? {})).get(second));
    }),
  );
}

/** As the columns of an import are read: a place by its code, a U-value as a number, media as JSON. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value);
  if (typeof value === 'number') return plainNumber(value);
  if (typeof value !== 'object') return String(value);
  const object = new Map<string, unknown>(Object.entries(value));
  return cellOf(object.get('code') ?? object.get('u_value_w_per_m2_k') ?? JSON.stringify(value));
}

/** Never 1e-7, which no spreadsheet and no import reads. */
function plainNumber(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return mantissa;
  const zeros = '0'.repeat(Number(exponent) - 1);
  return `${value < 0 ? '-' : ''}0.${zeros}${mantissa.replaceAll(/[-.]/g, '')}`;
}
