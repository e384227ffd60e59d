import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { computeTask } from '../infra/compute/compute-pool.ts';
import { announce } from '../output/webhooks/webhooks.service.ts';
import { ENGINE_THREADS } from '../planning/calculation-jobs/calculate/calculation-jobs.job.ts';
import { CALCULATE_CHUNK } from '../planning/calculation-jobs/calculate/chunk-queue.ts';
import type { planWhenStopped } from '../planning/calculation-jobs/calculate/followed.thread.ts';
import { stopJob } from '../planning/calculation-jobs/calculation-jobs.service.ts';
import { assertWhole, countsOf, startBatch, untilEnded } from '../testing/data/batches.ts';
import { addMixedEstates } from '../testing/data/mixed-estates.ts';
import { startTestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { startWorker } from './worker.ts';

const app = await startTestApp({ env: { ROOFTREE_COMPUTE_THREADS: '1' } });
after(() => app.stop());
const { dependencies } = app;
const { sql } = dependencies;
const telling = new URL('../planning/calculation-jobs/calculate/followed.thread.ts', import.meta.url);

const chunksOf = (batchId: string) => sql<{ failure: string | null }[]>`
  SELECT last_error AS failure FROM graphile_worker._private_jobs WHERE payload->>'batchId' = ${batchId}
    AND task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = ${CALCULATE_CHUNK})`;

test('a stop reaches the chunk that a worker has in hand, not only those that wait', async () => {
  const { contextId } = await app.addClient();
  const names = await addMixedEstates(sql, contextId, 3);
  const batchId = await startBatch(sql, contextId, { names });
  const worker = await startWorker(dependencies, {
    ...ENGINE_THREADS,
    SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION: computeTask<typeof planWhenStopped>(
      telling,
      'planWhenStopped',
    ),
  });
  try {
    await until(async () => (await countsOf(sql, batchId)).status === 'RUNNING');
    await stopJob({ sql, publish: announce }, contextId, batchId);
    // The thread fails unless it is stopped.
    await until(async () => {
      const entries = await chunksOf(batchId);
      assert(entries.every(({ failure }) => failure === null));
      return entries.length === 0;
    });
    await assertWhole(sql, contextId, batchId);
  } finally {
    await worker.stop();
  }
});

test('a small batch does not wait for a large one that was asked for before it', async () => {
  const { contextId } = await app.addClient();
  const names = await addMixedEstates(sql, contextId, 500);
  const large = await startBatch(sql, contextId, { names });
  const small = await startBatch(sql, contextId, { names: names.slice(0, 10) });
  const worker = await startWorker(dependencies);
  try {
    await untilEnded(sql, small);
    const [row] = await sql<[{ before: number }]>`
      SELECT count(*) AS before FROM calculation_jobs
      WHERE context_id = ${contextId} AND parent_id = ${large} AND calculation_job_status = 'FINISHED'
        AND updated_at < (SELECT updated_at FROM calculation_jobs WHERE context_id = ${contextId} AND id = ${small})`;
    assert(row.before <= 250, `${row.before} of the large batch came first`);
  } finally {
    await worker.stop();
  }
});
