import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { endExhausted } from './exhausted-entries.ts';
import { enqueue } from './queue.ts';
import { type QueueTask, startQueueWorker } from './queue-worker.ts';

const { sql, databaseUrl, drop } = await createTestDatabase();
after(drop);
const silent = { debug() {}, warn() {}, error() {} };

const entryOf = async (name: string) => {
  const [entry] = await sql<{ attempts: number; isLocked: boolean; isEnded: boolean }[]>`
    SELECT attempts, locked_at IS NOT NULL AS "isLocked", coalesce(flags ? 'is_ended', false) AS "isEnded"
    FROM graphile_worker._private_jobs WHERE payload ->> 'name' = ${name}`;
  return entry ?? assert.fail(`no entry ${name}`);
};

test('what a process that died in its last attempt left open is ended, once', async (t) => {
  const ended: unknown[] = [];
  await enqueue(sql, [
    { task: 'fatal', payload: { name: 'died' }, maxAttempts: 2 },
    { task: 'fatal', payload: { name: 'has another attempt' }, maxAttempts: 2 },
    { task: 'fatal', payload: { name: 'runs' }, maxAttempts: 2 },
  ]);
  await sql`
    UPDATE graphile_worker._private_jobs SET attempts = CASE payload ->> 'name' WHEN 'has another attempt' THEN 1 ELSE 2 END,
      locked_by = CASE payload ->> 'name' WHEN 'runs' THEN 'a living pool' WHEN 'died' THEN 'a dead pool' END,
      locked_at = CASE WHEN payload ->> 'name' <> 'has another attempt' THEN now() - interval '1 minute' END,
      run_at = now() + interval '1 hour'`;
  await sql`INSERT INTO queue_pools (pool_id, seen_at) VALUES ('a living pool', now() + interval '1 hour')`;
  await sql`UPDATE queue_pools SET seen_at = now()`;
  const worker = await startQueueWorker({
    sql,
    databaseUrl,
    concurrency: 1,
    log: silent,
    tasks: { fatal: async () => assert.fail('no attempt is left') },
    ends: { fatal: async (payload) => void ended.push(payload) },
  });
  t.after(() => worker.stop());
  await until(async () => (await entryOf('died')).isEnded);
  await endExhausted(sql, { fatal: async () => assert.fail('it has ended') }, silent);
  assert.deepEqual(ended, [{ name: 'died' }]);
  assert.deepEqual((await entryOf('runs')).isEnded, false);
  assert.deepEqual((await entryOf('has another attempt')).isEnded, false);
});

test('an end that cannot be written holds up no other, and is tried again', async () => {
  await sql`DELETE FROM graphile_worker._private_jobs`;
  const names = ['first', 'second'];
  await enqueue(
    sql,
    names.map((name) => ({ task: 'fatal', payload: { name } })),
  );
  await sql`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`;
  let failures = 1;
  const fatal = async (payload: unknown) => {
    if (JSON.stringify(payload).includes('first') && failures-- > 0) throw new Error('the database is away');
  };
  await endExhausted(sql, { fatal }, silent);
  assert.deepEqual([(await entryOf('first')).isEnded, (await entryOf('second')).isEnded], [false, true]);
  await endExhausted(sql, { fatal }, silent);
  assert.equal((await entryOf('first')).isEnded, true);
});

/**
 * Starts a worker with the task and stops it while the task runs; returns what is left of its entry when nobody holds
 * it.
 */
async function stopDuring(name: string, task: QueueTask, onStop: () => void) {
  await enqueue(sql, [{ task: name, payload: { name }, queue: name, maxAttempts: 1 }]);
  const begun = Promise.withResolvers<void>();
  const worker = await startQueueWorker({
    sql,
    databaseUrl,
    concurrency: 1,
    log: silent,
    tasks: {
      [name]: (payload, attempt) => {
        begun.resolve();
        return task(payload, attempt);
      },
    },
  });
  await begun.promise;
  const stopped = worker.stop();
  onStop();
  await until(async () => !(await entryOf(name)).isLocked);
  return { left: await entryOf(name), stopped };
}

test('an attempt that fails because the process stops does not count: the next process runs it', async () => {
  const threads = Promise.withResolvers<void>();
  const { left, stopped } = await stopDuring(
    'failing',
    () => threads.promise,
    () => threads.reject(new Error('the threads have ended')),
  );
  await stopped;
  assert.deepEqual(left, { attempts: 0, isLocked: false, isEnded: false });
});

test('nor does one that is still running when the process ends', async () => {
  const rest = Promise.withResolvers<void>();
  const { left, stopped } = await stopDuring(
    'slow',
    () => rest.promise,
    () => {},
  );
  assert.deepEqual(left, { attempts: 0, isLocked: false, isEnded: false });
  rest.resolve();
  await stopped;
});
