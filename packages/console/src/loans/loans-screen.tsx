/** Loans on homes: a file of them, the list, and the reports that a bank makes of them. */
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { ImportWordsProvider, useLoadedWords } from '../import/import-words.ts';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import type { ScreenProps } from '../screen.ts';
import { LoanImport } from './loan-import.tsx';
import { LoanList } from './loan-list.tsx';
import { LoanReports } from './loan-reports.tsx';
import { ReportCell } from './report-cell.tsx';
import { ReportResult } from './report-result.tsx';
import { useLoans } from './use-loans.ts';

export function LoansScreen({ route, context }: ScreenProps) {
  const { texts, language } = useWords();
  const importWords = useLoadedWords();
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
  return (
    <div class="screen loans-screen">
      <PageHeader
        title={home === null ? texts.loans.title : texts.loans.ofHome(home)}
        lead={texts.loans.lead}
        {...(total !== null && {
          count: texts.loans.count(formatNumber(language, total), total === 1),
        })}
        primary={
          mayWrite &&
          !isImporting &&
          !isEmpty && (
            <button type="button" class="button button-primary" onClick={() => setImporting(true)}>
              {texts.loans.importFile}
            </button>
          )
        }
      />
      {(isImporting || (isEmpty && mayWrite)) && importWords !== null && (
        <ImportWordsProvider value={importWords}>
          <LoanImport onDone={reload} />
        </ImportWordsProvider>
      )}
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {loans === null && fault === null && <p class="quiet">{texts.loading}</p>}
      {home === null && !isEmpty && <LoanReports mayWrite={mayWrite} />}
      {loans !== null && (
        <LoanList loans={loans} total={total ?? loans.length} home={home} onMore={loadMore} />
      )}
    </div>
  );
}
