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

/** What a job tells of its document, until it was read as null or an empty list. */
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

export interface JobFilter {
  /** The children of this job; without it, the jobs that were asked for. */
  parentId: string | null;
  status: CalculationJobStatus | null;
  /** Of the jobs that were asked for; children are listed with their batch. */
  includeArchived: boolean;
}
export interface JobOrder {
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

/** Marks the job itself as stopped unless it has ended; returns its parent if it did. Call `stopChildren` first: see `startJobs` for the order. */
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

/** Adds ends of children to the counters of their batch, and returns what it counts now; nothing when it has ended itself. */
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

/** Those that clients asked for in the last day, by status, over all contexts: for an operator. */
export function countRequestedJobs(sql: Executor): Promise<{ status: string; jobs: number }[]> {
  return sql<{ status: string; jobs: number }[]>`
    SELECT calculation_job_status AS status, count(*) AS jobs FROM calculation_jobs
    WHERE parent_id IS NULL AND created_at > now() - interval '1 day' GROUP BY 1`;
}
