import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseEstateInput } from '../completion/estate-input.ts';
import type { EstateInput } from '../contract/estate.ts';
import { labelsOf } from '../label/label.ts';
import { factsAfterWorks } from './facts-after-works.ts';
import { planRenovation } from './plan-renovation.ts';

const DATE = '2026-11-18';
const house = (estate: Partial<EstateInput>): EstateInput => ({
  address: { country: 'BE', zip_code: '9000', region: 'BE-VLG' },
  estate_type: 'HOUSE',
  estate_format: 'SEMI_OPEN',
  year_built: 1958,
  year_renovated: null,
  dwelling: {},
  ...estate,
});
const HOMES = [
  house({}),
  house({ dwelling: { heating_type: 'OIL', attic_usage: 'STORAGE', attic_floor_surface_m2: 60 } }),
  house({ dwelling: { has_cavity_wall: true, cavity_wall_width_cm: 6, has_gas_connection: true } }),
  house({ address: { country: 'NL', zip_code: '3511AA', region: 'NL-UT' }, estate_format: 'CLOSED' }),
  house({ estate_type: 'APARTMENT', estate_format: null, dwelling: { apartment_floor: 'TOP' } }),
];
const planned = (input: EstateInput, target_label: string) =>
  planRenovation(input, { date: DATE, target_label });
const worksOf = ({ steps }: ReturnType<typeof planned>) =>
  steps.flatMap(({ works }) => works.map(({ work }) => work));

describe('the facts after works', () => {
  for (const [index, home] of HOMES.entries()) {
    it(`bring home ${index} to its new label, or next to it, and leave none of the works to do`, () => {
      const plan = planned(home, 'B');
      const facts = factsAfterWorks(home, worksOf(plan), '2027-05-03');
      const renovated = parseEstateInput({ ...home, dwelling: { ...home.dwelling, ...facts } }, '2027-06-01');
      const { baseline, label_scale: scale, conflicts } = planned(renovated, 'B');
      const reached = plan.steps.at(-1)?.expected_after.label ?? '';
      const labels: readonly string[] = labelsOf(scale);
      // Without a certificate the label is an estimate, and of airtightness there is no fact.
      assert.ok(
        labels.indexOf(baseline.label) - labels.indexOf(reached) <= 1,
        `${baseline.label}, not ${reached}`,
      );
      assert.ok(baseline.primary_kwh < 0.9 * plan.baseline.primary_kwh);
      assert.deepEqual(conflicts ?? [], []);
      const repeated = worksOf(planned(renovated, 'A')).filter((work) =>
        /^(roof|attic|wall|floor|windows|doors)_/.test(work),
      );
      assert.deepEqual(
        repeated.filter((work) => worksOf(plan).includes(work)),
        [],
      );
    });
  }

  it('are none without works, and none of related works', () => {
    assert.deepEqual(factsAfterWorks(house({}), ['scaffolding', 'battery', 'airtightness'], DATE), {});
  });

  it('name the year of a new heating and a filled cavity', () => {
    const home = house({ dwelling: { has_cavity_wall: true, cavity_wall_width_cm: 6 } });
    const facts = factsAfterWorks(home, ['wall_cavity', 'heat_pump_air_water'], '2027-05-03');
    assert.equal(facts.has_cavity_wall_insulation, true);
    assert.equal(facts.heating_installation_year, 2027);
    assert.equal(facts.heating_type, 'HEAT_PUMP');
    assert.equal(facts.heating_device, 'AIR_WATER_HEAT_PUMP');
    assert.equal(facts.window_glazing_type, undefined);
  });
});
