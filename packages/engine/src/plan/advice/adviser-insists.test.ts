/** Rules that an adviser insists on, each by its subject. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import { labelsOf } from '../../label/label.ts';
import { BARE, estateOf, lineOf, plan, warningOf, worksOf } from '../../testing/adviser-plan.ts';
import { exampleDwelling } from '../../testing/example-dwelling.ts';
import { pricingContextOf } from '../../testing/pricing-context-of.ts';
import type { PlanOptions } from '../plan-options.ts';
import { planRenovation } from '../plan-renovation.ts';
import { optionsUnder } from '../search/planned-options.ts';

const HEATINGS = /^(boiler_|heat_pump_(air|ground|hybrid)|heat_network)/;
const heatingOf = (told: Parameters<typeof worksOf>[0]) => worksOf(told).find((work) => HEATINGS.test(work));

describe('a working heating', () => {
  const wood = (year: number): DwellingFacts => ({
    habitable_space_m2: 160,
    heating_type: 'WOOD',
    heating_device: 'WOOD_BOILER',
    heating_installation_year: year,
  });
  const fossil = (type: 'GAS' | 'OIL', year: number): DwellingFacts => ({
    habitable_space_m2: 160,
    heating_type: type,
    heating_device: 'CONDENSING_BOILER',
    heating_installation_year: year,
  });

  test('finding 5: a pellet boiler under 15 years stays, also where gas and oil are not wanted', () => {
    for (const place of ['VLG', 'BRU', 'WAL'] as const) {
      for (const year of [2012, 2015, 2024]) {
        for (const fossil_free of [false, true]) {
          const told = plan(place, 'OPEN', 1985, wood(year), { fossil_free });
          assert.equal(heatingOf(told), undefined, `${place} ${year}`);
          assert.deepEqual(warningOf(told, 'working_heating_kept')?.values, { year, year_end: year + 20 });
          assert.ok(told.result.co2_kg <= told.baseline.co2_kg);
        }
      }
    }
  });

  test('a given gas or oil boiler under 12 years stays, unless another is chosen or gas and oil are not wanted', () => {
    for (const type of ['GAS', 'OIL'] as const) {
      for (const year of [2015, 2018, 2023]) {
        const facts = fossil(type, year);
        assert.equal(heatingOf(plan('WAL', 'SEMI_OPEN', 1970, facts)), undefined, `${type} ${year}`);
        assert.ok(heatingOf(plan('WAL', 'SEMI_OPEN', 1970, facts, { fossil_free: true })));
        const locked = { locked_measures: ['heat_pump_air_water' as const] };
        assert.equal(heatingOf(plan('WAL', 'SEMI_OPEN', 1970, facts, locked)), 'heat_pump_air_water');
      }
    }
  });

  test('finding 6: the end of its life is a date in the plan, not a cliff at 20 years', () => {
    for (const place of ['VLG', 'BRU', 'WAL'] as const) {
      const costs = [2006, 2007, 2008, 2012].map((year) => {
        const told = plan(place, 'SEMI_OPEN', 1970, fossil('OIL', year));
        assert.ok(heatingOf(told), `${place} ${year}`);
        const step = told.steps.find(({ works }) => works.some(({ work }) => HEATINGS.test(work)));
        assert.deepEqual(
          [step?.timing.by_year, step?.timing.reason],
          // In Flanders while the next heating has a grant.
          [Math.max(year + 20, place === 'VLG' ? 2027 : 2028), 'end_of_life'],
          `${place} ${year}`,
        );
        if (year > 2006) assert.equal(warningOf(told, 'heating_due')?.values?.['year_end'], year + 20);
        return told.totals.total_estimated_cost_incl_vat;
      });
      for (const cost of costs) assert.ok(Math.abs(cost / (costs[0] ?? 0) - 1) < 0.1, `${place} ${costs}`);
    }
    const good = plan('VLG', 'OPEN', 2013, { ...fossil('GAS', 2016), energy_label: 'A' });
    assert.equal(warningOf(good, 'working_heating_kept')?.values?.['year_end'], 2036, 'also without works');
  });
});

describe('finding 7: the use of the attic', () => {
  const facts = { habitable_space_m2: 150, inclined_roof_insulation_type: 'NONE' } as const;

  test('a bungalow gets its attic floor insulated, and the finished roof is offered beside it', () => {
    const told = plan('VLG', 'OPEN', 1965, { ...facts, storeys: 1 });
    assert.ok(worksOf(told).includes('attic_floor'));
    const options = told.steps.flatMap((step) => step.options);
    assert.ok(options.some(({ measure }) => measure === 'roof_pitched_inside'));
    assert.ok(warningOf(told, 'attic_use_unknown'));
    const lived = plan('VLG', 'OPEN', 1965, { ...facts, storeys: 1, attic_usage: 'HABITABLE' });
    assert.ok(!worksOf(lived).includes('attic_floor') && warningOf(lived, 'attic_use_unknown') === undefined);
  });

  test('it is drawn, so that both uses are in the ranges, and asked for', () => {
    const told = plan('VLG', 'SEMI_OPEN', 1965, facts);
    const use = told.assumptions.find(({ fact }) => fact === 'attic_usage');
    const probability = use?.spread !== undefined && 'probability' in use.spread ? use.spread.probability : 1;
    assert.ok(probability > 0.4 && probability < 0.7, `${probability}`);
    const detached = plan('BRU', 'OPEN', 1965, facts, { withDecision: true });
    assert.ok(detached.decision?.next_questions.some(({ fact }) => fact === 'attic_usage'));
    const roof = told.steps.find(({ works }) => works.some(({ work }) => work.startsWith('roof_pitched')));
    assert.ok((roof?.cost_range.p10 ?? 0) < (roof?.total_estimated_cost_incl_vat ?? 0) * 0.6);
  });
});

test('finding 12: collective equipment is charged once for the building, by share, and no private floor is broken up', () => {
  const flat = (owner_share_percent: number) =>
    plan(
      'BRU',
      'APARTMENT',
      1965,
      {
        habitable_space_m2: 85,
        apartment_floor: 'GROUND',
        heating_type: 'OIL',
        heating_is_collective: true,
        owner_share_percent,
        storeys: 7,
      },
      { locked_measures: ['heat_pump_air_water'] },
    );
  const [small, large] = [flat(3.5), flat(25)];
  for (const [told, share] of [
    [small, 0.035],
    [large, 0.25],
  ] as const) {
    assert.equal(lineOf(told, 'oil_tank_removal')?.estimated_cost, Math.round(2500 * share * 100) / 100);
    assert.ok(!worksOf(told).includes('floor_on_ground'));
  }
  const wiring = (told: typeof small) => lineOf(told, 'electrical_upgrade')?.estimated_cost ?? 0;
  assert.ok(wiring(small) > 0 && wiring(small) < 1000);
  const rooms = lineOf(small, 'low_temperature_emitters') ?? lineOf(small, 'heating_circuit');
  assert.ok(rooms === undefined || rooms.track === 'private', 'radiators are those of the flat');
});

test('finding 13: a load above one unit is priced as two, or gets no heat pump alone', () => {
  const villa = plan(
    'VLG',
    'OPEN',
    1975,
    { habitable_space_m2: 620, heating_type: 'GAS' },
    { locked_measures: ['heat_pump_air_water'], target_label: 'A' },
  );
  const pump = lineOf(villa, 'heat_pump_air_water');
  const loadKw = villa.result.peak_heat_load_kw;
  assert.ok(loadKw > 16 && (pump?.quantity ?? 0) >= 0.65 * loadKw, `${pump?.quantity} kW for ${loadKw}`);
  assert.ok((pump?.estimated_cost ?? 0) > 2 * 12_000 * 0.95, 'two units');
  assert.ok(warningOf(villa, 'two_heat_pumps'));
  const castle = plan('VLG', 'OPEN', 1880, { ...BARE, habitable_space_m2: 1500, heating_type: 'GAS' });
  if (castle.result.peak_heat_load_kw > 50) assert.ok(!worksOf(castle).includes('heat_pump_air_water'));
});

describe('a budget', () => {
  test('that leaves only the basics makes a plan, also where gas and oil are not wanted', () => {
    for (const budget_eur of [5000, 8000]) {
      const controls = { objective: 'best_label_within_budget', fossil_free: true, budget_eur } as const;
      assert.ok(plan('WAL', 'OPEN', 1853, { ...BARE, roof_type: 'FLAT' }, controls).totals.net_cost >= 0);
      assert.ok(plan('VLG', 'OPEN', 1850, { roof_type: 'FLAT' }, controls).target);
    }
  });

  test('below the basics goes to them alone: no panels, no solar boiler and no sealing beside a dead boiler', () => {
    const facts = {
      ...BARE,
      habitable_space_m2: 160,
      heating_type: 'OIL',
      heating_installation_year: 1988,
    } as const;
    for (const budget_eur of [3000, 6000, 9000, 14_000]) {
      const told = plan('VLG', 'SEMI_OPEN', 1955, facts, {
        objective: 'best_label_within_budget',
        budget_eur,
      });
      assert.ok(told.totals.net_cost <= budget_eur);
      const extras = worksOf(told).filter((work) => /^(solar|hot_water|airtight|battery)/.test(work));
      assert.ok(
        warningOf(told, 'basic_works_above_budget') === undefined || extras.length === 0,
        `${extras}`,
      );
    }
  });

  test('finding 11: never buys a worse label when it is larger', () => {
    const cases: [Parameters<typeof plan>[0], 'OPEN' | 'CLOSED', number, DwellingFacts][] = [
      ['VLG', 'OPEN', 1992, { habitable_space_m2: 170, heating_type: 'OIL' }],
      ['NL', 'CLOSED', 1923, { habitable_space_m2: 95 }],
      ['WAL', 'CLOSED', 1930, { habitable_space_m2: 140, window_glazing_type: 'SINGLE' }],
    ];
    for (const [place, format, year, facts] of cases) {
      const estate = estateOf(place, format, year, facts);
      const options: PlanOptions = { date: '2026-11-15' };
      const { label_scale: scale, totals } = planRenovation(estate, options);
      const ranks = [0.1, 0.25, 0.5, 0.75, 1, 1.5].map((share) => {
        const budget_eur = Math.round(share * totals.net_cost);
        const told = planRenovation(estate, {
          ...options,
          objective: 'best_label_within_budget',
          budget_eur,
        });
        return labelsOf(scale).indexOf(told.result.label);
      });
      assert.deepEqual(
        ranks,
        ranks.toSorted((a, b) => b - a),
        `${place} ${year}`,
      );
    }
  });
});

describe('letters are not bought', () => {
  test('no sealing without new windows or heat recovery, unless it is wanted', () => {
    for (const place of ['VLG', 'BRU', 'WAL', 'NL'] as const) {
      for (const year of [1950, 1975, 1990, 2005, 2015]) {
        const works = worksOf(plan(place, 'SEMI_OPEN', year, { habitable_space_m2: 150 }));
        const isUseful = works.some((work) => work.startsWith('windows') || work === 'ventilation_balanced');
        assert.ok(isUseful || !works.includes('airtightness'), `${place} ${year}`);
      }
    }
    const wanted = plan('VLG', 'CLOSED', 1990, {}, { locked_measures: ['airtightness'] });
    assert.ok(worksOf(wanted).includes('airtightness'));
  });

  test('panels are sized to what the household uses, and more is an option', () => {
    const told = plan(
      'VLG',
      'OPEN',
      1975,
      { habitable_space_m2: 180 },
      { locked_measures: ['solar_panels'] },
    );
    const kwp = lineOf(told, 'solar_panels')?.quantity ?? 0;
    assert.ok(kwp >= 3 && kwp <= 5, `${kwp}`);
    assert.ok(Number(warningOf(told, 'more_panels_possible')?.values?.['more_kwp']) >= 1);
    assert.ok(warningOf(told, 'panels_need_sound_roof') || worksOf(told).includes('roof_pitched_sarking'));
  });

  test('a metered use decides how many panels there are, and is not said to be little', () => {
    const panelsOf = (metered_electricity_kwh: number | undefined, works: PlanOptions['locked_measures']) => {
      const facts = { habitable_space_m2: 260, heating_type: 'GAS' as const };
      const metered = metered_electricity_kwh === undefined ? facts : { ...facts, metered_electricity_kwh };
      const made = plan('VLG', 'OPEN', 1975, metered, {
        locked_measures: ['solar_panels', ...(works ?? [])],
      });
      const remark = made.warnings.find(({ code }) => code.startsWith('more_panels'))?.code;
      return { kwp: lineOf(made, 'solar_panels')?.quantity ?? 0, remark };
    };
    const [typical, much, little] = [undefined, 8000, 500].map((kwh) => panelsOf(kwh, []));
    assert.ok(much && typical && little && much.kwp > typical.kwp && typical.kwp > little.kwp);
    assert.ok(little.kwp >= 1.5, 'the next household may use more');
    assert.equal(typical.remark, 'more_panels_possible');
    assert.equal(much.remark, 'more_panels_than_metered_use');
    assert.equal(panelsOf(8000, ['heat_pump_air_water']).remark, 'more_panels_beside_heat_pump');
  });

  test('no panels on a bare roof that is not done, unless they are wanted', () => {
    const facts = {
      habitable_space_m2: 150,
      roof_type: 'INCLINED',
      inclined_roof_insulation_type: 'NONE',
    } as const;
    const excluded_measures = ['roof_pitched_inside', 'roof_pitched_sarking', 'attic_floor'] as const;
    const options = { excluded_measures: [...excluded_measures] };
    assert.ok(!worksOf(plan('VLG', 'CLOSED', 1960, facts, options)).includes('solar_panels'));
    const wanted = plan('VLG', 'CLOSED', 1960, facts, { ...options, locked_measures: ['solar_panels'] });
    assert.ok(worksOf(wanted).includes('solar_panels'));
  });

  test('no triple glass beside bare walls, unless it is wanted', () => {
    const bare = exampleDwelling({
      cavityCm: 0,
      windows: { ...exampleDwelling().windows, uValueWPerM2K: 5 },
    });
    const insulated = { ...bare, wall: { ...bare.wall, uValueWPerM2K: 0.4 } };
    const offers = (dwelling: typeof bare, locked_measures: PlanOptions['locked_measures'] = []) =>
      optionsUnder(
        pricingContextOf(dwelling),
        { excluded_measures: [], locked_measures, budget_eur: null, fossil_free: false },
        true,
      ).windows.some((measure) => measure?.code === 'windows_triple');
    assert.deepEqual(
      [offers(bare), offers(insulated), offers(bare, ['windows_triple'])],
      [false, true, true],
    );
  });
});

test('a heat pump states load and flow on the coldest day, and speaks of connection, peak, noise and the grid', () => {
  const locked = { locked_measures: ['heat_pump_air_water' as const] };
  const flemish = plan('VLG', 'OPEN', 1975, { habitable_space_m2: 220, heating_type: 'GAS' }, locked);
  const { load_kw, flow_c } = warningOf(flemish, 'low_temperature_check')?.values ?? {};
  assert.equal(load_kw, flemish.result.peak_heat_load_kw);
  assert.ok(Number(flow_c) >= 35 && Number(flow_c) <= 55);
  assert.ok(
    (lineOf(flemish, 'heat_pump_air_water')?.quantity ?? 0) < 10 || warningOf(flemish, 'connection_to_check'),
  );
  assert.ok(warningOf(flemish, 'capacity_tariff') && warningOf(flemish, 'outdoor_unit_noise'));
  const dutch = plan('NL', 'CLOSED', 1975, { habitable_space_m2: 110, heating_type: 'GAS' }, locked);
  assert.ok(warningOf(dutch, 'grid_congestion') && warningOf(dutch, 'capacity_tariff') === undefined);
  const few = plan('NL', 'CLOSED', 1990, { habitable_space_m2: 110 }, { locked_measures: ['solar_panels'] });
  assert.ok((lineOf(few, 'solar_panels')?.quantity ?? 0) < 5.75);
  assert.equal(warningOf(few, 'grid_congestion'), undefined, 'a few panels alone ask nothing of it');
});

test('the flow of a heat pump is to be tried with radiators that are there, and after the insulation', () => {
  const facts = { habitable_space_m2: 150, heating_type: 'GAS' } as const;
  const tried = (year: number, measures: PlanOptions['locked_measures'] = []) => {
    const made = plan('VLG', 'SEMI_OPEN', year, facts, {
      locked_measures: ['heat_pump_air_water', ...measures],
    });
    const works = worksOf(made);
    return {
      hasNewRadiators: works.includes('low_temperature_emitters') || works.includes('heating_circuit'),
      trials: made.warnings.map(({ code }) => code).filter((code) => code.startsWith('flow_to_try')),
    };
  };
  const all = [1935, 1965, 1985, 1998, 2008, 2015].map((year) => tried(year));
  for (const { hasNewRadiators, trials } of all) assert.equal(trials.length, hasNewRadiators ? 0 : 1);
  assert.ok(all.some(({ hasNewRadiators }) => hasNewRadiators));
  assert.ok(all.some(({ trials }) => trials.length > 0));
});
