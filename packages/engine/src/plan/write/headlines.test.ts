/** Headlines that do not flatter. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import { compareLabels, labelBounds, labelOf } from '../../label/label.ts';
import { type Place, plan } from '../../testing/adviser-plan.ts';

const CASES = (['VLG', 'BRU', 'WAL', 'NL'] as const).flatMap((place) =>
  [1935, 1965, 1985].map((year) => [place, year] as const),
);

test('finding 10: what to expect after the works is what half of the houses reach, with the middle of their savings', () => {
  for (const [place, year] of CASES) {
    const told = plan(place, 'SEMI_OPEN', year, { habitable_space_m2: 140 });
    const { expected_result: expected, ranges, label_scale: scale, target, totals } = told;
    assert.ok(expected.probability >= 0.5, `${place} ${year}`);
    assert.equal(labelOf(scale, expected.primary_kwh_per_m2), expected.label);
    const middle = ranges.result_primary_kwh_per_m2.p50;
    assert.ok(Math.abs(expected.primary_kwh_per_m2 - middle) <= 0.05 * middle + 1, `${place} ${year}`);
    if (target.reached) assert.ok(compareLabels(scale, expected.label, target.label) <= 0);
    if (target.label === expected.label) assert.equal(expected.probability, target.probability);
    assert.equal(totals.savings.bill_eur, ranges.baseline_bill_eur.p50 - expected.bill_eur);
    assert.equal(totals.savings.bill_eur, ranges.savings_bill_eur.p50);
  }
});

test('works that change nothing leave the score of today', () => {
  const facts = { habitable_space_m2: 180, heating_type: 'GAS', heating_installation_year: 2014 } as const;
  const { baseline, steps, expected_result: end } = plan('VLG', 'OPEN', 2014, facts);
  assert.deepEqual(
    steps.flatMap(({ works }) => works.map(({ work }) => work)),
    ['boiler_condensing'],
  );
  assert.equal(end.primary_kwh_per_m2, Math.round(baseline.primary_kwh_per_m2));
});

test('what to expect gets better step by step, and the last step is the plan', () => {
  for (const [place, year] of CASES) {
    const { steps, expected_result: end, label_scale: scale } = plan(place, 'OPEN', year, {});
    for (const [index, { expected_after: after }] of steps.entries()) {
      const before = steps[index - 1]?.expected_after;
      if (before) assert.ok(compareLabels(scale, after.label, before.label) <= 0, `${place} ${year}`);
    }
    assert.deepEqual(steps.at(-1)?.expected_after, end);
  }
});

test('the law is the reason of no step but the first after which the home meets it', () => {
  const facts = { habitable_space_m2: 150, energy_label: 'F' } as const;
  let duties = 0;
  for (const year of [1925, 1955, 1985]) {
    const { steps, milestones } = plan('BRU', 'SEMI_OPEN', year, facts);
    for (const { number, timing } of steps) {
      if (timing.reason !== 'duty') continue;
      duties += 1;
      const isMet = milestones.some((one) => one.duty === timing.duty && one.met_after_step === number);
      assert.ok(isMet, `${year}`);
    }
  }
  assert.ok(duties > 0);
});

test('where the chance of the target is a half or more, the middle of the result has reached it', () => {
  const close: readonly (readonly [Place, Parameters<typeof plan>[1], number, DwellingFacts])[] = [
    ['WAL', 'SEMI_OPEN', 1968, { floor_insulation_type: 'NONE', attic_usage: 'HABITABLE' }],
    ['VLG', 'OPEN', 1993, { habitable_space_m2: 139, inclined_roof_insulation_type: 'NONE' }],
    ['WAL', 'CLOSED', 1936, { habitable_space_m2: 228, energy_score_kwh_per_m2: 237 }],
    ['NL', 'APARTMENT', 1971, { habitable_space_m2: 64, heating_type: 'GAS', energy_score_kwh_per_m2: 499 }],
    [
      'NL',
      'CLOSED',
      1918,
      {
        habitable_space_m2: 86,
        inclined_roof_insulation_type: 'CM_1_5',
        outer_wall_insulation_type: 'CM_11_15',
        heating_type: 'GAS',
        heating_installation_year: 2003,
        energy_score_kwh_per_m2: 449,
      },
    ],
    ...CASES.map(([place, year]) => [place, 'SEMI_OPEN', year, { habitable_space_m2: 140 }] as const),
  ];
  for (const [place, format, year, facts] of close) {
    // Asked for: all the way to the goal, whatever its last label costs.
    const { label } = plan(place, format, year, facts).target;
    const {
      target,
      ranges,
      label_scale: scale,
      expected_result: expected,
    } = plan(place, format, year, facts, { target_label: label });
    assert.ok(target.probability >= 0.5, `${place} ${year}`);
    const { p50 } = ranges.result_primary_kwh_per_m2;
    assert.ok(p50 <= labelBounds(scale, target.label).high, `${place} ${year}: ${p50}`);
    assert.ok(compareLabels(scale, expected.label, target.label) <= 0, `${place} ${year}: ${expected.label}`);
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

test('finding 15: beside the plan stands what a chance of 0.8 costs, in euros and works', () => {
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
