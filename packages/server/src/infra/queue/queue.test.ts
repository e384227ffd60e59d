import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { transaction } from '../database/sql.ts';
import { ActiveJobs } from './active-jobs.ts';
import { startPoolHeartbeat } from './pool-liveness.ts';
import { enqueue, isQueueCurrent, migrateQueue } from './queue.ts';
import { type QueueTask, type QueueWorker, startQueueWorker } from './queue-worker.ts';

const { sql, databaseUrl, drop } = await createTestDatabase();
after(drop);

const silent = { debug() {}, warn() {}, error() {} };
const workers: QueueWorker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});
async function work(tasks: Record<string, QueueTask>, concurrency = 1): Promise<QueueWorker> {
  const worker = await startQueueWorker({ sql, databaseUrl, tasks, concurrency, log: silent });
  workers.push(worker);
  return worker;
}

test('the schema is current when it is that of the library, no older and no newer', async () => {
  const fresh = await createTestDatabase();
  await fresh.sql`DROP SCHEMA graphile_worker CASCADE`;
  assert.equal(await isQueueCurrent(fresh.sql), false);
  await migrateQueue(fresh.databaseUrl);
  assert.equal(await isQueueCurrent(fresh.sql), true);
  await fresh.sql`INSERT INTO graphile_worker.migrations (id) SELECT max(id) + 1 FROM graphile_worker.migrations`;
  assert.equal(await isQueueCurrent(fresh.sql), false);
  await fresh.sql`DELETE FROM graphile_worker.migrations WHERE id > 19`;
  assert.equal(await isQueueCurrent(fresh.sql), false);
  await fresh.drop();
});

test('an entry runs when its transaction was committed, and never when it was not', async () => {
  const seen: unknown[] = [];
  await work({ note: async (payload) => void seen.push(payload) });
  const abandoned = transaction(sql, async (tx) => {
    await enqueue(tx, [{ task: 'note', payload: { from: 'abandoned' } }]);
    throw new Error('changed my mind');
  });
  await assert.rejects(abandoned, /changed my mind/);
  await transaction(sql, (tx) => enqueue(tx, [{ task: 'note', payload: { from: 'kept' } }]));
  await until(() => seen.length > 0);
  assert.deepEqual(seen, [{ from: 'kept' }]);
});

test('entries run in the order of their priority, not before their time', async () => {
  const seen: unknown[] = [];
  const later = new Date(Date.now() + 60_000);
  await enqueue(sql, [
    { task: 'order', payload: { place: 2 }, priority: 5 },
    { task: 'order', payload: { place: 'tomorrow' }, priority: -1, runAt: later },
    { task: 'order', payload: { place: 1 }, priority: 1 },
  ]);
  await work({ order: async (payload) => void seen.push(payload) });
  await until(() => seen.length === 2);
  assert.deepEqual(seen, [{ place: 1 }, { place: 2 }]);
});

test('a task that throws is tried again, and knows it', async () => {
  const attempts: [number, boolean][] = [];
  await enqueue(sql, [{ task: 'fragile', payload: {}, maxAttempts: 2 }]);
  await work({
    fragile: async (_payload, { number, isLast }) => {
      attempts.push([number, isLast]);
      if (number === 1) throw new Error('the machine failed');
    },
  });
  await until(() => attempts.length === 2);
  assert.deepEqual(attempts, [
    [1, false],
    [2, true],
  ]);
});

test('what waits when the clock of the database is set back runs at once, and not before its time', async () => {
  const seen: unknown[] = [];
  const add = (held: string, runAt?: Date) =>
    enqueue(sql, [{ task: 'due', payload: { held }, ...(runAt && { runAt }) }]);
  await add('new');
  await add('failed');
  await add('locked');
  await add('later', new Date(Date.now() + 60_000));
  // What was written an hour ago by a clock that was two hours ahead is an hour ahead of the clock of today.
  await sql`
    UPDATE graphile_worker._private_jobs SET created_at = created_at + interval '1 hour',
      updated_at = updated_at + interval '1 hour', run_at = run_at + interval '1 hour',
      attempts = CASE payload ->> 'held' WHEN 'failed' THEN 1 ELSE 0 END
    WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'due')`;
  await sql`
    UPDATE graphile_worker._private_jobs SET locked_by = 'pool-that-died', locked_at = now() + interval '1 hour'
    WHERE payload ->> 'held' = 'locked'`;
  await sql`INSERT INTO queue_pools (pool_id, seen_at) VALUES ('pool-that-died', now() + interval '1 hour')`;
  await work({ due: async (payload) => void seen.push(payload) });
  await until(() => seen.length === 3);
  const left = await sql<{ held: string; wait: number }[]>`
    SELECT payload ->> 'held' AS held, extract(epoch FROM run_at - created_at)::int AS wait
    FROM graphile_worker._private_jobs WHERE payload ->> 'held' IS NOT NULL AND run_at > now()`;
  assert.deepEqual(
    [...left].map(({ held }) => held),
    ['later'],
  );
  assert.ok((left[0]?.wait ?? 0) > 30);
  await sql`DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'held' = 'later'`;
});

test('what a dead worker held is taken by a living one', async () => {
  const seen: unknown[] = [];
  await enqueue(sql, [{ task: 'orphan', payload: { held: true } }]);
  await sql`
    UPDATE graphile_worker._private_jobs SET locked_by = 'pool-that-died', locked_at = now() - interval '20 seconds'
    WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'orphan')`;
  await work({ orphan: async (payload) => void seen.push(payload) });
  await until(() => seen.length === 1);
});

test('what a slow but living worker holds is left to it', async () => {
  let runs = 0;
  const gate = Promise.withResolvers<void>();
  const slow: QueueTask = async () => {
    runs += 1;
    await gate.promise;
  };
  await enqueue(sql, [{ task: 'slow', payload: {} }]);
  await work({ slow });
  await until(() => runs === 1);
  await sql`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour' WHERE locked_by IS NOT NULL`;
  await work({ slow });
  await sleep(3000);
  assert.equal(runs, 1);
  gate.resolve();
});

test('stop waits for what is in hand and takes nothing more', async () => {
  const gate = Promise.withResolvers<void>();
  const seen: string[] = [];
  await enqueue(sql, [{ task: 'last', payload: {} }]);
  const worker = await work({
    last: async () => {
      seen.push('began');
      await gate.promise;
      seen.push('ended');
    },
  });
  await until(() => seen.length === 1);
  workers.splice(workers.indexOf(worker), 1);
  const stopped = worker.stop().then(() => seen.push('stopped'));
  await enqueue(sql, [{ task: 'last', payload: {} }]);
  await sleep(100);
  gate.resolve();
  await stopped;
  assert.deepEqual(seen, ['began', 'ended', 'stopped']);
});

test('an entry that was handed to this worker but never arrived is handed out again', async (t) => {
  const seen: unknown[] = [];
  await enqueue(
    sql,
    ['in hand', 'lost'].map((queue) => ({ task: 'held', payload: { queue }, queue })),
  );
  // As when the answer that hands out the second was lost: both are locked, their queues too, and nobody has the second
  // in hand. No worker of its own: on a starved machine that would count as broken, and rightly run the first again.
  const pool = 'a pool that lost an answer';
  for (const table of ['_private_jobs', '_private_job_queues'])
    await sql`
      UPDATE graphile_worker.${sql(table)} AS entry SET locked_by = ${pool}, locked_at = now() - interval '1 minute'
      FROM graphile_worker._private_job_queues AS queue
      WHERE queue.queue_name IN ('in hand', 'lost')
        AND queue.id = entry.${sql(table === '_private_jobs' ? 'job_queue_id' : 'id')}`;
  const held = () => sql<{ id: string; queue: string }[]>`
    SELECT job.id, queue.queue_name AS queue FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_job_queues AS queue ON queue.id = job.job_queue_id
    WHERE job.locked_by = ${pool} AND queue.locked_by = ${pool} ORDER BY job.id`;
  // By its name: in which order PostgreSQL gives out the ids of one statement is its own affair.
  const first = (await held()).find(({ queue }) => queue === 'in hand');
  const inHand = new ActiveJobs();
  inHand.begin(String(first?.id));
  const pulses = startPoolHeartbeat({ sql, poolId: pool, inHand, log: silent });
  t.after(() => pulses.stop());
  await until(async () => (await held()).length < 2);
  assert.deepEqual([...(await held())], [{ id: first?.id, queue: 'in hand' }]);

  await pulses.stop();
  await sql`SELECT graphile_worker.complete_jobs(ARRAY[${String(first?.id)}]::bigint[])`;
  await work({ held: async (payload) => void seen.push(payload) });
  await until(() => seen.length > 0);
  assert.deepEqual(seen, [{ queue: 'lost' }]);
});

test('entries of one queue run one after the other, those of another beside them', async () => {
  const running: string[] = [];
  let mostOfOne = 0;
  const both = Promise.withResolvers<void>();
  await enqueue(
    sql,
    ['a', 'a', 'a', 'b'].map((queue) => ({ task: 'queued', payload: { queue }, queue })),
  );
  let ended = 0;
  await work(
    {
      queued: async (payload) => {
        const { queue } = payload as { queue: string };
        running.push(queue);
        mostOfOne = Math.max(mostOfOne, running.filter((each) => each === queue).length);
        if (new Set(running).size === 2) both.resolve();
        await both.promise;
        running.splice(running.indexOf(queue), 1);
        ended += 1;
      },
    },
    4,
  );
  await until(() => ended === 4);
  assert.equal(mostOfOne, 1);
});

test('a stop while a broken worker is about to be started again leaves none behind', async () => {
  const hasEnded = Promise.withResolvers<void>();
  const warn = (_details: object, message: string) => {
    if (message === 'The queue worker ended; starting it again') hasEnded.resolve();
  };
  const rename = (from: string, to: string) =>
    sql`ALTER TABLE graphile_worker.${sql(from)} RENAME TO ${sql(to)}`;
  const worker = await startQueueWorker({
    sql,
    databaseUrl,
    concurrency: 1,
    log: { ...silent, warn },
    // The end of the entry cannot be written: graphile-worker gives up.
    tasks: { breaking: async () => void (await rename('_private_jobs', 'jobs_away')) },
  });
  await enqueue(sql, [{ task: 'breaking', payload: {} }]);
  await hasEnded.promise;
  await rename('jobs_away', '_private_jobs');
  await worker.stop();
  await until(async () => {
    const left = await sql`
      SELECT FROM pg_stat_activity WHERE application_name = 'rooftree queue' AND datname = current_database()`;
    return left.length === 0;
  });
});
