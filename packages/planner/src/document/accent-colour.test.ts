import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { accentStyle, contrast, readableOn } from './accent-colour.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast follows the published examples', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  // Source: WebAIM's contrast checker shows 4.54 for #767676 on white; read 2026.
  assert.equal(contrast('#767676', '#ffffff').toFixed(2), '4.54');
});

test('any accent becomes readable on light and on dark', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      assert.ok(contrast(readableOn('#fbfaf7', colour, '#000000'), '#fbfaf7') >= 4.5);
      assert.ok(contrast(readableOn('#111815', colour, '#ffffff'), '#111815') >= 4.5);
    }),
  );
});

test('a readable accent is left as it is', () => {
  assert.match(accentStyle('#1d5c4f'), /^:root\{--accent:#1d5c4f\}/);
});

test('what is no colour sets no style', () => {
  for (const value of [null, 'red', '#fff', '#12345g', '#123456}body{display:none'])
    assert.equal(accentStyle(value), '');
});
