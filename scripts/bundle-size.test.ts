import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundleKilobytes } from '../bench/engine/bundle-size.ts';

/**
 * kB gzipped: the page of a buyer loads the whole engine over a phone's connection. The goal is 75 (`npm run bench --
 * engine`); gzip's result differs a little between processors.
 */
const MOST_KILOBYTES = 76;

test('the engine stays small enough for a page', async () => {
  const kilobytes = await bundleKilobytes();
  assert.ok(kilobytes <= MOST_KILOBYTES, `${kilobytes} kB`);
});
