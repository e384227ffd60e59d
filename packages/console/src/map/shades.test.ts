import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PortfolioPlace } from '@rooftree/client';
import { classOf, colourOf, costClasses, shadeOf } from './shades.ts';

// Only these fields are read.
const place = (part: object) => ({ country: 'BE', region: 'BE-VLG', ...part }) as PortfolioPlace;
const costing = (...costs: (number | null)[]) => costs.map((average_net_cost) => place({ average_net_cost }));

test('each class has about as many places', () => {
  const classes = costClasses(costing(50, 10, 20, 30, 40, null, 60, 70, 80, 90, 100));
  assert.deepEqual(classes, [10, 30, 50, 70, 90]);
  assert.deepEqual(costClasses(costing(null)), []);
  assert.deepEqual(costClasses(costing(5, 5, 5)), [5], 'the same is one class');
});

test('a cost is in the last class that it reaches', () => {
  assert.equal(classOf(10, [10, 30]), 0);
  assert.equal(classOf(29, [10, 30]), 0);
  assert.equal(classOf(30, [10, 30]), 1);
  assert.equal(classOf(9, [10, 30]), null);
  assert.equal(classOf(null, [10, 30]), null);
});

test('a place has the colour of its most common label, where its scale has it', () => {
  assert.match(colourOf(place({ most_common_label: 'A' })) ?? '', /^#/);
  assert.equal(colourOf(place({ most_common_label: 'G' })), null, 'Flanders has no G');
  assert.equal(colourOf(place({ most_common_label: null })), null);
});

test('the address says by what, and labels are the first', () => {
  assert.equal(shadeOf(new URLSearchParams('shade=cost')), 'cost');
  assert.equal(shadeOf(new URLSearchParams('shade=moon')), 'label');
});
