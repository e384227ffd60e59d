/** Headlines that do not flatter. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelOf } from '../../label/label.ts';
import { plan } from '../../testing/adviser-plan.ts';

const CASES = (['VLG', 'BRU', 'WAL', 'NL'] as const).flatMap((place) =>
  [1935, 1965, 1985].map((year) => [place, year] as const),
);

test('what to expect after the works is the middle of its range, label included', () => {
  for (const [place, year] of CASES) {
    const told = plan(place, 'SEMI_OPEN', year, { habitable_space_m2: 140 });
    const { result_primary_kwh_per_m2: score, result_bill_eur: bill } = told.ranges;
    assert.deepEqual(told.expected_result, {
      label: labelOf(told.label_scale, score.p50),
      primary_kwh_per_m2: score.p50,
      bill_eur: bill.p50,
    });
  }
});

test('the middle of the cost is a middle: it moves with the houses, not with the shown figure', () => {
  const isShown = CASES.filter(([place, year]) => {
    const { ranges, totals } = plan(place, 'SEMI_OPEN', year, { habitable_space_m2: 140 });
    const { p10, p50, p90 } = ranges.total_estimated_cost_incl_vat;
    assert.ok(p10 <= p50 && p50 <= p90);
    return p50 === Math.round(totals.total_estimated_cost_incl_vat + totals.contingency);
  });
  assert.ok(isShown.length < CASES.length / 2, 'the shown figure is no quantile');
});

test('beside the plan stands what a chance of 0.8 costs, in euros and works', () => {
  let rungs = 0;
  for (const [place, year] of CASES.slice(0, 4)) {
    const told = plan(place, 'SEMI_OPEN', year, { habitable_space_m2: 140 }, { withDecision: true });
    const rung = told.decision?.next_rung;
    if (rung == null) continue;
    rungs += 1;
    assert.ok(rung.probability >= 0.8 && rung.more_eur >= 0, `${place} ${year}`);
    assert.ok(rung.added.length + rung.dropped.length > 0);
    const surer = plan(place, 'SEMI_OPEN', year, { habitable_space_m2: 140 }, { confidence: 0.8 });
    assert.equal(
      rung.net_cost_eur,
      surer.totals.net_cost,
      'it is the plan that a caller gets who asks for it',
    );
  }
  assert.ok(rungs > 0);
});

test('a label that a duty in force asks for is planned with a chance of 0.8, unless another is asked', () => {
  const facts = { habitable_space_m2: 150, energy_label: 'F' } as const;
  const bound = plan('VLG', 'SEMI_OPEN', 1955, facts, { target_label: 'D' });
  assert.equal(bound.controls.confidence, 0.8);
  assert.ok(bound.target.probability >= 0.8);
  assert.equal(
    plan('VLG', 'SEMI_OPEN', 1955, facts, { target_label: 'D', confidence: 0.5 }).controls.confidence,
    0.5,
  );
  assert.equal(plan('VLG', 'SEMI_OPEN', 1955, facts).controls.confidence, 0.5);
  assert.equal(plan('WAL', 'SEMI_OPEN', 1955, facts, { target_label: 'D' }).controls.confidence, 0.5);
});
