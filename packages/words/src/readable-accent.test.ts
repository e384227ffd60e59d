import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { contrast, readableAccent } from './readable-accent.ts';

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
      assert.ok(contrast(readableAccent(colour, 'light'), '#fbfaf7') >= 4.5);
      assert.ok(contrast(readableAccent(colour, 'dark'), '#111815') >= 4.5);
    }),
  );
});

test('a readable accent is left as it is', () => {
  assert.equal(readableAccent('#1d5c4f', 'light'), '#1d5c4f');
});
