import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { batchLookups } from './batch-lookups.ts';

const rowsOf = (ids: string[]) =>
  ids.flatMap((id) => (id === 'unknown' ? [] : [{ id, name: `name of ${id}` }]));

test('whoever asks in one turn shares a question, and gets the own rows', async () => {
  const asked: string[][] = [];
  const find = batchLookups(async (ids) => {
    asked.push(ids);
    return [...rowsOf(ids), ...rowsOf(ids)];
  });
  const answers = await Promise.all([find('a'), find('b'), find('unknown'), find('a')]);
  assert.deepEqual(asked, [['a', 'b', 'unknown']]);
  const twice = (id: string) => [...rowsOf([id]), ...rowsOf([id])];
  assert.deepEqual(answers, [twice('a'), twice('b'), [], twice('a')]);
});

test('nobody waits for a question that is under way, nor gets its answer', async () => {
  const asked: string[][] = [];
  const first = Promise.withResolvers<void>();
  const find = batchLookups(async (ids) => {
    asked.push(ids);
    if (asked.length === 1) await first.promise;
    return rowsOf(ids);
  });
  const slow = find('a');
  await nextTurn();
  assert.deepEqual(await find('a'), rowsOf(['a']));
  assert.deepEqual(asked, [['a'], ['a']]);
  first.resolve();
  assert.deepEqual(await slow, rowsOf(['a']));
});

test('a question that fails fails for those who asked it, and not for the next', async () => {
  let isDown = true;
  const find = batchLookups(async (ids) => {
    if (isDown) throw new Error('down');
    return rowsOf(ids);
  });
  const both = await Promise.allSettled([find('a'), find('b')]);
  assert.deepEqual(
    both.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  isDown = false;
  assert.deepEqual(await find('a'), rowsOf(['a']));
});
