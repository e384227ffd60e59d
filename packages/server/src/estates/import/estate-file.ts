import { createReadStream } from 'node:fs';
import { Fault } from '../../fault.ts';
import { decodeText } from './decode-text.ts';
import type { ImportRow, OnNote } from './import-row.ts';
import type { HeadingRules } from './match-headings.ts';
import { peekBytes } from './peek-bytes.ts';
import { readCsv } from './read-csv.ts';
import { readNdjson } from './read-ndjson.ts';
import { readXlsx } from './read-xlsx.ts';

// More than any heading line.
const HEAD_CHARACTERS = 64 * 1024;

// How an .xlsx file begins, and an .xls file or a workbook with a password.
const ZIP = Buffer.from('PK\u0003\u0004');
const OLD_EXCEL = Buffer.from('d0cf11e0', 'hex');
const OLD_EXCEL_ADVICE =
  'this is an .xls file or a workbook with a password: save it as .xlsx without a password and import that';

/** Reads estates one by one from a file, whatever it is called; see `readEstates`. */
export function readEstateFile(
  file: string,
  onNote: OnNote = () => {},
  rules?: HeadingRules,
): AsyncGenerator<ImportRow> {
  return readEstates(createReadStream(file), onNote, rules);
}

/** Reads estates one by one: an Excel workbook, a table with a heading line, or one JSON object per line. */
export async function* readEstates(
  source: AsyncIterable<Buffer>,
  onNote: OnNote,
  rules?: HeadingRules,
): AsyncGenerator<ImportRow> {
  const { first, all } = await peekBytes(source, ZIP.length);
  if (first.subarray(0, OLD_EXCEL.length).equals(OLD_EXCEL)) {
    for await (const _ of all) throw new Fault('invalid', [OLD_EXCEL_ADVICE]);
  }
  yield* first.subarray(0, ZIP.length).equals(ZIP)
    ? readXlsx(all, onNote, rules)
    : readText(decodeText(all, onNote), onNote, rules);
}

/** JSON lines begin with a brace. */
async function* readText(
  text: AsyncGenerator<string>,
  onNote: OnNote,
  rules: HeadingRules | undefined,
): AsyncGenerator<ImportRow> {
  const { head, all } = await readHead(text);
  yield* /^\s*[{[]/.test(head) ? readNdjson(all) : readCsv(head, all, onNote, rules);
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
