import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import { defaultThreads } from './default-threads.ts';

const GIB = 1024 ** 3;

test('a thread for each core, as far as the memory reaches', () => {
  assert.equal(defaultThreads(2, 16 * GIB), 2);
  assert.equal(defaultThreads(16, GIB), 2);
  assert.equal(defaultThreads(16, 4 * GIB), 8);
  assert.equal(defaultThreads(4, GIB / 4), 1);
});

test('on this machine at least one, and no more than it has cores', () => {
  const threads = defaultThreads();
  assert.ok(Number.isInteger(threads) && threads >= 1 && threads <= availableParallelism(), `${threads}`);
});
