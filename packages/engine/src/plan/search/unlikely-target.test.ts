import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import { plan } from '../../testing/adviser-plan.ts';

const PELLETS: DwellingFacts = {
  habitable_space_m2: 160,
  heating_type: 'WOOD',
  heating_device: 'WOOD_BOILER',
  heating_installation_year: 2015,
};

describe('a target that no works make likely', () => {
  it('gives the best label that is likely, and what the next one would cost', () => {
    const options = { target_label: 'A', withDecision: true };
    const {
      target,
      expected_result: expected,
      totals,
      decision,
    } = plan('WAL', 'OPEN', 1975, PELLETS, options);
    assert.deepEqual([target.reached, target.reason?.code], [false, 'target_not_likely']);
    const values = target.reason?.values ?? {};
    assert.deepEqual([values['label'], values['next_label']], ['B', 'A']);
    assert.equal(expected.label, 'B');
    assert.ok(expected.probability >= 0.5);
    assert.ok(Number(values['next_percent']) < 50 && Number(values['next_eur']) > 20_000);
    const lower = plan('WAL', 'OPEN', 1975, PELLETS, { target_label: 'B' });
    assert.equal(totals.net_cost, lower.totals.net_cost, 'no works beyond those of the label');
    assert.equal(decision?.next_rung, null);
    assert.ok(
      (decision?.probability_if_known ?? 0) > 0.5,
      'the decision is about the label that is aimed at',
    );
  });
});

describe('a goal that nobody has set', () => {
  const pellets: DwellingFacts = { ...PELLETS, heating_installation_year: 2021, storeys: 2 };

  it('is not led with where its last labels cost far more than all before them', () => {
    const lead = plan('WAL', 'SEMI_OPEN', 1965, pellets);
    const asked = plan('WAL', 'SEMI_OPEN', 1965, pellets, { target_label: 'A' });
    assert.equal(asked.target.reached, true);
    assert.deepEqual(
      [lead.target.label, lead.target.reached, lead.target.reason?.code],
      ['A', false, 'target_not_likely'],
    );
    const { label, next_label, next_eur, next_percent } = lead.target.reason?.values ?? {};
    assert.ok(lead.totals.net_cost < asked.totals.net_cost / 2);
    assert.equal(
      lead.totals.net_cost,
      plan('WAL', 'SEMI_OPEN', 1965, pellets, { target_label: String(label) }).totals.net_cost,
    );
    const next = plan('WAL', 'SEMI_OPEN', 1965, pellets, { target_label: String(next_label) });
    assert.ok(Math.abs(Number(next_eur) - (next.totals.net_cost - lead.totals.net_cost)) <= 1);
    assert.equal(Number(next_percent), Math.round(100 * next.target.probability));
  });

  it('is led with where the law asks every owner for it', () => {
    for (const year of [1905, 1935, 1965, 1995]) {
      const { target } = plan('BRU', 'SEMI_OPEN', year, { habitable_space_m2: 150 });
      assert.ok(target.reached, `${year}: ${target.reason?.code}`);
    }
  });
});

it('a target that is not as sure as required is still aimed at where an even chance can be had', () => {
  const even = plan('WAL', 'SEMI_OPEN', 1962, PELLETS, { target_label: 'A' });
  const sure = plan('WAL', 'SEMI_OPEN', 1962, PELLETS, { target_label: 'A', confidence: 0.8 });
  assert.equal(even.target.reached, true);
  assert.deepEqual([sure.target.reached, sure.target.reason?.code], [false, 'not_sure_enough']);
  assert.ok(sure.target.probability >= even.target.probability);
  assert.equal(sure.expected_result.label, 'A');
  assert.ok(sure.totals.net_cost <= 1.25 * even.totals.net_cost + 0.01);
});
