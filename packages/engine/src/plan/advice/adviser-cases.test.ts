/**
 * Houses on which plans once went wrong in an adviser's eye, each with what must hold for it. Apartments:
 * adviser-apartments.test.ts.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import type { Plan } from '../../contract/plan.ts';
import { BARE, lineOf, loadWPerM2, plan, warningOf, worksOf } from '../../testing/adviser-plan.ts';
import type { PlanOptions } from '../plan-options.ts';

/**
 * Scores within 5 % and costs within 15 % of the first. A limit lies somewhere, so that letters may be next to each
 * other.
 */
function assertAlike([first, ...others]: readonly Plan[], mostOfCost = 0.15): void {
  for (const { baseline, totals } of others) {
    const letterOf = (label = '') => label.charCodeAt(0);
    assert.ok(Math.abs(letterOf(baseline.label) - letterOf(first?.baseline.label)) <= 1);
    const score = baseline.primary_kwh_per_m2 / (first?.baseline.primary_kwh_per_m2 ?? 0);
    assert.ok(Math.abs(score - 1) <= 0.05, `score ${score}`);
    const cost = totals.total_estimated_cost_incl_vat / (first?.totals.total_estimated_cost_incl_vat ?? 0);
    assert.ok(Math.abs(cost - 1) <= mostOfCost, `cost ${cost}`);
  }
}

describe('cases of an adviser', () => {
  test('1: a score of 612 is a house on gas: a bill that people pay, and no heat pump under a bare roof', () => {
    const house = plan('VLG', 'OPEN', 1978, { habitable_space_m2: 180, energy_score_kwh_per_m2: 612 });
    assert.ok((house.baseline.final_kwh_by_carrier.gas ?? 0) > 0);
    assert.ok(house.baseline.bill_eur < 6500, `${house.baseline.bill_eur}`);
    const bare = plan('VLG', 'OPEN', 1978, {
      habitable_space_m2: 180,
      energy_score_kwh_per_m2: 612,
      inclined_roof_insulation_type: 'NONE',
    });
    assert.ok(worksOf(bare).some((work) => /^(roof|attic)/.test(work)));
    for (const one of [house, bare]) {
      if (worksOf(one).some((work) => work.startsWith('heat_pump'))) assert.ok(loadWPerM2(one) <= 80.5);
    }
  });

  test('2: 2 m² more hardly change the score and the plan', () => {
    const plans = [110, 112, 114].map((m2) => plan('VLG', 'CLOSED', 1930, { habitable_space_m2: m2 }));
    assertAlike(plans);
  });

  test('3: a house of 1945, of 1946 and of 1952 gets nearly the same plan', () => {
    const plans = [1945, 1946, 1952].map((year) =>
      plan('VLG', 'SEMI_OPEN', year, { habitable_space_m2: 150 }, { target_label: 'A' }),
    );
    // From 1946 on walls have a cavity that can be filled.
    assertAlike(plans, 0.2);
  });

  test('4: a step that hardly saves says why it is there', () => {
    const { steps, warnings } = plan('VLG', 'SEMI_OPEN', 1974, {
      habitable_space_m2: 160,
      heating_type: 'GAS',
      has_solar_panels: true,
      solar_panels_kwp: 5,
    });
    for (const { number, savings, timing, total_estimated_cost_incl_vat: cost } of steps) {
      const isLittle = savings.bill_eur < Math.max(25, cost / 100) && cost >= 1000;
      const isPoor = savings.bill_eur < 0 || (isLittle && timing.reason !== 'end_of_life');
      assert.equal(
        isPoor,
        warnings.some(({ values }) => values?.['step'] === number),
      );
    }
  });

  test('5: an oil boiler of 1990 does not stay, with what it would cost anyway', () => {
    const oil = plan('WAL', 'OPEN', 1972, {
      heating_type: 'OIL',
      heating_device: 'NON_CONDENSING_BOILER',
      heating_installation_year: 1990,
    });
    assert.ok(worksOf(oil).some((work) => work.startsWith('heat_pump')));
    assert.equal(oil.result.final_kwh_by_carrier.oil, undefined);
    assert.ok(oil.totals.anyway_cost > 4000);
    assert.equal(warningOf(oil, 'heating_past_its_life')?.values?.['year'], 1990);
    assert.ok(Number(warningOf(oil, 'energy_audit_first')?.values?.['audit_eur']) > 0);
  });

  test('6: no oil house gets oil, and gas only where a connection is given', () => {
    for (const region of ['VLG', 'BRU', 'WAL'] as const) {
      for (const format of ['OPEN', 'SEMI_OPEN', 'CLOSED'] as const) {
        for (const heating_installation_year of [1985, 1996, 2005]) {
          const facts: DwellingFacts = { heating_type: 'OIL', heating_installation_year };
          const even = { confidence: 0.5 };
          const without = plan(region, format, 1965, facts, even);
          const { oil = 0, gas = 0 } = without.result.final_kwh_by_carrier;
          assert.equal(oil + gas, 0, `${region} ${format} ${heating_installation_year}`);
          assert.ok(loadWPerM2(without) <= 80.5);
          const told = plan(region, format, 1965, { ...facts, has_gas_connection: true }, even);
          assert.equal(told.result.final_kwh_by_carrier.oil, undefined);
          assert.ok(told.totals.net_cost <= without.totals.net_cost);
        }
      }
    }
    const warnings = (place: 'BRU' | 'VLG' | 'WAL') =>
      ['oil_boiler_banned', 'oil_boiler_banned_beside_gas'].filter((code) =>
        warningOf(plan(place, 'CLOSED', 1965, { heating_type: 'OIL' }), code),
      );
    assert.deepEqual(warnings('BRU'), ['oil_boiler_banned']);
    assert.deepEqual(warnings('VLG'), ['oil_boiler_banned_beside_gas']);
    assert.deepEqual(warnings('WAL'), []);
  });

  test('7: a heat pump that is asked for comes behind roof, glass and cavity, and its limits are said', () => {
    const wanted = { locked_measures: ['heat_pump_air_water' as const], target_label: 'D' };
    const villa = plan('VLG', 'OPEN', 1960, { habitable_space_m2: 220, ...BARE }, wanted);
    for (const work of ['wall_cavity', 'roof_pitched_inside', 'windows_']) {
      assert.ok(
        worksOf(villa).some((one) => one.startsWith(work)),
        work,
      );
    }
    assert.ok(loadWPerM2(villa) <= 80.5);
    assert.ok(villa.result.peak_heat_load_kw > 16 === (warningOf(villa, 'two_heat_pumps') !== undefined));
    const excluded: PlanOptions['excluded_measures'] = [
      'wall_cavity',
      'wall_external',
      'wall_internal',
      'roof_pitched_inside',
      'roof_pitched_sarking',
      'windows_high_efficiency',
      'windows_triple',
    ];
    const bare = plan(
      'VLG',
      'OPEN',
      1960,
      { habitable_space_m2: 220, ...BARE },
      {
        ...wanted,
        excluded_measures: excluded,
      },
    );
    assert.ok(warningOf(bare, 'heat_pump_above_limit'));
    assert.ok(warningOf(bare, 'two_heat_pumps') ?? warningOf(bare, 'load_above_largest_pump'));
    assert.ok(warningOf(bare, 'heat_pump_before_insulation'));
    const free = plan(
      'VLG',
      'OPEN',
      1960,
      { habitable_space_m2: 220, ...BARE },
      { excluded_measures: excluded },
    );
    assert.ok(!worksOf(free).some((work) => work === 'heat_pump_air_water' || work === 'heat_pump_ground'));
  });

  test('8: what is priced by the dwelling grows with it', () => {
    const manor = plan(
      'WAL',
      'OPEN',
      1780,
      { habitable_space_m2: 900 },
      { locked_measures: ['ventilation_balanced', 'airtightness'] },
    );
    assert.ok((lineOf(manor, 'ventilation_balanced')?.estimated_cost ?? 0) > 20_000);
    assert.ok((lineOf(manor, 'airtightness')?.estimated_cost ?? 0) > 5000);
    assert.ok(lineOf(manor, 'blower_door_test'));
  });

  test('15: the plan of a good house says what could come next', () => {
    const good = plan('VLG', 'OPEN', 2016, { heating_type: 'GAS', energy_score_kwh_per_m2: 60 });
    assert.deepEqual(good.steps, []);
    const offers = good.warnings
      .filter(({ code }) => code === 'could_be_next')
      .map(({ values }) => values?.['measure']);
    assert.deepEqual(offers, ['heat_pump_air_water'], 'it has panels for what its household uses');
    const hybrid = plan('VLG', 'OPEN', 2016, {
      energy_score_kwh_per_m2: 60,
      heating_type: 'GAS',
      heating_device: 'HYBRID_HEAT_PUMP',
      heating_installation_year: 2024,
    });
    assert.deepEqual(hybrid.steps, []);
    assert.ok(
      !hybrid.warnings.some(({ values }) => values?.['measure'] === 'heat_pump_air_water'),
      'a young hybrid is no heating to replace',
    );
  });

  test('16: a plan that raises CO2 says so', () => {
    const facts = {
      heating_type: 'WOOD',
      heating_device: 'NON_CONDENSING_BOILER',
      heating_installation_year: 2015,
    } as const;
    const pellets = plan('VLG', 'OPEN', 1985, facts, { locked_measures: ['heat_pump_air_water'] });
    assert.ok(pellets.result.co2_kg > pellets.baseline.co2_kg);
    const said = warningOf(pellets, 'plan_raises_co2')?.values?.['more_kg'];
    assert.equal(said, pellets.result.co2_kg - pellets.baseline.co2_kg);
  });

  test('17: no heat pump beside single glass', () => {
    const house = plan(
      'VLG',
      'CLOSED',
      1930,
      { window_glazing_type: 'SINGLE' },
      { locked_measures: ['heat_pump_air_water'] },
    );
    assert.ok(worksOf(house).some((work) => work.startsWith('windows')));
  });

  test('18: a label F that must become D is a house on gas, with the duty and its year', () => {
    const house = plan('VLG', 'SEMI_OPEN', 1970, { energy_label: 'F' }, { target_label: 'D' });
    assert.ok((house.baseline.final_kwh_by_carrier.gas ?? 0) > 0);
    assert.ok(house.baseline.bill_eur < 5500, `${house.baseline.bill_eur}`);
    const duty = house.milestones.find(({ duty: id }) => id === 'vlg_purchase');
    assert.deepEqual([duty?.year, duty?.label], [2032, 'D']);
    assert.ok(duty?.met_after_step !== null);
  });
});
