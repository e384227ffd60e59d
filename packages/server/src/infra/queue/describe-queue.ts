import type { Executor } from '../database/sql.ts';
import { DEAD_AFTER_SECONDS } from './pool-liveness.ts';

export interface QueueDescription {
  /** Entries that a worker could take now, and how long the oldest has been waiting. */
  waiting: number;
  oldestWaitSeconds: number;
  /** Entries that are to run at a later time: retries, and what is planned ahead. */
  later: number;
  running: number;
  /** Entries that used up their attempts. */
  failed: number;
  /** Pools of workers that take entries. */
  workers: number;
}

export async function describeQueue(sql: Executor): Promise<QueueDescription> {
  const [row] = await sql<[QueueDescription]>`
    SELECT
      count(*) FILTER (WHERE is_open AND run_at <= now()) AS waiting,
      coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_open AND run_at <= now())), 0)::int AS "oldestWaitSeconds",
      count(*) FILTER (WHERE is_open AND run_at > now()) AS later,
      count(*) FILTER (WHERE locked_at IS NOT NULL) AS running,
      count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts) AS failed,
      (SELECT count(*) FROM queue_pools WHERE seen_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})) AS workers
    FROM (SELECT *, locked_at IS NULL AND attempts < max_attempts AS is_open FROM graphile_worker.jobs) AS entry`;
  return row;
}
