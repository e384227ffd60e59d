import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelAtHalf, writePrice } from './label-price.ts';
import { words } from './words.ts';

const PRICES = [
  { label: 'A+', net_cost_eur: null, sensible_eur: 0 },
  { label: 'A', net_cost_eur: 99_355, sensible_eur: 0 },
  { label: 'B', net_cost_eur: 40_000, sensible_eur: 3000 },
  { label: 'C', net_cost_eur: 24_000, sensible_eur: 0 },
];

test('a price is written with what is sensible in any case', () => {
  const english = words('en');
  assert.equal(writePrice(PRICES, 'A+', english), null);
  assert.equal(writePrice(PRICES, 'A', english), '€99,000');
  assert.equal(writePrice(PRICES, 'B', english), '€40,000 + 3,000');
});

test('where the last label takes more than half of the money, the one below it is named with its price', () => {
  assert.deepEqual(labelAtHalf(PRICES, { label: 'A', reached: true }), { label: 'B', cost_eur: 43_000 });
  assert.equal(labelAtHalf(PRICES, { label: 'A', reached: false }), null);
  assert.equal(labelAtHalf(PRICES, { label: 'B', reached: true }), null, 'less than half');
  assert.equal(labelAtHalf(PRICES, { label: 'C', reached: true }), null, 'nothing below it');
  assert.match(words('en').labelAtHalf(PRICES, { label: 'A', reached: true }), /Label B costs €43,000/);
});
