import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { startBatch } from '../../../testing/data/batches.ts';
import { addMixedEstates } from '../../../testing/data/mixed-estates.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { markStopped, stopChildren } from '../calculation-jobs.repository.ts';
import { startJobs, writeChunkResults } from './chunk.repository.ts';

const { sql, drop } = await createTestDatabase();
after(drop);

const VERSIONS = { engineVersion: '1', dataVersion: '1' };
let contexts = 0;

/** A batch of three estates with its jobs, in the order of their ids. */
async function batchOfThree() {
  contexts += 1;
  const { id: contextId } = await createContext(sql, { slug: `locks-${contexts}`, name: 'Locks' });
  const names = await addMixedEstates(sql, contextId, 3);
  const batchId = await startBatch(sql, contextId, { names });
  const jobs = await sql<{ id: string }[]>`
    SELECT id FROM calculation_jobs WHERE parent_id = ${batchId} ORDER BY id`;
  return { contextId, batchId, jobIds: jobs.map(({ id }) => id) };
}
type Batch = Awaited<ReturnType<typeof batchOfThree>>;

const start = (executor: Executor, { contextId, batchId, jobIds }: Batch) =>
  startJobs(executor, contextId, batchId, jobIds);

function end(executor: Executor, { contextId, jobIds }: Batch) {
  const cents = { cost_cents: 0, vat_cents: 0, total_cents: 0, subsidy_cents: 0 };
  const results = JSON.stringify(jobIds.map((job_id) => ({ job_id, plan_number: 1, ...cents })));
  return writeChunkResults(executor, contextId, jobIds, { results, plans: '{}' }, VERSIONS);
}

/** Runs the work in a transaction of its own, that is to wait for a lock; answers when it does wait. */
async function whenWaiting<T>(work: (tx: Executor) => Promise<T>): Promise<{ result: Promise<T> }> {
  const begun = Promise.withResolvers<number>();
  const result = sql.begin(async (tx) => {
    const [row] = await tx<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
    begun.resolve(row.pid);
    return work(tx);
  });
  result.catch(begun.reject);
  const pid = await begun.promise;
  await until(async () => (await sql`SELECT FROM pg_locks WHERE pid = ${pid} AND NOT granted`).length > 0);
  return { result };
}

test('two records of one chunk in two open transactions: the second waits, then finds nothing to count', async () => {
  const batch = await batchOfThree();
  await start(sql, batch);
  const { second } = await sql.begin(async (first) => {
    assert.equal((await end(first, batch)).finished, 3);
    return { second: await whenWaiting((tx) => end(tx, batch)) };
  });
  assert.deepEqual(await second.result, { finished: 0, failed: 0, stopped: 0 });
});

test('a chunk that starts while its batch is being stopped waits, then finds nothing to do', async () => {
  const batch = await batchOfThree();
  const { started } = await sql.begin(async (stopping) => {
    await stopChildren(stopping, batch.contextId, batch.batchId, null);
    await markStopped(stopping, batch.contextId, batch.batchId, null);
    return { started: await whenWaiting((tx) => start(tx, batch)) };
  });
  assert.equal(await started.result, null);
});

const writers: [string, (tx: Executor, batch: Batch) => Promise<unknown>][] = [
  ['starting', start],
  ['ending', end],
  ['stopping', (tx, { contextId, batchId }) => stopChildren(tx, contextId, batchId, null)],
];
for (const [what, write] of writers) {
  test(`${what} locks the jobs in the order of their ids, whatever order PostgreSQL reads them in`, async () => {
    const batch = await batchOfThree();
    if (what !== 'starting') await start(sql, batch);
    const [lowest, ...others] = batch.jobIds;
    // Written again one by one, the last first: read row by row, the lowest id comes last.
    for (const id of batch.jobIds.toReversed())
      await sql`UPDATE calculation_jobs SET updated_at = now() WHERE id = ${id}`;
    const { waiting } = await sql.begin(async (holder) => {
      await holder`SELECT FROM calculation_jobs WHERE id = ${lowest ?? null} FOR UPDATE`;
      const waiter = await whenWaiting(async (tx) => {
        await tx`DISCARD PLANS`;
        await tx`SET LOCAL enable_indexscan = off`;
        await tx`SET LOCAL enable_bitmapscan = off`;
        await write(tx, batch);
      });
      const free = await sql<{ id: string }[]>`
        SELECT id FROM calculation_jobs WHERE id = ANY(${others}::uuid[]) ORDER BY id FOR UPDATE SKIP LOCKED`;
      assert.deepEqual(
        free.map(({ id }) => id),
        others,
      );
      return { waiting: waiter };
    });
    await waiting.result;
  });
}

test('work that has expired is not started, even before its expiry is recorded', async () => {
  const batch = await batchOfThree();
  await sql`UPDATE calculation_jobs SET expires_at = now() - interval '1 second' WHERE context_id = ${batch.contextId}`;
  assert.equal(await start(sql, batch), null);
  const states = await sql`
    SELECT DISTINCT calculation_job_status AS status FROM calculation_jobs WHERE context_id = ${batch.contextId}`;
  assert.deepEqual(
    states.map(({ status }) => status),
    ['NOT_STARTED'],
  );
});
