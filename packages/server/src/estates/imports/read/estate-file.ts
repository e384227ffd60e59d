import { createReadStream } from 'node:fs';
import { Fault } from '../../../fault.ts';
import { repeatedName } from '../../../infra/repeated-name.ts';
import { readEstateBody } from '../../estate-body.ts';
import type { HeadingRules } from '../columns/match-headings.ts';
import type { FileRecord, JsonLine } from './file-record.ts';
import type { ImportRow, OnNotice } from './import-row.ts';
import { TableReader } from './read-table.ts';
import { splitFile } from './split-file.ts';

/** Reads estates one by one from a file, whatever it is called; see `readEstates`. */
export function readEstateFile(
  file: string,
  onNotice: OnNotice = () => {},
  rules?: HeadingRules,
): AsyncGenerator<ImportRow> {
  return readEstates(createReadStream(file), onNotice, rules);
}

/** Reads estates one by one, in this process: for files of the one who runs it. */
export function readEstates(
  source: AsyncIterable<Buffer>,
  onNotice: OnNotice,
  rules?: HeadingRules,
): AsyncGenerator<ImportRow> {
  return readRecords(splitFile(source), onNotice, rules);
}

/** Reads estates one by one from what their file was split into. */
export async function* readRecords(
  records: AsyncIterable<FileRecord>,
  onNotice: OnNotice,
  rules?: HeadingRules,
): AsyncGenerator<ImportRow> {
  let table: TableReader | null = null;
  for await (const record of records) {
    if ('note' in record) onNotice(record.note);
    else if ('table' in record) table = new TableReader(record, onNotice, rules);
    else if ('json' in record) yield readLine(record, rules?.table === undefined);
    else {
      const row = table?.read(record) ?? null;
      if (row !== null) yield row;
    }
  }
  table?.end();
}

function readLine({ line, json }: JsonLine, isEstate: boolean): ImportRow {
  const value = parseObject(json, line);
  if (!isEstate) return { line, value };
  return { line, value: { external_id: value['external_id'], ...Object(readEstateBody(value)) } };
}

function parseObject(text: string, line: number): Record<string, unknown> {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Fault('invalid', [`line ${line}: must be a JSON object`]);
  const repeated = repeatedName(text, value);
  // As in the body of a request.
  if (repeated !== null)
    throw new Fault('invalid', [`line ${line}: must not have ${JSON.stringify(repeated)} twice`]);
  return { ...value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
