import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import { announce } from '../../../output/webhooks/webhooks.service.ts';
import { assertWhole, countsOf, startBatch, untilEnded } from '../../../testing/data/batches.ts';
import { addMixedEstates } from '../../../testing/data/mixed-estates.ts';
import { holdLastEstate } from '../../../testing/database/hold-last-estate.ts';
import { startWorkerProcess } from '../../../testing/server/worker-process.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { stopJob } from '../calculation-jobs.service.ts';

// Those of a batch that is stopped on the way, and of one that runs to its end.
const ESTATES = 2000;
const SOME = 300;
const { sql, databaseUrl, drop } = await createTestDatabase();
after(drop);
const { id: contextId } = await createContext(sql, { slug: 'processes', name: 'Processes' });
const names = await addMixedEstates(sql, contextId, ESTATES);

const hasProgress = (batchId: string) => async () => (await countsOf(sql, batchId)).finished > 0;

test('a worker killed in the middle of a batch loses nothing: another takes its chunks', async (t) => {
  const batchId = await startBatch(sql, contextId, { names: names.slice(0, SOME) });
  const letGo = await holdLastEstate(t, databaseUrl, batchId);
  const doomed = await startWorkerProcess(t, databaseUrl);
  await until(hasProgress(batchId));
  await doomed.end('SIGKILL');
  await letGo();
  const heir = await startWorkerProcess(t, databaseUrl);
  const counts = await untilEnded(sql, batchId);
  assert.deepEqual(counts, { status: 'FINISHED', total: SOME, finished: SOME, failed: 0, stopped: 0 });
  await assertWhole(sql, contextId, batchId);
  assert.equal((await heir.end('SIGTERM')).code, 0);
});

test('two workers race through one batch, and one of them is asked to stop on the way', async (t) => {
  const batchId = await startBatch(sql, contextId, { names: names.slice(0, SOME) });
  const [leaver, stayer] = await Promise.all([
    startWorkerProcess(t, databaseUrl),
    startWorkerProcess(t, databaseUrl),
  ]);
  await until(hasProgress(batchId));
  assert.equal((await leaver.end('SIGTERM')).code, 0);
  const counts = await untilEnded(sql, batchId);
  assert.deepEqual(counts, { status: 'FINISHED', total: SOME, finished: SOME, failed: 0, stopped: 0 });
  await assertWhole(sql, contextId, batchId);
  await stayer.end('SIGTERM');
});

test('a batch stopped in the middle keeps what was finished, and its worker writes nothing more', async (t) => {
  const batchId = await startBatch(sql, contextId, { names });
  const worker = await startWorkerProcess(t, databaseUrl);
  await until(hasProgress(batchId));
  await stopJob({ sql, publish: announce }, contextId, batchId);
  const counts = await countsOf(sql, batchId);
  assert.equal(counts.status, 'STOPPED');
  assert(counts.finished > 0 && counts.stopped > 0, JSON.stringify(counts));
  await assertWhole(sql, contextId, batchId);
  const next = await startBatch(sql, contextId, { names: names.slice(0, 100) });
  await untilEnded(sql, next);
  assert.deepEqual(await countsOf(sql, batchId), counts);
  await assertWhole(sql, contextId, next);
  await worker.end('SIGTERM');
});

test('a batch that is not done when it expires is stopped by itself', async (t) => {
  const batchId = await startBatch(sql, contextId, { names, lifetimeMs: 1000 });
  const worker = await startWorkerProcess(t, databaseUrl);
  const counts = await untilEnded(sql, batchId);
  assert.equal(counts.status, 'STOPPED');
  assert(counts.stopped > 0, JSON.stringify(counts));
  await assertWhole(sql, contextId, batchId);
  await worker.end('SIGTERM');
});
