/** All passports of the agency: which are outdated and why, and those made again. */
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { TabLinks } from '@rooftree/ui/tabs.tsx';
import { LANGUAGES } from '@rooftree/words/language';
import { FileText, RefreshCw, SearchX } from 'lucide';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { ActionState } from '../homes/actions/action-state.tsx';
import { useBulkAction } from '../homes/actions/use-bulk-action.ts';
import { go, linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import { capital } from '../words/capital.ts';
import { useWords } from '../words/language.ts';
import { ReportTable } from './report-table.tsx';
import { filterOf, useReports } from './use-reports.ts';

export function ReportsScreen({ route: { query }, context }: ScreenProps) {
  const words = useWords();
  const texts = words.texts.reportList;
  const { reports, fault, reload, loadMore } = useReports(query);
  const renewal = useBulkAction(reload);
  const mayMake = context.permissions.includes('reports:create');
  const linkWith = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return linkTo(['reports'], next);
  };
  const language = LANGUAGES.find((one) => one === query.get('language'));
  const renew = () =>
    renewal.run(new URLSearchParams(), {
      action: 'RENEW_REPORTS',
      all_matching: true,
      ...(language && { language }),
    });
  const state = query.get('is_outdated') ?? '';
  const states = {
    '': capital(words.texts.all),
    true: capital(texts.outdated),
    false: capital(texts.current),
  };
  const isUnfiltered = filterOf(query).size === 0;
  return (
    <div class="screen">
      <PageHeader
        title={words.texts.reports}
        primary={
          mayMake &&
          reports?.some((report) => report.is_outdated) && (
            <Button kind="primary" icon={RefreshCw} isDisabled={renewal.isBusy} onClick={renew}>
              {texts.makeAll}
            </Button>
          )
        }
      />
      {(reports === null || reports.length > 0 || !isUnfiltered) && (
        <div class="tab-row">
          <TabLinks
            label={texts.state}
            links={Object.entries(states).map(([value, title]) => ({
              href: linkWith('is_outdated', value),
              title,
              isOpen: state === value,
            }))}
          />
          <Select
            class="narrow-field"
            label={words.texts.passportLanguage}
            isLabelHidden
            options={[
              { value: '', text: texts.allLanguages },
              ...LANGUAGES.map((value) => ({ value, text: texts.languages[value] })),
            ]}
            value={language ?? ''}
            onChange={(value) => go(linkWith('language', value))}
          />
        </div>
      )}
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {renewal.action !== null && (
        <ActionState action={renewal.action} onUndo={null} onDismiss={renewal.dismiss} />
      )}
      {renewal.fault !== null && <ProblemMessage error={renewal.fault} />}
      {reports === null && fault === null && <Skeleton kind="rows" count={8} />}
      {reports?.length === 0 &&
        (isUnfiltered ? (
          <EmptyState
            icon={FileText}
            title={texts.none}
            text={texts.noneHint}
            action={
              <Button kind="primary" href="#/homes">
                {words.texts.back}
              </Button>
            }
          />
        ) : (
          <EmptyState
            icon={SearchX}
            title={texts.noMatch}
            action={<Button href="#/reports">{words.texts.clear}</Button>}
          />
        ))}
      {reports !== null && reports.length > 0 && (
        <ReportTable reports={reports} mayMake={mayMake} onMade={reload} />
      )}
      {loadMore && (
        <div>
          <Button onClick={loadMore}>{texts.older}</Button>
        </div>
      )}
    </div>
  );
}
