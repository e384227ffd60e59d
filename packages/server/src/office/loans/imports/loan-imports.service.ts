/** Loans from a file: every fault of every row is known before one is stored. */
import { recordChange } from '../../../access/audit/audit.service.ts';
import type { Actor } from '../../../access/audit/audit.ts';
import { describeFault } from '../../../estates/imports/imports.service.ts';
import { type FileColumn, noRows, type RowCounts } from '../../../estates/imports/imports.ts';
import { MAX_ROWS } from '../../../estates/imports/prepare-file.ts';
import type { ImportFault } from '../../../estates/imports/read/import-row.ts';
import { faultsIn } from '../../../estates/imports/read/row-check.ts';
import { splitSentFile } from '../../../estates/imports/read/split-sent-file.ts';
import { boundedMessages, Fault } from '../../../fault.ts';
import { type Sql, transaction } from '../../../infra/database/sql.ts';
import { decimalOf } from '../../../infra/tables/csv.ts';
import { faultsOfLoan } from '../check-loans.ts';
import type { LoanEntry } from '../loan.ts';
import { findCurrency, findHomes, findKnownLoans } from '../loans.repository.ts';
import { storeLoans } from '../loans.service.ts';
import { type LoanRow, readLoanRows } from './read-loan-file.ts';

// More are never read at once, and a file of wrong rows must not fill the memory.
const MAX_FAULTS = 1000;
const MAX_CHANGED_ROWS = 200;
const CHECKED_AT_ONCE = 1000;

interface ChangedRow {
  line: number;
  external_id: string;
  changes: { column: string; before: string | null; after: string | null }[];
}

/** What an import of the file would do, in the form of an import of estates. */
interface CheckedLoanFile {
  columns: FileColumn[];
  notes: string[];
  problems: string[];
  rows: RowCounts;
  faults: ImportFault[];
  fault_count: number;
  changed_rows: ChangedRow[];
}

interface SentFile {
  contextId: string;
  bytes: AsyncIterable<Buffer>;
  signal?: AbortSignal;
}

/** Reads the whole file and writes nothing. */
export async function checkLoanFile(sql: Sql, file: SentFile): Promise<CheckedLoanFile> {
  return (await readLoanFile(sql, file)).checked;
}

/** Stores all loans of the file, or none when a row has an error; with `partial` those without. */
export async function importLoanFile(
  sql: Sql,
  { actor, partial, ...file }: SentFile & { actor: Actor; partial: boolean },
): Promise<CheckedLoanFile & { isStored: boolean }> {
  const { contextId } = file;
  const { checked, loans } = await readLoanFile(sql, file);
  if (checked.problems.length > 0 || (checked.fault_count > 0 && !partial))
    return { ...checked, isStored: false };
  await transaction(sql, async (tx) => {
    if (loans.length > 0) await storeLoans(tx, contextId, loans);
    await recordChange(tx, actor, {
      contextId,
      operation: 'createLoanImport',
      thing: null,
      before: null,
      after: { ...checked.rows },
    });
  });
  return { ...checked, isStored: true };
}

/** The same, where nothing else than a stored file will do. */
export async function importLoans(sql: Sql, file: Parameters<typeof importLoanFile>[1]): Promise<RowCounts> {
  const { isStored, problems, faults, rows } = await importLoanFile(sql, file);
  if (!isStored) throw new Fault('invalid', boundedMessages([...problems, ...faults.map(describeFault)]));
  return rows;
}

/** The loans of a file wait in memory: the largest file has a hundred thousand of some hundred bytes. */
async function readLoanFile(
  sql: Sql,
  { contextId, bytes, signal }: SentFile,
): Promise<{ checked: CheckedLoanFile; loans: LoanEntry[] }> {
  const checked: CheckedLoanFile = {
    columns: [],
    notes: [],
    problems: [],
    rows: noRows(),
    faults: [],
    fault_count: 0,
    changed_rows: [],
  };
  const loans: LoanEntry[] = [];
  // That of what is stored, else that of the first good row.
  let currency = await findCurrency(sql, contextId);
  const checkSome = async (some: readonly LoanRow[]) => {
    const named = some.flatMap(({ loan }) => loan ?? []);
    const [homes, known] = await Promise.all([
      findHomes(
        sql,
        contextId,
        named.map(({ estate_external_id: home }) => home),
      ),
      findKnownLoans(
        sql,
        contextId,
        named.map(({ loan_id: id }) => id),
      ),
    ]);
    for (const { row, loan, faults: own } of some) {
      const faults = [...own];
      if (loan !== null) {
        currency ??= loan.currency;
        faults.push(...faultsIn({ ...row, faults: [] }, faultsOfLoan(loan, homes, currency)));
      }
      checked.rows.total += 1;
      if (loan === null || faults.length > 0) {
        checked.rows.refused += 1;
        checked.fault_count += faults.length;
        checked.faults.push(...faults.slice(0, MAX_FAULTS - checked.faults.length));
        continue;
      }
      const before = known.get(loan.loan_id);
      const changes = before === undefined ? null : changesBetween(JSON.parse(before), loan);
      checked.rows[changes === null ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'] += 1;
      if (changes?.length === 0) continue;
      loans.push(loan);
      if (changes !== null && checked.changed_rows.length < MAX_CHANGED_ROWS)
        checked.changed_rows.push({ line: row.line, external_id: loan.loan_id, changes });
    }
  };
  try {
    const records = splitSentFile({ contextId, bytes, mostRows: MAX_ROWS + 2, ...(signal && { signal }) });
    let some: LoanRow[] = [];
    const read = readLoanRows(records, {
      onNotice: (note) => checked.notes.push(note),
      onHeadings: (headings) => {
        checked.columns = headings
          .filter(({ heading }) => heading !== '')
          .map(({ heading, column }) => ({ heading, column: column?.name ?? null, is_chosen: false }));
      },
    });
    for await (const row of read) {
      some.push(row);
      if (some.length < CHECKED_AT_ONCE) continue;
      signal?.throwIfAborted();
      await checkSome(some);
      some = [];
    }
    await checkSome(some);
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'invalid') throw error;
    checked.problems = [...error.messages];
  }
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

function changesBetween(before: LoanEntry, after: LoanEntry): ChangedRow['changes'] {
  return COMPARED.filter((name) => before[name] !== after[name]).map((name) => ({
    column: name.replace(/_cents$/, ''),
    before: textOf(before[name]),
    after: textOf(after[name]),
  }));
}

function textOf(value: string | number | null): string | null {
  return typeof value === 'number' ? decimalOf(value) : value;
}
