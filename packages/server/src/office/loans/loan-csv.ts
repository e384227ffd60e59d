import { csvLine, decimalOf } from '../../infra/tables/csv.ts';
import type { LoanEntry } from './loan.ts';

const HEADINGS = [
  'loan_id',
  'estate_external_id',
  'property_kind',
  'currency',
  'gross_carrying_amount',
  'outstanding',
  'value_at_origination',
  'value_source',
];

/** A tape of loans as it can be imported: amounts in the currency, with two decimals. */
export const loanCsv = {
  head: csvLine(HEADINGS),
  line: (loan: LoanEntry): string =>
    csvLine([
      loan.loan_id,
      loan.estate_external_id,
      loan.property_kind,
      loan.currency,
      decimalOf(loan.gross_carrying_amount_cents),
      decimalOf(loan.outstanding_cents),
      loan.value_at_origination_cents === null ? null : decimalOf(loan.value_at_origination_cents),
      loan.value_source,
    ]),
};
