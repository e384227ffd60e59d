import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planAgeFilter, planAgeIn } from './plan-age.ts';

const NOW = Date.parse('2026-11-18T08:00:00Z');

test('each choice is found again in its own filter', () => {
  for (const age of ['', 'some', 'none', 'old', 'new'] as const) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(planAgeFilter(age, NOW)))
      if (value !== null) query.set(name, value);
    assert.equal(planAgeIn(query), age);
  }
});

test('old is before ninety days ago, new is after thirty', () => {
  assert.equal(planAgeFilter('old', NOW).planned_before, '2026-08-20T08:00:00.000Z');
  assert.equal(planAgeFilter('new', NOW).planned_since, '2026-10-19T08:00:00.000Z');
});

test('a choice takes the others out', () => {
  assert.deepEqual(planAgeFilter('none', NOW), {
    is_planned: 'false',
    planned_before: null,
    planned_since: null,
  });
});
