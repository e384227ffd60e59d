import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previewOf } from './preview.ts';

const plan = (beforeEur: number, afterEur: number, hasOtherWorks = false) => ({
  beforeCents: beforeEur * 100,
  afterCents: afterEur * 100,
  hasOtherWorks,
});

test('where every plan was made, the change of all is one figure', () => {
  const preview = previewOf([plan(1000, 1100), plan(2000, 2000), plan(3000, 2950, true)], 3);
  assert.deepEqual([preview.plans, preview.sampled, preview.moved, preview.other_works], [3, 3, 2, 1]);
  assert.deepEqual(preview.change_of_all, { low: 50, expected: 50, high: 50 });
  assert.deepEqual(preview.change_per_plan, { p10: -50, p50: 0, p90: 100 });
  assert.deepEqual(preview.net_cost_p50, { before: 2000, after: 2000 });
});

test('a sample is reported with the margin of its mean', () => {
  // Changes of 0 and 200 EUR, half and half: a mean of 100 and, over 100 of 10,000 plans, 1.96 × 100.504 / 10 × √0.99 =
  // 19.6.
  const sample = Array.from({ length: 100 }, (_, index) => plan(1000, index % 2 === 0 ? 1000 : 1200));
  const { change_of_all: all } = previewOf(sample, 10_000);
  assert.equal(all.expected, 1_000_000);
  assert.equal(Math.round((all.high - all.expected) / 10_000), 20);
  assert.equal(Math.round(all.expected - all.low), Math.round(all.high - all.expected));
});

test('nothing to make is no error', () => {
  assert.deepEqual(previewOf([], 0).change_of_all, { low: 0, expected: 0, high: 0 });
});
