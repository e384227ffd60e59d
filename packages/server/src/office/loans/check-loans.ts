/** What is wrong with loans beside their form: with each other, and with what is stored. */
import type { Executor } from '../../infra/database/sql.ts';
import type { LoanEntry } from './loan.ts';
import { findCurrency, findHomes } from './loans.repository.ts';

/** A list of messages for each entry, empty for a good one. */
export async function checkLoans(
  sql: Executor,
  contextId: string,
  entries: readonly LoanEntry[],
): Promise<string[][]> {
  const homes = await findHomes(
    sql,
    contextId,
    entries.map(({ estate_external_id: home }) => home),
  );
  const stored = await findCurrency(
    sql,
    contextId,
    entries.map(({ loan_id: id }) => id),
  );
  const currency = stored ?? entries[0]?.currency;
  const places = new Map<string, number>();
  return entries.map((entry, place) => {
    const messages: string[] = [];
    const earlier = places.get(entry.loan_id);
    if (earlier === undefined) places.set(entry.loan_id, place);
    else messages.push(`loan_id is the same as that of [${earlier}]`);
    messages.push(...faultsOfLoan(entry, homes, currency ?? entry.currency));
    return messages;
  });
}

/**
 * With what may be left out filled in: the value of a property is that at origination unless something else is said.
 */
export function completeLoan({
  value_at_origination_cents: value = null,
  value_source: source = null,
  ...loan
}: Omit<LoanEntry, 'value_at_origination_cents' | 'value_source'> &
  Partial<Pick<LoanEntry, 'value_at_origination_cents' | 'value_source'>>): LoanEntry {
  return {
    ...loan,
    value_at_origination_cents: value,
    value_source: source ?? (value === null ? null : 'ORIGINATION'),
  };
}

/** Messages begin with the field that they are about. */
export function faultsOfLoan(loan: LoanEntry, homes: ReadonlySet<string>, currency: string): string[] {
  const messages: string[] = [];
  if (!homes.has(loan.estate_external_id))
    messages.push('estate_external_id must be the external_id of a stored estate');
  if (loan.currency !== currency)
    messages.push(`currency must be ${currency}, as that of the other loans: a context has one currency`);
  if (loan.value_at_origination_cents === null && loan.value_source !== null)
    messages.push('value_source must not be given without value_at_origination_cents');
  return messages;
}
