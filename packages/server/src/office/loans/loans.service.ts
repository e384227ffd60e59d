import { recorderOf } from '../../access/audit/audit.service.ts';
import type { Actor } from '../../access/audit/audit.ts';
import { boundedMessages, Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { checkLoans } from './check-loans.ts';
import type { LoanEntry } from './loan.ts';
import { loanCsv } from './loan-csv.ts';
import * as repository from './loans.repository.ts';

export const recordLoan = recorderOf('loan');
// A few milliseconds of the event loop for writing the parameters of a statement.
const STORED_AT_ONCE = 1000;
const READ_AT_ONCE = 1000;

export interface StoredLoans {
  created: number;
  updated: number;
}

/** Stores all of them, or none: in the caller's transaction, one writer of the context's loans at a time. */
export async function storeLoans(
  tx: Executor,
  contextId: string,
  entries: readonly LoanEntry[],
): Promise<StoredLoans> {
  await repository.lockLoans(tx, contextId);
  const faults = (await checkLoans(tx, contextId, entries)).flatMap((messages, place) =>
    messages.map((message) => (entries.length === 1 ? message : `[${place}] ${message}`)),
  );
  if (faults.length > 0) throw new Fault('invalid', boundedMessages(faults));
  const ordered = [...entries].sort((a, b) => (a.loan_id < b.loan_id ? -1 : 1));
  const stored = { created: 0, updated: 0 };
  for (let start = 0; start < ordered.length; start += STORED_AT_ONCE) {
    const { created, updated } = await repository.upsertLoans(
      tx,
      contextId,
      ordered.slice(start, start + STORED_AT_ONCE),
    );
    stored.created += created;
    stored.updated += updated;
  }
  if (stored.created + stored.updated !== entries.length)
    throw new Fault('conflict', ['a home of these loans was erased meanwhile: nothing was stored']);
  return stored;
}

/** Creates or replaces one. */
export function putLoan(
  sql: Sql,
  contextId: string,
  loan: LoanEntry,
  actor: Actor,
): Promise<{ loan: string; isNew: boolean }> {
  return transaction(sql, async (tx) => {
    const { created } = await storeLoans(tx, contextId, [loan]);
    await recordLoan(tx, actor, contextId, 'putLoan', loan.loan_id, null);
    return { loan: await getLoan(tx, contextId, loan.loan_id), isNew: created === 1 };
  });
}

export async function getLoan(sql: Executor, contextId: string, loanId: string): Promise<string> {
  const loan = await repository.findLoan(sql, contextId, loanId);
  if (loan === null) throw new Fault('missing');
  return loan;
}

/** A page as JSON text. */
export async function getLoans(
  sql: Executor,
  contextId: string,
  query: repository.LoanQuery,
): Promise<string> {
  const [found, total] = await Promise.all([
    repository.listLoans(sql, contextId, query),
    repository.countLoans(sql, contextId, query.estateExternalId),
  ]);
  const page = found.slice(0, query.take);
  const next = found.length > query.take ? (page.at(-1)?.loanId ?? null) : null;
  return `{"total":${total},"loans":[${page.map(({ loan }) => loan).join()}],"next":${JSON.stringify(next)}}`;
}

export function removeLoan(sql: Sql, contextId: string, loanId: string, actor: Actor): Promise<void> {
  return transaction(sql, async (tx) => {
    if (!(await repository.deleteLoan(tx, contextId, loanId))) throw new Fault('missing');
    await recordLoan(tx, actor, contextId, 'deleteLoan', loanId, null);
  });
}

/** All loans as a file that can be imported again. Memory does not grow with their number. */
export async function* exportLoans(sql: Sql, contextId: string): AsyncGenerator<string> {
  yield loanCsv.head;
  for (let after: string | null = null; ; ) {
    const query: repository.LoanQuery = { estateExternalId: null, after, take: READ_AT_ONCE };
    const found: { loanId: string; loan: string }[] = await repository.listLoans(sql, contextId, query);
    const page = found.slice(0, READ_AT_ONCE);
    yield page.map(({ loan }) => loanCsv.line(JSON.parse(loan))).join('');
    const last = page.at(-1);
    if (found.length <= READ_AT_ONCE || last === undefined) return;
    after = last.loanId;
  }
}
