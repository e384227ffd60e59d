import type { Executor } from '../../../infra/database/sql.ts';

/** More than these are no list that anybody follows. */
const MOST_JOBS = 100;

export interface WatchedContext {
  contextId: string;
  /** Jobs that were asked for before are not looked for. */
  since: Date;
}

export interface RunningJobs {
  contextId: string;
  /** JSON: the jobs that clients asked for and that have not ended, the newest first. */
  jobs: string;
  /** When the oldest of them was asked for; null without one. */
  oldest: Date | null;
  /** Older ones may run that are not listed. */
  isCut: boolean;
}

/** Those of all watched contexts in one statement. */
export function listRunning(sql: Executor, watched: readonly WatchedContext[]): Promise<RunningJobs[]> {
  return sql<RunningJobs[]>`
    SELECT w.context_id AS "contextId", coalesce(found.jobs, '[]') AS jobs, found.oldest, found.count = ${MOST_JOBS} AS "isCut"
    FROM unnest(${watched.map(({ contextId }) => contextId)}::uuid[], ${watched.map(({ since }) => since.toISOString())}::timestamptz[])
      AS w (context_id, since)
    CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('id', id, 'calculation_job_status', calculation_job_status,
          'updated_at', utc_text(updated_at),
          'estates', json_build_object('total', estates_total, 'finished', estates_finished, 'failed', estates_failed)))::text AS jobs,
        min(created_at) AS oldest, count(*) AS count
      FROM (
        SELECT * FROM calculation_jobs j
        WHERE j.context_id = w.context_id AND j.parent_id IS NULL AND j.created_at >= w.since
          AND j.calculation_job_status IN ('NOT_STARTED', 'RUNNING') AND j.deactivated_at IS NULL
        ORDER BY j.created_at DESC, j.id DESC LIMIT ${MOST_JOBS}
      ) AS running
    ) AS found`;
}
