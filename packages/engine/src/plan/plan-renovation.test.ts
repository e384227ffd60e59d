import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput } from '../completion/estate-input.ts';
import { MEASURES } from '../contract/codes.ts';
import { InputError } from '../contract/input-error.ts';
import type { Plan } from '../contract/plan.ts';
import { labelsOf } from '../label/label.ts';
import type { PlanOptions } from './plan-options.ts';
import { planMeasures, planRenovation } from './plan-renovation.ts';

const DATE = '2026-11-15';
const EMPTY_BOOK = { version: 3, prices: [], switched_off: [], grants: [] };

/** A house of which so much is known that no statistics move it: bad, Flemish, on gas. */
const BAD_HOUSE = {
  address: { country: 'BE', zip_code: '9000' },
  estate_type: 'HOUSE',
  estate_format: 'SEMI_OPEN',
  year_built: 1960,
  dwelling: {
    habitable_space_m2: 160,
    storeys: 2,
    roof_type: 'INCLINED',
    inclined_roof_surface_m2: 95,
    inclined_roof_insulation_type: 'NONE',
    attic_usage: 'HABITABLE',
    outer_wall_surface_m2: 150,
    outer_wall_insulation_type: 'NONE',
    has_cavity_wall: true,
    cavity_wall_width_cm: 6,
    ground_floor_surface_m2: 85,
    basement_type: 'CRAWL_SPACE',
    floor_insulation_type: 'NONE',
    window_surface_m2: 30,
    window_glazing_type: 'SINGLE',
    ventilation_type: 'NATURAL',
    heating_type: 'GAS',
    heating_device: 'NON_CONDENSING_BOILER',
    heating_installation_year: 1998,
    sanitary_heating_device: 'WITH_HEATING',
    has_solar_panels: false,
  },
};

function plan(options: Partial<PlanOptions> = {}, changes: object = {}): Plan {
  const input = parseEstateInput({ ...BAD_HOUSE, ...changes }, DATE);
  return planRenovation(input, { date: DATE, ...options });
}

function worksOf({ steps }: Plan): string[] {
  return steps.flatMap((step) => step.works.map(({ work }) => work));
}

test('a bad house is brought to the goal of its region, step by step', () => {
  const { baseline, result, target, steps } = plan({ target_label: 'A' });
  assert.ok(baseline.primary_kwh_per_m2 > 400);
  assert.equal(target.label, 'A');
  assert.deepEqual([target.reached, target.reason], [true, null]);
  assert.ok(result.primary_kwh_per_m2 <= 100);
  assert.ok(steps.length >= 3 && steps.length <= 7);
  for (const [index, step] of steps.entries()) assert.equal(step.number, index + 1);
});

test('a nearer target costs less, a farther one more', () => {
  const cost = (label: string): number => plan({ target_label: label }).totals.net_cost;
  assert.ok(cost('C') < cost('B') && cost('B') < cost('A'));
});

test('a target that cannot be reached gives the best that can be, and says so', () => {
  const nothing = plan({ target_label: 'A+', excluded_measures: ['solar_panels'] });
  assert.equal(nothing.target.reached, false);
  assert.equal(nothing.target.reason?.code, 'target_not_reachable');
  assert.equal(nothing.target.reason?.values?.['label'], nothing.result.label);
});

test('a budget is kept, and what it can buy is bought', () => {
  const { totals, target, result, baseline } = plan({ budget_eur: 9000 });
  assert.ok(totals.net_cost <= 9000);
  assert.equal(target.reason?.code, 'budget_too_small');
  assert.ok(result.primary_kwh_per_m2 < baseline.primary_kwh_per_m2);
  const tiny = plan({ budget_eur: 3600 });
  assert.ok(tiny.totals.net_cost <= 3600 && tiny.result.primary_kwh < tiny.baseline.primary_kwh);
  assert.equal(plan({ budget_eur: 0 }).steps.length, 0);
});

test('the best label within a budget costs no more than the budget, and less money buys no better label', () => {
  const rank = (budget: number): number =>
    labelsOf('flanders').indexOf(
      plan({ objective: 'best_label_within_budget', budget_eur: budget }).result.label,
    );
  assert.ok(rank(60_000) <= rank(20_000) && rank(20_000) <= rank(8000));
});

test('the least lifetime cost spends more where it pays over the years', () => {
  const facts = { dwelling: { ...BAD_HOUSE.dwelling, sanitary_heating_device: 'ELECTRIC_BOILER' } };
  const investment = plan({ target_label: 'B' }, facts);
  const lifetime = plan({ target_label: 'B', objective: 'least_lifetime_cost' }, facts);
  assert.ok(lifetime.totals.net_cost >= investment.totals.net_cost);
  assert.ok(lifetime.result.bill_eur < investment.result.bill_eur);
});

test('excluded measures are left out, locked ones are in', () => {
  const works = worksOf(plan({ excluded_measures: ['wall_cavity'], locked_measures: ['floor_crawl_space'] }));
  assert.ok(!works.includes('wall_cavity') && works.includes('floor_crawl_space'));
  const { warnings } = plan({ locked_measures: ['floor_cellar_ceiling'] });
  assert.deepEqual(
    warnings.filter(({ code }) => code === 'locked_measure_not_applicable'),
    [{ code: 'locked_measure_not_applicable', values: { measure: 'floor_cellar_ceiling' } }],
  );
});

test('locked measures above the budget are planned all the same, with a warning', () => {
  const { warnings, target } = plan({ locked_measures: ['windows_triple'], budget_eur: 2000 });
  assert.ok(warnings.some(({ code }) => code === 'locked_measures_above_budget'));
  assert.equal(target.reason?.code, 'budget_too_small');
});

test('new windows bring ventilation in the same step', () => {
  const { steps } = plan({ locked_measures: ['windows_high_efficiency'] });
  const step = steps.find(({ works }) => works.some(({ work }) => work === 'windows_high_efficiency'));
  assert.ok(step?.works.some(({ work }) => work.startsWith('ventilation')));
});

test('the heat pump comes after the envelope, the panels after the roof', () => {
  const { steps } = plan({
    locked_measures: ['heat_pump_air_water', 'roof_pitched_sarking', 'wall_external', 'solar_panels'],
  });
  const numberOf = (code: string): number =>
    steps.find(({ works }) => works.some(({ work }) => work === code))?.number ?? 0;
  assert.ok(numberOf('heat_pump_air_water') > numberOf('wall_external'));
  assert.ok(numberOf('solar_panels') > numberOf('roof_pitched_sarking'));
  assert.equal(numberOf('roof_pitched_sarking'), numberOf('wall_external'), 'one scaffold, one step');
  assert.equal(
    worksOf(plan({ locked_measures: ['roof_pitched_sarking', 'wall_external'] })).filter(
      (work) => work === 'scaffolding',
    ).length,
    1,
  );
});

test('a phase budget splits steps, and names those that cannot be split', () => {
  const locked = {
    locked_measures: [
      'windows_triple',
      'doors_insulated',
      'heat_pump_ground',
      'hot_water_heat_pump',
    ] as const,
  };
  const options = { locked_measures: [...locked.locked_measures] };
  const whole = plan(options);
  const split = plan({ ...options, phase_budget_eur: 8000 });
  assert.ok(split.steps.length > whole.steps.length);
  assert.equal(split.totals.total_estimated_cost_incl_vat, whole.totals.total_estimated_cost_incl_vat);
  assert.ok(split.warnings.some(({ code }) => code === 'step_above_phase_budget'));
});

test('a phase budget does not multiply the ceiling of a grant', () => {
  const mixed = {
    dwelling: {
      ...BAD_HOUSE.dwelling,
      roof_type: 'MIXED',
      flat_roof_surface_m2: 40,
      flat_roof_insulation_type: 'NONE',
    },
  };
  const options: Partial<PlanOptions> = {
    locked_measures: ['roof_pitched_inside', 'roof_flat', 'windows_triple', 'doors_insulated'],
    income_group: 4,
    target_label: 'F',
  };
  const whole = plan(options, mixed);
  const split = plan({ ...options, phase_budget_eur: 3000 }, mixed);
  assert.ok(split.steps.length > whole.steps.length);
  assert.deepEqual(
    [split.totals.total_estimated_cost_incl_vat, split.totals.subsidy_amount],
    [whole.totals.total_estimated_cost_incl_vat, whole.totals.subsidy_amount],
  );
});

test('an excellent dwelling needs nothing, and the plan says so', () => {
  const { steps, target, totals, baseline, result } = plan(
    {},
    { year_built: 2024, dwelling: { energy_label: 'A' } },
  );
  assert.deepEqual(steps, []);
  assert.deepEqual(target, {
    label: 'A',
    reached: true,
    probability: 1,
    reason: { code: 'already_reached' },
  });
  assert.deepEqual(result, baseline);
  assert.equal(totals.net_cost, 0);
  assert.deepEqual(totals.payback_years, { with_support: null, without_support: null });
});

test('a lower income gets more support, and an unknown one is said to be assumed', () => {
  const unknown = plan();
  const lowest = plan({ income_group: 4 });
  assert.ok(lowest.totals.subsidy_amount > unknown.totals.subsidy_amount);
  assert.ok(unknown.warnings.some(({ code }) => code === 'income_group_assumed'));
  assert.ok(!lowest.warnings.some(({ code }) => code === 'income_group_assumed'));
  for (const { conditions } of lowest.steps.flatMap((step) => step.works.flatMap((work) => work.subsidies))) {
    assert.ok(!conditions.includes('income_group'));
  }
});

test('a grant that ends within a year asks for haste', () => {
  const conditionsOn = (date: string): string[] =>
    plan({ date, locked_measures: ['heat_pump_air_water'] }).steps.flatMap(({ works }) =>
      works.flatMap(({ subsidies }) => subsidies.flatMap(({ conditions }) => conditions)),
    );
  assert.ok(conditionsOn('2027-06-01').includes('before_scheme_ends'));
});

test('a plan records the emission factors behind its CO2', () => {
  const { baseline, result, emission_factors: factors } = plan();
  for (const { co2_kg, final_kwh_by_carrier: kwh } of [baseline, result]) {
    const used = factors.reduce((sum, { carrier, kg_per_kwh }) => sum + (kwh[carrier] ?? 0) * kg_per_kwh, 0);
    assert.ok(Math.abs(used - co2_kg) <= 1, `${used} is not ${co2_kg}`);
  }
  assert.deepEqual(
    factors.find(({ carrier }) => carrier === 'electricity'),
    {
      carrier: 'electricity',
      country: 'BE',
      year: 2014,
      basis: 'LOCATION',
      kg_per_kwh: 0.207,
      source: 'TABULA 2014, mean mix',
    },
  );
  assert.ok(!factors.some(({ carrier }) => carrier === 'wood'), 'none of what the house does not use');
});

test('own energy prices and own price book change the plan and are reported', () => {
  const dear = plan({ energyPrices: { gas: 0.2 } });
  assert.ok(dear.baseline.bill_eur > plan().baseline.bill_eur);
  assert.deepEqual(dear.energy_prices[0], { carrier: 'gas', eur_per_kwh: 0.2, source_date: DATE });
  const amount = { low: 1, typical: 1, high: 1 };
  const priceBook = { ...EMPTY_BOOK, prices: [{ work: 'wall_external', region: 'BE', amount }] } as const;
  const free = plan({ priceBook, target_label: 'B' });
  assert.ok(worksOf(free).includes('wall_external'));
  assert.deepEqual(free.price_book, { version: 3 });
  assert.ok(!('price_book' in plan()));
});

test('an apartment’s shared parts need the co-owners', () => {
  const flat = plan(
    { locked_measures: ['wall_external'] },
    { estate_type: 'APARTMENT', estate_format: null },
  );
  assert.ok(
    flat.warnings.some(
      ({ code, values }) => code === 'needs_co_owners' && values?.['measure'] === 'wall_external',
    ),
  );
});

test('faults of the controls are named all at once', () => {
  assert.throws(
    () => plan({ target_label: 'Z', budget_eur: -1, date: '2026-02-30', energyPrices: { gas: Number.NaN } }),
    (error) => error instanceof InputError && error.faults.length === 4,
  );
  assert.throws(() => plan({ locked_measures: ['wall_cavity', 'wall_external'] }), InputError);
  assert.throws(() => plan({ objective: 'best_label_within_budget' }), InputError);
});

test("the caller's measures are priced and ordered by the same code", () => {
  const best = plan();
  const codes = worksOf(best);
  const input = parseEstateInput(BAD_HOUSE, DATE);
  const again = planMeasures(
    input,
    MEASURES.filter((code) => codes.includes(code)),
    { date: DATE },
  );
  assert.deepEqual(again.steps, best.steps);
  assert.deepEqual(again.totals, best.totals);
});

test('a measure that cannot be done is left out with a warning, missing ventilation is warned about', () => {
  const input = parseEstateInput(BAD_HOUSE, DATE);
  const { warnings, steps, target } = planMeasures(input, ['attic_floor', 'windows_triple'], { date: DATE });
  assert.equal(steps.length, 1);
  assert.ok(
    warnings.some(
      ({ code, values }) => code === 'measure_not_applicable' && values?.['measure'] === 'attic_floor',
    ),
  );
  assert.ok(warnings.some(({ code }) => code === 'ventilation_missing'));
  assert.equal(target.reason?.code, 'measures_do_not_reach_target');
  assert.throws(() => planMeasures(input, ['wall_cavity', 'wall_internal'], { date: DATE }), InputError);
});

test('a plan of five steps, with what to order, is at most 21 kB of JSON', () => {
  const five = plan({ locked_measures: ['floor_crawl_space', 'windows_high_efficiency'] });
  assert.ok(five.steps.length >= 5, `${five.steps.length} steps`);
  assert.ok(JSON.stringify(five).length <= 21_000, `${JSON.stringify(five).length} characters`);
});
