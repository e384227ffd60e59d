import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewProgramme } from '@rooftree/client/members';
import type { Scenario } from '../programme.ts';
import { withChanges } from './nearest-limits.ts';

const REQUEST: NewProgramme = {
  name: 'Too little',
  first_year: 2027,
  years: 2,
  objective: 'LOWEST_COST',
  limits: {
    budget: [{ at_most_cents: 100_000 }, { year: 2028, at_most_cents: 50_000 }],
    hours: [{ trade: 'shell', at_most_hours: 1 }],
    labels: [{ label: 'A', by_year: 2028, at_least_percent: 100 }],
  },
};

const limit = (id: string, more: Partial<Scenario['limits'][number]>): Scenario['limits'][number] => ({
  id,
  kind: 'BUDGET',
  year: null,
  trade: null,
  place: null,
  label: null,
  comparison: 'AT_MOST',
  unit: 'CENTS',
  amount: 0,
  used: 0,
  slack: 0,
  price: 0,
  text: '',
  ...more,
});
const change = (id: string, needed: number) => ({ id, amount: 0, needed, text: '' });

test('the limits that the nearest programme needs replace those of their year, never with less than it needs', () => {
  const limits = [
    limit('budget:2028', { year: 2028 }),
    limit('hours', { kind: 'HOURS', trade: 'shell', year: 2027, unit: 'MINUTES' }),
    limit('labels', { kind: 'LABELS', label: 'A', year: 2028, unit: 'MILLIHOMES' }),
  ];
  const changes = [change('budget:2028', 1_234_567), change('hours', 61), change('labels', 900)];
  assert.deepEqual(withChanges(REQUEST, limits, changes), {
    ...REQUEST,
    limits: {
      budget: [{ at_most_cents: 100_000 }, { year: 2028, at_most_cents: 1_240_000 }],
      hours: [
        { trade: 'shell', at_most_hours: 1 },
        { trade: 'shell', year: 2027, at_most_hours: 2 },
      ],
      labels: [],
    },
  });
});

test('a share of the worst homes that no programme reaches is left out, the reduction of energy stays', () => {
  const energy = [{ by_year: 2028, cut_at_least_percent: 16, from_worst_homes_at_least_percent: 55 }];
  const limits = [limit('worst_homes:2028', { kind: 'WORST_HOMES', year: 2028, unit: 'KWH' })];
  const changed = withChanges({ ...REQUEST, limits: { energy } }, limits, [change('worst_homes:2028', -900)]);
  assert.deepEqual(changed.limits?.energy, [{ by_year: 2028, cut_at_least_percent: 16 }]);
});
