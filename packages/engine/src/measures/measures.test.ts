import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { MeasureCode } from '../contract/codes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { evaluate } from '../energy/evaluate.ts';
import { heatDemand } from '../energy/heat-demand.ts';
import { arbitraryDwelling } from '../testing/arbitrary-dwelling.ts';
import { exampleDwelling } from '../testing/example-dwelling.ts';
import { cases } from '../testing/long.ts';
import { CATALOGUE, measureOf } from './catalogue.ts';

function isPossible(code: MeasureCode, changes: Partial<Dwelling> = {}): boolean {
  return measureOf(code).isApplicable(exampleDwelling(changes));
}

test('a cavity is filled from 5 cm on', () => {
  assert.ok(isPossible('wall_cavity', { cavityCm: 5 }));
  assert.ok(!isPossible('wall_cavity', { cavityCm: 4.9 }));
});

test('the roof is insulated where people live under it, the attic floor where nobody does', () => {
  for (const atticIsUnheated of [true, false]) {
    assert.equal(isPossible('attic_floor', { atticIsUnheated }), atticIsUnheated);
    assert.equal(isPossible('roof_pitched_inside', { atticIsUnheated }), !atticIsUnheated);
    assert.equal(isPossible('roof_pitched_sarking', { atticIsUnheated }), !atticIsUnheated);
  }
});

test('what lies under the floor decides how it is insulated', () => {
  const ways = ['floor_cellar_ceiling', 'floor_crawl_space', 'floor_on_ground'] as const;
  const possible = (basement: Dwelling['basement']) => ways.filter((way) => isPossible(way, { basement }));
  assert.deepEqual(possible('FULL'), ['floor_cellar_ceiling']);
  assert.deepEqual(possible('PARTIAL'), ['floor_cellar_ceiling']);
  assert.deepEqual(possible('CRAWL_SPACE'), ['floor_crawl_space']);
  assert.deepEqual(possible('NONE'), ['floor_on_ground']);
});

test('what is good enough is left alone', () => {
  const good = { areaM2: 100, uValueWPerM2K: 0.3, temperatureFactor: 1 };
  assert.ok(!isPossible('wall_external', { wall: good }));
  assert.ok(!isPossible('roof_pitched_sarking', { pitchedRoof: good }));
  assert.ok(!isPossible('ventilation_exhaust', { ventilation: 'BALANCED_WITH_RECOVERY' }));
  assert.ok(!isPossible('boiler_condensing', { heatGenerator: 'heat_pump_air_water' }));
});

test('heat pumps: none on district heat, a borehole only where there is a garden to reach', () => {
  const district = { heatGenerator: 'district', heatCarrier: 'district_heat' } as const;
  assert.ok(!isPossible('heat_pump_air_water', district));
  assert.ok(isPossible('heat_pump_ground', { estateFormat: 'OPEN' }));
  assert.ok(!isPossible('heat_pump_ground', { estateFormat: 'CLOSED' }));
  assert.ok(!isPossible('heat_pump_ground', { estateType: 'APARTMENT', estateFormat: null }));
  assert.ok(!isPossible('heat_pump_hybrid', { heatCarrier: 'oil', hasGasConnection: false }));
  assert.ok(!isPossible('boiler_condensing', { heatCarrier: 'oil', hasGasConnection: false }));
  assert.ok(isPossible('boiler_condensing', { heatCarrier: 'oil', hasGasConnection: true }));
});

test('a heat pump is as strong as the load asks, between 4 and 16 kW, above it in two units', () => {
  const { quantity } = measureOf('heat_pump_air_water');
  const kw = (peak: number) => quantity(exampleDwelling(), peak);
  assert.deepEqual([kw(2), kw(7.2), kw(16.5), kw(40)], [4, 8, 18, 32]);
});

test('a measure changes a copy, on any dwelling, and never asks for more heat', () => {
  fc.assert(
    fc.property(arbitraryDwelling, fc.constantFrom(...CATALOGUE), (dwelling, measure) => {
      const before = JSON.stringify(dwelling);
      const after = measure.apply(dwelling);
      assert.equal(JSON.stringify(dwelling), before);
      assert.ok(measure.quantity(dwelling, 8) > 0 || !measure.isApplicable(dwelling));
      // New glass lets less sun in; whether a plan says so where it costs heat is tested with the plans.
      if (measure.slot === 'windows') return;
      const saved = heatDemand(dwelling).standardHeatNeedKwh - heatDemand(after).standardHeatNeedKwh;
      assert.ok(saved >= -1e-6, `${measure.code} asks for ${-saved} kWh more`);
    }),
    { numRuns: cases(2000, 50_000), seed: 20261115 },
  );
});

test('the order of two measures on different elements makes no difference: the search relies on it', () => {
  const pairs = fc.tuple(fc.constantFrom(...CATALOGUE), fc.constantFrom(...CATALOGUE));
  fc.assert(
    fc.property(arbitraryDwelling, pairs, (dwelling, [one, other]) => {
      if (one.slot === other.slot) return;
      const oneFirst = other.apply(one.apply(dwelling));
      const otherFirst = one.apply(other.apply(dwelling));
      assert.deepEqual(oneFirst, otherFirst);
      assert.equal(evaluate(oneFirst).primaryKwh, evaluate(otherFirst).primaryKwh);
    }),
    { numRuns: cases(2000, 50_000), seed: 20261115 },
  );
});
