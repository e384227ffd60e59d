import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { planOf, SAMPLE_HOUSES, type SampleHouse } from '../testing/planned-renovation.ts';
import { wholeEuroSums, wholeParts } from './whole-euros.ts';

test('whole parts add up to the whole sum, each within a euro of the exact one', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), (list) => {
      const parts = list.map((part) => part / 100);
      const sum = Math.round(list.reduce((total, part) => total + part, 0) / 100);
      const whole = wholeParts(parts, sum);
      assert.equal(
        whole.reduce((total, part) => total + part, 0),
        sum,
      );
      for (const [index, part] of parts.entries()) assert.ok(Math.abs((whole[index] ?? 0) - part) <= 1);
    }),
  );
  assert.deepEqual(wholeParts([0, 0.5, 0.5], 1), [0, 1, 0], 'a part of nothing stays nothing');
});

test('the sums of a plan add up across works, steps and the plan, and are those of the plan rounded', () => {
  // The keys of the table are sample houses.
  for (const house of Object.keys(SAMPLE_HOUSES) as SampleHouse[]) {
    const plan = planOf(house);
    const { plan: total, steps } = wholeEuroSums(plan);
    assert.equal(total.net, Math.round(plan.totals.net_cost));
    assert.equal(total.total, Math.round(plan.totals.total_estimated_cost_incl_vat));
    assert.equal(total.exclVat + total.vat, total.total);
    for (const field of ['exclVat', 'vat', 'total', 'grants', 'net'] as const) {
      const sum = steps.reduce((all, step) => all + step[field], 0);
      assert.equal(sum, total[field], `${house}, ${field} of the steps`);
    }
    for (const [index, step] of steps.entries()) {
      for (const field of ['exclVat', 'vat', 'total'] as const) {
        const sum = step.works.reduce((all, work) => all + work[field], 0);
        assert.equal(sum, step[field], `${house}, step ${index + 1}, ${field} of the works`);
      }
      const exact = plan.steps[index]?.total_estimated_cost_incl_vat ?? 0;
      assert.ok(Math.abs(step.total - exact) <= 1, `${house}, step ${index + 1}: ${step.total} for ${exact}`);
    }
  }
});
