import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accentStyle } from './accent-style.ts';

test('a readable accent is left as it is', () => {
  assert.match(accentStyle('#1d5c4f'), /^:root\{--accent:#1d5c4f\}/);
});

test('what is no colour sets no style', () => {
  for (const value of [null, 'red', '#fff', '#12345g', '#123456}body{display:none'])
    assert.equal(accentStyle(value), '');
});
