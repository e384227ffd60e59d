import type { Loan } from '@rooftree/client';
import { DataTable, type TableColumn } from '@rooftree/ui/data-table.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { Landmark } from 'lucide';
import type { ComponentChildren } from 'preact';
import { linkTo } from '../route.ts';
import { type OfficeWords, useWords } from '../words/language.ts';
import { formatAmount } from './format-amount.ts';

interface Props {
  loans: readonly Loan[];
  total: number;
  /** The home that they are on; null for all. */
  home: string | null;
  /** What to do when there are none. */
  action: ComponentChildren;
  onMore: (() => void) | null;
}

export function LoanList({ loans, total, home, action, onMore }: Props) {
  const words = useWords();
  const texts = words.texts.loans;
  return (
    <>
      {home !== null && <a href={linkTo(['loans'])}>{texts.showAll}</a>}
      {loans.length === 0 && home !== null && <p class="note">{texts.noMatch}</p>}
      {loans.length === 0 && home === null && (
        <EmptyState icon={Landmark} title={texts.none} text={texts.noneText} action={action} />
      )}
      {loans.length > 0 && (
        <DataTable
          label={texts.title}
          columns={columnsOf(words)}
          rows={loans}
          rowKey={({ loan_id: id }) => id}
          total={total}
        />
      )}
      {onMore && (
        <button type="button" class="button" onClick={onMore}>
          {texts.more}
        </button>
      )}
    </>
  );
}

function columnsOf({ texts: { loans: texts }, language }: OfficeWords): TableColumn<Loan>[] {
  const amount = (loan: Loan, cents: number | null) => formatAmount(language, cents, loan.currency);
  return [
    { key: 'loan', title: texts.loan, cell: ({ loan_id: id }) => id, isRowHeader: true },
    {
      key: 'home',
      title: texts.home,
      cell: ({ estate_external_id: home }) => (
        <a href={linkTo(['loans'], new URLSearchParams({ home }))}>{home}</a>
      ),
    },
    { key: 'kind', title: texts.kind, cell: ({ property_kind: kind }) => texts.kinds[kind] },
    {
      key: 'gross',
      title: texts.gross,
      cell: (loan) => amount(loan, loan.gross_carrying_amount_cents),
      isNumeric: true,
    },
    {
      key: 'outstanding',
      title: texts.outstanding,
      cell: (loan) => amount(loan, loan.outstanding_cents),
      isNumeric: true,
    },
    {
      key: 'value',
      title: texts.value,
      cell: (loan) => amount(loan, loan.value_at_origination_cents),
      isNumeric: true,
    },
  ];
}
