import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '../testing/until.ts';
import { shareFor } from './share-for.ts';

test('runs once for all who ask at the same time, and again later, after a failure too', async () => {
  let runs = 0;
  const get = shareFor(1, async () => {
    runs += 1;
    if (runs === 1) throw new Error('first');
    return runs;
  });
  const first = await Promise.allSettled([get(), get(), get()]);
  assert.deepEqual(new Set(first.map(({ status }) => status)), new Set(['rejected']));
  assert.equal(runs, 1);
  await until(async () => (await get().catch(() => 0)) > 1);
});
