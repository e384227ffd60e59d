import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import { assertWhole, countsOf, startBatch, untilEnded } from '../../../testing/data/batches.ts';
import { addMixedEstates } from '../../../testing/data/mixed-estates.ts';
import { holdLastEstate } from '../../../testing/database/hold-last-estate.ts';
import { createOwnPostgres } from '../../../testing/database/own-postgres.ts';
import { startWorkerProcess } from '../../../testing/server/worker-process.ts';
import { until } from '../../../testing/until.ts';

// Three chunks: it is stopped after the first.
const ESTATES = 300;
const OUTAGE_MS = 5000;
const postgres = await createOwnPostgres();
after(() => postgres.remove());

test('PostgreSQL goes away for five seconds in the middle of a batch: the worker waits for it and ends the batch', async (t) => {
  const { sql, databaseUrl } = postgres;
  const { id: contextId } = await createContext(sql, { slug: 'outage', name: 'Outage' });
  const names = await addMixedEstates(sql, contextId, ESTATES);
  const batchId = await startBatch(sql, contextId, { names });
  // Until PostgreSQL itself ends the transaction that holds it.
  await holdLastEstate(t, databaseUrl, batchId);
  const worker = await startWorkerProcess(t, databaseUrl);
  await until(async () => (await countsOf(sql, batchId)).finished > 0);

  await postgres.stop();
  await sleep(OUTAGE_MS);
  await postgres.start();

  const { finished } = await countsOf(sql, batchId);
  assert(finished < ESTATES, 'it was stopped too late to show anything');
  const counts = await untilEnded(sql, batchId);
  assert.deepEqual(counts, { status: 'FINISHED', total: ESTATES, finished: ESTATES, failed: 0, stopped: 0 });
  await assertWhole(sql, contextId, batchId);
  assert.equal(worker.child.exitCode, null, worker.output().stderr);
  assert.equal((await worker.end('SIGTERM')).code, 0);
});
