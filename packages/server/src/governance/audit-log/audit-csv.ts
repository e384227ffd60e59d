import { type AuditEntry, COLUMNS, type EntryWords, textOf } from '@rooftree/console/audit/audit-entry';
import { CSV_START, csvLine } from '@rooftree/console/csv/csv-line';
import { ALL_TEXTS } from '@rooftree/console/texts/all-texts';
import { CATALOGUES, type Language, words } from '@rooftree/words';
import type { Sql } from '../../infra/database/sql.ts';
import type { AuditFilter } from './audit-log.repository.ts';
import { readEntries } from './audit-log.service.ts';

const PIECE = 500;

/** On the calendar of both countries, in a form that a spreadsheet reads as a date. */
const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Brussels',
});

/** The entries that pass the filter as CSV, in the words of the console, piece by piece as the reader consumes it. */
export async function* exportEntries(
  sql: Sql,
  contextId: string,
  filter: AuditFilter,
  language: Language,
): AsyncGenerator<string> {
  const texts = ALL_TEXTS[language];
  const entryWords = { language, texts, places: CATALOGUES[language], facts: words(language) };
  yield CSV_START + csvLine(COLUMNS.map((column) => texts.audit[column]));
  for (let before: string | null = null; ; ) {
    const page = await readEntries(sql, contextId, filter, { before, pageSize: PIECE });
    yield page.entries.map((entry) => lineOf(entry, entryWords)).join('');
    if (page.nextBefore === null) return;
    before = page.nextBefore;
  }
}

function lineOf(json: string, entryWords: EntryWords): string {
  // Written by the statement whose schema this type is made from.
  const entry = JSON.parse(json) as AuditEntry;
  return csvLine(
    COLUMNS.map((column) =>
      column === 'when' ? moment.format(new Date(entry.happened_at)) : textOf(column, entry, entryWords),
    ),
  );
}
