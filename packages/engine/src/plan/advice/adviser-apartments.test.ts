/** Apartments on which plans once went wrong in an adviser's eye, each with what must hold for it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import type { Plan } from '../../contract/plan.ts';
import { lineOf, plan, warningOf, worksOf } from '../../testing/adviser-plan.ts';
import type { PlanOptions } from '../plan-options.ts';

describe('cases of an adviser: apartments', () => {
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
        const isStated = warningOf(unknown, 'heat_pump_counted_as_shared') !== undefined;
        assert.equal(isStated, pumpOf(unknown) !== undefined, 'whose price it is');
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
});
