import { Fault } from '../../../fault.ts';
import { decodeText } from './csv/decode-text.ts';
import { peekBytes } from './csv/peek-bytes.ts';
import { splitCsv } from './csv/split-csv.ts';
import { type FileLimits, OWN_FILE } from './file-limits.ts';
import type { FileRecord } from './file-record.ts';
import { splitNdjson } from './split-ndjson.ts';
import { splitXlsx } from './xlsx/split-xlsx.ts';

// More than any heading line.
const HEAD_CHARACTERS = 64 * 1024;

// How an .xlsx file begins, and an .xls file or a workbook with a password.
const ZIP = Buffer.from('PK\u0003\u0004');
const OLD_EXCEL = Buffer.from('d0cf11e0', 'hex');
const OLD_EXCEL_ADVICE =
  'this is an .xls file or a workbook with a password: save it as .xlsx without a password and import that';

/**
 * Unpacks, decodes and splits a file, whatever it is called: an Excel workbook, a table with a heading line, or one
 * JSON object per line.
 */
export async function* splitFile(
  source: AsyncIterable<Buffer>,
  limits: FileLimits = OWN_FILE,
): AsyncGenerator<FileRecord> {
  const { first, all } = await peekBytes(source, ZIP.length);
  if (first.subarray(0, OLD_EXCEL.length).equals(OLD_EXCEL)) {
    for await (const _ of all) throw new Fault('invalid', [OLD_EXCEL_ADVICE]);
  }
  const isWorkbook = first.subarray(0, ZIP.length).equals(ZIP);
  let rows = 0;
  for await (const record of isWorkbook ? splitXlsx(all, limits) : splitText(all)) {
    yield record;
    if ('line' in record) rows += 1;
    if (rows > limits.rows) return;
  }
}

/** JSON lines begin with a brace. */
async function* splitText(bytes: AsyncIterable<Buffer>): AsyncGenerator<FileRecord> {
  const notes: string[] = [];
  const { head, all } = await readHead(decodeText(bytes, (note) => notes.push(note)));
  const records = /^\s*[{[]/.test(head) ? splitNdjson(all) : splitCsv(head, all);
  for await (const record of records) {
    for (const note of notes.splice(0)) yield { note };
    yield record;
  }
  for (const note of notes) yield { note };
}

async function readHead(text: AsyncGenerator<string>): Promise<{ head: string; all: AsyncIterable<string> }> {
  let head = '';
  while (head.length < HEAD_CHARACTERS) {
    const next = await text.next();
    if (next.done) break;
    head += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    try {
      yield head;
      yield* text;
    } finally {
      await text.return(undefined);
    }
  }
  return { head, all: all() };
}
