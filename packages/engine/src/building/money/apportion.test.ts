import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { numbers } from '../../validation/random.ts';
import { apportion } from './apportion.ts';

describe('apportion', () => {
  it('gives the largest remainders a cent more', () => {
    assert.deepEqual(apportion(100, [1, 1, 1]), [34, 33, 33]);
    assert.deepEqual(apportion(101, [333, 333, 334]), [34, 33, 34]);
    assert.deepEqual(apportion(-100, [1, 1, 1]), [-34, -33, -33]);
  });

  it('adds up to the cent for 10,000 random keys, and asks nothing of those whom the key leaves out', () => {
    const uniform = numbers(34);
    for (let round = 0; round < 10_000; round++) {
      const weights = Array.from({ length: 1 + Math.floor(uniform() * 60) }, () =>
        uniform() < 0.2 ? 0 : Math.ceil(uniform() * 500),
      );
      if (!weights.some((weight) => weight > 0)) weights[0] = 1;
      const cents = Math.floor(uniform() * 100_000_000);
      const parts = apportion(cents, weights);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      assert.equal(
        parts.reduce((sum, part) => sum + part, 0),
        cents,
      );
      for (const [index, part] of parts.entries()) {
        const exact = (cents * (weights[index] ?? 0)) / total;
        assert.ok(Math.abs(part - exact) < 1, `${part} is not within a cent of ${exact}`);
        if (weights[index] === 0) assert.equal(part, 0);
      }
    }
  });
});
