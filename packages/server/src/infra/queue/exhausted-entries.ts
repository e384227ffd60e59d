import type { Sql } from '../database/sql.ts';
import type { QueueLog } from './queue-worker.ts';

/**
 * Ends what an entry was to do, e.g. as FAILED, when no attempt is left. A process that dies cannot do so in its last
 * attempt; the queue does it for all ends alike, whichever process runs then. Must have its effect once however often
 * it runs, and none on work that has ended.
 */
export type EndExhausted = (payload: unknown) => Promise<void>;

const AT_ONCE = 100;

/**
 * Calls the function of its task for each entry that used up its attempts, and marks it. The entry stays as a record of
 * the failure.
 */
export async function endExhausted(
  sql: Sql,
  ends: Readonly<Record<string, EndExhausted>>,
  log: QueueLog,
): Promise<void> {
  const tasks = Object.keys(ends);
  if (tasks.length === 0) return;
  const entries = await sql<{ id: string; task: string; payload: unknown; lastError: string | null }[]>`
    SELECT job.id::text AS id, task.identifier AS task, job.payload, job.last_error AS "lastError"
    FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    WHERE task.identifier = ANY (${tasks}::text[]) AND job.attempts >= job.max_attempts AND job.locked_at IS NULL
      AND NOT coalesce(job.flags ? 'is_ended', false)
    ORDER BY job.id LIMIT ${AT_ONCE}`;
  for (const { id, task, payload, lastError } of entries) {
    try {
      await ends[task]?.(payload);
      await sql`
        UPDATE graphile_worker._private_jobs SET flags = coalesce(flags, '{}') || '{"is_ended": true}' WHERE id = ${id}::bigint`;
      log.error(
        { task, entryId: id, lastError },
        'A task used up its attempts: what it was to do has failed',
      );
    } catch (error) {
      // Whatever is wrong with one must not hold up the others; the next round tries it again.
      log.error({ err: error, task, entryId: id }, 'The failure of a task could not be written yet');
    }
  }
}

/** An attempt that the end of the process cut short does not count: the next process takes the entry at once. */
export async function returnAttempt(sql: Sql, poolId: string, entryId: string): Promise<void> {
  await sql`
    UPDATE graphile_worker._private_jobs
    SET attempts = greatest(attempts - 1, 0), run_at = least(run_at, now()), locked_by = NULL, locked_at = NULL
    WHERE id = ${entryId}::bigint AND locked_by = ${poolId}`;
}
