import { LOCKS } from '../../infra/database/advisory-locks.ts';
import { jsonCode, jsonObject, jsonText, jsonTimestamp, jsonValue } from '../../infra/database/json-text.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { LoanEntry } from './loan.ts';

const LOAN_JSON = jsonObject({
  loan_id: jsonText('l.loan_id'),
  estate_external_id: jsonText('e.external_id'),
  property_kind: jsonCode('l.property_kind'),
  currency: jsonCode('l.currency'),
  gross_carrying_amount_cents: jsonValue('l.gross_carrying_amount_cents'),
  outstanding_cents: jsonValue('l.outstanding_cents'),
  value_at_origination_cents: jsonValue('l.value_at_origination_cents'),
  value_source: jsonCode('l.value_source'),
  created_at: jsonTimestamp('l.created_at'),
  updated_at: jsonTimestamp('l.updated_at'),
});
const LOANS = 'loans l JOIN estates e ON e.context_id = l.context_id AND e.id = l.estate_id';

export async function findLoan(sql: Executor, contextId: string, loanId: string): Promise<string | null> {
  const [row] = await sql.unsafe<{ loan: string }[]>(
    `SELECT ${LOAN_JSON} AS loan FROM ${LOANS} WHERE l.context_id = $1 AND l.loan_id = $2`,
    [contextId, loanId],
    { prepare: true },
  );
  return row?.loan ?? null;
}

export interface LoanQuery {
  estateExternalId: string | null;
  after: string | null;
  take: number;
}

// Conditions that may be absent are absent from the statement: with an OR, PostgreSQL reads all homes for a page.
const ofEstate = (estateExternalId: string | null): string =>
  estateExternalId === null
    ? ''
    : 'AND l.estate_id = (SELECT id FROM estates WHERE context_id = $1 AND external_id = $2)';

const given = (...values: (string | null)[]): string[] => values.filter((value) => value !== null);

/** One more than asked for when there is another page. */
export async function listLoans(
  sql: Executor,
  contextId: string,
  { estateExternalId, after, take }: LoanQuery,
): Promise<{ loanId: string; loan: string }[]> {
  const values = given(contextId, estateExternalId, after);
  return sql.unsafe<{ loanId: string; loan: string }[]>(
    `SELECT l.loan_id AS "loanId", ${LOAN_JSON} AS loan FROM ${LOANS}
     WHERE l.context_id = $1 ${ofEstate(estateExternalId)} ${after === null ? '' : `AND l.loan_id > $${values.length}`}
     ORDER BY l.loan_id LIMIT ${take + 1}`,
    values,
  );
}

export async function countLoans(
  sql: Executor,
  contextId: string,
  estateExternalId: string | null,
): Promise<number> {
  const [row] = await sql.unsafe<[{ count: number }]>(
    `SELECT count(*) FROM loans l WHERE l.context_id = $1 ${ofEstate(estateExternalId)}`,
    given(contextId, estateExternalId),
  );
  return row.count;
}

/** The one currency of the context's loans, leaving out some that are about to be replaced; null without loans. */
export async function findCurrency(
  sql: Executor,
  contextId: string,
  except: readonly string[] = [],
): Promise<string | null> {
  const [row] = await sql<{ currency: string }[]>`
    SELECT currency FROM loans WHERE context_id = ${contextId} AND loan_id <> ALL (${[...except]}::text[]) LIMIT 1`;
  return row?.currency ?? null;
}

/** Which of the homes are there; a deactivated one is. */
export async function findHomes(
  sql: Executor,
  contextId: string,
  externalIds: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    SELECT external_id AS name FROM estates WHERE context_id = ${contextId} AND external_id = ANY (${[...new Set(externalIds)]}::text[])`;
  return new Set(rows.map(({ name }) => name));
}

/** Which of the loans are there. */
export async function findKnownLoans(
  sql: Executor,
  contextId: string,
  loanIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await sql.unsafe<{ loanId: string; loan: string }[]>(
    `SELECT l.loan_id AS "loanId", ${LOAN_JSON} AS loan FROM ${LOANS} WHERE l.context_id = $1 AND l.loan_id = ANY ($2::text[])`,
    [contextId, [...loanIds]],
  );
  return new Map(rows.map(({ loanId, loan }) => [loanId, loan]));
}

/**
 * Loans in the order of their ids, so that two writers never wait for each other. A loan whose home is gone is left
 * out.
 */
export async function upsertLoans(
  tx: Executor,
  contextId: string,
  loans: readonly LoanEntry[],
): Promise<{ created: number; updated: number }> {
  const [row] = await tx<[{ created: number; updated: number }]>`
    WITH given AS (
      SELECT g.*, e.id AS estate_id FROM json_to_recordset(${JSON.stringify(loans)}::text::json) AS g (loan_id text,
        estate_external_id text, property_kind text, currency text, gross_carrying_amount_cents bigint,
        outstanding_cents bigint, value_at_origination_cents bigint, value_source text)
      JOIN estates e ON e.context_id = ${contextId} AND e.external_id = g.estate_external_id
    ), stored AS (
      INSERT INTO loans (context_id, loan_id, estate_id, property_kind, currency, gross_carrying_amount_cents,
        outstanding_cents, value_at_origination_cents, value_source)
      SELECT ${contextId}, loan_id, estate_id, property_kind, currency, gross_carrying_amount_cents, outstanding_cents,
        value_at_origination_cents, value_source FROM given ORDER BY loan_id
      ON CONFLICT (context_id, loan_id) DO UPDATE SET estate_id = excluded.estate_id, property_kind = excluded.property_kind,
        currency = excluded.currency, gross_carrying_amount_cents = excluded.gross_carrying_amount_cents,
        outstanding_cents = excluded.outstanding_cents, value_at_origination_cents = excluded.value_at_origination_cents,
        value_source = excluded.value_source, updated_at = now()
      RETURNING xmax = 0 AS is_new
    )
    SELECT count(*) FILTER (WHERE is_new) AS created, count(*) FILTER (WHERE NOT is_new) AS updated FROM stored`;
  return row;
}

/** False when there is no such loan. */
export async function deleteLoan(tx: Executor, contextId: string, loanId: string): Promise<boolean> {
  const { count } = await tx`DELETE FROM loans WHERE context_id = ${contextId} AND loan_id = ${loanId}`;
  return count === 1;
}

/** Waits for others that change the context's loans: their one currency must not change in between. */
export async function lockLoans(tx: Executor, contextId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(${LOCKS.loans}, hashtext(${contextId}::text))`;
}
