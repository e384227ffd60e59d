/** Loans from a file: every fault of every row is known before one is stored. */
import type { Actor } from '../../../access/audit/audit.ts';
import { type CheckedFile, checkFile } from '../../../estates/imports/checked-file.ts';
import type { FieldChange, RowCounts } from '../../../estates/imports/imports.ts';
import { faultsIn } from '../../../estates/imports/read/row-check.ts';
import type { SentFile } from '../../../estates/imports/read/sent-rows.ts';
import { requireStored, storeChecked } from '../../../estates/imports/store-checked.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { decimalOf } from '../../../infra/tables/csv.ts';
import { faultsOfLoan } from '../check-loans.ts';
import type { LoanEntry } from '../loan.ts';
import { findCurrency, findHomes, findKnownLoans } from '../loans.repository.ts';
import { storeLoans } from '../loans.service.ts';
import { type LoanRow, readLoanRows } from './read-loan-file.ts';

const CHECKED_AT_ONCE = 1000;

/** Reads the whole file and writes nothing. */
export async function checkLoanFile(sql: Sql, file: SentFile): Promise<CheckedFile> {
  return (await readLoanFile(sql, file)).checked;
}

/** Stores all loans of the file, or none when a row has an error; with `partial` those without. */
export async function importLoanFile(
  sql: Sql,
  { actor, partial, ...file }: SentFile & { actor: Actor; partial: boolean },
) {
  const { contextId } = file;
  const { checked, loans } = await readLoanFile(sql, file);
  return storeChecked(
    sql,
    checked,
    { contextId, actor, operation: 'createLoanImport', partial },
    async (tx) => {
      if (loans.length > 0) await storeLoans(tx, contextId, loans);
    },
  );
}

/** The same, where nothing else than a stored file will do. */
export async function importLoans(sql: Sql, file: Parameters<typeof importLoanFile>[1]): Promise<RowCounts> {
  return requireStored(await importLoanFile(sql, file));
}

/** The loans of a file wait in memory: the largest file has a hundred thousand of some hundred bytes. */
async function readLoanFile(sql: Sql, file: SentFile): Promise<{ checked: CheckedFile; loans: LoanEntry[] }> {
  const { contextId, signal } = file;
  const loans: LoanEntry[] = [];
  // That of what is stored, else that of the first good row.
  let currency = await findCurrency(sql, contextId);
  const checked = await checkFile(async (check) => {
    const { rows: counts, addFaults, addChange } = check;
    const checkSome = async (some: readonly LoanRow[]) => {
      const named = some.flatMap(({ loan }) => loan ?? []);
      const homeIds = named.map(({ estate_external_id: home }) => home);
      const loanIds = named.map(({ loan_id: id }) => id);
      const [homes, known] = await Promise.all([
        findHomes(sql, contextId, homeIds),
        findKnownLoans(sql, contextId, loanIds),
      ]);
      for (const { row, loan, faults: own } of some) {
        const faults = [...own];
        if (loan !== null) {
          currency ??= loan.currency;
          faults.push(...faultsIn({ ...row, faults: [] }, faultsOfLoan(loan, homes, currency)));
        }
        counts.total += 1;
        if (loan === null || faults.length > 0) {
          counts.refused += 1;
          addFaults(faults);
          continue;
        }
        const before = known.get(loan.loan_id);
        const changes = before === undefined ? null : changesBetween(JSON.parse(before), loan);
        counts[changes === null ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'] += 1;
        if (changes?.length === 0) continue;
        loans.push(loan);
        if (changes !== null) addChange({ line: row.line, external_id: loan.loan_id, changes });
      }
    };
    let some: LoanRow[] = [];
    for await (const row of readLoanRows(file, check)) {
      some.push(row);
      if (some.length < CHECKED_AT_ONCE) continue;
      signal?.throwIfAborted();
      await checkSome(some);
      some = [];
    }
    await checkSome(some);
  });
  return { checked, loans };
}

const COMPARED = [
  'estate_external_id',
  'property_kind',
  'currency',
  'gross_carrying_amount_cents',
  'outstanding_cents',
  'value_at_origination_cents',
  'value_source',
] as const;

function changesBetween(before: LoanEntry, after: LoanEntry): FieldChange[] {
  return COMPARED.filter((name) => before[name] !== after[name]).map((name) => ({
    column: name.replace(/_cents$/, ''),
    before: textOf(before[name]),
    after: textOf(after[name]),
  }));
}

function textOf(value: string | number | null): string | null {
  return typeof value === 'number' ? decimalOf(value) : value;
}
