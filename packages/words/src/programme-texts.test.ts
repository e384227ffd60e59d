import assert from 'node:assert/strict';
import { test } from 'node:test';
import { programmeWords } from './programme-texts.ts';

const words = programmeWords('en');
const budget = {
  kind: 'BUDGET',
  year: 2027,
  trade: null,
  place: null,
  label: null,
  comparison: 'AT_MOST',
  unit: 'CENTS',
} as const;
const textOf = (amount: number, price: number | null) =>
  words.limit({ ...budget, amount, used: amount, price }, 'CENTS');

test('a limit says what a small change of it brings, never what twice the limit would', () => {
  assert.match(textOf(8_000_000, 0.2), /€10,000 more would save €2,000\.$/);
  assert.match(textOf(800_000_000, 0.2), /€100,000 more would save €20,000\.$/);
  assert.match(textOf(0, 0.2), /€1,000 more would save €200\.$/);
});

test('a limit without a price, and one of a programme that is not within its limits, promise nothing', () => {
  assert.match(textOf(8_000_000, 0.0001), /would save nothing\.$/);
  assert.equal(textOf(8_000_000, null), 'Budget 2027: €80,000 of €80,000.');
});
