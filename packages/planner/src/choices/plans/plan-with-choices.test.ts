import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { NO_CHOICES } from '../choices.ts';
import type { PlanBasis } from './plan-basis.ts';
import { choicesPlans, labelsFor, planWithChoices, readChoicesFor } from './plan-with-choices.ts';

const BASIS: PlanBasis = {
  input: {
    address: { country: 'BE', zip_code: '9000', region: 'BE-VLG' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built: 1935,
    year_renovated: null,
    dwelling: { habitable_space_m2: 140 },
  },
  date: '2026-11-15',
  controls: {},
};

function planOf(basis: PlanBasis, search: string) {
  const { choices, rejected } = readChoicesFor(basis, search);
  assert.deepEqual(rejected, []);
  const outcome = planWithChoices(basis, choices);
  assert(outcome.kind === 'plan');
  return outcome.plan;
}

test('without choices the plan is the one the API makes', () => {
  const apiPlan = planRenovation(parseEstateInput(BASIS.input, BASIS.date), { date: BASIS.date });
  assert.equal(JSON.stringify(planOf(BASIS, '')), JSON.stringify(apiPlan));
});

test('the suggested plan keeps its wishes until the buyer has others', () => {
  const basis: PlanBasis = { ...BASIS, controls: { target_label: 'C', excluded_measures: ['solar_panels'] } };
  assert.equal(planOf(basis, '').controls.target_label, 'C');
  const changed = planOf(basis, 'target=B&wall_internal=off').controls;
  assert.equal(changed.target_label, 'B');
  assert.deepEqual(changed.excluded_measures, ['wall_internal', 'solar_panels']);
  assert.deepEqual(planOf(basis, 'solar_panels=on').controls.locked_measures, ['solar_panels']);
});

test('a corrected fact stands in for the given one', () => {
  const plan = planOf(BASIS, 'habitable_space_m2=95&window_glazing_type=TRIPLE');
  assert.equal(plan.floor_area_m2, 95);
  const glazing = plan.assumptions.find(({ fact }) => fact === 'window_glazing_type');
  assert.deepEqual([glazing?.value, glazing?.origin], ['TRIPLE', 'given']);
});

test('what this estate cannot have is left out of the reading', () => {
  const { choices, rejected } = readChoicesFor(
    BASIS,
    'year_built=2190&target=A%2B%2B&energy_label=G&storeys=3',
  );
  assert.deepEqual(rejected.toSorted(), ['energy_label', 'target', 'year_built']);
  assert.deepEqual(choices, { ...NO_CHOICES, facts: { storeys: '3' } });
});

test('the best label within a budget that is not there is the target', () => {
  const plan = planOf(BASIS, 'objective=best_label_within_budget');
  assert.equal(plan.controls.objective, 'least_investment');
});

test('what cannot be planned says why', () => {
  const why = (input: object) =>
    planWithChoices({ ...BASIS, input: { ...BASIS.input, ...input } }, NO_CHOICES);
  assert.deepEqual(why({ estate_type: 'LAND' }), { kind: 'none', why: 'notADwelling' });
  assert.deepEqual(why({ year_built: null }), { kind: 'none', why: 'yearMissing' });
  assert.deepEqual(why({ address: {} }), { kind: 'none', why: 'regionMissing' });
  assert.deepEqual(why({ year_renovated: 1900 }), { kind: 'none', why: 'other' });
});

test('labels are those of the region, none without one', () => {
  assert.deepEqual(labelsFor(BASIS), ['A+', 'A', 'B', 'C', 'D', 'E', 'F']);
  assert.deepEqual(labelsFor({ ...BASIS, input: {} }), []);
});

test('one choice after the other gives the plans that each gives alone', () => {
  const { planFor: plan } = choicesPlans(BASIS);
  const searches = [
    '',
    'budget=40000',
    'budget=39000',
    'target=C',
    'income=4',
    'budget=39000&storeys=3',
    'year_renovated=1900',
    'budget=39000&storeys=3',
    'wall_cavity=off&fossil_free=true',
    '',
  ];
  for (const search of searches) {
    const { choices } = readChoicesFor(BASIS, search);
    assert.equal(JSON.stringify(plan(choices)), JSON.stringify(planWithChoices(BASIS, choices)), search);
  }
  const impossible = { ...NO_CHOICES, facts: { year_renovated: '1900' } };
  assert.deepEqual(plan(impossible), { kind: 'none', why: 'other' });
  assert.equal(plan(NO_CHOICES).kind, 'plan');
});

test('facts that contradict each other have neither a plan nor prices', () => {
  const plans = choicesPlans(BASIS);
  const contradictory = { ...NO_CHOICES, facts: { year_renovated: '1900' } };
  assert.equal(plans.planFor(contradictory).kind, 'none');
  assert.deepEqual(plans.pricesFor(contradictory), []);
  assert.ok(plans.pricesFor(NO_CHOICES).length > 0);
});
