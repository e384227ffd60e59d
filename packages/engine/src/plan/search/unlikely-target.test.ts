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

it('a target that is not as sure as required is still aimed at where an even chance can be had', () => {
  const even = plan('WAL', 'SEMI_OPEN', 1962, PELLETS, { target_label: 'A' });
  const sure = plan('WAL', 'SEMI_OPEN', 1962, PELLETS, { target_label: 'A', confidence: 0.8 });
  assert.equal(even.target.reached, true);
  assert.deepEqual([sure.target.reached, sure.target.reason?.code], [false, 'not_sure_enough']);
  assert.ok(sure.target.probability >= even.target.probability);
  assert.equal(sure.expected_result.label, 'A');
  assert.ok(sure.totals.net_cost <= 1.25 * even.totals.net_cost + 0.01);
});
