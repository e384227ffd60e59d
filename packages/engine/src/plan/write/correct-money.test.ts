/** Amounts that were plainly wrong once: each has its case here. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MEASURES } from '../../contract/codes.ts';
import { BARE, lineOf, plan, warningOf, worksOf } from '../../testing/adviser-plan.ts';
import type { PlanOptions } from '../plan-options.ts';
import { paybackYears } from './write-money.ts';

const NOTHING = { cost: 0, vat: 0, subsidy: 0, anyway: 0, yearly: 0, later: 0, contingency: 0 };

test('finding 2: payback counts support in the year in which it arrives', () => {
  const panels = { ...NOTHING, cost: 6000_00, vat: 360_00, yearly: 601_00, later: 6010_00 };
  assert.deepEqual(paybackYears(panels, 451, 25), { with_support: 6, without_support: 14.1 });
  const dear = { ...panels, cost: 20_000_00, vat: 0 };
  // Ten years of both leave 9,480 EUR, which the bill alone pays.
  assert.equal(paybackYears(dear, 451, 50).with_support, 31);
  assert.equal(paybackYears(dear, 451, 25).with_support, null);
  assert.equal(paybackYears(panels, -50, 25).with_support, null, 'support does not outlive its ten years');
  assert.deepEqual(paybackYears({ ...panels, yearly: 900_00, later: 9000_00 }, -50, 25).with_support, 7.5);
});

test('panels in Brussels: the step pays back in years, and the plan names the certificates instead of "no grant"', () => {
  const told = plan('BRU', 'OPEN', 2005, { habitable_space_m2: 180 }, { locked_measures: ['solar_panels'] });
  const step = told.steps.find(({ works }) => works.some(({ work }) => work === 'solar_panels'));
  const support = lineOf(told, 'solar_panels')?.yearly_support?.[0]?.eur_per_year ?? 0;
  assert.ok(step && support > 300);
  const exact = step.total_estimated_cost_incl_vat / (step.savings.bill_eur + support);
  assert.ok(exact > 3 && Math.abs((step.payback_years.with_support ?? 0) - exact) < 0.1);
  assert.ok(warningOf(told, 'no_grants_in_region') === undefined);
  assert.deepEqual(warningOf(told, 'yearly_support_only')?.values, {
    region: 'BE-BRU',
    support_eur: Math.round(support),
    years: 10,
  });
  assert.ok(
    warningOf(
      plan('BRU', 'CLOSED', 1930, BARE, { excluded_measures: ['solar_panels'] }),
      'no_grants_in_region',
    ),
  );
});

test('finding 3: Flemish premiums and loan go by the age of the building', () => {
  const facts = {
    habitable_space_m2: 150,
    inclined_roof_insulation_type: 'NONE',
    heating_type: 'GAS',
  } as const;
  const wishes = {
    income_group: 4,
    locked_measures: ['roof_pitched_inside', 'heat_pump_air_water'],
  } as const;
  const of = (year: number) =>
    plan('VLG', 'SEMI_OPEN', year, facts, { ...wishes, locked_measures: [...wishes.locked_measures] });
  const young = of(2014);
  assert.equal(lineOf(young, 'roof_pitched_inside')?.subsidy_amount, 0);
  assert.deepEqual(young.loans, []);
  assert.deepEqual(warningOf(young, 'too_young_for_grant')?.values, {
    scheme: 'mijn_verbouwpremie',
    min_age: 15,
    year_from: 2029,
  });
  assert.ok((lineOf(young, 'heat_pump_air_water')?.subsidy_amount ?? 0) > 4000, 'five years are enough');
  const old = of(2011);
  assert.ok((lineOf(old, 'roof_pitched_inside')?.subsidy_amount ?? 0) > 1000);
  assert.equal(old.loans[0]?.id, 'vlg_mijn_verbouwlening');
  assert.equal(lineOf(of(2023), 'heat_pump_air_water')?.subsidy_amount ?? 0, 0);
});

test('grants and loans go by what the owner is to the home', () => {
  const facts = { ...BARE, habitable_space_m2: 110, heating_type: 'GAS' } as const;
  const dutch = (ownership: 'occupier' | 'landlord' | null) =>
    plan('NL', 'CLOSED', 1965, facts, { ownership, locked_measures: ['wall_cavity', 'heat_pump_hybrid'] });
  const [unknown, occupier, landlord] = [dutch(null), dutch('occupier'), dutch('landlord')];
  const conditions = (told: typeof unknown) =>
    told.steps.flatMap(({ works }) =>
      works.flatMap(({ subsidies }) => subsidies.flatMap((line) => line.conditions)),
    );
  for (const one of [occupier, landlord]) {
    assert.ok((lineOf(one, 'heat_pump_hybrid')?.subsidy_amount ?? 0) > 1000);
  }
  assert.ok((lineOf(occupier, 'wall_cavity')?.subsidy_amount ?? 0) > 0);
  assert.equal(lineOf(landlord, 'wall_cavity')?.subsidy_amount, 0, 'insulation is for occupiers');
  assert.ok(conditions(landlord).includes('apply_before_works'));
  assert.equal(occupier.totals.subsidy_amount, unknown.totals.subsidy_amount);
  assert.ok(conditions(unknown).includes('owner_occupier') && conditions(unknown).includes('main_residence'));
  assert.ok(!conditions(occupier).includes('owner_occupier'), 'who is known to live there need not show it');
  assert.deepEqual(warningOf(landlord, 'grant_not_for_this_owner')?.values, { scheme: 'isde' });
  assert.deepEqual(landlord.loans, [], 'the Warmtefonds lends to occupiers');
  const flemish = (ownership: 'occupier' | 'landlord') =>
    plan('VLG', 'CLOSED', 1965, facts, {
      ownership,
      income_group: 4,
      locked_measures: ['heat_pump_air_water'],
    });
  assert.ok((lineOf(flemish('occupier'), 'heat_pump_air_water')?.subsidy_amount ?? 0) > 4000);
  assert.equal(lineOf(flemish('landlord'), 'heat_pump_air_water')?.subsidy_amount, 1500, 'group 1');
  const lends = plan('VLG', 'CLOSED', 1965, facts, { ownership: 'landlord', income_group: 1 }).loans;
  assert.deepEqual(
    lends.map(({ id }) => id),
    ['vlg_mijn_verbouwlening'],
    'groups are those of occupiers',
  );
});

test('a social landlord of flats reads of no owners’ association, neither its loans nor its grants', () => {
  const facts = { ...BARE, apartment_floor: 'TOP' } as const;
  const flatOf = (ownership: 'occupier' | 'social_landlord') =>
    plan('NL', 'APARTMENT', 1965, facts, { ownership, locked_measures: ['roof_flat'] });
  const signs = (made: ReturnType<typeof plan>) => [
    warningOf(made, 'needs_co_owners') !== undefined,
    made.loans.some(({ id }) => id === 'nl_warmtefonds_vve'),
    made.steps.some(({ works }) =>
      works.some(({ subsidies }) => subsidies.some((one) => one.scheme === 'svve')),
    ),
  ];
  assert.deepEqual(signs(flatOf('occupier')), [true, true, true]);
  const social = flatOf('social_landlord');
  assert.deepEqual(signs(social), [false, false, false]);
  assert.ok(!social.warnings.some(({ values }) => values?.['scheme'] === 'svve'));
  for (const code of ['heating_may_be_collective', 'outdoor_unit_needs_leave'] as const)
    assert.equal(warningOf(social, code), undefined, code);
});

test('in Flanders the income of who does not live there is no open question', () => {
  const isAsked = (ownership: 'occupier' | 'landlord' | 'second_home') =>
    warningOf(plan('VLG', 'CLOSED', 1965, BARE, { ownership }), 'income_group_assumed') !== undefined;
  assert.deepEqual([isAsked('occupier'), isAsked('landlord'), isAsked('second_home')], [true, false, false]);
});

test('the duty of Dutch social housing is told to its owners alone, that of landlords not to occupiers', () => {
  const duties = (ownership: 'occupier' | 'landlord' | 'social_landlord' | null) =>
    plan('NL', 'CLOSED', 1965, { ...BARE, energy_label: 'G' }, { ownership }).milestones.map(
      ({ duty }) => duty,
    );
  assert.deepEqual(duties(null), ['nl_rental']);
  assert.deepEqual(duties('occupier'), []);
  assert.deepEqual(duties('social_landlord'), ['nl_rental', 'nl_social_housing']);
  const buyers = (date: string) =>
    plan('WAL', 'CLOSED', 1930, { ...BARE, energy_label: 'G' }, { date }).milestones.filter(
      ({ duty }) => duty === 'wal_purchase',
    );
  assert.deepEqual(buyers('2027-12-31'), []);
  assert.deepEqual(
    buyers('2028-01-02').map(({ year, label, status }) => [year, label, status]),
    [[2033, 'D', 'planned']],
  );
  assert.deepEqual(
    buyers('2031-06-01').map(({ year, label }) => [year, label]),
    [[2036, 'C']],
  );
});

test('finding 17: a listed house has windows of wood at their price, thin insulation inside and a word on heritage support', () => {
  const facts = { ...BARE, habitable_space_m2: 160, is_heritage: true, has_cavity_wall: false } as const;
  const listed = plan('VLG', 'CLOSED', 1900, facts, {
    locked_measures: ['wall_internal', 'windows_high_efficiency'],
  });
  const windows = lineOf(listed, 'windows_high_efficiency');
  assert.equal(windows?.estimated_cost, Math.round((windows?.quantity ?? 0) * 1200 * 100) / 100);
  assert.ok(!worksOf(plan('VLG', 'CLOSED', 1900, facts)).includes('windows_triple'));
  assert.deepEqual(warningOf(listed, 'heritage_support_possible')?.values, { region: 'BE-VLG' });
  const other = plan(
    'VLG',
    'CLOSED',
    1900,
    { ...facts, is_heritage: false },
    { locked_measures: ['wall_internal'] },
  );
  const wallLoss = (told: typeof listed) => told.result.heat_loss_w_per_k.walls;
  assert.ok(wallLoss(listed) > wallLoss(other) * 1.1, 'R 2 instead of 2.86');
});

test('finding 18: the term of a loan goes by its amount, and a grant is no loan', () => {
  const facts = { habitable_space_m2: 110, heating_type: 'GAS' } as const;
  const small = plan('NL', 'CLOSED', 1990, facts, { locked_measures: ['wall_cavity'] });
  const years = (told: typeof small) => told.loans.find(({ id }) => id === 'nl_warmtefonds')?.max_years;
  assert.ok(small.totals.net_cost < 15_000);
  assert.equal(years(small), 15);
  const large = plan('NL', 'OPEN', 1950, { ...BARE, habitable_space_m2: 200 }, { fossil_free: true });
  assert.ok(large.totals.net_cost > 15_000);
  assert.equal(years(large), 20);
  const flat = plan('NL', 'APARTMENT', 1965, { ...BARE, apartment_floor: 'TOP' });
  assert.deepEqual(
    flat.loans.map(({ id }) => id),
    ['nl_warmtefonds', 'nl_warmtefonds_vve'],
  );
});

test('finding 4: stoves: radiators and pipes come with every heating that needs them, and not with air units', () => {
  const stoves = { habitable_space_m2: 120, heating_type: 'GAS', heating_device: 'STOVE' } as const;
  for (const heating of ['boiler_condensing', 'heat_pump_hybrid', 'heat_pump_air_water'] as const) {
    const told = plan('VLG', 'CLOSED', 1955, stoves, { locked_measures: [heating] });
    const line = lineOf(told, 'heating_circuit');
    assert.ok((line?.total_estimated_cost_incl_vat ?? 0) > 5000, heating);
    assert.ok(!worksOf(told).includes('low_temperature_emitters'), 'new radiators are large ones');
  }
  const air = plan('VLG', 'CLOSED', 1955, stoves, { locked_measures: ['heat_pump_air_air'] });
  assert.ok(!worksOf(air).includes('heating_circuit'));
  const boiler = { ...stoves, heating_device: 'CONDENSING_BOILER' } as const;
  assert.ok(
    !worksOf(plan('VLG', 'CLOSED', 1955, boiler, { locked_measures: ['heat_pump_air_water'] })).includes(
      'heating_circuit',
    ),
  );
});

test('ISDE for a solar water heater is counted, marked as unverified, and is a second measure', () => {
  const locked_measures: PlanOptions['locked_measures'] = ['hot_water_solar', 'wall_cavity'];
  const excluded_measures = MEASURES.filter((code) => !locked_measures.includes(code));
  const both = plan('NL', 'CLOSED', 1965, BARE, { locked_measures, excluded_measures });
  const [line] = lineOf(both, 'hot_water_solar')?.subsidies ?? [];
  assert.equal(line?.amount, 914);
  assert.ok(line.conditions.includes('amount_unverified'));
  const wall = lineOf(both, 'wall_cavity');
  assert.ok(wall);
  assert.equal(Math.round(wall.subsidy_amount), Math.round(2 * 5.25 * wall.quantity));
});
