/** What a plan must say, and must not claim, before an adviser puts her name under it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Plan } from '../../contract/plan.ts';
import { labelsOf } from '../../label/label.ts';
import { BARE, lineOf, plan, warningOf, worksOf } from '../../testing/adviser-plan.ts';
import type { PlanOptions } from '../plan-options.ts';

describe('panels on a roof that stays', () => {
  const panels: Partial<PlanOptions> = {
    locked_measures: ['solar_panels'],
    excluded_measures: ['roof_pitched_sarking'],
  };

  test('an old roof is checked for asbestos first: no panels may go on it', () => {
    const old = plan('VLG', 'OPEN', 1971, { habitable_space_m2: 130, roof_type: 'INCLINED' }, panels);
    assert.ok(worksOf(old).includes('solar_panels'));
    assert.equal(warningOf(old, 'panels_need_asbestos_check')?.values?.['year_built'], 1971);
    const dutch = plan('NL', 'OPEN', 1996, { habitable_space_m2: 130, roof_type: 'INCLINED' }, panels);
    assert.equal(warningOf(dutch, 'panels_need_asbestos_check'), undefined);
    const young = plan('VLG', 'OPEN', 2003, { habitable_space_m2: 130, roof_type: 'INCLINED' }, panels);
    assert.equal(warningOf(young, 'panels_need_asbestos_check'), undefined);
  });

  test('a roof that is renewed has its own remark on asbestos', () => {
    const facts = { habitable_space_m2: 130, roof_type: 'INCLINED' } as const;
    const renewed = plan('VLG', 'OPEN', 1971, facts, {
      locked_measures: ['solar_panels', 'roof_pitched_sarking'],
    });
    assert.ok(warningOf(renewed, 'asbestos_possible'));
    assert.equal(warningOf(renewed, 'panels_need_asbestos_check'), undefined);
  });
});

describe('a worn-out heating', () => {
  const facts = { habitable_space_m2: 150, heating_type: 'GAS' } as const;

  test('is dated only where its year is given', () => {
    const given = plan('VLG', 'SEMI_OPEN', 1962, { ...facts, heating_installation_year: 1998 });
    assert.equal(warningOf(given, 'heating_past_its_life')?.values?.['year'], 1998);
    assert.equal(warningOf(given, 'heating_probably_past_its_life'), undefined);
    const typical = plan('VLG', 'SEMI_OPEN', 1962, facts);
    assert.equal(warningOf(typical, 'heating_past_its_life'), undefined);
    assert.ok(warningOf(typical, 'heating_probably_past_its_life'));
  });

  test('that stays is probably old, not certainly, where its year is typical', () => {
    const kept = plan('VLG', 'SEMI_OPEN', 1962, facts, { budget_eur: 500 });
    assert.ok(warningOf(kept, 'heating_probably_past_its_life_kept'));
    assert.equal(warningOf(kept, 'heating_past_its_life_kept'), undefined);
  });
});

test('what is left of a budget that does not pay for all basics is stated with what they cost', () => {
  const facts = { habitable_space_m2: 150, heating_type: 'OIL', heating_installation_year: 1995 } as const;
  const { totals, warnings } = plan('WAL', 'OPEN', 1968, facts, { budget_eur: 28_000 });
  const { left_eur: left, basic_eur: all } =
    warnings.find(({ code }) => code === 'budget_left_for_basics')?.values ?? {};
  assert.ok(Number(left) > 20_000 && Number(left) <= 28_000 - totals.net_cost);
  assert.ok(Number(all) > 28_000);
});

test('the heat pump of a building is ordered by the loss of all flats, not by that of one', () => {
  const facts = { habitable_space_m2: 82, heating_type: 'OIL', heating_installation_year: 2001 } as const;
  const locked: Partial<PlanOptions> = { locked_measures: ['heat_pump_air_water'] };
  const shared = plan('VLG', 'APARTMENT', 1968, { ...facts, heating_is_collective: true }, locked);
  assert.ok(warningOf(shared, 'collective_heat_pump_check')?.values?.['flow_c']);
  assert.equal(warningOf(shared, 'low_temperature_check'), undefined);
  const own = plan('VLG', 'APARTMENT', 1968, { ...facts, heating_is_collective: false }, locked);
  assert.ok(warningOf(own, 'low_temperature_check'));
  assert.equal(warningOf(own, 'collective_heat_pump_check'), undefined);
});

const CONTRADICTED = {
  habitable_space_m2: 150,
  energy_label: 'B',
  energy_score_kwh_per_m2: 140,
  window_glazing_type: 'SINGLE',
  inclined_roof_insulation_type: 'NONE',
  outer_wall_insulation_type: 'NONE',
  heating_type: 'OIL',
  heating_device: 'NON_CONDENSING_BOILER',
  heating_installation_year: 2003,
} as const;

test('a certificate that the facts contradict is reported once, with one distance', () => {
  const doubted = plan('VLG', 'SEMI_OPEN', 1955, CONTRADICTED);
  assert.ok(warningOf(doubted, 'certificate_against_facts'));
  assert.equal(warningOf(doubted, 'certificate_unexplained'), undefined);
});

test('no plan offers to pay more for a chance that is hardly better', () => {
  for (const score of [120, 130, 140, 150, 160]) {
    const facts = { ...CONTRADICTED, energy_score_kwh_per_m2: score };
    const { decision, target } = plan('VLG', 'SEMI_OPEN', 1955, facts, { withDecision: true });
    const rung = decision?.next_rung;
    if (rung) assert.ok(rung.probability - target.probability >= 0.05, `${score}: ${rung.probability}`);
  }
});

test('a step that needs more than a hundred years of its saving says what it is for', () => {
  const { steps, warnings } = plan('BRU', 'SEMI_OPEN', 1951, {
    habitable_space_m2: 160,
    heating_type: 'GAS',
    heating_installation_year: 2019,
    has_solar_panels: true,
    solar_panels_kwp: 4,
  });
  const poor = steps.filter(
    ({ savings, total_estimated_cost_incl_vat: costEur }) =>
      savings.bill_eur >= 25 && savings.bill_eur * 100 < costEur,
  );
  assert.ok(poor.length > 0);
  for (const { number } of poor) {
    assert.ok(
      warnings.some(({ code, values }) => code === 'step_saves_little' && values?.['step'] === number),
      `step ${number}`,
    );
  }
});

test('external insulation at the street is asked about first', () => {
  const facts = { ...BARE, habitable_space_m2: 120, has_cavity_wall: false } as const;
  const locked: Partial<PlanOptions> = { locked_measures: ['wall_external'] };
  for (const [format, year, isAsked] of [
    ['CLOSED', 1965, true],
    ['SEMI_OPEN', 1930, true],
    ['SEMI_OPEN', 1965, false],
  ] as const) {
    const walls = plan('VLG', format, year, facts, locked);
    assert.ok(worksOf(walls).includes('wall_external'));
    assert.equal(warningOf(walls, 'facade_permit_first') !== undefined, isAsked, `${format} ${year}`);
  }
});

test('a social landlord reads that the price of a heat pump is that of a part of the building’s', () => {
  const facts = { habitable_space_m2: 64, energy_label: 'F', heating_type: 'GAS' } as const;
  const options: Partial<PlanOptions> = {
    ownership: 'social_landlord',
    locked_measures: ['heat_pump_air_water'],
  };
  const flat = plan('NL', 'APARTMENT', 1956, facts, options);
  assert.ok(warningOf(flat, 'heat_pump_counted_as_shared'));
  assert.equal(warningOf(flat, 'heating_may_be_collective'), undefined);
});

describe('panels that soon pay for themselves', () => {
  const gas = { habitable_space_m2: 240, heating_type: 'GAS' } as const;
  const planFor = (options: Partial<PlanOptions>) => plan('NL', 'OPEN', 1932, gas, options);
  const hasPanels = (of: Plan) => worksOf(of).includes('solar_panels');

  test('are planned, whatever the label asks for', () => {
    const reached = planFor({ target_label: 'C' });
    assert.ok(reached.target.reached && hasPanels(reached));
    const line = lineOf(reached, 'solar_panels');
    const step = reached.steps.find(({ works }) => works.some(({ work }) => work === 'solar_panels'));
    assert.equal(step?.works.length, 1);
    assert.ok((line?.total_estimated_cost_incl_vat ?? 0) < 15 * (step?.savings.bill_eur ?? 0));
  });

  test('get what a budget leaves beside the works of its label, which stays as good', () => {
    for (const facts of [gas, { ...gas, window_glazing_type: 'SINGLE' } as const]) {
      const labels = labelsOf('netherlands');
      let before = labels.length;
      for (let budget_eur = 2000; budget_eur <= 40_000; budget_eur += 2000) {
        const within = plan('NL', 'OPEN', 1932, facts, { budget_eur });
        assert.ok(within.totals.net_cost <= budget_eur);
        assert.ok(labels.indexOf(within.result.label) <= before, `${budget_eur}`);
        before = labels.indexOf(within.result.label);
      }
      assert.ok(hasPanels(plan('NL', 'OPEN', 1932, facts, { budget_eur: 40_000 })));
    }
  });

  test('are not, where they are not wanted or their tenant would get what they save', () => {
    const unwanted = planFor({ target_label: 'B', excluded_measures: ['solar_panels'] });
    const rented = planFor({ target_label: 'B', ownership: 'landlord' });
    assert.ok(!hasPanels(unwanted));
    for (const one of [unwanted, rented]) assert.equal(warningOf(one, 'work_pays_for_itself'), undefined);
    // Another way to its label is cheaper.
    const flemish = {
      habitable_space_m2: 140,
      heating_installation_year: 2021,
      heating_type: 'GAS',
    } as const;
    const plans = (['occupier', 'landlord'] as const).map((ownership) =>
      plan('VLG', 'SEMI_OPEN', 1965, flemish, { target_label: 'D', ownership }),
    );
    assert.deepEqual(plans.map(hasPanels), [true, false]);
  });

  test('are not put on a protected roof unasked', () => {
    const facts = { ...gas, is_heritage: true };
    assert.ok(!hasPanels(plan('BRU', 'CLOSED', 1910, facts)));
    assert.ok(hasPanels(plan('BRU', 'CLOSED', 1910, facts, { locked_measures: ['solar_panels'] })));
  });
});

test('a certificate that the facts contradict never makes a home without panels produce energy', () => {
  const facts = {
    ...BARE,
    habitable_space_m2: 160,
    energy_label: 'A',
    energy_score_kwh_per_m2: 95,
    heating_type: 'OIL',
    heating_installation_year: 1996,
    has_solar_panels: false,
  } as const;
  const {
    baseline,
    result,
    expected_result: expected,
    conflicts,
    steps,
  } = plan('VLG', 'SEMI_OPEN', 1985, facts, {
    excluded_measures: ['solar_panels'],
  });
  assert.ok(conflicts.some(({ code }) => code === 'certificate_against_facts'));
  assert.equal(Math.round(baseline.primary_kwh_per_m2), 95);
  assert.ok(steps.length > 2);
  assert.ok(result.primary_kwh_per_m2 > 0 && expected.primary_kwh_per_m2 > 0);
});

test('works that a wish brings lead as far as they reach', () => {
  const facts = {
    habitable_space_m2: 175,
    heating_type: 'WOOD',
    heating_device: 'WOOD_BOILER',
    heating_installation_year: 2017,
    attic_usage: 'STORAGE',
  } as const;
  const { target, expected_result: expected } = plan('WAL', 'OPEN', 1979, facts, {
    locked_measures: ['solar_panels'],
  });
  assert.equal(target.reason?.values?.['label'], expected.label);
  assert.notEqual(target.reason?.code, 'target_not_reachable');
});
