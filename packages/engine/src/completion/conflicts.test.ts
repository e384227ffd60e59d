/** Contradictions are found, told and lower the certainty; none is averaged away. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import { labelsOf } from '../label/label.ts';
import { BARE, plan } from '../testing/adviser-plan.ts';

const conflictIn = (told: ReturnType<typeof plan>, code: string) =>
  told.conflicts?.find((conflict) => conflict.code === code);

describe('a certificate', () => {
  test('whose label is not that of its score: one is believed, with a reason, and the plan is not empty', () => {
    const told = plan('VLG', 'SEMI_OPEN', 1960, {
      habitable_space_m2: 150,
      energy_label: 'A',
      energy_score_kwh_per_m2: 450,
    });
    const conflict = conflictIn(told, 'label_against_score');
    assert.deepEqual(conflict?.values, {
      stated_label: 'A',
      stated_kwh_per_m2: 450,
      expected_label: 'E',
      costs_eur: 275,
    });
    assert.equal(conflict?.believed, 'energy_score_kwh_per_m2', 'a house of 1960 is likelier E than A');
    assert.ok(told.baseline.primary_kwh_per_m2 > 350 && told.steps.length > 0);
    assert.ok(told.target.probability < 1);
    assert.notEqual(told.quality_label, 'A');
    const rounded = plan('VLG', 'SEMI_OPEN', 1960, { energy_label: 'C', energy_score_kwh_per_m2: 300.4 });
    assert.deepEqual(rounded.conflicts, []);
    assert.equal(rounded.baseline.label, 'C');
  });

  test('of which only the label is known: the limits of the label are stated, not a score', () => {
    const of = (place: 'VLG' | 'NL', energy_label: string, facts: DwellingFacts) =>
      conflictIn(plan(place, 'SEMI_OPEN', 1991, { energy_label, ...facts }), 'certificate_against_facts');
    const good: DwellingFacts = {
      habitable_space_m2: 128,
      heating_device: 'HYBRID_HEAT_PUMP',
      has_solar_panels: true,
      solar_panels_kwp: 3.6,
      window_glazing_type: 'DOUBLE',
    };
    const values = of('NL', 'B', good)?.values;
    assert.deepEqual(
      [values?.['stated_label'], values?.['stated_low_kwh_per_m2'], values?.['stated_high_kwh_per_m2']],
      ['B', 160, 190],
    );
    assert.ok(Number(values?.['expected_kwh_per_m2']) < 160);
    const worst = of('VLG', 'F', {
      window_glazing_type: 'TRIPLE',
      ventilation_type: 'BALANCED_WITH_RECOVERY',
    });
    assert.equal(worst?.values?.['stated_low_kwh_per_m2'], 500);
    assert.equal(worst?.values?.['stated_high_kwh_per_m2'], undefined, 'the worst label has no upper limit');
  });

  test('finding 8: that the other facts speak against lowers certainty and chance', () => {
    const facts: DwellingFacts = {
      ...BARE,
      habitable_space_m2: 160,
      heating_type: 'GAS',
      heating_device: 'NON_CONDENSING_BOILER',
    };
    const of = (score: number) =>
      plan('VLG', 'SEMI_OPEN', 1960, { ...facts, energy_score_kwh_per_m2: score }, { target_label: 'B' });
    const odd = of(140);
    const conflict = conflictIn(odd, 'certificate_against_facts');
    assert.equal(conflict?.values?.['stated_kwh_per_m2'], 140);
    assert.ok(Number(conflict?.values?.['expected_kwh_per_m2']) > 300);
    assert.equal(odd.quality_label, 'B');
    assert.ok(odd.target.probability < 0.95, `${odd.target.probability}`);
    const { p10, p90 } = odd.ranges.baseline_primary_kwh_per_m2;
    assert.ok(p90 / p10 > 1.2, 'the range of today is wide again');
    assert.equal(conflictIn(of(430), 'certificate_against_facts'), undefined);
    assert.equal(of(430).quality_label, 'A');
  });
});

test('a heat pump that burns gas, gas in an oil house, and a floor that the storeys do not have are reported', () => {
  const pump = plan('VLG', 'OPEN', 1990, { heating_type: 'GAS', heating_device: 'AIR_WATER_HEAT_PUMP' });
  assert.ok(conflictIn(pump, 'device_against_fuel'));
  const oil = plan('WAL', 'OPEN', 1970, { heating_type: 'OIL', metered_gas_kwh: 18_000 });
  assert.deepEqual(conflictIn(oil, 'fuel_against_meter')?.values, { stated_kwh: 18_000 });
  const floor = plan('VLG', 'OPEN', 1970, {
    habitable_space_m2: 200,
    storeys: 1,
    ground_floor_surface_m2: 60,
  });
  assert.deepEqual(conflictIn(floor, 'area_against_storeys')?.values, { stated_m2: 200, expected_m2: 60 });
  for (const told of [pump, oil, floor]) {
    for (const { code } of told.conflicts ?? [])
      assert.ok(told.warnings.some((warning) => warning.code === code));
  }
  const sound = plan('VLG', 'OPEN', 1970, {
    habitable_space_m2: 200,
    storeys: 2,
    ground_floor_surface_m2: 100,
  });
  assert.deepEqual(sound.conflicts, []);
});

test('the meter moves the score smoothly, always the same way, and is distinguished from a factor of 1.6', () => {
  const of = (metered_gas_kwh: number) =>
    plan('VLG', 'OPEN', 1966, { habitable_space_m2: 210, heating_type: 'GAS', metered_gas_kwh });
  const meters = [500, 1400, 1600, 3000, 6500, 10_000, 15_000, 20_000, 30_000, 45_000, 70_000];
  const plans = meters.map(of);
  const scores = plans.map(({ baseline }) => baseline.primary_kwh_per_m2);
  for (const [index, score] of scores.entries()) {
    assert.ok(score >= (scores[index - 1] ?? 0) - 1, `${meters[index]}: ${scores}`);
  }
  const untold = plan('VLG', 'OPEN', 1966, { habitable_space_m2: 210, heating_type: 'GAS' });
  const ranks = plans.map(({ baseline }) => labelsOf('flanders').indexOf(baseline.label));
  const rank = labelsOf('flanders').indexOf(untold.baseline.label);
  assert.ok(
    ranks.every((one) => Math.abs(one - rank) <= 2),
    'one reading moves the label by two letters at most',
  );
  assert.ok(conflictIn(of(6500), 'meter_against_model') && conflictIn(of(70_000), 'meter_against_model'));
  assert.equal(conflictIn(of(24_000), 'meter_against_model'), undefined);
  const small = plans[3]?.baseline.final_kwh_by_carrier.gas ?? 0;
  assert.ok(Math.abs(small - 3000) < 300, `what the meter says is shown: ${small}`);
});

test('finding 16: certainty A needs a certificate, or a narrow range', () => {
  const flat = plan('BRU', 'APARTMENT', 1965, {
    habitable_space_m2: 80,
    apartment_floor: 'MIDDLE',
    outer_wall_insulation_type: 'NONE',
    window_glazing_type: 'DOUBLE',
    heating_type: 'GAS',
    heating_device: 'CONDENSING_BOILER',
    ventilation_type: 'NATURAL',
  });
  const { p10, p90 } = flat.ranges.baseline_primary_kwh_per_m2;
  assert.equal(flat.quality_label === 'A', p90 <= 1.6 * p10);
  assert.equal(plan('VLG', 'OPEN', 1980, { energy_label: 'D' }).quality_label, 'A');
});
