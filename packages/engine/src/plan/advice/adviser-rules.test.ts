/** What an adviser asks of every plan. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import type { Plan } from '../../contract/plan.ts';
import { labelOf } from '../../label/label.ts';
import { BARE, lineOf, plan, warningOf, worksOf } from '../../testing/adviser-plan.ts';
import { costsFromGToA } from '../../validation/whole-houses.ts';
import type { PlanOptions } from '../plan-options.ts';

describe('rules of an adviser', () => {
  test('steps are due no later than those that come after them, and a worn-out boiler soon', () => {
    for (const region of ['VLG', 'BRU', 'WAL', 'NL'] as const) {
      const { steps } = plan(region, 'SEMI_OPEN', 1965, {
        heating_type: 'GAS',
        heating_installation_year: 1995,
      });
      const years = steps.map(({ timing }) => timing.by_year ?? Number.POSITIVE_INFINITY);
      assert.deepEqual(
        years,
        years.toSorted((a, b) => a - b),
      );
      const heating = steps.find(({ works }) => works.some(({ work }) => /^(heat_pump|boiler)/.test(work)));
      // In Flanders while the next heating has a grant: a heat pump has, a boiler has not.
      const hasGrant = (heating?.subsidy_amount ?? 0) > 0;
      const by_year = region === 'VLG' && hasGrant ? 2027 : 2028;
      assert.deepEqual(heating?.timing, { by_year, reason: 'end_of_life', duty: null });
      // What comes before it is due for its sake, and does not wear out itself.
      for (const { number, timing } of steps)
        if (number < (heating?.number ?? 0)) assert.equal(timing.reason, 'order');
    }
  });

  test('no heat-pump boiler beside a heat pump that makes the hot water, nor in a studio', () => {
    for (const region of ['VLG', 'BRU', 'WAL', 'NL'] as const) {
      for (const year of [1935, 1965, 1990]) {
        const works = worksOf(
          plan(region, 'OPEN', year, { heating_type: 'OIL', heating_installation_year: 1995 }),
        );
        const hasHeatPump = works.includes('heat_pump_air_water') || works.includes('heat_pump_ground');
        assert.ok(hasHeatPump && !works.includes('hot_water_heat_pump'), `${region} ${year}`);
      }
    }
    const studio = plan('VLG', 'APARTMENT', 1972, { habitable_space_m2: 28, heating_type: 'ELECTRIC' });
    assert.ok(!worksOf(studio).includes('hot_water_heat_pump'));
    const electric: DwellingFacts = { habitable_space_m2: 28, heating_type: 'ELECTRIC' };
    const fossilFree = plan('VLG', 'APARTMENT', 1972, electric, { fossil_free: true });
    assert.ok(!worksOf(fossilFree).includes('heat_pump_air_water'), 'it burns nothing today');
  });

  test('a borehole is for those who ask for it', () => {
    const oil: DwellingFacts = {
      habitable_space_m2: 170,
      heating_type: 'OIL',
      heating_installation_year: 1998,
    };
    const house = plan('WAL', 'OPEN', 1962, oil);
    assert.ok(worksOf(house).includes('heat_pump_air_water'));
    const asked = plan('WAL', 'OPEN', 1962, oil, { locked_measures: ['heat_pump_ground'] });
    assert.ok(worksOf(asked).includes('heat_pump_ground'));
    for (const region of ['VLG', 'BRU', 'WAL', 'NL'] as const) {
      for (const goal of [{}, { fossil_free: true }, { goal: 'lifetime_cost' as const }])
        assert.ok(!worksOf(plan(region, 'OPEN', 1962, oil, goal)).includes('heat_pump_ground'), region);
    }
  });

  test('what still burns is said, and what ends with the last gas', () => {
    const gas: DwellingFacts = {
      heating_type: 'GAS',
      heating_installation_year: 2000,
      habitable_space_m2: 140,
    };
    const hybrid = plan('VLG', 'CLOSED', 1960, gas, { locked_measures: ['heat_pump_hybrid'] });
    const { gas: kwh = 0 } = hybrid.result.final_kwh_by_carrier;
    assert.equal(warningOf(hybrid, 'fossil_fuel_remains')?.values?.['fuel_kwh'], Math.round(kwh / 100) * 100);
    assert.equal(warningOf(hybrid, 'gas_connection_ends'), undefined);
    const electric = plan('VLG', 'CLOSED', 1960, gas, { fossil_free: true });
    assert.equal(warningOf(electric, 'gas_connection_ends')?.values?.['standing_eur'], 140);
    assert.equal(warningOf(electric, 'fossil_fuel_remains'), undefined);
    const prices = (of: Plan) => of.energy_prices.find(({ carrier }) => carrier === 'gas');
    assert.equal(prices(hybrid)?.standing_eur_per_year, 140);
    const collective = plan('VLG', 'APARTMENT', 1960, { ...gas, heating_is_collective: true });
    assert.equal(prices(collective)?.standing_eur_per_year, undefined, 'one meter for all');
  });

  test('the coming scale of the EU stands beside the label as a projection', () => {
    const house = plan('WAL', 'SEMI_OPEN', 1960, { habitable_space_m2: 150 }, { fossil_free: true });
    const values = warningOf(house, 'eu_scale_projection')?.values;
    assert.ok(String(values?.['result_label']) < String(values?.['today_label']));
  });

  test('old glass is not kept beside heat recovery, and exhaust ventilation has its grilles', () => {
    for (const year of [1930, 1955, 1975, 1985]) {
      const house = plan('WAL', 'SEMI_OPEN', year, {
        window_glazing_type: 'DOUBLE',
        ventilation_type: 'NATURAL',
      });
      const works = worksOf(house);
      const hasWindows = works.some((work) => work.startsWith('windows'));
      assert.ok(hasWindows || !works.includes('ventilation_balanced'));
      assert.equal(
        works.includes('ventilation_grilles'),
        works.includes('ventilation_exhaust') && !hasWindows,
      );
      assert.equal(works.includes('blower_door_test'), works.includes('airtightness'));
    }
  });

  test('a budget that cannot pay for the basics is spent on what helps most, and says so', () => {
    const small = plan('VLG', 'SEMI_OPEN', 1960, { habitable_space_m2: 160, ...BARE }, { budget_eur: 9000 });
    assert.ok(small.totals.net_cost <= 9000 && small.steps.length > 0);
    assert.ok(warningOf(small, 'basic_works_above_budget'));
    const large = plan(
      'VLG',
      'SEMI_OPEN',
      1960,
      { habitable_space_m2: 160, ...BARE },
      { budget_eur: 60_000 },
    );
    assert.equal(warningOf(large, 'basic_works_above_budget'), undefined);
  });

  test('a budget that pays for none of the basics plans nothing, and says what they cost', () => {
    const facts = {
      habitable_space_m2: 110,
      window_glazing_type: 'SINGLE',
      heating_type: 'GAS',
      heating_installation_year: 2015,
    } as const;
    const none = plan('WAL', 'CLOSED', 1925, facts, {
      budget_eur: 3000,
      objective: 'best_label_within_budget',
    });
    assert.deepEqual(none.steps, []);
    assert.equal(warningOf(none, 'basic_works_above_budget'), undefined);
    const basicEur = Number(warningOf(none, 'budget_below_basics')?.values?.['basic_eur']);
    const enough = plan('WAL', 'CLOSED', 1925, facts, {
      budget_eur: basicEur,
      objective: 'best_label_within_budget',
    });
    assert.ok(enough.steps.length > 0 && enough.totals.net_cost <= basicEur);
  });

  test('a worn-out heating is replaced for its age, not for the label', () => {
    const facts = {
      habitable_space_m2: 180,
      is_heritage: true,
      window_glazing_type: 'SINGLE',
      heating_type: 'GAS',
      heating_installation_year: 2011,
    } as const;
    const { steps, warnings } = plan('VLG', 'CLOSED', 1895, facts);
    const due = steps.find(({ timing }) => timing.reason === 'end_of_life');
    assert.ok(due && due.savings.bill_eur < 25);
    assert.equal(
      warnings.some(({ code, values }) => code === 'step_saves_little' && values?.['step'] === due.number),
      false,
    );
  });

  test('a score that is shown reads as that of its label', () => {
    for (let area = 60; area <= 260; area += 4) {
      for (const place of ['VLG', 'BRU'] as const) {
        const { baseline, label_scale: scale } = plan(place, 'CLOSED', 1934, {
          habitable_space_m2: area,
          heating_device: 'STOVE',
        });
        assert.equal(labelOf(scale, Math.round(baseline.primary_kwh_per_m2)), baseline.label);
      }
    }
  });

  test('a protected façade stays as it is; windows and outside units need a permit', () => {
    const listed = { is_heritage: true, ...BARE };
    assert.ok(!worksOf(plan('BRU', 'CLOSED', 1910, listed)).includes('windows_high_efficiency'));
    const house = plan('BRU', 'CLOSED', 1910, listed, { locked_measures: ['windows_high_efficiency'] });
    assert.ok(!worksOf(house).includes('wall_external') && !worksOf(house).includes('roof_pitched_sarking'));
    assert.ok(warningOf(house, 'heritage_permit'));
    const flat = plan('NL', 'APARTMENT', 1905, { is_heritage: true, habitable_space_m2: 70 });
    assert.deepEqual(warningOf(flat, 'heritage_permit')?.values, { measure: 'heat_pump_air_water' });
  });

  test('internal insulation speaks of moisture, an old roof of asbestos, Brussels of its reform', () => {
    const inside = plan('BRU', 'CLOSED', 1910, BARE, {
      locked_measures: ['wall_internal', 'roof_pitched_sarking'],
    });
    assert.ok(warningOf(inside, 'internal_insulation_moisture') && lineOf(inside, 'wall_finish'));
    assert.ok(Number(warningOf(inside, 'asbestos_possible')?.values?.['removal_eur']) > 0);
    assert.equal(warningOf(inside, 'certificate_reform')?.values?.['adopted_date'], '2025-07-03');
    assert.ok(warningOf(plan('BRU', 'OPEN', 2020, {}), 'certificate_reform'), 'on every Brussels label');
  });

  test('panels in Brussels earn certificates for ten years', () => {
    const panels = lineOf(
      plan('BRU', 'CLOSED', 1960, { has_solar_panels: false }, { locked_measures: ['solar_panels'] }),
      'solar_panels',
    );
    assert.ok((panels?.quantity ?? 9) <= 5);
    const [certificates] = panels?.yearly_support ?? [];
    assert.equal(certificates?.years, 10);
    assert.equal(
      certificates?.eur_per_year,
      Math.round((panels?.quantity ?? 0) * 0.9 * 2.055 * 65 * 100) / 100,
    );
  });

  test('shading is there for who wants it, and lowers the heat of summer that a plan speaks of', () => {
    const flat = plan('VLG', 'APARTMENT', 1960, { habitable_space_m2: 90 }, { confidence: 0.5 });
    const shaded = plan(
      'VLG',
      'APARTMENT',
      1960,
      { habitable_space_m2: 90 },
      { locked_measures: ['solar_shading'], confidence: 0.5 },
    );
    assert.ok(warningOf(flat, 'summer_heat') && lineOf(shaded, 'solar_shading'));
    const kelvinHours = (of: Plan): number =>
      Number(warningOf(of, 'summer_heat')?.values?.['kelvin_hours'] ?? 0);
    assert.ok(kelvinHours(shaded) < kelvinHours(flat));
    assert.equal(shaded.result.primary_kwh_per_m2, flat.result.primary_kwh_per_m2);
  });

  test('a heat network in the street is one of the ways to heat', () => {
    const told = plan(
      'NL',
      'CLOSED',
      1965,
      { has_heat_network: true },
      { locked_measures: ['heat_network'] },
    );
    assert.ok((told.result.final_kwh_by_carrier.district_heat ?? 0) > 0);
    assert.equal(lineOf(told, 'heat_network')?.subsidy_amount, 3325);
    assert.ok(
      warningOf(
        plan('NL', 'CLOSED', 1965, {}, { locked_measures: ['heat_network'] }),
        'locked_measure_not_applicable',
      ),
    );
  });
});

test('a boiler whose life ends within the plan can be replaced by its own kind, whatever its age', () => {
  const works = [2011, 2012, 2013, 2014].map((heating_installation_year) => {
    const facts: DwellingFacts = { heating_type: 'GAS', heating_device: 'CONDENSING_BOILER' };
    const options = { target_label: 'C' };
    return worksOf(plan('VLG', 'CLOSED', 1990, { ...facts, heating_installation_year }, options));
  });
  for (const ofYear of works) assert.ok(ofYear.includes('boiler_condensing'), ofYear.join());
  const wanted: PlanOptions['locked_measures'] = ['boiler_condensing'];
  const young: DwellingFacts = { heating_type: 'GAS', heating_installation_year: 2018 };
  const asked = plan('VLG', 'CLOSED', 1990, young, { locked_measures: wanted });
  assert.ok(worksOf(asked).includes('boiler_condensing'), 'a younger one only where it is asked for');
  assert.ok(!worksOf(plan('VLG', 'CLOSED', 1990, young)).includes('boiler_condensing'));
});

test('whole houses: 150 m² from G to A cost what the National Bank and the press say, a Dutch envelope what TNO found', () => {
  const costs = costsFromGToA();
  assert.ok(costs.length >= 16);
  const median = costs[costs.length >> 1] ?? 0;
  assert.ok(median >= 70_000 && median <= 110_000, `${median}`);
  const envelope: PlanOptions['locked_measures'] = [
    'roof_pitched_inside',
    'wall_cavity',
    'floor_crawl_space',
    'windows_high_efficiency',
  ];
  const dutch = (format: 'CLOSED' | 'OPEN', m2: number): number => {
    const facts: DwellingFacts = { habitable_space_m2: m2, ...BARE, basement_type: 'CRAWL_SPACE' };
    const house = plan('NL', format, 1960, facts, { locked_measures: envelope });
    const works = house.steps
      .flatMap(({ works: all }) => all)
      .filter(({ work }) => envelope.some((code) => code === work));
    return works.reduce((sum, { total_estimated_cost_incl_vat: cost }) => sum + cost, 0);
  };
  assert.ok(dutch('CLOSED', 118) > 11_000 && dutch('CLOSED', 118) < 22_000, `${dutch('CLOSED', 118)}`);
  assert.ok(dutch('OPEN', 160) > 22_000 && dutch('OPEN', 160) < 40_000, `${dutch('OPEN', 160)}`);
});
