import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Range } from '../contract/plan.ts';
import { evaluate } from '../energy/evaluate.ts';
import { quantiles } from '../stock/spread.ts';
import { plan } from '../testing/adviser-plan.ts';
import { exampleDwelling } from '../testing/example-dwelling.ts';
import { withHouseholds } from './possible-households.ts';

const halfWidth = ({ p10, p50, p90 }: Range): number => (p90 - p10) / 2 / p50;

test('households and roofs spread as their sources say, around what is typical', () => {
  const houses = withHouseholds(Array.from({ length: 48 }, () => exampleDwelling()));
  const weights = houses.map(() => 1 / houses.length);
  const spread = (name: 'heatFactor' | 'solarYieldFactor') =>
    quantiles(
      houses.map(({ household }) => household[name]),
      weights,
      [0.1, 0.5, 0.9],
    ).map((value) => Math.round(value * 20) / 20);
  assert.deepEqual(spread('solarYieldFactor'), [0.85, 1, 1.15]);
  assert.deepEqual(spread('heatFactor'), [0.65, 1, 1.55]);
});

test('a household and its sun change bills, never a label', () => {
  const house = exampleDwelling({ solarPanelsKwp: 4 });
  const [other] = withHouseholds([house]);
  assert.ok(other !== undefined);
  assert.equal(evaluate(other).primaryKwh, evaluate(house).primaryKwh);
  assert.notEqual(evaluate(other).solarExportedKwh, evaluate(house).solarExportedKwh);
});

test('what panels save on a roof that nobody has seen is reported within a fifth at best, and the bill within a quarter', () => {
  const { steps, ranges } = plan('VLG', 'CLOSED', 1976, { habitable_space_m2: 130, has_solar_panels: false });
  const panels = steps.find(({ works }) => works.some(({ work }) => work === 'solar_panels'));
  assert.ok(panels !== undefined);
  assert.ok(halfWidth(panels.savings_range.bill_eur) > 0.2, JSON.stringify(panels.savings_range));
  assert.ok(halfWidth(ranges.baseline_bill_eur) > 0.25, JSON.stringify(ranges));
});

test('a metered use leaves the weather of its year open, not the household', () => {
  const facts = { habitable_space_m2: 130, heating_type: 'GAS' } as const;
  const meters = { metered_gas_kwh: 17_000, metered_electricity_kwh: 3200 };
  const metered = plan('VLG', 'CLOSED', 1976, { ...facts, ...meters }).ranges.baseline_bill_eur;
  assert.ok(halfWidth(metered) > 0.05 && halfWidth(metered) < 0.15, JSON.stringify(metered));
});
