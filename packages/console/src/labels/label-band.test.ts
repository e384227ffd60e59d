import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandOf } from './label-band.ts';

test('a certified label is a band of its own', () => {
  assert.deepEqual(
    [bandOf({ scale: 'flanders', now: 'E', probabilities: null })].map((band) => [band?.best, band?.worst]),
    [['E', 'E']],
  );
});

test('chances make a band from the best to the worst that is likely', () => {
  const band = bandOf({ scale: 'flanders', now: 'D', probabilities: { C: 0.3, D: 0.4, E: 0.3 } });
  assert.deepEqual([band?.best, band?.worst], ['C', 'E']);
});

test('a label of another scale, or none, has no band', () => {
  assert.equal(bandOf({ scale: 'flanders', now: 'G', probabilities: null }), null);
  assert.equal(bandOf({ scale: 'flanders', now: null, probabilities: null }), null);
});
