import { parse } from 'csv-parse/sync';
import type { LabelFileEvent, WantedAddresses } from './wanted-addresses.ts';

const LONGEST_LINE = 64 * 1024;
/** Lines before the one with the names of the columns. */
const MOST_PREAMBLE = 10;
/** A line with these is the one that names the columns. */
const MARKS = ['Postcode', 'Huisnummer', 'Energieklasse'] as const;

interface Table {
  places: ReadonlyMap<string, number>;
  zipPlace: number;
  delimiter: string;
}

/**
 * Only lines at a wanted postal code are split into cells: a CSV reader takes minutes for five million rows, this takes
 * seconds.
 */
export async function* csvLabels(
  bytes: AsyncIterable<Buffer>,
  wanted: WantedAddresses,
): AsyncGenerator<LabelFileEvent> {
  let begun = '';
  let rows = 0;
  let preamble = 0;
  let table: Table | undefined;
  const lineEvents = function* (line: string): Generator<LabelFileEvent> {
    if (table === undefined) {
      table = tableOf(line);
      preamble += 1;
      if (table === undefined && preamble > MOST_PREAMBLE)
        throw new Error('the file is no CSV of EP-Online: it has no line with the names of its columns');
      return;
    }
    if (line === '' || line === '\r') return;
    rows += 1;
    if (!wanted.hasZip(cellAt(line, table.delimiter, table.zipPlace)) && !line.includes('"')) return;
    const found = labelIn(line, table, wanted);
    if (found) yield found;
  };
  // One character for each byte: faster than UTF-8, which only the wanted lines need.
  for await (const piece of bytes) {
    const lines = (begun + piece.toString('latin1')).split('\n');
    begun = lines.pop() ?? '';
    for (let index = 0; index < lines.length; index += 1) {
      let line = lines[index] ?? '';
      // A quoted cell may go on in the next line.
      while (hasOpenQuote(line) && index + 1 < lines.length) line += `\n${lines[++index]}`;
      if (hasOpenQuote(line)) {
        begun = `${line}\n${begun}`;
        break;
      }
      yield* lineEvents(line);
    }
    if (begun.length > LONGEST_LINE) throw new Error('the file has a line without end');
    yield { rows };
  }
  if (begun !== '') yield* lineEvents(begun);
  if (table === undefined) throw new Error('the file is no CSV of EP-Online');
  yield { rows };
}

function tableOf(line: string): Table | undefined {
  const delimiter = line.includes(';') ? ';' : ',';
  const names = cellsOf(line.replace(/^\xef\xbb\xbf/, ''), delimiter).map((name) => name.trim());
  if (!MARKS.every((mark) => names.includes(mark))) return undefined;
  const places = new Map(names.map((name, place) => [name, place]));
  return { places, zipPlace: names.indexOf('Postcode'), delimiter };
}

function labelIn(line: string, { places, delimiter }: Table, wanted: WantedAddresses) {
  const cells = cellsOf(Buffer.from(line, 'latin1').toString('utf8'), delimiter);
  return wanted.labelOf((name) => cells[places.get(name) ?? -1]?.trim() ?? '');
}

function cellsOf(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.replace(/\r$/, '').split(delimiter);
  return parse(line, { delimiter, relax_column_count: true, relax_quotes: true })[0] ?? [];
}

/** A cell of a line without quotes. */
function cellAt(line: string, delimiter: string, place: number): string {
  let start = 0;
  for (let index = 0; index < place; index += 1) {
    start = line.indexOf(delimiter, start) + 1;
    if (start === 0) return '';
  }
  const end = line.indexOf(delimiter, start);
  return end === -1 ? line.slice(start) : line.slice(start, end);
}

function hasOpenQuote(line: string): boolean {
  let count = 0;
  for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) count += 1;
  return count % 2 === 1;
}
