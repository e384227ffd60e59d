import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runTask } from './run-task.ts';

/** What graphile-worker hands over; of the job only the attempts are read. */
const helpers = (abortSignal?: AbortSignal) =>
  ({ job: { attempts: 2, max_attempts: 2 }, abortSignal }) as Parameters<ReturnType<typeof runTask>>[1];

test('a task that takes too long fails for the queue, and is aborted before it writes more', async () => {
  const aborted = Promise.withResolvers<boolean>();
  const endless = runTask(async (_payload, { signal }) => {
    signal.addEventListener('abort', () => aborted.resolve(signal.aborted));
    await new Promise(() => {});
  }, 10);
  await assert.rejects(endless({}, helpers()), /took longer than 10 ms/);
  assert.equal(await aborted.promise, true);
});

test('a task learns of the end of the process as well, and knows its attempt', async () => {
  const ending = new AbortController();
  const task = runTask(async (_payload, { number, isLast, signal }) => {
    assert.deepEqual([number, isLast, signal.aborted], [2, true, false]);
    ending.abort();
    assert.equal(signal.aborted, true);
  });
  await task({}, helpers(ending.signal));
});
