/** Who did what, when, from where, before and after. The address holds the filters. */
import type { AuditPage } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { Download, ScrollText } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { download } from '../csv/csv.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { useCatalogueWords } from '../words/use-catalogue-words.ts';
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
    <div class="screen audit">
      <PageHeader
        title={texts.audit.title}
        lead={texts.audit.lead}
        actions={
          <Button
            icon={Download}
            isBusy={isExporting}
            isDisabled={page === null}
            onClick={() =>
              exportAll()
                .catch(setFault)
                .finally(() => setExporting(false))
            }
          >
            {texts.exportCsv}
          </Button>
        }
      />
      <div class="invite">
        <AuditFilters query={query} members={members} seen={page?.entries ?? []} />
      </div>
      {fault !== null && <ProblemMessage error={fault} />}
      {page === null && fault === null && <Skeleton kind="rows" count={10} />}
      {page?.entries.length === 0 && <EmptyState icon={ScrollText} title={texts.audit.nothing} />}
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
