import assert from 'node:assert/strict';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import { type BatchRequest, createBatch } from '../../planning/calculation-jobs/batch/create-batch.ts';
import type { CalculationJobStatus } from '../../planning/calculation-jobs/calculation-job.ts';
import { until } from '../until.ts';

type Wishes = Partial<BatchRequest> & { names: readonly string[] };

export function startBatch(sql: Sql, contextId: string, wishes: Wishes): Promise<string> {
  const type = 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION';
  return transaction(sql, (tx) => createBatch(tx, contextId, { type, controls: null, ...wishes }));
}

export interface BatchCounts {
  status: CalculationJobStatus;
  total: number;
  finished: number;
  failed: number;
  stopped: number;
}

export async function countsOf(sql: Sql, batchId: string): Promise<BatchCounts> {
  const [row] = await sql<[BatchCounts]>`
    SELECT calculation_job_status AS status, estates_total AS total, estates_finished AS finished,
      estates_failed AS failed, estates_stopped AS stopped FROM calculation_jobs WHERE id = ${batchId}`;
  return row;
}

/** Waits until the batch has ended by itself. */
export async function untilEnded(sql: Sql, batchId: string, withinMs?: number): Promise<BatchCounts> {
  await until(async () => !/NOT_STARTED|RUNNING/.test((await countsOf(sql, batchId)).status), withinMs);
  return countsOf(sql, batchId);
}

/**
 * Whatever happened to it: every estate has exactly one final state and at most one suggestion; the counters equal the
 * rows.
 */
export async function assertWhole(sql: Sql, contextId: string, batchId: string): Promise<void> {
  const counts = await countsOf(sql, batchId);
  const [rows] = await sql<[Omit<BatchCounts, 'status'> & { estates: number; unpublished: number }]>`
    SELECT count(*) AS total, count(DISTINCT estate_id) AS estates,
      count(*) FILTER (WHERE calculation_job_status = 'FINISHED') AS finished,
      count(*) FILTER (WHERE calculation_job_status = 'FAILED') AS failed,
      count(*) FILTER (WHERE calculation_job_status = 'STOPPED') AS stopped,
      count(*) FILTER (WHERE (calculation_job_status = 'FINISHED') <> (renovation_id IS NOT NULL)) AS unpublished
    FROM calculation_jobs WHERE context_id = ${contextId} AND parent_id = ${batchId}`;
  const { status, ...ends } = counts;
  assert.deepEqual(rows, { ...ends, estates: counts.total, unpublished: 0 });
  assert.equal(
    counts.finished + counts.failed + counts.stopped,
    counts.total,
    `a child of a ${status} batch lives`,
  );
  const [suggestions] = await sql<[{ total: number; estates: number; live: number }]>`
    SELECT count(*) AS total, count(DISTINCT estate_id) AS estates,
      coalesce((SELECT live FROM renovation_counts WHERE context_id = ${contextId}), 0) AS live
    FROM renovations WHERE context_id = ${contextId}`;
  assert.equal(suggestions.total, suggestions.estates, 'an estate has two suggestions');
  assert.equal(suggestions.live, suggestions.total, 'the count of the search is wrong');
}
