import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Decision, measuresOf, type Plan, parseEstateInput, planRenovation } from '@rooftree/engine';
import { labelAfterStep } from './expected-result.ts';
import { firstStepOf } from './first-step.ts';
import { writeLabel } from './label-colours.ts';
import { words } from './words.ts';

const DATE = '2026-11-15';
const en = words('en');

const plan: Plan = planRenovation(
  parseEstateInput(
    {
      address: { country: 'BE', zip_code: '9000' },
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1962,
      dwelling: { habitable_space_m2: 150, heating_type: 'OIL', window_glazing_type: 'SINGLE' },
    },
    DATE,
  ),
  { date: DATE, withDecision: true },
);
const [first, second] = plan.steps;

/** As the engine decided, but for the works of one step. */
function decisionWith(number: number, certainty: 'core' | 'depends'): Decision {
  assert.ok(plan.decision);
  const step = plan.steps[number - 1];
  assert.ok(step);
  const measures = measuresOf(step);
  const works = plan.decision.works.map((work) => ({
    ...work,
    certainty: measures.includes(work.measure) ? certainty : ('core' as const),
  }));
  return { ...plan.decision, works };
}

test('without a decision the first step is that of the plan, with the label that it reaches', () => {
  assert.ok(first);
  const found = firstStepOf(plan, null, en);
  assert.equal(found?.step.number, 1);
  assert.equal(found?.label, writeLabel(labelAfterStep(plan, first)));
});

test('what depends on a fact is not the first step, and a later step names no label', () => {
  const found = firstStepOf(plan, decisionWith(1, 'depends'), en);
  assert.equal(found?.step, second);
  assert.equal(found?.label, null);
});

test('its works are named as within a sentence, and its price has two figures', () => {
  assert.ok(first);
  const found = firstStepOf(plan, decisionWith(1, 'core'), en);
  assert.ok(found);
  const [name = ''] = measuresOf(first).map(en.work);
  assert.equal(found.works.charAt(0), name.charAt(0).toLowerCase());
  assert.equal(found.works.split(' + ').length, measuresOf(first).length);
  assert.match(String(found.roundedNet), /^\d{1,2}0*$/);
});

test('a plan without steps has no first step', () => {
  assert.equal(firstStepOf({ ...plan, steps: [] }, null, en), null);
});

test('where no step is right in any case, the first one says what to find out before it', () => {
  assert.ok(plan.decision && first);
  const works = plan.decision.works.map((work) => ({
    ...work,
    certainty: 'depends' as const,
    share_of_cases: 0.6,
    decided_by: { fact: 'window_glazing_type', answers: [] },
  }));
  const found = firstStepOf(plan, { ...plan.decision, works }, en);
  assert.equal(found?.step, first);
  assert.match(found.works, / \(first check: glazing\)$/);
});
