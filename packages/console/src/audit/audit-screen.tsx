/** Who did what, when, from where, before and after. The address holds the filters. */
import type { AuditPage } from '@rooftree/client/members';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { useWords } from '../language.ts';
import { download } from '../parts/csv.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { useCatalogueWords } from '../parts/use-catalogue-words.ts';
import type { ScreenProps } from '../screen.ts';
import { AuditFilters } from './audit-filters.tsx';
import { exportEntries, readPage } from './audit-pages.ts';
import { AuditTable } from './audit-table.tsx';

export function AuditScreen({ route: { query }, context }: ScreenProps) {
  const words = useWords();
  const { texts } = words;
  const facts = useCatalogueWords();
  const [members, setMembers] = useState<ReadonlyMap<string, string>>(new Map());
  const [page, setPage] = useState<(AuditPage & { view: string }) | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [isExporting, setExporting] = useState(false);
  useEffect(() => {
    if (!context.permissions.includes('members:manage')) return;
    call('GET /v1/members').then(
      (found) => setMembers(new Map(found.members.map(({ id, name, email }) => [id, name ?? email]))),
      setFault,
    );
  }, []);
  const view = query.toString();
  useEffect(() => {
    const leaving = new AbortController();
    setFault(null);
    readPage(query, null, leaving.signal).then(
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
    download(await exportEntries(query, words.language), 'audit.csv');
  };
  return (
    <div class="team audit">
      <h1>{texts.audit.title}</h1>
      <p class="quiet">{texts.audit.lead}</p>
      <div class="invite">
        <AuditFilters query={query} members={members} seen={page?.entries ?? []} />
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
      {page !== null && page.entries.length > 0 && facts !== null && (
        <AuditTable entries={page.entries} words={{ ...words, facts }} />
      )}
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
