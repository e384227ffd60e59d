/** A file of loans row by row: what each comes to, before anything is stored. */
import type { FileCheck } from '../../../estates/imports/checked-file.ts';
import type { PreparedRow } from '../../../estates/imports/imports.ts';
import type { ImportRow } from '../../../estates/imports/read/import-row.ts';
import { faultsIn } from '../../../estates/imports/read/row-check.ts';
import { readSentRows, type SentFile } from '../../../estates/imports/read/sent-rows.ts';
import { compileCheck } from '../../../infra/checks/check.ts';
import { completeLoan } from '../check-loans.ts';
import type { LoanEntry } from '../loan.ts';
import { loanEntrySchema } from '../loans.schemas.ts';
import { LOAN_TABLE } from './loan-columns.ts';

const checkForm = compileCheck(loanEntrySchema);

/** A row with its loan; null where it has not even the form of one. */
export interface LoanRow {
  row: ImportRow;
  loan: LoanEntry | null;
  faults: Extract<PreparedRow, { kind: 'refused' }>['faults'];
}

export async function* readLoanRows(
  file: SentFile,
  { addNote: onNotice, setColumns: onMatched }: Pick<FileCheck, 'addNote' | 'setColumns'>,
): AsyncGenerator<LoanRow> {
  const lineOf = new Map<string, number>();
  for await (const row of readSentRows(file, { onNotice, rules: { table: LOAN_TABLE, onMatched } }))
    yield readRow(row, lineOf);
}

function readRow(row: ImportRow, lineOf: Map<string, number>): LoanRow {
  const { address: _, ...given } = row.value;
  // A tape seldom says what all of its loans have in common.
  const value: Record<string, unknown> = { property_kind: 'RESIDENTIAL', currency: 'EUR', ...given };
  const faults = faultsIn(row, checkForm(value));
  if (faults.length > 0) return { row, loan: null, faults };
  // The check above has seen its form.
  const loan = completeLoan(value as unknown as LoanEntry);
  const earlier = lineOf.get(loan.loan_id);
  if (earlier === undefined) lineOf.set(loan.loan_id, row.line);
  else faults.push(...faultsIn(row, [`loan_id is already on line ${earlier}`]));
  return { row, loan, faults };
}
