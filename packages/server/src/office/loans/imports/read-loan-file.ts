/** A file of loans row by row: what each comes to, before anything is stored. */
import type { MatchedHeading } from '../../../estates/imports/columns/match-headings.ts';
import type { PreparedRow } from '../../../estates/imports/imports.ts';
import { MAX_ROWS } from '../../../estates/imports/prepare-file.ts';
import { readRecords } from '../../../estates/imports/read/estate-file.ts';
import type { FileRecord } from '../../../estates/imports/read/file-record.ts';
import type { ImportRow, OnNotice } from '../../../estates/imports/read/import-row.ts';
import { faultsIn } from '../../../estates/imports/read/row-check.ts';
import { Fault } from '../../../fault.ts';
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

export interface LoanFileOptions {
  onNotice: OnNotice;
  onHeadings?: (headings: readonly MatchedHeading[]) => void;
}

export async function* readLoanRows(
  records: AsyncIterable<FileRecord>,
  { onNotice, onHeadings }: LoanFileOptions,
): AsyncGenerator<LoanRow> {
  const rules = { table: LOAN_TABLE, ...(onHeadings && { onMatched: onHeadings }) };
  const lineOf = new Map<string, number>();
  let count = 0;
  for await (const row of readRecords(records, onNotice, rules)) {
    count += 1;
    if (count > MAX_ROWS)
      throw new Fault('invalid', [
        `a file may have ${MAX_ROWS} rows: split it, and import one part after the other`,
      ]);
    yield readRow(row, lineOf);
  }
  if (count === 0) throw new Fault('invalid', ['the file has no rows below its headings']);
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
