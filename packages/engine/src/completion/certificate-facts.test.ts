/** Facts that energy certificates know and owners seldom do: each changes the house, its questions and its plan. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import { TEMPERATURE_FACTORS } from '../data/shapes.ts';
import { evaluate } from '../energy/evaluate.ts';
import { plan, worksOf } from '../testing/adviser-plan.ts';
import { TODAY } from '../testing/arbitrary-estate-input.ts';
import { completeDwelling } from './complete.ts';
import { parseEstateInput } from './estate-input.ts';

const AREA = { habitable_space_m2: 140 };

function complete(dwelling: DwellingFacts, format: string | null = 'SEMI_OPEN') {
  const body = {
    address: { country: 'BE', zip_code: '9000' },
    estate_type: format === null ? 'APARTMENT' : 'HOUSE',
    estate_format: format,
    year_built: 1968,
    dwelling: { ...AREA, ...dwelling },
  };
  return completeDwelling(parseEstateInput(body, TODAY), TODAY);
}

test('given U-values of windows and doors are taken in every possible house, and the glass follows', () => {
  const told = complete({ window_u_value_w_per_m2_k: 2.2, door_u_value_w_per_m2_k: 1.7 });
  for (const { dwelling } of told.scenarios) {
    assert.equal(dwelling.windows.uValueWPerM2K, 2.2);
    assert.equal(dwelling.windows.gValue, 0.6);
    assert.equal(dwelling.doors.uValueWPerM2K, 1.7);
  }
  const assumed = (fact: string) => told.assumptions.find((assumption) => assumption.fact === fact);
  assert.deepEqual(assumed('window_u_value_w_per_m2_k'), {
    fact: 'window_u_value_w_per_m2_k',
    value: 2.2,
    origin: 'given',
  });
  assert.equal(assumed('window_glazing_type')?.value, 'HIGH_EFFICIENCY');
  assert.equal(assumed('window_glazing_type')?.origin, 'derived');
  assert.equal(
    complete({}).assumptions.some(({ fact }) => fact === 'window_u_value_w_per_m2_k'),
    false,
  );
  assert.ok(!told.missingFacts.some(({ fact }) => fact === 'window_glazing_type'));
});

test('given glass decides about the sun, a given U-value about the loss', () => {
  const { dwelling } = complete({ window_glazing_type: 'DOUBLE', window_u_value_w_per_m2_k: 2.9 });
  assert.deepEqual([dwelling.windows.uValueWPerM2K, dwelling.windows.gValue], [2.9, 0.75]);
});

test('windows and doors that are good by their U-values stay, bad ones go', () => {
  const good = plan('VLG', 'SEMI_OPEN', 1968, {
    ...AREA,
    window_u_value_w_per_m2_k: 1.2,
    door_u_value_w_per_m2_k: 1.4,
  });
  assert.ok(!worksOf(good).some((work) => work.startsWith('windows') || work.startsWith('doors')));
  const bad = plan('VLG', 'SEMI_OPEN', 1968, { ...AREA, window_u_value_w_per_m2_k: 5.2 });
  assert.ok(worksOf(bad).some((work) => work.startsWith('windows')));
});

test('balanced ventilation without recovery costs fans and recovers nothing; recovery can be put in', () => {
  const without = complete({ ventilation_type: 'BALANCED' }).dwelling;
  const natural = evaluate({ ...without, ventilation: 'NATURAL' });
  const recovering = evaluate({ ...without, ventilation: 'BALANCED_WITH_RECOVERY' });
  const energy = evaluate(without);
  assert.equal(energy.standardHeatNeedKwh, natural.standardHeatNeedKwh);
  assert.ok(energy.electricityKwh > natural.electricityKwh);
  assert.ok(recovering.standardHeatNeedKwh < energy.standardHeatNeedKwh);
  const told = { ...AREA, ventilation_type: 'BALANCED' } as const;
  const locked = plan('VLG', 'SEMI_OPEN', 1968, told, { locked_measures: ['ventilation_balanced'] });
  assert.ok(worksOf(locked).includes('ventilation_balanced'));
  assert.ok(!worksOf(plan('VLG', 'SEMI_OPEN', 1968, told)).includes('ventilation_exhaust'));
});

test('a wood or pellet boiler burns wood in a boiler, whatever else is given', () => {
  for (const facts of [
    { heating_device: 'WOOD_BOILER' },
    { heating_device: 'WOOD_BOILER', heating_type: 'WOOD', heating_installation_year: 2015 },
  ] as const) {
    const { scenarios, assumptions, dwelling } = complete(facts);
    for (const { dwelling: house } of scenarios) {
      assert.deepEqual([house.heatGenerator, house.heatCarrier], ['boiler_non_condensing', 'wood']);
    }
    assert.equal(assumptions.find(({ fact }) => fact === 'heating_device')?.value, 'WOOD_BOILER');
    assert.equal(assumptions.find(({ fact }) => fact === 'heating_type')?.value, 'WOOD');
    assert.ok(evaluate(dwelling).woodKwh > 0);
  }
});

test('the floor of an unheated attic closes the house in place of the slope, or beside it', () => {
  const floorOnly = complete({ attic_floor_insulation_type: { u_value_w_per_m2_k: 0.3 } }).dwelling;
  const slopeOnly = complete({ inclined_roof_insulation_type: { u_value_w_per_m2_k: 0.3 } }).dwelling;
  assert.ok(floorOnly.atticIsUnheated && !slopeOnly.atticIsUnheated);
  assert.ok(floorOnly.pitchedRoof.areaM2 < slopeOnly.pitchedRoof.areaM2);
  assert.ok(floorOnly.pitchedRoof.temperatureFactor < 1);
  const both = complete({
    inclined_roof_surface_m2: 30,
    inclined_roof_insulation_type: { u_value_w_per_m2_k: 1.5 },
    attic_floor_surface_m2: 50,
    attic_floor_insulation_type: { u_value_w_per_m2_k: 0.3 },
  }).dwelling.pitchedRoof;
  assert.equal(both.areaM2, 80);
  const lossWPerK = both.areaM2 * both.uValueWPerM2K * both.temperatureFactor;
  assert.ok(
    Math.abs(lossWPerK - (30 * 1.5 * TEMPERATURE_FACTORS.roof + 50 * 0.3 * TEMPERATURE_FACTORS.atticFloor)) <
      1e-9,
    `${lossWPerK}`,
  );
});

test('an apartment with a given attic floor lies under the roof', () => {
  const { scenarios } = complete({ attic_floor_surface_m2: 70 }, null);
  for (const { dwelling } of scenarios) assert.ok(dwelling.pitchedRoof.areaM2 > 0);
});
