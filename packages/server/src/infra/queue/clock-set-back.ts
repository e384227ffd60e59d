import type { Sql } from '../database/sql.ts';

/** Longer than two statements at once can be apart. */
const NOTICEABLE = '1 second';

/**
 * When the clock of PostgreSQL is set back, everything that was due becomes due again only when the clock has caught
 * up, and a pool that died looks alive until then. A pulse from the future shows it: then nothing in the queue stays
 * later than it was meant to be after what was done last. Returns whether the clock was set back.
 */
export async function correctAfterClockSetBack(sql: Sql): Promise<boolean> {
  const { count } = await sql`
    UPDATE queue_pools SET seen_at = now() WHERE seen_at > now() + ${NOTICEABLE}::interval`;
  if (count === 0) return false;
  // An entry that failed waits as long as graphile-worker lets it; any other as long as it should have after it was
  // added.
  await sql`
    UPDATE graphile_worker._private_jobs SET
      run_at = least(run_at, now() + CASE
        WHEN attempts > 0 THEN exp(least(10, attempts)) * interval '1 second'
        WHEN created_at > now() THEN greatest(run_at - created_at, interval '0')
        ELSE run_at - now() END),
      created_at = least(created_at, now()), updated_at = least(updated_at, now()),
      -- Null stays null.
      locked_at = CASE WHEN locked_at > now() THEN now() ELSE locked_at END
    WHERE run_at > now() OR locked_at > now() OR created_at > now()`;
  await sql`UPDATE graphile_worker._private_job_queues SET locked_at = now() WHERE locked_at > now()`;
  return true;
}
