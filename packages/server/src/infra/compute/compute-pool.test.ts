import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { until } from '../../testing/until.ts';
import { ComputeError, computeTask, createComputePool } from './compute-pool.ts';
import type { dieLater, dieOf, double, threadNumber, waitUntilSet } from './fixture.thread.ts';

const module = new URL('./fixture.thread.ts', import.meta.url);
const doubleTask = computeTask<typeof double>(module, 'double');
const waitTask = computeTask<typeof waitUntilSet>(module, 'waitUntilSet');
const dieTask = computeTask<typeof dieOf>(module, 'dieOf');
const threadTask = computeTask<typeof threadNumber>(module, 'threadNumber');

const ANY = { contextId: 'a' };

const pool = createComputePool({ threads: 2 });
after(() => pool.close());

test('runs more tasks than it has threads', async () => {
  const results = await Promise.all([1, 2, 3, 4, 5].map((value) => pool.run(doubleTask, value, ANY)));
  assert.deepEqual(results, [2, 4, 6, 8, 10]);
});

test('a thread that dies rejects its task, and the pool goes on', async () => {
  await assert.rejects(pool.run(dieTask, 'exit', ANY), ComputeError);
  await assert.rejects(pool.run(dieTask, 'throw', ANY), /thrown by the task/);
  assert.equal(await pool.run(doubleTask, 21, ANY), 42);
});

test('a thread that dies without a task is reported, ends nothing else, and the pool goes on', async () => {
  const errors: unknown[] = [];
  const fragile = createComputePool({ threads: 1, onError: (error) => errors.push(error) });
  after(() => fragile.close());
  for (const count of [1, 2, 3]) {
    await fragile.run(computeTask<typeof dieLater>(module, 'dieLater'), undefined, ANY);
    await until(() => errors.length === count);
    assert.equal(await fragile.run(doubleTask, 21, ANY), 42);
  }
});

test('a task that never ends is ended, and its thread replaced', async () => {
  await assert.rejects(pool.run(dieTask, 'loop', { ...ANY, timeoutMs: 200 }), ComputeError);
  assert.equal(await pool.run(doubleTask, 21, ANY), 42);
});

test('a task that is late for its caller may end, and its thread goes on with what it has loaded', async () => {
  const single = createComputePool({ threads: 1 });
  after(() => single.close());
  const flags = new Int32Array(new SharedArrayBuffer(8));
  const thread = await single.run(threadTask, undefined, ANY);
  const late = single.run(waitTask, flags, { ...ANY, timeoutMs: 500, endAfterMs: 600_000 });
  await assert.rejects(late, ComputeError);
  Atomics.store(flags, 0, 1);
  Atomics.notify(flags, 0);
  assert.equal(await single.run(threadTask, undefined, ANY), thread);
});

test('tasks of one context begin in the order in which they came', async () => {
  const single = createComputePool({ threads: 1 });
  after(() => single.close());
  const ended: number[] = [];
  const values = Array.from({ length: 12 }, (_, value) => value);
  await Promise.all(values.map((value) => single.run(doubleTask, value, ANY).then(() => ended.push(value))));
  assert.deepEqual(ended, values);
});

test('contexts take turns: one with a single task waits for one task of another, not for all', async () => {
  const single = createComputePool({ threads: 1 });
  after(() => single.close());
  const ended: string[] = [];
  const run = async (contextId: string) => {
    await single.run(doubleTask, 1, { contextId });
    ended.push(contextId);
  };
  await Promise.all(['a', 'a', 'a', 'a', 'a', 'b', 'c', 'c'].map(run));
  assert.deepEqual(ended, ['a', 'a', 'b', 'c', 'a', 'c', 'a', 'a']);
});

test('a thread that cannot be started rejects its task and ends nothing else', () => {
  const script = join(import.meta.dirname, 'no-descriptors.fixture.ts');
  const { stdout, stderr } = spawnSync(
    '/bin/sh',
    ['-c', 'ulimit -n 64; exec "$0" "$1"', process.execPath, script],
    {
      encoding: 'utf8',
    },
  );
  assert.equal(stdout, 'rejected, reported, then 42\n', stderr);
});

test('a task that waits for too long is rejected while the threads are still busy, and the pool goes on', async () => {
  const single = createComputePool({ threads: 1 });
  after(() => single.close());
  const flags = new Int32Array(new SharedArrayBuffer(8));
  const busy = single.run(waitTask, flags, ANY);
  await assert.rejects(single.run(doubleTask, 1, { ...ANY, timeoutMs: 20 }), ComputeError);
  const next = single.run(doubleTask, 21, ANY);
  Atomics.store(flags, 0, 1);
  Atomics.notify(flags, 0);
  await busy;
  assert.equal(await next, 42);
});

test('the pool can be closed while a task does not end: that one, and all that wait or come later, are rejected', async () => {
  const single = createComputePool({ threads: 1 });
  const neverSet = new Int32Array(new SharedArrayBuffer(8));
  const rejected = [single.run(waitTask, neverSet, ANY), single.run(doubleTask, 1, ANY)].map((task) =>
    assert.rejects(task, ComputeError),
  );
  await until(() => Atomics.load(neverSet, 1) === 1);
  await single.close();
  await Promise.all(rejected);
  await assert.rejects(single.run(doubleTask, 1, ANY), ComputeError);
});
