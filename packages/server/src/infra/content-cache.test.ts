import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ContentCache } from './content-cache.ts';

function counted() {
  const made: string[] = [];
  const cache = new ContentCache<string>(10, (value) => value.length);
  const get = (content: string, isHeld?: () => boolean) =>
    cache.get(
      { content },
      async () => {
        made.push(content);
        return content;
      },
      isHeld,
    );
  return { made, get, cache };
}

test('the same content is made once, also for those who come at the same moment', async () => {
  const { made, get } = counted();
  assert.deepEqual(await Promise.all([get('a'), get('a'), get('b')]), ['a', 'a', 'b']);
  await get('a');
  assert.deepEqual(made, ['a', 'b']);
});

test('what was not asked for the longest goes first', async () => {
  const { made, get } = counted();
  for (const content of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) await get(content);
  assert.deepEqual(made, ['aaaa', 'bbbb', 'cccc', 'bbbb']);
});

test('what fails, or must not be held, is made again', async () => {
  const { made, get, cache } = counted();
  await get('a', () => false);
  await get('a');
  assert.deepEqual(made, ['a', 'a']);
  const failing = () => cache.get('f', () => Promise.reject(new Error('failed')));
  await assert.rejects(Promise.all([failing(), failing()]), /failed/);
  assert.equal(await cache.get('f', async () => 'good'), 'good');
});
