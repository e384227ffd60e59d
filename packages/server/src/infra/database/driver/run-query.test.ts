import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClientBase } from 'pg';
import { isStalePlan, LostConnectionError, send } from './run-query.ts';

/** Sends something to a client that answers this. */
function answered(error: Error | null, result?: object) {
  const query = (_: string, done: (error: Error | null, result?: object) => void) => done(error, result);
  // All of a client that is used.
  return send({ query } as unknown as ClientBase, 'SELECT 1');
}

test('of several statements the last gives the result, of none there are no rows', async () => {
  const [one, two] = [{ rows: [1] }, { rows: [2] }];
  assert.equal(await answered(null, one), one);
  assert.equal(await answered(null, [one, two]), two);
  assert.deepEqual((await answered(null, [])).rows, []);
});

test('an error without a code is that of a lost connection; others stay what they are', async () => {
  const lost = new Error('Connection terminated unexpectedly');
  await assert.rejects(answered(lost), new LostConnectionError(lost.message, { cause: lost }));
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  await assert.rejects(answered(reset), (error) => error === reset);
  const unreadable = new RangeError('does not fit');
  await assert.rejects(answered(unreadable), (error) => error === unreadable);
});

test('only a prepared statement that PostgreSQL no longer runs is a stale plan', () => {
  const stale = { code: '0A000', routine: 'RevalidateCachedQuery' };
  assert.equal(isStalePlan(Object.assign(new Error(), stale)), true);
  assert.equal(isStalePlan(Object.assign(new Error(), { ...stale, code: '42P01' })), false);
  assert.equal(isStalePlan(Object.assign(new Error(), { ...stale, routine: 'ExecInitFunc' })), false);
  assert.equal(isStalePlan(Object.assign(new Error(), { code: '0A000' })), false);
  assert.equal(isStalePlan(stale), false);
});
