import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import { plan, worksOf } from '../../testing/adviser-plan.ts';

describe('finding 20: near ties are stated', () => {
  it('each costs at most 3 % more, is as sure as required, and is a plan that can be had', () => {
    let alternatives = 0;
    for (const place of ['VLG', 'BRU', 'WAL', 'NL'] as const) {
      for (const year of [1955, 1972, 1985]) {
        const facts = { habitable_space_m2: 140 };
        const target_label = place === 'BRU' ? 'C-' : 'A';
        const even = { target_label, confidence: 0.5 };
        const shown = plan(place, 'SEMI_OPEN', year, facts, { ...even, withDecision: true });
        for (const other of shown.decision?.alternatives ?? []) {
          alternatives += 1;
          assert.ok(other.more_eur >= 0 && other.more_eur <= 0.03 * shown.totals.net_cost + 0.01);
          assert.ok(other.probability >= 0.5 && other.probability >= shown.target.probability - 0.06);
          assert.ok(other.dropped.length > 0);
          const works = worksOf(shown);
          assert.ok(other.dropped.every((code) => works.includes(code)));
          assert.ok(other.added.every((code) => !works.includes(code)));
          const had = plan(place, 'SEMI_OPEN', year, facts, {
            ...even,
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

it('nothing is as good as works that a small budget pays for', () => {
  const facts: DwellingFacts = {
    habitable_space_m2: 115,
    inclined_roof_insulation_type: 'NONE',
    heating_type: 'GAS',
    heating_installation_year: 1999,
  };
  const { decision, totals } = plan('WAL', 'CLOSED', 1930, facts, { budget_eur: 8000, withDecision: true });
  for (const { net_cost_eur: eur } of decision?.alternatives ?? []) {
    assert.ok(eur >= 0.97 * totals.net_cost);
  }
});
