import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import type { Plan, WorkLine } from '../../contract/plan.ts';
import {
  MATERIALS,
  QUOTE_LINES,
  SITE_CHECKS,
  TRADES,
  type WorkSpecification,
} from '../../contract/specification.ts';
import { BARE, lineOf, type Place, plan, warningOf } from '../../testing/adviser-plan.ts';

const HOUSE: DwellingFacts = {
  ...BARE,
  habitable_space_m2: 160,
  heating_type: 'GAS',
  heating_installation_year: 1999,
};

const linesOf = ({ steps }: Plan): WorkLine[] => steps.flatMap(({ works }) => works);
const checksOf = ({ site_checks: checks }: WorkSpecification) => checks.map(({ code }) => code);

function specificationOf(made: Plan, work: string): WorkSpecification {
  const found = lineOf(made, work)?.specification;
  assert.ok(found, `no specification of ${work}`);
  return found;
}

describe('finding 19: a contractor can quote each work', () => {
  it('with trades, lines and what to check, in every region', () => {
    for (const place of ['VLG', 'BRU', 'WAL', 'NL'] as const satisfies Place[]) {
      const made = plan(place, 'OPEN', 1958, HOUSE);
      assert.ok(made.steps.length > 1);
      for (const { work, specification } of linesOf(made)) {
        assert.ok(specification, work);
        assert.ok(specification.trades.length > 0 && specification.quote_lines.length > 0, work);
        assert.ok(specification.trades.every((trade) => TRADES.includes(trade)));
        assert.ok(specification.site_checks.every(({ code }) => SITE_CHECKS.includes(code)));
        assert.ok(specification.quote_lines.every(({ code }) => QUOTE_LINES.includes(code)));
      }
    }
  });

  it('insulation: the resistance of the plan, a thickness that gives it, and the U-value that follows', () => {
    const made = plan('VLG', 'OPEN', 1958, HOUSE, {
      locked_measures: ['wall_external', 'roof_pitched_inside'],
    });
    for (const { work, quantity, specification } of linesOf(made)) {
      const insulation = specification?.insulation;
      if (insulation === undefined) continue;
      const { added_r_m2k_per_w: r, thickness_mm: mm, lambda_w_per_mk: lambda } = insulation;
      assert.ok(MATERIALS.includes(insulation.material));
      assert.ok(mm / 1000 / lambda >= r - 0.005, `${work}: ${mm} mm do not give ${r}`);
      if (work !== 'wall_cavity') assert.ok((mm - 10) / 1000 / lambda < r, `${work}: ${mm} mm are too many`);
      const { u_before_w_per_m2k: before, u_after_w_per_m2k: after } = insulation;
      assert.ok(Math.abs(1 / (1 / before.value + r) - after.value) < 0.01, work);
      assert.ok(before.low <= before.value && before.value <= before.high);
      assert.equal(specification?.area_m2?.value, quantity);
    }
    const wall = specificationOf(made, 'wall_external').insulation;
    assert.deepEqual([wall?.added_r_m2k_per_w, wall?.material, wall?.thickness_mm], [5, 'eps_board', 160]);
    assert.deepEqual(wall?.u_after_w_per_m2k, { value: 0.18, low: 0.18, high: 0.18 });
  });

  it('an area that nobody measured is a range, and is to be measured', () => {
    const open = specificationOf(plan('VLG', 'OPEN', 1958, HOUSE), 'windows_high_efficiency');
    assert.ok(open.area_m2 && open.area_m2.low < open.area_m2.high);
    assert.ok(checksOf(open).includes('measure_area'));
    const measured = plan('VLG', 'OPEN', 1958, { ...HOUSE, window_surface_m2: 31 });
    const known = specificationOf(measured, 'windows_high_efficiency');
    assert.deepEqual(known.area_m2, { value: 31, low: 31, high: 31 });
    assert.equal(checksOf(known).includes('measure_area'), false);
  });

  it('a flat roof and a cavity are checked for what they are', () => {
    const flat = { ...HOUSE, roof_type: 'FLAT' as const, flat_roof_insulation_type: 'NONE' as const };
    const roof = checksOf(
      specificationOf(plan('VLG', 'OPEN', 1958, flat, { locked_measures: ['roof_flat'] }), 'roof_flat'),
    );
    assert.ok(roof.includes('roof_height') && !roof.some((code) => code.startsWith('facade')));
    const cavity = { ...HOUSE, has_cavity_wall: true };
    const wall = plan('VLG', 'OPEN', 1958, cavity, { locked_measures: ['wall_cavity'] });
    assert.ok(checksOf(specificationOf(wall, 'wall_cavity')).includes('facade_condition'));
  });

  it('a flat: shared heating is a question only where it is open, the meeting none of a social landlord', () => {
    const facts = {
      ...BARE,
      habitable_space_m2: 74,
      apartment_floor: 'MIDDLE',
      heating_type: 'GAS',
    } as const;
    const checks = (
      heating_is_collective: boolean | undefined,
      ownership: 'occupier' | 'social_landlord',
    ) => {
      const dwelling = heating_is_collective === undefined ? facts : { ...facts, heating_is_collective };
      const made = plan('VLG', 'APARTMENT', 1972, dwelling, {
        ownership,
        locked_measures: ['heat_pump_air_water'],
      });
      return checksOf(specificationOf(made, 'heat_pump_air_water'));
    };
    assert.ok(checks(undefined, 'occupier').includes('collective_heating'));
    assert.ok(!checks(true, 'occupier').includes('collective_heating'));
    assert.ok(checks(true, 'occupier').includes('co_owners_decision'));
    assert.ok(!checks(true, 'social_landlord').includes('co_owners_decision'));
  });

  it('a wall of unknown insulation is to be opened', () => {
    const { outer_wall_insulation_type: _given, ...unknown } = HOUSE;
    const options = { locked_measures: ['wall_external' as const] };
    const wall = specificationOf(plan('VLG', 'OPEN', 1958, unknown, options), 'wall_external');
    assert.ok(
      wall.insulation && wall.insulation.u_before_w_per_m2k.low < wall.insulation.u_before_w_per_m2k.high,
    );
    assert.ok(checksOf(wall).includes('present_state'));
    const given = specificationOf(plan('VLG', 'OPEN', 1958, HOUSE, options), 'wall_external');
    assert.equal(checksOf(given).includes('present_state'), false);
  });

  it('a heat pump: power, load and flow at the design temperature, as the remarks of the plan say', () => {
    for (const [place, outside, zone] of [
      ['VLG', -8, 'uccle'],
      ['NL', -10, 'de_bilt'],
    ] as const) {
      const made = plan(place, 'OPEN', 1958, HOUSE, { locked_measures: ['heat_pump_air_water'] });
      const line = lineOf(made, 'heat_pump_air_water');
      const heating = line?.specification?.heating;
      assert.ok(heating);
      assert.deepEqual([heating.design_outside_c, heating.climate_zone], [outside, zone]);
      assert.equal(heating.power_kw, line?.quantity);
      assert.equal(heating.design_heat_load_kw.value, made.result.peak_heat_load_kw);
      assert.equal(heating.flow_temperature_c, warningOf(made, 'low_temperature_check')?.values?.['flow_c']);
      assert.ok(heating.design_heat_load_kw.low < heating.design_heat_load_kw.high);
      assert.ok(checksOf(specificationOf(made, 'heat_pump_air_water')).includes('heat_load_per_room'));
    }
  });

  it('a boiler has a load, and no power of its own: hot water decides', () => {
    const made = plan('VLG', 'CLOSED', 1958, HOUSE, { locked_measures: ['boiler_condensing'] });
    const heating = specificationOf(made, 'boiler_condensing').heating;
    assert.equal(heating?.power_kw, null);
    assert.equal(heating?.design_heat_load_kw.value, made.result.peak_heat_load_kw);
  });

  it('ventilation: the mean flow of the plan, and the standard for the rooms', () => {
    const options = { locked_measures: ['ventilation_balanced' as const] };
    const air = specificationOf(
      plan('VLG', 'OPEN', 1958, HOUSE, options),
      'ventilation_balanced',
    ).ventilation;
    assert.deepEqual(air, {
      mean_air_flow_m3_per_h: { value: 160, low: 160, high: 160 },
      design_air_flow_m3_per_h_per_m2: 3.6,
      standard: 'NBN D 50-001',
      heat_recovery_percent: 80,
    });
  });

  it('panels: power, the range of the yield, and the orientation that is not known', () => {
    const options = { locked_measures: ['solar_panels' as const] };
    const panels = specificationOf(plan('VLG', 'OPEN', 1958, HOUSE, options), 'solar_panels');
    assert.deepEqual(panels.solar?.yield_kwh_per_kwp, { value: 900, low: 782, high: 1036 });
    assert.equal(panels.solar?.orientation, null);
    assert.ok(checksOf(panels).includes('roof_orientation_and_shade'));
    assert.ok(panels.after.some((work) => work.startsWith('roof') || work === 'attic_floor'));
  });

  it('names what comes first', () => {
    const made = plan('VLG', 'OPEN', 1958, { ...HOUSE, heating_type: 'OIL' }, { fossil_free: true });
    const pump = linesOf(made).find(({ work }) => work.startsWith('heat_pump'))?.specification;
    assert.ok(pump?.after.includes('windows_high_efficiency') || pump?.after.includes('windows_triple'));
    const heating = linesOf(made).find(({ specification }) => specification?.heating !== undefined)?.work;
    assert.deepEqual(specificationOf(made, 'oil_tank_removal').after, [heating]);
  });
});

describe('what a grant asks of the product', () => {
  it('stands beside the figure of the plan, with its source', () => {
    const made = plan('VLG', 'OPEN', 1958, HOUSE, {
      income_group: 4,
      locked_measures: ['roof_pitched_inside'],
    });
    const [grant] = specificationOf(made, 'roof_pitched_inside').grant_requirements;
    assert.deepEqual(
      [grant?.scheme, grant?.requirement, grant?.limit, grant?.is_met],
      ['mijn_verbouwpremie', 'rd_m2k_per_w_min', 4.5, true],
    );
    assert.match(grant?.source ?? '', /2025-07-01/);
    const [glass] = specificationOf(made, 'windows_high_efficiency').grant_requirements;
    assert.deepEqual([glass?.requirement, glass?.limit, glass?.is_met], ['u_glass_w_per_m2k_max', 1, null]);
  });

  it('a layer that is too thin for a grant gets none, and says which', () => {
    const facts: DwellingFacts = { ...HOUSE, is_heritage: true, has_cavity_wall: false };
    const made = plan('NL', 'OPEN', 1925, facts, { locked_measures: ['wall_internal'] });
    const wall = lineOf(made, 'wall_internal');
    assert.equal(wall?.specification?.insulation?.added_r_m2k_per_w, 2);
    assert.equal(wall?.subsidy_amount, 0);
    const grant = wall?.specification?.grant_requirements.find(({ scheme }) => scheme === 'isde');
    assert.deepEqual([grant?.limit, grant?.is_met], [3.5, false]);
  });
});
