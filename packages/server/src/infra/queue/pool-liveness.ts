import type { Sql } from '../database/sql.ts';
import { within } from '../within.ts';
import type { QueueLog } from './queue-worker.ts';

/**
 * graphile-worker frees the entries of a worker that died after four hours. Here every pool of workers says every few
 * seconds that it lives, and frees what is held by a pool that has not said so for a while. A pool that was only slow may
 * then find its entry run by another as well: tasks must, and do, have their effect once however often they run.
 */
const PULSE_MS = 2000;
/** After this a pulse counts as lost: with the next one the pool must be able to free what others hold. */
const PULSE_LIMIT_MS = 5000;
const DEAD_AFTER_SECONDS = 10;

export function keepPoolAlive(sql: Sql, poolId: string, log: QueueLog): { stop(): Promise<void> } {
  let last = attempt(pulse(sql, poolId, log), log);
  const timer = setInterval(() => {
    last = last.then(() => attempt(pulse(sql, poolId, log), log));
  }, PULSE_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return last;
    },
  };
}

/** Also frees at once what the pool still held: it ended without being able to say so, or holds nothing. */
export function forgetPool(sql: Sql, poolId: string, log: QueueLog): Promise<void> {
  return attempt(forget(sql, poolId), log);
}

async function forget(sql: Sql, poolId: string): Promise<void> {
  await sql`SELECT graphile_worker.force_unlock_workers(ARRAY[${poolId}])`;
  await sql`DELETE FROM queue_pools WHERE pool_id = ${poolId}`;
}

/** What fails or hangs here is done again by the next pulse, of this pool or of another. */
async function attempt(work: Promise<void>, log: QueueLog): Promise<void> {
  try {
    await within(PULSE_LIMIT_MS, work);
  } catch (error) {
    log.debug({ err: error }, 'A pulse of the queue was lost');
  }
}

/** Whether any process takes entries from the queue. */
export async function hasLivePool(sql: Sql): Promise<boolean> {
  const alive = await sql`
    SELECT FROM queue_pools WHERE seen_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS}) LIMIT 1`;
  return alive.length > 0;
}

async function pulse(sql: Sql, poolId: string, log: QueueLog): Promise<void> {
  await sql`
    INSERT INTO queue_pools (pool_id, seen_at) VALUES (${poolId}, now())
    ON CONFLICT (pool_id) DO UPDATE SET seen_at = excluded.seen_at`;
  const freed = await sql`
    WITH dead AS (
      SELECT DISTINCT locked_by AS pool_id FROM graphile_worker._private_jobs
      WHERE locked_at < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})
        AND NOT EXISTS (
          SELECT FROM queue_pools
          WHERE pool_id = locked_by AND seen_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})
        )
    )
    SELECT graphile_worker.force_unlock_workers(array_agg(pool_id)) FROM dead HAVING count(*) > 0`;
  if (freed.length > 0) log.warn({}, 'Freed the queue entries of a worker that no longer answers');
}
