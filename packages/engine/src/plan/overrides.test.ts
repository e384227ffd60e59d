import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import { InputError } from '../contract/input-error.ts';
import type { Override } from '../contract/overrides.ts';
import type { Plan } from '../contract/plan.ts';
import { heatPumpKw } from '../measures/heat-pump-size.ts';
import { BARE, estateOf, lineOf, plan, worksOf } from '../testing/adviser-plan.ts';
import { estatePlanner, planMeasures } from './plan-renovation.ts';

const DATE = '2026-11-15';
const HOUSE: DwellingFacts = {
  ...BARE,
  habitable_space_m2: 160,
  heating_type: 'GAS',
  heating_installation_year: 1999,
};
const LOCKED = {
  locked_measures: ['roof_pitched_inside' as const, 'heat_pump_air_water' as const, 'solar_panels' as const],
};
const withOverrides = (...overrides: Override[]): Plan =>
  plan('VLG', 'OPEN', 1958, HOUSE, { ...LOCKED, overrides });

describe('an adviser’s value', () => {
  it('of the house replaces the fact, and both are shown', () => {
    const usual = plan('VLG', 'OPEN', 1958, HOUSE, LOCKED);
    const area = usual.assumptions.find(({ fact }) => fact === 'inclined_roof_surface_m2')?.value;
    const made = withOverrides({ fact: 'inclined_roof_surface_m2', value: 90, reason: 'measured on site' });
    assert.deepEqual(made.overrides, [
      { fact: 'inclined_roof_surface_m2', value: 90, reason: 'measured on site', replaced: area },
    ]);
    assert.equal(lineOf(made, 'roof_pitched_inside')?.quantity, 90);
    assert.deepEqual(lineOf(made, 'roof_pitched_inside')?.specification?.area_m2, {
      value: 90,
      low: 90,
      high: 90,
    });
  });

  it('of a given fact goes over what the client said', () => {
    const made = withOverrides({
      fact: 'outer_wall_insulation_type',
      value: { u_value_w_per_m2_k: 0.5 },
      reason: 'endoscope',
    });
    assert.equal(made.overrides?.[0]?.replaced, 'NONE');
    assert.ok(
      made.baseline.primary_kwh_per_m2 < plan('VLG', 'OPEN', 1958, HOUSE).baseline.primary_kwh_per_m2,
    );
  });

  it('of a layer changes the physics, the specification and nothing that does not follow', () => {
    const usual = plan('VLG', 'OPEN', 1958, HOUSE, LOCKED);
    const made = withOverrides({
      measure: 'roof_pitched_inside',
      field: 'added_r_m2k_per_w',
      value: 7,
      reason: 'rafters of 25 cm',
    });
    const roof = lineOf(made, 'roof_pitched_inside')?.specification?.insulation;
    assert.deepEqual([roof?.added_r_m2k_per_w, roof?.thickness_mm], [7, 250]);
    assert.ok(made.result.heat_loss_w_per_k.roof < usual.result.heat_loss_w_per_k.roof);
    assert.deepEqual(made.baseline, usual.baseline);
    assert.deepEqual(made.overrides?.[0]?.replaced, 5);
  });

  it('below what a grant asks loses the grant', () => {
    const grants = { income_group: 4 as const, locked_measures: ['roof_pitched_inside' as const] };
    const thin: Override = {
      measure: 'roof_pitched_inside',
      field: 'added_r_m2k_per_w',
      value: 4,
      reason: 'headroom',
    };
    const usual = lineOf(plan('VLG', 'OPEN', 1958, HOUSE, grants), 'roof_pitched_inside');
    const made = lineOf(
      plan('VLG', 'OPEN', 1958, HOUSE, { ...grants, overrides: [thin] }),
      'roof_pitched_inside',
    );
    assert.ok(usual && usual.subsidy_amount > 0);
    assert.equal(made?.subsidy_amount, 0);
    assert.equal(made?.specification?.grant_requirements[0]?.is_met, false);
  });

  it('of a heat pump, of panels and of a price is what the plan counts with', () => {
    const usual = plan('VLG', 'OPEN', 1958, HOUSE, LOCKED);
    const made = withOverrides(
      { measure: 'heat_pump_air_water', field: 'power_kw', value: 6, reason: 'noise' },
      { measure: 'solar_panels', field: 'power_kwp', value: 8, reason: 'electric car' },
      { measure: 'roof_pitched_inside', field: 'cost_eur', value: 7500, reason: 'quote of 12 November' },
    );
    assert.deepEqual(lineOf(made, 'heat_pump_air_water')?.specification?.heating?.power_kw, 6);
    assert.equal(lineOf(made, 'solar_panels')?.quantity, 8);
    assert.equal(lineOf(made, 'roof_pitched_inside')?.estimated_cost, 7500);
    // In the place of what this plan, whose other works may differ, would have chosen.
    assert.deepEqual(
      made.overrides?.map((override) => override.replaced),
      [
        heatPumpKw(made.result.peak_heat_load_kw),
        lineOf(usual, 'solar_panels')?.quantity,
        lineOf(usual, 'roof_pitched_inside')?.estimated_cost,
      ],
    );
  });

  it('holds for every plan of an estate, and for a list of one’s own', () => {
    const overrides: Override[] = [
      { measure: 'windows_high_efficiency', field: 'u_after_w_per_m2k', value: 1.2, reason: 'offer' },
    ];
    const input = estateOf('VLG', 'OPEN', 1958, HOUSE);
    const own = planMeasures(input, ['windows_high_efficiency'], { date: DATE, overrides });
    const found = estatePlanner(input, { date: DATE, overrides })({
      locked_measures: ['windows_high_efficiency'],
    });
    for (const made of [own, found]) {
      assert.equal(lineOf(made, 'windows_high_efficiency')?.specification?.opening?.u_after_w_per_m2k, 1.2);
      assert.deepEqual(
        made.overrides?.map(({ replaced }) => replaced),
        [1.5],
      );
      assert.deepEqual(made.controls.overrides, overrides);
    }
  });

  it('is refused without a reason, twice, out of bounds, or where the work has no such value', () => {
    const wrong: Override[] = [
      { measure: 'solar_panels', field: 'added_r_m2k_per_w', value: 3, reason: 'x' },
      { measure: 'wall_external', field: 'added_r_m2k_per_w', value: 99, reason: 'x' },
      { measure: 'wall_external', field: 'added_r_m2k_per_w', value: 5, reason: ' ' },
      { fact: 'storeys', value: 'two', reason: 'x' },
    ];
    assert.throws(
      () => withOverrides(...wrong),
      (error) => {
        assert.ok(error instanceof InputError);
        assert.deepEqual(
          error.faults.map(({ path }) => path),
          [
            'overrides.0.field',
            'overrides.1.value',
            'overrides.2.reason',
            'overrides.2.field',
            'overrides.3.value',
          ],
        );
        return true;
      },
    );
  });
});

describe('a wish that sets aside a rule says what it costs', () => {
  it('a young boiler that is replaced on request', () => {
    const facts: DwellingFacts = {
      ...HOUSE,
      heating_installation_year: 2022,
      heating_device: 'CONDENSING_BOILER',
    };
    const wished = plan('VLG', 'OPEN', 1958, facts, { locked_measures: ['heat_pump_air_water'] });
    const without = plan('VLG', 'OPEN', 1958, facts);
    const [cost, ...others] = wished.wish_costs ?? [];
    assert.deepEqual(others, []);
    assert.equal(cost?.measure, 'heat_pump_air_water');
    assert.equal(cost?.more_eur, Math.round((wished.totals.net_cost - without.totals.net_cost) * 100) / 100);
    assert.deepEqual([cost?.label, cost?.label_without_wish], [wished.result.label, without.result.label]);
  });

  it('a bare roof that is left bare', () => {
    const wished = plan(
      'VLG',
      'OPEN',
      1958,
      { ...HOUSE, attic_usage: 'STORAGE' },
      { excluded_measures: ['attic_floor'] },
    );
    const [cost] = wished.wish_costs ?? [];
    assert.deepEqual([cost?.wish, cost?.measure], ['excluded', 'attic_floor']);
    assert.ok(cost && cost.more_bill_eur_per_year > 0);
  });

  it('old glass that is left beside heat recovery, and heat recovery that is wanted beside draughts', () => {
    const facts: DwellingFacts = {
      habitable_space_m2: 222,
      heating_installation_year: 2004,
      attic_usage: 'HABITABLE',
    };
    const excluded = plan('WAL', 'CLOSED', 1989, facts, {
      target_label: 'A',
      excluded_measures: ['windows_high_efficiency'],
    });
    assert.ok(worksOf(excluded).includes('ventilation_balanced'));
    assert.deepEqual(
      excluded.wish_costs?.map(({ wish, measure }) => [wish, measure]),
      [['excluded', 'windows_high_efficiency']],
    );
    const locked = plan('WAL', 'CLOSED', 1989, facts, {
      target_label: 'C',
      locked_measures: ['ventilation_balanced'],
      excluded_measures: ['airtightness'],
    });
    assert.deepEqual(
      locked.wish_costs?.map(({ wish, measure }) => [wish, measure]),
      [['locked', 'ventilation_balanced']],
    );
  });

  it('a wish within the rules says nothing', () => {
    const made = plan('VLG', 'OPEN', 1958, HOUSE, {
      locked_measures: ['solar_panels'],
      excluded_measures: ['battery'],
    });
    assert.equal(made.wish_costs, undefined);
    assert.equal(made.overrides, undefined);
  });
});
