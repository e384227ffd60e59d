import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PricedWork, priceWork, pricingOn } from './price-work.ts';
import { activeRules, countMeasures, subsidise } from './subsidise.ts';

const DATE = '2026-11-15';

test('the VAT of a house goes by its age on the date', () => {
  assert.equal(pricingOn(DATE, 'BE', 2016).vatRatePercent('wall_external'), 6);
  assert.equal(pricingOn(DATE, 'BE', 2017).vatRatePercent('wall_external'), 21);
});

test('what is priced by share or by site is reported as one for the dwelling', () => {
  const pricing = pricingOn(DATE, 'BE', 1960);
  const architect = priceWork(pricing, 'architect', { quantity: 1, shareOfCents: 10_000_00 });
  assert.deepEqual([architect.unit, architect.costCents], ['dwelling', 1_000_00]);
  assert.equal(priceWork(pricing, 'scaffolding', { quantity: 1, floorAreaM2: 150 }).unit, 'dwelling');
  assert.equal(priceWork(pricing, 'wall_external', { quantity: 1 }).unit, 'm2');
});

test('the range of a price has the VAT in it, as the price has', () => {
  const price = (yearBuilt: number) =>
    priceWork(pricingOn(DATE, 'BE', yearBuilt), 'wall_external', { quantity: 10 });
  const [old, young] = [price(1960), price(2020)];
  assert.deepEqual([old.vatRatePercent, young.vatRatePercent], [6, 21]);
  assert.ok(old.lowTotalCents < old.costCents + old.vatCents);
  assert.ok(old.highTotalCents > old.costCents + old.vatCents);
  for (const end of ['lowTotalCents', 'highTotalCents'] as const) {
    const net = old[end] / 1.06;
    assert.ok(Math.abs(young[end] - net * 1.21) < 2, `${end}: ${old[end]} and ${young[end]}`);
  }
});

test('a part of what is priced by dwelling costs that part, and a larger dwelling costs more', () => {
  const pricing = pricingOn(DATE, 'BE', 1960);
  const cents = (quantity: number, floorAreaM2: number) =>
    priceWork(pricing, 'ventilation_balanced', { quantity, floorAreaM2 }).costCents;
  assert.equal(cents(0.5, 150), cents(1, 150) / 2);
  assert.ok(cents(1, 300) > cents(1, 150));
});

test('the smallest area that a subsidy asks for is enough', () => {
  const rules = activeRules({ region: 'NL-UT', date: DATE, yearBuilt: 1965, incomeGroup: null });
  const floor: PricedWork = {
    ...priceWork(pricingOn(DATE, 'NL', 1965), 'floor_crawl_space', { quantity: 20 }),
    quantity: 20,
  };
  const given = (work: PricedWork) =>
    subsidise([work], rules, countMeasures([work], rules))
      .flat()
      .reduce((sum, { cents }) => sum + cents, 0);
  assert.ok(given(floor) > 0);
  assert.equal(given({ ...floor, quantity: 19.9 }), 0);
});
