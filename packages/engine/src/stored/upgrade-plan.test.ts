import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Plan } from '../contract/plan.ts';
import { ENGINE_VERSION, parseEstateInput, planRenovation } from '../index.ts';
import { isEarlierEngine, upgradePlan, wishesOf } from './upgrade-plan.ts';

const DATE = '2026-11-15';
const planOf = (estate_type: string): Plan =>
  planRenovation(
    parseEstateInput(
      {
        address: { country: 'BE', zip_code: '9000' },
        estate_type,
        year_built: 1958,
        dwelling: { heating_type: 'GAS' },
      },
      DATE,
    ),
    { date: DATE },
  );

/** As version 0.1.0 wrote it. */
function asFirstVersion({
  cash_flow: _flow,
  milestones: _duties,
  decision: _decision,
  ...plan
}: Plan): unknown {
  const { confidence: _confidence, fossil_free: _fossilFree, ...controls } = plan.controls;
  const { probability: _probability, ...target } = plan.target;
  const { contingency: _contingency, ...totals } = plan.totals;
  const steps = plan.steps.map(({ timing: _timing, track: _track, ...step }) => ({
    ...step,
    works: step.works.map(({ track: _own, ...work }) => work),
  }));
  const loans = plan.loans.map(({ conditions: _conditions, ...loan }) => loan);
  return { ...plan, engine_version: '0.1.0', controls, target, totals, steps, loans };
}

describe('a stored plan', () => {
  it('of this version is read as it is', () => {
    const plan = planOf('HOUSE');
    assert.equal(upgradePlan(plan), plan);
  });

  it('of a newer version, which runs beside this one during an update, is read as it is', () => {
    const plan = { ...planOf('HOUSE'), engine_version: '99.0.0' };
    assert.equal(upgradePlan(plan), plan);
  });

  it('of the first version has every field of today, null where it was not worked out', () => {
    const plan = planOf('HOUSE');
    assert.ok(plan.steps.length > 0 && plan.loans.length > 0);
    assert.deepEqual(upgradePlan(asFirstVersion(plan)), {
      ...plan,
      engine_version: '0.1.0',
      controls: { ...plan.controls, confidence: null },
      target: { ...plan.target, probability: null },
      totals: { ...plan.totals, contingency: null },
      steps: plan.steps.map((step) => ({ ...step, timing: null })),
      cash_flow: null,
      milestones: null,
      loans: plan.loans.map((loan) => ({ ...loan, conditions: null })),
      decision: null,
    });
  });

  it('of an apartment does not say who decides', () => {
    const { steps } = upgradePlan(asFirstVersion(planOf('APARTMENT')));
    assert.ok(steps.length > 0);
    for (const { track, works } of steps) {
      assert.equal(track, null);
      for (const work of works) assert.equal(work.track, null);
    }
  });

  it('gives its wishes to plan with again', () => {
    const { controls } = upgradePlan(asFirstVersion(planOf('HOUSE')));
    assert.equal('confidence' in wishesOf(controls), false);
    assert.equal(wishesOf({ ...controls, confidence: 0.8 }).confidence, 0.8);
  });
});

it('versions are compared by number', () => {
  for (const earlier of ['0.1.0', '0.0.99']) assert.equal(isEarlierEngine(earlier), true);
  for (const other of [ENGINE_VERSION, '99.0.0', '0.99.0', '10.0.0'])
    assert.equal(isEarlierEngine(other), false);
});
