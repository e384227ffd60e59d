/** For how long contexts keep what ages, where they chose to keep it for less long than the server does. */
import type { Executor } from '../../infra/database/sql.ts';

/** A choice takes effect after so many hours: a person who typed 7 for 70 can undo it before anything is deleted. */
const GRACE_HOURS = 24;

export interface OwnRetention {
  days: number;
  /** From when on it holds. */
  holdsFrom: Date;
}

const holdsFrom = (sql: Executor) => sql`changed_at + make_interval(hours => ${GRACE_HOURS})`;

/**
 * Across contexts on purpose: those in which a kind has a shorter retention than the server's days (0 for ever), and
 * the choice holds.
 */
export async function listShorterRetentions(
  sql: Executor,
  kind: string,
  serverDays: number,
): Promise<{ contextId: string; days: number }[]> {
  return sql<{ contextId: string; days: number }[]>`
    SELECT context_id AS "contextId", days FROM context_retentions
    WHERE kind = ${kind} AND (${serverDays} = 0 OR days < ${serverDays}) AND ${holdsFrom(sql)} <= now()
    ORDER BY context_id`;
}

/** By kind. */
export async function readOwnRetentions(
  sql: Executor,
  contextId: string,
): Promise<ReadonlyMap<string, OwnRetention>> {
  const rows = await sql<(OwnRetention & { kind: string })[]>`
    SELECT kind, days, ${holdsFrom(sql)} AS "holdsFrom" FROM context_retentions WHERE context_id = ${contextId}`;
  return new Map(rows.map(({ kind, ...own }) => [kind, own]));
}

/** Until the transaction ends, the context's retention cannot be changed by another one. */
export async function lockRetentions(tx: Executor, contextId: string): Promise<void> {
  await tx`SELECT FROM contexts WHERE id = ${contextId} FOR NO KEY UPDATE`;
}

export async function saveRetention(
  tx: Executor,
  contextId: string,
  kind: string,
  days: number,
): Promise<void> {
  await tx`
    INSERT INTO context_retentions (context_id, kind, days) VALUES (${contextId}, ${kind}, ${days})
    ON CONFLICT (context_id, kind) DO UPDATE SET days = excluded.days, changed_at = now()`;
}

export async function deleteRetention(tx: Executor, contextId: string, kind: string): Promise<void> {
  await tx`DELETE FROM context_retentions WHERE context_id = ${contextId} AND kind = ${kind}`;
}
