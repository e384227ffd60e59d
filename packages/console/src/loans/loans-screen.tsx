/** Loans on homes: a file of them, the list, and the reports that a bank makes of them. */
import { Button } from '@rooftree/ui/button.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatNumber } from '@rooftree/words/format';
import { Upload } from 'lucide';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { LoanList } from './loan-list.tsx';
import { LoanReports } from './loan-reports.tsx';
import { ReportCell } from './report-cell.tsx';
import { ReportResult } from './report-result.tsx';
import { useLoans } from './use-loans.ts';

export function LoansScreen({ route, context }: ScreenProps) {
  const { texts, language } = useWords();
  const home = route.query.get('home');
  const { loans, total, fault, reload, loadMore } = useLoans(home);
  const [isImporting, setImporting] = useState(false);
  const mayWrite = context.permissions.includes('loans:write');
  const [, view, id, row, column] = route.path;
  if (view === 'report' && id !== undefined)
    return row !== undefined && column !== undefined ? (
      <ReportCell id={id} row={row} column={column} />
    ) : (
      <ReportResult id={id} />
    );
  const isEmpty = loans?.length === 0 && home === null;
  const importButton = mayWrite && (
    <Button kind="primary" icon={Upload} onClick={() => setImporting(true)}>
      {texts.loans.importFile}
    </Button>
  );
  return (
    <div class="screen loans-screen">
      <PageHeader
        title={home === null ? texts.loans.title : texts.loans.ofHome(home)}
        lead={texts.loans.lead}
        {...(total !== null &&
          !isEmpty && { count: texts.loans.count(formatNumber(language, total), total === 1) })}
        primary={!isEmpty && importButton}
      />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {loans === null && fault === null && <Skeleton kind="rows" count={6} />}
      {home === null && !isEmpty && <LoanReports mayWrite={mayWrite} />}
      {loans !== null && (
        <LoanList
          loans={loans}
          total={total ?? loans.length}
          home={home}
          action={importButton}
          onMore={loadMore}
        />
      )}
      {isImporting && (
        <ImportDialog
          title={texts.loans.importFile}
          hint={texts.loans.importLead}
          check={(body) => call('POST /v1/loan-imports/check', { body })}
          take={(body, partial) => call('POST /v1/loan-imports', { query: { partial }, body })}
          allowsPartial
          linkOf={() => linkTo(['loans'])}
          onClose={() => setImporting(false)}
          onDone={reload}
        />
      )}
    </div>
  );
}
