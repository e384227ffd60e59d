import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '../database/sql.ts';
import { within } from '../within.ts';
import { type ActiveJobs, LOST_AFTER_SECONDS } from './active-jobs.ts';
import { correctAfterClockSetBack } from './clock-set-back.ts';
import { type EndExhausted, endExhausted } from './exhausted-entries.ts';
import type { QueueLog } from './queue-worker.ts';

/**
 * graphile-worker frees the entries of a worker that died after four hours. Here every pool of workers says every few
 * seconds that it lives, and frees what is held by a pool that has not said so for a while, and what itself holds
 * without knowing. A pool that was only slow may then find its entry run by another as well: tasks must, and do, have
 * their effect once however often they run.
 */
const PULSE_MS = 2000;
/** After this a pulse counts as lost: with the next one the pool must be able to free what others hold. */
const PULSE_LIMIT_MS = 5000;
const RETRY_MS = 500;
export const DEAD_AFTER_SECONDS = 10;

/** Finding the entries that used up their attempts reads the whole queue, so not every pulse does it. */
const PULSES_PER_END = 5;

interface Pool {
  sql: Sql;
  poolId: string;
  log: QueueLog;
}

export function startPoolHeartbeat({
  sql,
  poolId,
  inHand,
  ends = {},
  log,
}: Pool & { inHand: ActiveJobs; ends?: Readonly<Record<string, EndExhausted>> }): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  // One at a time: those that a silent database held up would all have to be waited for at the end.
  const pulses = (async () => {
    for (let number = 0; !signal.aborted; number += 1) {
      const isDone = await attempt(pulse(sql, poolId, inHand, log), log);
      if (number % PULSES_PER_END === 0) await attempt(endExhausted(sql, ends, log), log);
      await sleep(isDone ? PULSE_MS : RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    stop() {
      stopping.abort();
      return pulses;
    },
  };
}

/**
 * Also frees at once what the pool still held: it ended without being able to say so, or holds nothing. What it held
 * when it was asked to stop has that attempt back.
 */
export async function forgetPool({
  sql,
  poolId,
  wasAsked,
  log,
}: Pool & { wasAsked: boolean }): Promise<void> {
  await attempt(forget(sql, poolId, wasAsked), log);
}

async function forget(sql: Sql, poolId: string, wasAsked: boolean): Promise<void> {
  if (wasAsked)
    await sql`
      UPDATE graphile_worker._private_jobs SET attempts = greatest(attempts - 1, 0), locked_by = NULL, locked_at = NULL
      WHERE locked_by = ${poolId}`;
  await sql`SELECT graphile_worker.force_unlock_workers(ARRAY[${poolId}])`;
  await sql`DELETE FROM queue_pools WHERE pool_id = ${poolId}`;
}

/** What fails or hangs here is done again by the next pulse, of this pool or of another. */
async function attempt(work: Promise<void>, log: QueueLog): Promise<boolean> {
  try {
    await within(PULSE_LIMIT_MS, work);
    return true;
  } catch (error) {
    log.debug({ err: error }, 'A pulse of the queue was lost');
    return false;
  }
}

/** Whether any process takes entries from the queue. */
export async function hasLivePool(sql: Sql): Promise<boolean> {
  const alive = await sql`
    SELECT FROM queue_pools WHERE seen_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS}) LIMIT 1`;
  return alive.length > 0;
}

async function pulse(sql: Sql, poolId: string, inHand: ActiveJobs, log: QueueLog): Promise<void> {
  // Before the own pulse, which may be the one that shows it.
  if (await correctAfterClockSetBack(sql))
    log.warn({}, "PostgreSQL's clock was set back: what waits in the queue was brought forward");
  await sql`
    INSERT INTO queue_pools (pool_id, seen_at) VALUES (${poolId}, now())
    ON CONFLICT (pool_id) DO UPDATE SET seen_at = excluded.seen_at`;
  if (await freeDeadPools(sql))
    log.warn({}, 'Released the queue entries of a worker that no longer responds');
  const entries = await freeLost(sql, poolId, inHand.ids());
  if (entries > 0) log.warn({ entries }, 'Freed queue entries that were lost with a connection');
}

async function freeDeadPools(sql: Sql): Promise<boolean> {
  const freed = await sql`
    WITH locks AS (
      SELECT locked_by, locked_at FROM graphile_worker._private_jobs
      UNION ALL SELECT locked_by, locked_at FROM graphile_worker._private_job_queues
    ), dead AS (
      SELECT DISTINCT locked_by AS pool_id FROM locks
      WHERE locked_at < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})
        AND NOT EXISTS (
          SELECT FROM queue_pools
          WHERE pool_id = locked_by AND seen_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})
        )
    )
    SELECT graphile_worker.force_unlock_workers(array_agg(pool_id)) FROM dead HAVING count(*) > 0`;
  return freed.length > 0;
}

/** Frees what the pool has locked without working on it, and the queues that only such an entry has locked. */
async function freeLost(sql: Sql, poolId: string, idsInHand: readonly string[]): Promise<number> {
  const { count } = await sql`
    UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL
    WHERE locked_by = ${poolId} AND locked_at < now() - make_interval(secs => ${LOST_AFTER_SECONDS})
      AND id::text <> ALL(${[...idsInHand]}::text[])`;
  await sql`
    UPDATE graphile_worker._private_job_queues AS queue SET locked_by = NULL, locked_at = NULL
    WHERE locked_by = ${poolId} AND locked_at < now() - make_interval(secs => ${LOST_AFTER_SECONDS})
      AND NOT EXISTS (
        SELECT FROM graphile_worker._private_jobs AS job
        WHERE job.job_queue_id = queue.id AND job.locked_by = ${poolId}
      )`;
  return count;
}
