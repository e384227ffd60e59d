import type { Executor } from '../../infra/database/sql.ts';
import type { CalculationJobStatus, CalculationJobType, ChildCounts } from './calculation-job.ts';

/** A job as the API shows it: the contract's fields in their order, then ours. */
export interface CalculationJob {
  id: string;
  created_at: string;
  updated_at: string;
  external_id: string | null;
  deactivated_at: string | null;
  calculation_job_type: CalculationJobType;
  calculation_job_status: CalculationJobStatus;
  metadata: {
    engine_version: string;
    data_version: string;
    estates: { total: number; finished: number; failed: number };
    renovation_id: string | null;
    failure: string | null;
    controls: object;
    indication: object | null;
    /** What was read, in fields of a job that reads a document. */
    [field: string]: unknown;
  };
  estate_id: string | null;
  name: string;
  description: string | null;
  expires_at: string;
  published_at: string | null;
  parent_id: string | null;
}

/** What a job returns of its document; null or an empty list until it was read. */
const READING_FIELDS = {
  failure_code: 'null',
  document: 'null',
  certificate: 'null',
  address: 'null',
  address_check: 'null',
  fields: '[]',
  checks: '[]',
  conflicts: '[]',
  unread: '[]',
  missing: '[]',
  progress: 'null',
  applied: '[]',
  not_applied: '[]',
  review: 'null',
};

const METADATA = `'engine_version', engine_version, 'data_version', data_version,
  'estates', json_build_object('total', estates_total, 'finished', estates_finished, 'failed', estates_failed),
  'renovation_id', renovation_id, 'failure', failure, 'controls', controls, 'indication', indication`;
const READING = Object.entries(READING_FIELDS)
  .map(([name, empty]) => `'${name}', coalesce(reading -> '${name}', '${empty}')`)
  .join(', ');

const asJson = (sql: Executor) => sql`
  json_build_object('id', id, 'created_at', utc_text(created_at), 'updated_at', utc_text(updated_at),
    'external_id', external_id, 'deactivated_at', utc_text(deactivated_at),
    'calculation_job_type', calculation_job_type, 'calculation_job_status', calculation_job_status,
    'metadata', CASE calculation_job_type
      WHEN 'EPC_DOCUMENT_PROCESSING' THEN json_build_object(${sql.unsafe(`${METADATA}, ${READING}`)})
      ELSE json_build_object(${sql.unsafe(METADATA)}) END,
    'estate_id', estate_id, 'name', name, 'description', description, 'expires_at', utc_text(expires_at),
    'published_at', utc_text(published_at), 'parent_id', parent_id) AS job`;

export async function findJob(
  sql: Executor,
  contextId: string,
  id: string,
): Promise<CalculationJob | undefined> {
  const [row] = await sql<{ job: CalculationJob }[]>`
    SELECT ${asJson(sql)} FROM calculation_jobs WHERE context_id = ${contextId} AND id = ${id}`;
  return row?.job;
}

interface JobFilter {
  /** The children of this job; without it, the requested jobs. */
  parentId: string | null;
  status: CalculationJobStatus | null;
  /** Of the requested jobs; children are listed with their batch. */
  includeArchived: boolean;
}
interface JobOrder {
  sortBy: 'created_at' | 'updated_at';
  direction: 'ASC' | 'DESC';
  skip: number;
  take: number;
}

export async function listJobs(
  sql: Executor,
  contextId: string,
  filter: JobFilter,
  order: JobOrder,
): Promise<{ total: number; jobs: CalculationJob[] }> {
  const direction = order.direction === 'DESC' ? sql`DESC` : sql`ASC`;
  const chosen = sql`
    context_id = ${contextId}
    AND ${filter.parentId === null ? sql`parent_id IS NULL` : sql`parent_id = ${filter.parentId}`}
    AND ${filter.status === null ? sql`true` : sql`calculation_job_status = ${filter.status}`}
    AND ${filter.includeArchived || filter.parentId !== null ? sql`true` : sql`deactivated_at IS NULL`}`;
  const [[counted], rows] = await Promise.all([
    sql<[{ total: number }]>`SELECT count(*) AS total FROM calculation_jobs WHERE ${chosen}`,
    sql<{ job: CalculationJob }[]>`
      SELECT ${asJson(sql)} FROM calculation_jobs WHERE ${chosen}
      ORDER BY ${sql(order.sortBy)} ${direction}, id ${direction} LIMIT ${order.take} OFFSET ${order.skip}`,
  ]);
  return { total: counted.total, jobs: rows.map(({ job }) => job) };
}

/** Archives a job that has ended, and its children. One that is archived already stays as it is. */
export async function archiveJobs(sql: Executor, contextId: string, id: string): Promise<void> {
  await sql`
    UPDATE calculation_jobs SET deactivated_at = now(), updated_at = now()
    WHERE context_id = ${contextId} AND deactivated_at IS NULL AND (id = ${id} OR parent_id = ${id})
      AND calculation_job_status IN ('FINISHED', 'FAILED', 'STOPPED')`;
}

/** Stops every child of the batch that has not ended. */
export async function stopChildren(
  sql: Executor,
  contextId: string,
  batchId: string,
  reason: string | null,
): Promise<void> {
  await sql`
    WITH live AS MATERIALIZED (
      SELECT id FROM calculation_jobs
      WHERE context_id = ${contextId} AND parent_id = ${batchId}
        AND calculation_job_status IN ('NOT_STARTED', 'RUNNING')
      ORDER BY id FOR UPDATE
    )
    UPDATE calculation_jobs
    SET calculation_job_status = 'STOPPED', estates_stopped = 1, failure = ${reason}, updated_at = now()
    WHERE context_id = ${contextId} AND id IN (SELECT id FROM live)`;
}

/**
 * Marks the job itself as stopped unless it has ended; returns its parent if it did. Call `stopChildren` first: see
 * `startJobs` for the order.
 */
export async function markStopped(
  sql: Executor,
  contextId: string,
  id: string,
  reason: string | null,
): Promise<{ parentId: string | null } | undefined> {
  const [row] = await sql<{ parentId: string | null }[]>`
    UPDATE calculation_jobs
    SET calculation_job_status = 'STOPPED', estates_stopped = estates_total - estates_finished - estates_failed,
      failure = ${reason}, updated_at = now()
    WHERE context_id = ${contextId} AND id = ${id} AND calculation_job_status IN ('NOT_STARTED', 'RUNNING')
    RETURNING parent_id AS "parentId"`;
  return row;
}

/**
 * Adds ends of children to the counters of their batch, and returns what it counts now; nothing when it has ended
 * itself.
 */
export async function countEnds(
  sql: Executor,
  contextId: string,
  batchId: string,
  ends: Omit<ChildCounts, 'total'>,
): Promise<(ChildCounts & { status: CalculationJobStatus }) | undefined> {
  const [row] = await sql<(ChildCounts & { status: CalculationJobStatus })[]>`
    UPDATE calculation_jobs
    SET estates_finished = estates_finished + ${ends.finished}, estates_failed = estates_failed + ${ends.failed},
      estates_stopped = estates_stopped + ${ends.stopped}, updated_at = now()
    WHERE context_id = ${contextId} AND id = ${batchId} AND calculation_job_status IN ('NOT_STARTED', 'RUNNING')
    RETURNING calculation_job_status AS status, estates_total AS total, estates_finished AS finished,
      estates_failed AS failed, estates_stopped AS stopped`;
  return row;
}

/** The batch's own end. Its result is visible from then on when it is a plan and one of its children made one. */
export async function endBatch(
  sql: Executor,
  contextId: string,
  batchId: string,
  status: CalculationJobStatus,
): Promise<void> {
  await sql`
    UPDATE calculation_jobs
    SET calculation_job_status = ${status}, updated_at = now(),
      published_at = CASE WHEN ${status} = 'FINISHED'
        AND calculation_job_type = 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION' THEN now() END
    WHERE context_id = ${contextId} AND id = ${batchId}`;
}

/** Those that clients requested in the last day, by status, over all contexts: for an operator. */
export function countRequestedJobs(sql: Executor): Promise<{ status: string; jobs: number }[]> {
  return sql<{ status: string; jobs: number }[]>`
    SELECT calculation_job_status AS status, count(*) AS jobs FROM calculation_jobs
    WHERE parent_id IS NULL AND created_at > now() - interval '1 day'
      AND context_id NOT IN (SELECT id FROM contexts WHERE sandbox) GROUP BY 1`;
}

interface StartedDocumentJob {
  estateId: string;
  path: string;
  controls: object;
  country: string;
  zipCode: string | null;
  houseNumber: string | null;
  houseNumberExtra: string | null;
}

/** Sets the job to RUNNING. Null when nothing is left to do: it was delivered before, was stopped, or has expired. */
export async function startDocumentJob(
  sql: Executor,
  contextId: string,
  jobId: string,
): Promise<StartedDocumentJob | null> {
  const [row] = await sql<StartedDocumentJob[]>`
    WITH job AS (
      UPDATE calculation_jobs SET calculation_job_status = 'RUNNING', updated_at = now()
      WHERE context_id = ${contextId} AND id = ${jobId} AND calculation_job_status IN ('NOT_STARTED', 'RUNNING')
        AND document_path IS NOT NULL AND expires_at > now()
      RETURNING estate_id, document_path, controls
    )
    SELECT job.estate_id AS "estateId", job.document_path AS path, job.controls, e.country, e.zip_code AS "zipCode",
      e.house_number AS "houseNumber", e.house_number_extra AS "houseNumberExtra"
    FROM job JOIN estates e ON e.context_id = ${contextId} AND e.id = job.estate_id`;
  return row ?? null;
}

/** False when the job is no longer RUNNING: then nothing of its result may be written. */
export async function writeDocumentResult(
  tx: Executor,
  contextId: string,
  jobId: string,
  { failure, reading }: { failure: string | null; reading: string },
): Promise<boolean> {
  const { count } = await tx`
    UPDATE calculation_jobs SET
      calculation_job_status = CASE WHEN ${failure}::text IS NULL THEN 'FINISHED' ELSE 'FAILED' END,
      estates_finished = CASE WHEN ${failure}::text IS NULL THEN 1 ELSE 0 END,
      estates_failed = CASE WHEN ${failure}::text IS NULL THEN 0 ELSE 1 END,
      failure = ${failure}, reading = ${reading}::text::json, updated_at = now()
    WHERE context_id = ${contextId} AND id = ${jobId} AND calculation_job_status = 'RUNNING'`;
  return count === 1;
}

/** While a scan is read; what is written later replaces it. */
export async function writeDocumentProgress(
  sql: Executor,
  contextId: string,
  jobId: string,
  progress: { pages_read: number; pages: number },
): Promise<void> {
  await sql`
    UPDATE calculation_jobs SET reading = ${JSON.stringify({ progress })}::text::json, updated_at = now()
    WHERE context_id = ${contextId} AND id = ${jobId} AND calculation_job_status = 'RUNNING'`;
}

/** More than these are no list that anybody follows. */
const MOST_JOBS = 100;

export interface WatchedContext {
  contextId: string;
  /** Older jobs are not read. */
  since: Date;
}

interface RunningJobs {
  contextId: string;
  /** JSON: the jobs that clients requested and that have not ended, the newest first. */
  jobs: string;
  /** When the oldest of them was requested; null without one. */
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
