import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { numbers } from '../../validation/random.ts';
import { contributionsFor } from './contributions.ts';

describe('contributions to the reserve fund', () => {
  it('are level where no early cost needs more', () => {
    assert.deepEqual(contributionsFor(0, [0, 0, 900]), [300, 300, 300]);
    assert.deepEqual(contributionsFor(300, [0, 0, 900]), [200, 200, 200]);
  });

  it('are higher until an early cost is paid', () => {
    assert.deepEqual(contributionsFor(0, [0, 800, 0, 0, 300]), [400, 400, 100, 100, 100]);
  });

  it('are nothing where the fund has enough', () => {
    assert.deepEqual(contributionsFor(5000, [0, 800, 100]), [0, 0, 0]);
  });

  it('never let the fund fall below zero, never rise, and leave it empty at the end, to the cent', () => {
    const next = numbers(9);
    for (let round = 0; round < 2000; round++) {
      const years = [10, 20, 30][Math.floor(next() * 3)] ?? 10;
      const spent = Array.from({ length: years }, () => (next() < 0.3 ? Math.floor(next() * 9_000_000) : 0));
      const start = next() < 0.5 ? 0 : Math.floor(next() * 20_000_000);
      const paid = contributionsFor(start, spent);
      assert.equal(paid.length, years);
      let fund = start;
      for (const [year, cents] of paid.entries()) {
        assert.ok(Number.isInteger(cents) && cents >= 0);
        // Rounding moves a cent between two years.
        if (year > 0) assert.ok(cents <= (paid[year - 1] ?? 0) + 1);
        fund += cents - (spent[year] ?? 0);
        assert.ok(fund >= 0, `${fund} in year ${year}`);
      }
      if (paid.some((cents) => cents > 0)) assert.equal(fund, 0);
    }
  });
});
