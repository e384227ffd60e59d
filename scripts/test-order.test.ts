import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { costOf, DEAREST, inOrder } from './test-order.ts';

test('the dear test files that are named exist, the dearest first', () => {
  const lost = DEAREST.filter((file) => !existsSync(join(import.meta.dirname, '..', file)));
  assert.deepEqual(lost, []);
  assert.deepEqual(
    DEAREST.map(costOf),
    DEAREST.map(costOf).toSorted((a, b) => b - a),
  );
});

test('every file is run once: the dear ones first, the others by name', () => {
  const dearest = DEAREST.at(0) ?? '';
  const last = DEAREST.at(-1) ?? '';
  assert.ok(costOf(dearest) > costOf(last));
  assert.deepEqual(inOrder(['b', last, 'a', dearest]), [dearest, last, 'a', 'b']);
});
