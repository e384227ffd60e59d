import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cases } from '../../testing/long.ts';
import { numbers } from '../../validation/random.ts';
import { leastCostMix, leastMixCents, type MixOption } from './least-cost-mix.ts';

function tried(options: readonly (readonly MixOption[])[], limit: number, at = 0): number {
  const own = options[at];
  if (own === undefined) return limit >= -1e-6 ? 0 : Number.POSITIVE_INFINITY;
  return Math.min(...own.map(({ cents, load }) => cents + tried(options, limit - load, at + 1)));
}

describe('the least cost mix', () => {
  it('is that of every mix', () => {
    const next = numbers(77);
    for (let round = 0; round < cases(300, 5000); round++) {
      const lists = Array.from({ length: 1 + Math.floor(next() * 6) }, () =>
        Array.from({ length: 1 + Math.floor(next() * 4) }, () => ({
          cents: Math.floor(next() * 50) * 100,
          load: Math.floor(next() * 30),
        })),
      );
      // Some are alike.
      const options = lists.map((own, index) => (index % 3 === 2 ? (lists[0] ?? own) : own));
      const sameAs = options.map((own, index) => options.slice(0, index).lastIndexOf(own));
      const limit = options.length * 30 * next();
      const mix = leastCostMix(options, limit, sameAs);
      const least = tried(options, limit);
      if (!Number.isFinite(least)) assert.equal(mix, null);
      else {
        assert.equal(mix?.cents, least, JSON.stringify({ options, limit }));
        assert.ok(leastMixCents(options, limit) <= least + 1e-6);
        assert.ok(mix?.isProven);
      }
    }
  });
});
