import { Fault } from '../../fault.ts';
import { plainKey } from './columns/plain-key.ts';
import { readHeadings } from './import-headings.repository.ts';
import { type FieldChange, type FileColumn, noRows, type RowCounts } from './imports.ts';
import { type PrepareOptions, prepareFile } from './prepare-file.ts';
import type { ImportFault } from './read/import-row.ts';

// More are never read at once, and a file of wrong rows must not fill the memory.
const MAX_FAULTS = 1000;
const MAX_CHANGED_ROWS = 200;

/** What an import of the file would do. */
interface CheckedFile {
  columns: FileColumn[];
  notes: string[];
  /** Why nothing of the file can be taken; none when rows can. */
  problems: string[];
  rows: RowCounts;
  faults: ImportFault[];
  fault_count: number;
  changed_rows: { line: number; external_id: string; changes: FieldChange[] }[];
}

/** Reads the whole file and writes nothing. */
export async function checkImport(
  options: PrepareOptions,
  contextId: string,
  bytes: AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<CheckedFile> {
  const chosen = await readHeadings(options.sql, contextId);
  const checked: CheckedFile = {
    columns: [],
    notes: [],
    problems: [],
    rows: noRows(),
    faults: [],
    fault_count: 0,
    changed_rows: [],
  };
  const prepared = prepareFile(options, contextId, {
    bytes,
    chosen,
    isDryRun: true,
    ...(signal && { signal }),
    onNotice: (note) => checked.notes.push(note),
    onHeadings: (headings) => {
      checked.columns = headings
        .filter(({ heading }) => heading !== '')
        .map(({ heading, column }) => ({
          heading,
          column: column?.name ?? null,
          is_chosen: chosen.has(plainKey(heading)),
        }));
    },
  });
  try {
    for await (const rows of prepared) {
      signal?.throwIfAborted();
      for (const row of rows) {
        checked.rows.total += 1;
        checked.rows[row.kind] += 1;
        if (row.kind === 'refused') {
          checked.fault_count += row.faults.length;
          checked.faults.push(...row.faults.slice(0, MAX_FAULTS - checked.faults.length));
        }
        if (row.kind === 'changed' && checked.changed_rows.length < MAX_CHANGED_ROWS)
          checked.changed_rows.push({ line: row.line, external_id: row.externalId, changes: row.changes });
      }
    }
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'invalid') throw error;
    checked.problems = [...error.messages];
  }
  return checked;
}
