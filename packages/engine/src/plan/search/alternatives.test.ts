import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plan, worksOf } from '../../testing/adviser-plan.ts';

describe('finding 20: near ties are stated', () => {
  it('each costs at most 3 % more, is as sure as required, and is a plan that can be had', () => {
    let alternatives = 0;
    for (const place of ['VLG', 'BRU', 'WAL', 'NL'] as const) {
      for (const year of [1955, 1972, 1985]) {
        const facts = { habitable_space_m2: 140 };
        const shown = plan(place, 'SEMI_OPEN', year, facts, { withDecision: true });
        for (const other of shown.decision?.alternatives ?? []) {
          alternatives += 1;
          assert.ok(other.more_eur >= 0 && other.more_eur <= 0.03 * shown.totals.net_cost + 0.01);
          assert.ok(other.probability >= 0.5, `${place} ${year}`);
          assert.ok(other.dropped.length > 0);
          const works = worksOf(shown);
          assert.ok(other.dropped.every((code) => works.includes(code)));
          assert.ok(other.added.every((code) => !works.includes(code)));
          const had = plan(place, 'SEMI_OPEN', year, facts, {
            excluded_measures: other.dropped,
            locked_measures: other.added,
          });
          assert.ok(had.totals.net_cost <= other.net_cost_eur + 0.01, `${place} ${year}`);
        }
      }
    }
    assert.ok(alternatives > 0);
  });
});
