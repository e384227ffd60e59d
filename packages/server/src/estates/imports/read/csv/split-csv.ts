import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { Fault } from '../../../../fault.ts';
import { boundedCells, type FileRecord } from '../file-record.ts';
import { findCsvForm } from './csv-form.ts';
import { refuseLostCharacters } from './lost-characters.ts';

// An open quote would otherwise take in the rest of the file.
const MAX_RECORD_CHARACTERS = 1024 * 1024;

/** A table with a heading line. `head` is how the text begins, at least its first line. */
export async function* splitCsv(head: string, text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  const { delimiter, decimalMark, firstLine } = findCsvForm(head);
  yield { table: 'text', decimalMark };
  const source = Readable.from(text);
  const parser = parse({
    delimiter,
    info: true,
    from_line: firstLine,
    max_record_size: MAX_RECORD_CHARACTERS,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  source.on('error', (error) => parser.destroy(error));
  try {
    // With `info` the parser gives each record together with its place.
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<CsvRecord>) {
      refuseLostCharacters(record.join(''), info.lines);
      yield { line: info.lines, cells: boundedCells(record) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Fault('invalid', [`line ${error['lines']}: ${error.message}`]);
  } finally {
    source.destroy();
  }
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}
