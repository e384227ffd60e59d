import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedEuro } from './signed-euro.ts';

test('a gain and a loss have their sign before the amount, nothing has none', () => {
  assert.equal(signedEuro('en', 12.4), '+€12');
  assert.equal(signedEuro('en', -1234.5), '\u2212€1,234');
  assert.equal(signedEuro('en', -0.3), '€0');
  assert.equal(signedEuro('fr-BE', -8), '\u22128\u00a0€');
});
