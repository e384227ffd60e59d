import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { Fault } from '../../fault.ts';
import { findCsvForm } from './csv-form.ts';
import type { ImportRow, OnNote } from './import-row.ts';
import { refuseLostCharacters } from './lost-characters.ts';
import { type HeadingRules, type MatchedHeading, matchHeadings } from './match-headings.ts';
import { OddCells } from './odd-cells.ts';
import { readTableRow } from './read-table-row.ts';

// An open quote would otherwise take in the rest of the file.
const MAX_RECORD_CHARACTERS = 1024 * 1024;

/** A table with a heading line. `head` is how the text begins. */
export async function* readCsv(
  head: string,
  text: AsyncIterable<string>,
  onNote: OnNote,
  rules?: HeadingRules,
): AsyncGenerator<ImportRow> {
  const { delimiter, decimalMark, firstLine } = findCsvForm(head);
  const source = Readable.from(text);
  const parser = parse({
    delimiter,
    info: true,
    from_line: firstLine,
    max_record_size: MAX_RECORD_CHARACTERS,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  source.on('error', (error) => parser.destroy(error));
  let headings: readonly MatchedHeading[] | null = null;
  const odd = new OddCells(onNote);
  try {
    // With `info` the parser gives each record together with its place.
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<CsvRecord>) {
      const line = info.lines;
      refuseLostCharacters(record.join(''), line);
      if (headings === null) {
        headings = matchHeadings(record, line, onNote, rules);
      } else {
        const row = readTableRow(headings, record, line, decimalMark);
        yield { ...row, faults: [...(row.faults ?? []), ...odd.look(headings, record, line)] };
      }
    }
  } catch (error) {
    throw isCsvError(error) ? new Fault('invalid', [`line ${error.lines}: ${error.message}`]) : error;
  } finally {
    source.destroy();
  }
  if (headings === null) throw new Fault('invalid', ['line 1: must name the columns']);
  odd.tell();
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

function isCsvError(error: unknown): error is CsvError & { lines: number } {
  return error instanceof Error && 'lines' in error && typeof error.lines === 'number';
}
