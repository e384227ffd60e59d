import { limitClause } from '../database/limit-clause.ts';
import type { Executor } from '../database/sql.ts';

/** Entries of one task, or of all but one. */
export type EntriesOf = { only: string } | { except: string };

/**
 * Entries that used up their attempts: no worker takes them again. `run_at` is when the next attempt would have been, at most
 * six hours after the last failure.
 */
const hasFailed = (sql: Executor, entries: EntriesOf, days: number) => sql`
  attempts >= max_attempts AND locked_at IS NULL AND run_at < now() - make_interval(days => ${days})
  AND ${'only' in entries ? sql`task_identifier = ${entries.only}` : sql`task_identifier <> ${entries.except}`}`;

export async function countFailedEntries(sql: Executor, entries: EntriesOf, days: number): Promise<number> {
  const [row] = await sql<[{ entries: number }]>`
    SELECT count(*) AS entries FROM graphile_worker.jobs WHERE ${hasFailed(sql, entries, days)}`;
  return row.entries;
}

/** `complete_jobs` is graphile-worker's own way to take entries out; it leaves alone what a worker holds. */
export async function deleteFailedEntries(
  sql: Executor,
  entries: EntriesOf,
  days: number,
  limit: number,
): Promise<number> {
  const [row] = await sql<[{ entries: number }]>`
    SELECT count(*) AS entries FROM graphile_worker.complete_jobs(array(
      SELECT id FROM graphile_worker.jobs WHERE ${hasFailed(sql, entries, days)} ORDER BY run_at
      ${limitClause(sql, limit)}
    ))`;
  return row.entries;
}
