import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { transaction } from '../database/sql.ts';
import { enqueue } from './queue.ts';
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

test('an entry runs when its transaction was committed, and never when it was not', async () => {
  const seen: unknown[] = [];
  await work({ note: async (payload) => void seen.push(payload) });
  const abandoned = transaction(sql, async (tx) => {
    await enqueue(tx, [{ task: 'note', payload: { from: 'abandoned' } }]);
    throw new Error('changed my mind');
  });
  await assert.rejects(abandoned, /changed my mind/);
  await transaction(sql, (tx) => enqueue(tx, [{ task: 'note', payload: { from: 'kept' } }]));
  await until(() => seen.length > 0, 1000);
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
  await until(() => seen.length === 2, 1000);
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
  await until(() => attempts.length === 2, 8000);
  assert.deepEqual(attempts, [
    [1, false],
    [2, true],
  ]);
});

test('what a dead worker held is taken by a living one', async () => {
  const seen: unknown[] = [];
  await enqueue(sql, [{ task: 'orphan', payload: { held: true } }]);
  await sql`
    UPDATE graphile_worker._private_jobs SET locked_by = 'pool-that-died', locked_at = now() - interval '20 seconds'
    WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'orphan')`;
  await work({ orphan: async (payload) => void seen.push(payload) });
  await until(() => seen.length === 1, 6000);
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
  await until(() => runs === 1, 1000);
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
  await until(() => seen.length === 1, 1000);
  workers.splice(workers.indexOf(worker), 1);
  const stopped = worker.stop().then(() => seen.push('stopped'));
  await enqueue(sql, [{ task: 'last', payload: {} }]);
  await sleep(100);
  gate.resolve();
  await stopped;
  assert.deepEqual(seen, ['began', 'ended', 'stopped']);
});
