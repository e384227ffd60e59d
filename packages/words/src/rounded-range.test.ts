import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rounded, roundedCostRange, roundedRange } from './rounded-range.ts';

test('two significant figures, outwards', () => {
  assert.deepEqual(roundedRange({ p10: 19_095, p90: 48_802 }, 31_023), { p10: 19_000, p90: 49_000 });
  assert.deepEqual(roundedRange({ p10: 91, p90: 93 }, 95), { p10: 91, p90: 95 });
  assert.deepEqual(roundedRange({ p10: -12.4, p90: 0 }, -3), { p10: -13, p90: 0 });
  assert.equal(rounded(31_023), 31_000);
  assert.equal(rounded(7.6), 8);
});

test('a cost begins at nothing where its least is no price of a work', () => {
  assert.deepEqual(roundedCostRange({ p10: 29, p90: 10_303 }, 5724), { p10: 0, p90: 11_000 });
  assert.deepEqual(roundedCostRange({ p10: 973, p90: 22_622 }, 8000), { p10: 970, p90: 23_000 });
});

test('a range holds the figure beside it and all that it held before', () => {
  const eur = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(eur, eur, eur, (a, b, figure) => {
      const exact = { p10: Math.min(a, b), p90: Math.max(a, b) };
      const shown = roundedRange(exact, figure);
      assert.ok(shown.p10 <= Math.min(exact.p10, figure) && shown.p90 >= Math.max(exact.p90, figure));
    }),
  );
});
