/** Dwellings on which plans once went wrong in an adviser's eye, each with what must hold for it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseEstateInput } from '../completion/estate-input.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { Plan } from '../contract/plan.ts';
import { costsFromGToA } from '../validation/whole-houses.ts';
import type { PlanOptions } from './plan-options.ts';
import { planRenovation } from './plan-renovation.ts';

const DATE = '2026-11-15';
const ZIP_CODES = { VLG: '9000', BRU: '1000', WAL: '5000', NL: '3511' } as const;
const BARE = {
  inclined_roof_insulation_type: 'NONE',
  outer_wall_insulation_type: 'NONE',
  floor_insulation_type: 'NONE',
  window_glazing_type: 'SINGLE',
} as const satisfies DwellingFacts;

function plan(
  region: keyof typeof ZIP_CODES,
  format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | 'APARTMENT',
  year: number,
  dwelling: DwellingFacts,
  options: Partial<PlanOptions> = {},
): Plan {
  const body = {
    address: { country: region === 'NL' ? 'NL' : 'BE', zip_code: ZIP_CODES[region] },
    estate_type: format === 'APARTMENT' ? 'APARTMENT' : 'HOUSE',
    estate_format: format === 'APARTMENT' ? null : format,
    year_built: year,
    dwelling,
  };
  return planRenovation(parseEstateInput(body, DATE), { date: DATE, ...options });
}

const worksOf = ({ steps }: Plan): string[] => steps.flatMap(({ works }) => works.map(({ work }) => work));
const lineOf = ({ steps }: Plan, code: string) =>
  steps.flatMap(({ works }) => works).find(({ work }) => work === code);
const warningOf = ({ warnings }: Plan, code: string) => warnings.find((warning) => warning.code === code);

/** Scores within 5 % and costs within 15 % of the first. A limit lies somewhere, so that letters may be next to each other. */
function assertAlike([first, ...others]: readonly Plan[]): void {
  for (const { baseline, totals } of others) {
    const letterOf = (label = '') => label.charCodeAt(0);
    assert.ok(Math.abs(letterOf(baseline.label) - letterOf(first?.baseline.label)) <= 1);
    const score = baseline.primary_kwh_per_m2 / (first?.baseline.primary_kwh_per_m2 ?? 0);
    assert.ok(Math.abs(score - 1) <= 0.05, `score ${score}`);
    const cost = totals.total_estimated_cost_incl_vat / (first?.totals.total_estimated_cost_incl_vat ?? 0);
    assert.ok(Math.abs(cost - 1) <= 0.15, `cost ${cost}`);
  }
}

const loadWPerM2 = ({ result, floor_area_m2: m2 }: Plan): number => (result.peak_heat_load_kw * 1000) / m2;

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

  test('3: a house of 1945, of 1946 and of 1952 gets the same plan', () => {
    const plans = [1945, 1946, 1952].map((year) =>
      plan('VLG', 'SEMI_OPEN', year, { habitable_space_m2: 150 }),
    );
    assertAlike(plans);
  });

  test('4: a step that hardly saves says why it is there', () => {
    const { steps, warnings } = plan('VLG', 'SEMI_OPEN', 1974, {
      habitable_space_m2: 160,
      heating_type: 'GAS',
      has_solar_panels: true,
      solar_panels_kwp: 5,
    });
    for (const { number, savings, total_estimated_cost_incl_vat: cost } of steps) {
      const isPoor = savings.bill_eur < 0 || (savings.bill_eur < 25 && cost >= 1000);
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

  test('6: no oil house gets oil, and gas only where a connection is told', () => {
    for (const region of ['VLG', 'BRU', 'WAL'] as const) {
      for (const format of ['OPEN', 'SEMI_OPEN', 'CLOSED'] as const) {
        for (const heating_installation_year of [1985, 1996, 2005]) {
          const facts: DwellingFacts = { heating_type: 'OIL', heating_installation_year };
          const without = plan(region, format, 1965, facts);
          const { oil = 0, gas = 0 } = without.result.final_kwh_by_carrier;
          assert.equal(oil + gas, 0, `${region} ${format} ${heating_installation_year}`);
          assert.ok(loadWPerM2(without) <= 80.5);
          const told = plan(region, format, 1965, { ...facts, has_gas_connection: true });
          assert.equal(told.result.final_kwh_by_carrier.oil, undefined);
          assert.ok(told.totals.net_cost <= without.totals.net_cost);
        }
      }
    }
    assert.ok(warningOf(plan('BRU', 'CLOSED', 1965, { heating_type: 'OIL' }), 'oil_boiler_banned'));
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
    assert.ok(
      villa.result.peak_heat_load_kw > 16 === (warningOf(villa, 'load_above_largest_pump') !== undefined),
    );
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
    assert.ok(warningOf(bare, 'load_above_largest_pump'));
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

  test('9: a studio pays its share of the façade, not the scaffold of a building', () => {
    const studio = plan('VLG', 'APARTMENT', 1972, { habitable_space_m2: 28, heating_type: 'ELECTRIC' });
    assert.ok(studio.totals.total_estimated_cost_incl_vat < 18_000);
    const scaffold = lineOf(studio, 'scaffolding');
    assert.ok(scaffold === undefined || (scaffold.track === 'building' && scaffold.estimated_cost < 500));
    const wall = lineOf(studio, 'wall_cavity') ?? lineOf(studio, 'wall_external');
    assert.ok(wall === undefined || (wall.track === 'building' && (wall.owner_share_percent ?? 100) < 100));
  });

  test('10: the door to the landing is no outside door', () => {
    assert.ok(
      !worksOf(plan('BRU', 'APARTMENT', 1935, { habitable_space_m2: 90 })).includes('doors_insulated'),
    );
    const asked = plan('BRU', 'APARTMENT', 1935, {}, { locked_measures: ['doors_insulated'] });
    assert.ok(warningOf(asked, 'locked_measure_not_applicable'));
  });

  test('11: a Dutch cavity is the association’s to fill and to claim for', () => {
    const OPEN_CAVITY = {
      has_cavity_wall: true,
      outer_wall_insulation_type: 'NONE',
      apartment_floor: 'MIDDLE',
    } as const;
    const flat = plan(
      'NL',
      'APARTMENT',
      1965,
      { habitable_space_m2: 70, ...OPEN_CAVITY },
      { locked_measures: ['wall_cavity'] },
    );
    const cavity = lineOf(flat, 'wall_cavity');
    assert.equal(cavity?.track, 'building');
    assert.ok(cavity?.subsidies.every(({ scheme }) => scheme === 'svve') && cavity.subsidies.length === 1);
    assert.ok(cavity.subsidies[0]?.conditions.includes('association_applies'));
    assert.ok(flat.steps.some(({ track }) => track === 'building'));
    const alone = plan(
      'NL',
      'APARTMENT',
      1965,
      { habitable_space_m2: 70, ...OPEN_CAVITY, owner_share_percent: 100 },
      { locked_measures: ['wall_cavity'] },
    );
    assert.equal(lineOf(alone, 'wall_cavity')?.estimated_cost, 900, 'nobody comes for less');
  });

  test('12: what touches the façade or the roof of the building is flagged', () => {
    const locked_measures: PlanOptions['locked_measures'] = [
      'heat_pump_air_water',
      'ventilation_balanced',
      'windows_triple',
    ];
    const { warnings } = plan('VLG', 'APARTMENT', 2005, { habitable_space_m2: 80 }, { locked_measures });
    for (const measure of locked_measures) {
      assert.ok(
        warnings.some(({ code, values }) => code === 'needs_co_owners' && values?.['measure'] === measure),
      );
    }
  });

  test('12: no apartment gets a heat pump of its own unless it is asked for', () => {
    const OUTSIDE = ['heat_pump_air_water', 'heat_pump_hybrid'];
    const pumpOf = (of: Plan) =>
      of.steps.flatMap(({ works }) => works).find(({ work }) => OUTSIDE.includes(work));
    for (const region of ['VLG', 'BRU', 'WAL', 'NL'] as const) {
      for (const year of [1930, 1962, 1980, 2005]) {
        const facts: DwellingFacts = { heating_type: 'GAS', heating_installation_year: 2000 };
        const unknown = plan(region, 'APARTMENT', year, facts);
        assert.ok((pumpOf(unknown)?.track ?? 'building') === 'building', 'the building’s, if any');
        assert.ok(warningOf(unknown, 'heating_may_be_collective'));
        const collective = plan(region, 'APARTMENT', year, { ...facts, heating_is_collective: true });
        const works = collective.steps.flatMap((step) => step.works);
        for (const { work, track } of works) {
          if (/^(heat_pump|boiler)/.test(work)) assert.equal(track, 'building');
        }
        assert.equal(warningOf(collective, 'heating_may_be_collective'), undefined);
        const own = plan(region, 'APARTMENT', year, { ...facts, heating_is_collective: false });
        assert.equal(pumpOf(own), undefined);
        assert.ok(warningOf(own, 'outdoor_unit_needs_leave'));
      }
    }
    const own: DwellingFacts = { habitable_space_m2: 80, heating_type: 'GAS', heating_is_collective: false };
    const asked = plan('VLG', 'APARTMENT', 1995, own, { locked_measures: ['heat_pump_air_water'] });
    assert.equal(pumpOf(asked)?.track, 'private');
    assert.equal(warningOf(asked, 'outdoor_unit_needs_leave'), undefined);
    assert.ok(warningOf(asked, 'needs_co_owners'));
    const fossilFree = plan('VLG', 'APARTMENT', 1995, own, { fossil_free: true });
    assert.equal(fossilFree.result.final_kwh_by_carrier.gas, undefined, 'off gas there is no other way');
    const oil = plan('WAL', 'APARTMENT', 1962, { heating_type: 'OIL', heating_installation_year: 1990 });
    assert.equal(oil.result.final_kwh_by_carrier.oil, undefined);
  });

  test('13: a flat on the ground floor has no roof to insulate, nor to ask about', () => {
    for (const facts of [{ ground_floor_surface_m2: 110 }, { apartment_floor: 'GROUND' }] as const) {
      const ground = plan('VLG', 'APARTMENT', 1960, facts);
      assert.equal(ground.baseline.heat_loss_w_per_k.roof, 0);
      assert.ok(!worksOf(ground).some((work) => work.startsWith('roof')));
      assert.ok(ground.missing_facts.every(({ fact }) => !fact.includes('roof')));
    }
  });

  test('14: a roof is paid by all who live under it', () => {
    const facts: DwellingFacts = {
      habitable_space_m2: 90,
      storeys: 5,
      flat_roof_surface_m2: 90,
      flat_roof_insulation_type: 'NONE',
      heating_type: 'GAS',
      owner_share_percent: 4,
    };
    const top = plan('VLG', 'APARTMENT', 1960, facts);
    const roof = lineOf(top, 'roof_flat');
    assert.deepEqual([roof?.track, roof?.quantity, roof?.owner_share_percent], ['building', 18, 4]);
    const panels = lineOf(top, 'solar_panels');
    assert.ok(panels === undefined || panels.quantity <= 1.5);
    const collective = plan('VLG', 'APARTMENT', 1960, {
      ...facts,
      heating_is_collective: true,
      heating_installation_year: 1990,
    });
    const heating = collective.steps
      .flatMap(({ works }) => works)
      .find(({ work }) => /^(boiler|heat_pump)/.test(work));
    assert.equal(heating?.track, 'building');
    assert.ok(heating?.subsidies.every(({ conditions }) => conditions.includes('association_applies')));
  });

  test('15: a good house is told what could come next', () => {
    const good = plan('VLG', 'OPEN', 2016, { heating_type: 'GAS', energy_score_kwh_per_m2: 60 });
    assert.deepEqual(good.steps, []);
    const offers = good.warnings
      .filter(({ code }) => code === 'could_be_next')
      .map(({ values }) => values?.['measure']);
    assert.deepEqual(offers, ['solar_panels', 'heat_pump_air_water']);
  });

  test('16: a plan that raises CO2 says so', () => {
    const pellets = plan('VLG', 'OPEN', 1985, {
      heating_type: 'WOOD',
      heating_device: 'NON_CONDENSING_BOILER',
      heating_installation_year: 2015,
    });
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
      assert.deepEqual(heating?.timing, { by_year: 2028, reason: 'end_of_life', duty: null });
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

  test('a protected façade stays as it is, and windows need a permit', () => {
    const house = plan('BRU', 'CLOSED', 1910, { is_heritage: true, ...BARE });
    assert.ok(!worksOf(house).includes('wall_external') && !worksOf(house).includes('roof_pitched_sarking'));
    assert.ok(warningOf(house, 'heritage_permit'));
  });

  test('internal insulation speaks of moisture, an old roof of asbestos, Brussels of its reform', () => {
    const inside = plan('BRU', 'CLOSED', 1910, BARE, {
      locked_measures: ['wall_internal', 'roof_pitched_sarking'],
    });
    assert.ok(warningOf(inside, 'internal_insulation_moisture') && lineOf(inside, 'wall_finish'));
    assert.ok(Number(warningOf(inside, 'asbestos_possible')?.values?.['removal_eur']) > 0);
    assert.equal(warningOf(inside, 'certificate_reform')?.values?.['adopted_date'], '2025-07-04');
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
    const flat = plan('VLG', 'APARTMENT', 1960, { habitable_space_m2: 90 });
    const shaded = plan(
      'VLG',
      'APARTMENT',
      1960,
      { habitable_space_m2: 90 },
      { locked_measures: ['solar_shading'] },
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
