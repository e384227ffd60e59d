import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepDue } from './step-due.ts';

const DUTY = {
  duty: 'vlg_purchase',
  role: 'buyer',
  year: 2032,
  label: 'D',
  status: 'in_force',
  confidence: 'high',
} as const;
const milestones = [{ ...DUTY, met_after_step: 2 }];
const step = (number: number, reason: 'duty' | 'end_of_life' | 'order' | null, by_year: number | null) => ({
  number,
  timing: { by_year, reason, duty: reason === 'duty' ? DUTY.duty : null },
});

test('the law is the reason of the step that meets it, in time', () => {
  assert.deepEqual(stepDue({ milestones }, step(2, 'duty', 2032), 2030), { reason: 'duty', by_year: 2032 });
  assert.equal(stepDue({ milestones }, step(1, 'duty', 2032), 2028), null);
  assert.equal(stepDue({ milestones }, step(2, 'duty', 2032), 2033), null);
});

test('what is agreed is no law', () => {
  const agreed = [{ ...DUTY, status: 'agreed', met_after_step: 2 } as const];
  assert.equal(stepDue({ milestones: agreed }, step(2, 'duty', 2032), 2030)?.reason, 'agreement');
});

test('heating that is replaced after the end of its life is worn out, and no longer best done by an earlier year', () => {
  const due = (year: number) => stepDue({ milestones: null }, step(3, 'end_of_life', 2028), year)?.reason;
  assert.equal(due(2028), 'end_of_life');
  assert.equal(due(2029), 'worn_out');
});

test('the next step is no reason', () => {
  assert.equal(stepDue({ milestones: null }, step(1, 'order', 2028), 2027), null);
  assert.equal(stepDue({ milestones: null }, step(1, null, null), 2027), null);
});
