/** The loans behind one cell of template 2. */
import { DataTable } from '@rooftree/ui/data-table.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { formatNumber } from '@rooftree/words/format';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useResource } from '../reading/use-resource.ts';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import { formatAmount } from './format-amount.ts';

/** More are in the file with a line for each loan. */
const SHOWN = 1000;

export function ReportCell({ id, row, column }: { id: string; row: string; column: string }) {
  const { texts, language } = useWords();
  const { value, fault, reload } = useResource(
    (signal) =>
      call('GET /v1/loan-reports/{id}/cells/{row}/{column}', {
        path: { id, row, column },
        query: { page_size: SHOWN },
        signal,
      }),
    [id, row, column],
  );
  const amount = (cents: number) => formatAmount(language, cents, 'EUR');
  return (
    <div class="screen loans-screen">
      <PageHeader
        title={texts.loans.cell(row, column)}
        back={{ href: linkTo(['loans', 'report', id]), text: texts.loans.template }}
        {...(value !== null && {
          count: texts.loans.cellSum(
            amount(value.amount_cents),
            texts.loans.count(formatNumber(language, value.total), value.total === 1),
          ),
        })}
      />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {value !== null && value.loans.length > 0 && (
        <DataTable
          label={texts.loans.cell(row, column)}
          columns={[
            { key: 'loan', title: texts.loans.loan, cell: (loan) => loan.loan_id, isRowHeader: true },
            {
              key: 'home',
              title: texts.loans.home,
              cell: ({ estate_external_id: home }) => <a href={linkTo(['home', home])}>{home}</a>,
            },
            {
              key: 'amount',
              title: texts.loans.inCell,
              cell: (loan) => amount(loan.amount_cents),
              isNumeric: true,
            },
          ]}
          rows={value.loans}
          rowKey={({ loan_id: loan }) => loan}
          total={value.total}
        />
      )}
    </div>
  );
}
