import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inOrder, SLOWEST_FIRST } from './test-order.ts';

test('the slow test files that are named exist, each once', () => {
  const lost = SLOWEST_FIRST.filter((file) => !existsSync(join(import.meta.dirname, '..', file)));
  assert.deepEqual(lost, []);
  assert.equal(new Set(SLOWEST_FIRST).size, SLOWEST_FIRST.length);
});

test('every file is run once: the slow ones first, the others by name', () => {
  const [slowest = '', second = ''] = SLOWEST_FIRST;
  assert.deepEqual(inOrder(['b', second, 'a', slowest]), [slowest, second, 'a', 'b']);
});
