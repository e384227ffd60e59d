/**
 * Facts that were determined before a certificate among them expired. They are determined again before a plan is made
 * of them, and by maintenance.
 */
import { InputError } from '@rooftree/engine';
import { limitClause } from '../../infra/database/limit-clause.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { localDay } from '../../infra/local-day.ts';
import { changeLayers } from './change-layers.ts';

interface StaleEstate {
  contextId: string;
  estateId: string;
}

/**
 * A certificate holds on its last day, on the calendar of both countries; an estate that a context no longer manages
 * stays as it is.
 */
const isStale = (sql: Executor) => sql`
  p.facts_hold_until < ${localDay(null)}::date
  AND EXISTS (SELECT FROM contexts WHERE id = p.context_id AND manages_estates)`;

export async function countStaleFacts(sql: Executor): Promise<number> {
  const [row] = await sql<
    [{ estates: number }]
  >`SELECT count(*) AS estates FROM portfolio_entries p WHERE ${isStale(sql)}`;
  return row.estates;
}

/** Of any context. */
export async function refreshStaleFacts(
  sql: Sql,
  limit: number,
): Promise<{ removed: number; failure?: unknown }> {
  const stale = await sql<StaleEstate[]>`
    SELECT e.context_id AS "contextId", e.id AS "estateId"
    FROM portfolio_entries p JOIN estates e ON e.context_id = p.context_id AND e.id = p.estate_id
    WHERE ${isStale(sql)} ORDER BY e.context_id, e.external_id ${limitClause(sql, limit)}`;
  return refresh(sql, stale);
}

/**
 * Of these estates of a context, which somebody is about to plan: one cheap question where nothing is stale, as nearly
 * always.
 */
export async function refreshFactsOf(
  sql: Sql,
  contextId: string,
  estateIds: readonly string[],
): Promise<void> {
  if (estateIds.length === 0) return;
  const stale = await sql<StaleEstate[]>`
    SELECT e.context_id AS "contextId", e.id AS "estateId"
    FROM portfolio_entries p JOIN estates e ON e.context_id = p.context_id AND e.id = p.estate_id
    WHERE p.context_id = ${contextId} AND p.estate_id = ANY(${[...estateIds]}::uuid[]) AND ${isStale(sql)}
    ORDER BY e.external_id`;
  await refresh(sql, stale);
}

/**
 * One by one: each locks its estate only for a moment. What today's rules refuse retains its facts until its client
 * sends it again.
 */
async function refresh(
  sql: Sql,
  stale: readonly StaleEstate[],
): Promise<{ removed: number; failure?: unknown }> {
  let removed = 0;
  let failure: unknown;
  for (const { contextId, estateId } of stale) {
    try {
      await transaction(sql, (tx) => changeLayers(tx, contextId, estateId, (layers) => ({ layers })));
      removed++;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      failure = error;
    }
  }
  return { removed, ...(failure !== undefined && { failure }) };
}
