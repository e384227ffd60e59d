import { type CheckedFile, checkFile } from './checked-file.ts';
import { plainKey } from './columns/plain-key.ts';
import { readHeadings } from './import-headings.repository.ts';
import { type PrepareOptions, prepareFile } from './prepare-file.ts';
import type { SentFile } from './read/sent-rows.ts';

/** Reads the whole file and writes nothing. */
export async function checkImport(options: PrepareOptions, file: SentFile): Promise<CheckedFile> {
  const chosen = await readHeadings(options.sql, file.contextId);
  return checkFile(async ({ rows: counts, addNote, setColumns, addFaults, addChange }) => {
    const prepared = prepareFile(options, file, {
      chosen,
      isDryRun: true,
      onNotice: addNote,
      onHeadings: (headings) => setColumns(headings, (heading) => chosen.has(plainKey(heading))),
    });
    for await (const rows of prepared) {
      file.signal?.throwIfAborted();
      for (const row of rows) {
        counts.total += 1;
        counts[row.kind] += 1;
        if (row.kind === 'refused') addFaults(row.faults);
        if (row.kind === 'changed')
          addChange({ line: row.line, external_id: row.externalId, changes: row.changes });
      }
    }
  });
}
