import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Status } from '@rooftree/client/members';
import { isOld, isQueueStuck, isStorageWrong } from './status.ts';

// Only these fields are read.
const queue = (workers: number, oldest_wait_seconds: number) => ({ workers, oldest_wait_seconds }) as Status;

test('a queue without workers, or with a long wait, is stuck', () => {
  assert.equal(isQueueStuck(queue(1, 300)), false);
  assert.equal(isQueueStuck(queue(1, 301)), true);
  assert.equal(isQueueStuck(queue(0, 0)), true);
});

test('no backup, or one of before two days, is old', () => {
  assert.equal(isOld(null), true);
  assert.equal(isOld(2 * 86_400), false);
  assert.equal(isOld(2 * 86_400 + 1), true);
});

test('a store that does not answer, or is nearly full, is wrong', () => {
  const storage = (is_reachable: boolean, free_mib: number | null) =>
    ({ is_reachable, free_mib }) as Parameters<typeof isStorageWrong>[0];
  assert.equal(isStorageWrong(storage(true, 2048)), false);
  assert.equal(isStorageWrong(storage(true, null)), false, 'a bucket has no end');
  assert.equal(isStorageWrong(storage(true, 1023)), true);
  assert.equal(isStorageWrong(storage(false, 2048)), true);
});
