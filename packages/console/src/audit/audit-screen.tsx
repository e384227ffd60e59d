/** Who did what, when, from where, before and after. The address holds the filters. */
import type { AuditPage } from '@rooftree/client/members';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../language.ts';
import { csvOf, download } from '../parts/csv.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import type { ScreenProps } from '../screen.ts';
import { COLUMNS, textOf } from './audit-entry.ts';
import { AuditFilters } from './audit-filters.tsx';
import { eachEntry, readPage } from './audit-pages.ts';
import { AuditTable } from './audit-table.tsx';
import { type People, readNames } from './read-names.ts';

const NOBODY: People = { members: new Map(), names: new Map() };

export function AuditScreen({ route: { query }, context }: ScreenProps) {
  const words = useWords();
  const { texts } = words;
  const [people, setPeople] = useState(NOBODY);
  const [page, setPage] = useState<(AuditPage & { view: string }) | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [isExporting, setExporting] = useState(false);
  useEffect(() => {
    readNames(context.permissions).then(setPeople, setFault);
  }, []);
  const view = query.toString();
  useEffect(() => {
    const leaving = new AbortController();
    setFault(null);
    readPage(query, null, { signal: leaving.signal }).then(
      (first) => setPage({ ...first, view }),
      (error) => {
        if (!leaving.signal.aborted) setFault(error);
      },
    );
    return () => leaving.abort();
  }, [view]);
  const readMore = (before: NonNullable<typeof page>) =>
    readPage(query, before.next_before).then(
      // Unless something else is shown by now.
      (more) =>
        setPage((now) =>
          now === before ? { ...more, view, entries: [...before.entries, ...more.entries] } : now,
        ),
      setFault,
    );
  const exportAll = async () => {
    setExporting(true);
    const lines = [COLUMNS.map((column): string => texts.audit[column])];
    for await (const entry of eachEntry(query))
      lines.push(COLUMNS.map((column) => textOf(column, entry, words, people.names)));
    download(csvOf(lines), 'audit.csv');
  };
  return (
    <div class="team audit">
      <h1>{texts.audit.title}</h1>
      <p class="quiet">{texts.audit.lead}</p>
      <div class="invite">
        <AuditFilters query={query} members={people.members} seen={page?.entries ?? []} />
        <button
          type="button"
          class="button"
          disabled={isExporting || page === null}
          onClick={() =>
            exportAll()
              .catch(setFault)
              .finally(() => setExporting(false))
          }
        >
          {texts.exportCsv}
        </button>
      </div>
      {fault !== null && <ProblemMessage error={fault} />}
      {page === null && fault === null && <p class="quiet">{texts.loading}</p>}
      {page?.entries.length === 0 && <p class="note">{texts.audit.nothing}</p>}
      {page !== null && page.entries.length > 0 && <AuditTable entries={page.entries} names={people.names} />}
      {page !== null && page.view === view && page.next_before !== null && (
        <div>
          <button type="button" class="button" onClick={() => readMore(page)}>
            {texts.audit.older}
          </button>
        </div>
      )}
    </div>
  );
}
