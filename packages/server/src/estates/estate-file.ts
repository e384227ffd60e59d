import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { type CsvError, parse } from 'csv-parse';
import { Fault } from '../fault.ts';
import { ESTATE_COLUMNS } from './estate-columns.ts';
import type { ImportRow } from './estates-import.service.ts';

/** Reads estates one by one: `.csv` with a heading line, or `.ndjson` with one JSON object per line. */
export function readEstateFile(file: string): AsyncGenerator<ImportRow> {
  const kind = extname(file).toLowerCase();
  if (kind === '.csv') return readCsv(file);
  if (kind === '.ndjson' || kind === '.jsonl') return readNdjson(file);
  throw new Fault('invalid', [`${file} must end in .csv or .ndjson`]);
}

async function* readNdjson(file: string): AsyncGenerator<ImportRow> {
  let line = 0;
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    refuseLostCharacters(text, line);
    yield { line, value: parseObject(text, line) };
  }
}

function parseObject(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Falls through to the same fault.
  }
  throw new Fault('invalid', [`line ${line}: must be a JSON object`]);
}

/**
 * Bytes that are not UTF-8 are read as U+FFFD: a spreadsheet's Windows-1252 "Liège" would be kept as "Li\ufffdge" for good. One
 * that stands in the file itself is the same loss, made earlier.
 */
function refuseLostCharacters(text: string, line: number): void {
  if (!text.includes('\ufffd')) return;
  const advice = 'save the file as UTF-8 (in Excel: "CSV UTF-8") and import it again';
  throw new Fault('invalid', [`line ${line}: has characters that are not UTF-8: ${advice}`]);
}

async function* readCsv(file: string): AsyncGenerator<ImportRow> {
  const delimiter = await findDelimiter(file);
  const source = createReadStream(file);
  const parser = parse({ bom: true, delimiter, info: true, skip_empty_lines: true, trim: true });
  source.on('error', (error) => parser.destroy(error));
  let headings: readonly string[] | null = null;
  try {
    // With `info` the parser gives each record together with its place.
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<CsvRecord>) {
      refuseLostCharacters(record.join(''), info.lines);
      if (headings === null) headings = checkHeadings(record);
      else yield { line: info.lines, value: toBody(headings, record) };
    }
  } catch (error) {
    throw isCsvError(error) ? new Fault('invalid', [`line ${error.lines}: ${error.message}`]) : error;
  }
  if (headings === null) throw new Fault('invalid', ['line 1: must name the columns']);
}

/** Spreadsheets of this region separate columns with `;`, others with `,`: the heading line, which contains neither otherwise, shows which. */
async function findDelimiter(file: string): Promise<string> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    return line.includes(';') ? ';' : ',';
  }
  return ',';
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

function isCsvError(error: unknown): error is CsvError & { lines: number } {
  return error instanceof Error && 'lines' in error && typeof error.lines === 'number';
}

function checkHeadings(headings: readonly string[]): readonly string[] {
  const unknown = headings.filter((heading) => !ESTATE_COLUMNS.has(heading));
  const repeated = headings.filter((heading, index) => headings.indexOf(heading) !== index);
  const faults = [
    ...unknown.map((heading) => `line 1: column "${heading}" should not exist`),
    ...repeated.map((heading) => `line 1: column "${heading}" stands there twice`),
    ...(headings.includes('external_id') ? [] : ['line 1: column "external_id" must be there']),
  ];
  if (faults.length > 0) throw new Fault('invalid', faults);
  return headings;
}

/** An empty cell says nothing about the estate; the others go where their column says. */
function toBody(headings: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [index, heading] of headings.entries()) {
    const column = ESTATE_COLUMNS.get(heading);
    const cell = cells[index];
    if (column === undefined || cell === undefined || cell === '') continue;
    const [first = heading, second] = column.path;
    if (second === undefined) body[first] = column.read(cell);
    // What stands there was put there by this line.
    else body[first] = { ...(body[first] as object | undefined), [second]: column.read(cell) };
  }
  return body;
}
