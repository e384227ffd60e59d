import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareLabels, longTermGoal, type Plan, parseEstateInput, planRenovation } from '@rooftree/engine';
import { expectedResult, labelAfterStep } from './expected-result.ts';
import { LANGUAGES } from './language.ts';
import { words } from './words.ts';

const DATE = '2026-11-15';

function planOf(zipCode: string, yearBuilt: number): Plan {
  const scale = zipCode === '1000' ? 'brussels' : 'flanders';
  const estate = {
    address: { country: 'BE', zip_code: zipCode },
    estate_type: 'HOUSE',
    estate_format: 'SEMI_OPEN',
    year_built: yearBuilt,
    dwelling: { habitable_space_m2: 140 },
  };
  const options = { date: DATE, target_label: longTermGoal(scale) };
  return planRenovation(parseEstateInput(estate, DATE), options);
}

const PLANS = [planOf('9000', 1935), planOf('1000', 1935), planOf('1000', 1985), planOf('4000', 1965)];

test('after the works stands the middle of the range, not the shown house', () => {
  const flattered = PLANS.filter((plan) => {
    const { primary_kwh_per_m2: kwh } = expectedResult(plan);
    assert.ok(plan.target.reached);
    assert.ok(kwh <= plan.expected_result.primary_kwh_per_m2);
    return kwh > plan.result.primary_kwh_per_m2;
  });
  assert.ok(flattered.length > 0, 'the shown house gains more than most');
});

test('a plan that reaches its target is never shown with a worse label', () => {
  for (const plan of PLANS) {
    const { label } = expectedResult(plan);
    assert.ok(compareLabels(plan.label_scale, label, plan.target.label) <= 0, `${plan.region} ${label}`);
  }
});

test('no step promises more than the plan, and the last one as much', () => {
  for (const plan of PLANS) {
    const labels = plan.steps.map((step) => labelAfterStep(plan, step));
    assert.equal(labels.at(-1), expectedResult(plan).label);
    for (const [index, label] of labels.entries()) {
      const next = labels[index + 1] ?? label;
      assert.ok(compareLabels(plan.label_scale, next, label) <= 0, `${plan.region} ${labels}`);
    }
  }
});

test('a plan of an earlier version has the shown house', () => {
  const [plan] = PLANS;
  assert.ok(plan);
  const { label, primary_kwh_per_m2: kwh } = expectedResult({ ...plan, expected_result: null });
  assert.deepEqual([label, kwh], [plan.result.label, plan.result.primary_kwh_per_m2]);
});

test('a plan that leads to the label of today does not say that its works reach it', () => {
  const [plan] = PLANS;
  assert.ok(plan);
  const { labelAlready } = words('en');
  assert.equal(labelAlready(plan), '');
  const same = { ...plan, expected_result: { ...plan.expected_result, label: plan.baseline.label } };
  const { label } = plan.baseline;
  assert.match(
    labelAlready({ ...same, label_probabilities: { [label]: 0.8 } }),
    /^The home probably has label . already; with this plan the chance of it is /,
  );
  assert.equal(labelAlready({ ...same, label_probabilities: { [label]: 0.3 } }), '', 'it may not be');
  const stopped = {
    ...plan,
    steps: [],
    target: { ...plan.target, label: 'A', reason: { code: 'next_label_not_paid_back' } },
    label_probabilities: { [label]: 0.58 },
  };
  assert.match(labelAlready(stopped), /^The home probably has label . already: the chance of it is 58%\.$/);
});

test('a label that a certificate states is not only probable, unless something contradicts it', () => {
  const [plan] = PLANS;
  assert.ok(plan);
  const { label } = plan.baseline;
  const certified = {
    ...plan,
    expected_result: { ...plan.expected_result, label },
    label_probabilities: { [label]: 1 },
    unexplained_kwh_per_m2: 0,
    conflicts: [],
  };
  const target = { ...plan.target, label };
  for (const language of LANGUAGES) {
    const { labelAlready } = words(language);
    const text = labelAlready(certified);
    assert.doesNotMatch(text, /probabl|waarschijnlijk/, language);
    assert.match(text, /%/, 'a certificate after the works may differ');
    assert.doesNotMatch(
      labelAlready({ ...certified, steps: [], target }),
      /%|probabl|waarschijnlijk/,
      language,
    );
    const doubt = { code: 'label_against_score' as const, facts: [], believed: 'energy_label' };
    assert.match(labelAlready({ ...certified, conflicts: [doubt] }), /probabl|waarschijnlijk/, language);
  }
});

test('another list of works names its label where the plan leads to another one', () => {
  const [plan] = PLANS;
  assert.ok(plan);
  const other = {
    added: [],
    dropped: ['windows_triple' as const],
    more_eur: 0,
    net_cost_eur: 9000,
    probability: 0.6,
  };
  const { alternative } = words('en');
  const { label } = expectedResult(plan);
  assert.match(alternative(other, { ...plan, target: { ...plan.target, label } }), /chance of 60%$/);
  const target = { ...plan.target, label: 'B', probability: 0.6 };
  const expected_result = { ...plan.expected_result, label: 'C', probability: 0.9 };
  assert.match(alternative(other, { ...plan, target, expected_result }), /chance of 60% \(label B\)$/);
});

test('who lets the home reads that the tenant saves; a second home saves less', () => {
  const { ownersPayback, catalogue } = words('en');
  const { tenantSaves, partOfYear } = catalogue.lead;
  assert.equal(ownersPayback('occupier', 'Nine years.'), 'Nine years.');
  assert.equal(ownersPayback(null, 'Nine years.'), 'Nine years.');
  assert.equal(ownersPayback('second_home', 'Nine years.'), `Nine years. ${partOfYear}`);
  for (const owner of ['landlord', 'social_landlord'] as const)
    assert.equal(ownersPayback(owner, 'Nine years.'), tenantSaves);
});
