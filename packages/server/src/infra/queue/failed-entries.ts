import { type AgeingRows, ageingRows } from '../database/ageing-rows.ts';
import { limitClause } from '../database/limit-clause.ts';

/** Entries of one task, or of all but one. */
type EntriesOf = { only: string } | { except: string };

/**
 * Entries that used up their attempts: no worker takes them again. `run_at` is when the next attempt would have been,
 * at most six hours after the last failure.
 */
export function failedEntries(entries: EntriesOf): AgeingRows {
  const failed = ageingRows(
    'graphile_worker.jobs',
    'run_at',
    (sql) => sql`
      t.attempts >= t.max_attempts AND t.locked_at IS NULL
      AND ${'only' in entries ? sql`t.task_identifier = ${entries.only}` : sql`t.task_identifier <> ${entries.except}`}`,
  );
  return {
    count: failed.count,
    /** `complete_jobs` is graphile-worker's own way to take entries out; it leaves alone what a worker holds. */
    async remove(sql, days, limit) {
      const [row] = await sql<[{ entries: number }]>`
        SELECT count(*) AS entries FROM graphile_worker.complete_jobs(array(
          SELECT t.id FROM ${failed.aged(sql, days)} ORDER BY t.run_at ${limitClause(sql, limit)}
        ))`;
      return row.entries;
    },
  };
}
