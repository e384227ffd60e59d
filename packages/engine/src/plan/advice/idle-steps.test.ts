import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import { compareLabels } from '../../label/label.ts';
import { type Place, plan, worksOf } from '../../testing/adviser-plan.ts';

const LITTLE_EUR_PER_YEAR = 25;
const THOUSANDS_EUR = 2000;

/** Dwellings whose cheapest way to a letter was a work that saves nothing, and a few of each kind around them. */
const CASES: readonly (readonly [Place, Parameters<typeof plan>[1], number, DwellingFacts])[] = [
  [
    'WAL',
    'APARTMENT',
    1952,
    {
      habitable_space_m2: 72,
      outer_wall_insulation_type: 'NONE',
      inclined_roof_insulation_type: 'CM_16_20',
      heating_type: 'GAS',
      heating_installation_year: 2020,
    },
  ],
  ['VLG', 'SEMI_OPEN', 1979, { habitable_space_m2: 108, heating_type: 'HEAT_PUMP' }],
  [
    'BRU',
    'APARTMENT',
    1957,
    {
      habitable_space_m2: 65,
      inclined_roof_insulation_type: 'CM_6_10',
      outer_wall_insulation_type: 'CM_1_5',
      heating_type: 'GAS',
      heating_installation_year: 2015,
      ventilation_type: 'NATURAL',
    },
  ],
  ['VLG', 'CLOSED', 1977, { habitable_space_m2: 72, outer_wall_insulation_type: 'CM_6_10' }],
  ...(['VLG', 'BRU', 'WAL', 'NL'] as const).flatMap((place) =>
    ([1930, 1958, 1972, 1990] as const).map(
      (year) => [place, 'SEMI_OPEN', year, { habitable_space_m2: 140 }] as const,
    ),
  ),
];

describe('finding 14: no step costs thousands and saves a few euros after the target is met', () => {
  it('but for a heating whose life ends', () => {
    for (const [place, format, year, facts] of CASES) {
      const { baseline, steps, target, label_scale: scale } = plan(place, format, year, facts);
      let before: { label: string } = baseline;
      for (const { number, works, savings, total_estimated_cost_incl_vat: costEur, timing, after } of steps) {
        const isMet = compareLabels(scale, before.label, target.label) <= 0;
        const isIdle = costEur >= THOUSANDS_EUR && savings.bill_eur < LITTLE_EUR_PER_YEAR;
        const isDue = timing.reason === 'end_of_life';
        const codes = works.map(({ work }) => work).join();
        assert.ok(!isMet || !isIdle || isDue, `${place} ${format} ${year}: step ${number} ${codes}`);
        before = after;
      }
    }
  });

  it('heat is recovered in a home that is sealed, unless the recovery is wanted', () => {
    const facts: DwellingFacts = {
      habitable_space_m2: 82,
      heating_is_collective: true,
      heating_type: 'OIL',
      owner_share_percent: 3.5,
    };
    const flat = plan('BRU', 'APARTMENT', 1968, facts);
    assert.deepEqual(worksOf(flat).includes('ventilation_balanced'), false);
    assert.ok(worksOf(flat).includes('heat_pump_air_water'));
    for (const [place, format, year, given] of CASES) {
      const works = worksOf(plan(place, format, year, given));
      if (!works.includes('ventilation_balanced')) continue;
      assert.ok(works.includes('airtightness'), `${place} ${format} ${year}: ${works.join()}`);
    }
    const wanted = plan('BRU', 'APARTMENT', 1968, facts, { locked_measures: ['ventilation_balanced'] });
    assert.ok(worksOf(wanted).includes('ventilation_balanced'));
  });

  it('a heat-pump boiler takes the place of an electric one, not of a boiler that heats anyway, unless it is wanted', () => {
    const facts: DwellingFacts = {
      habitable_space_m2: 140,
      heating_type: 'GAS',
      sanitary_heating_device: 'WITH_HEATING',
    };
    assert.equal(worksOf(plan('VLG', 'CLOSED', 1972, facts)).includes('hot_water_heat_pump'), false);
    const wanted = plan('VLG', 'CLOSED', 1972, facts, { locked_measures: ['hot_water_heat_pump'] });
    assert.ok(worksOf(wanted).includes('hot_water_heat_pump'));
    assert.equal(wanted.wish_costs?.[0]?.measure, 'hot_water_heat_pump');
  });

  it('a budget that buys no better label is not spent on works that do not pay for themselves', () => {
    const facts: DwellingFacts = { habitable_space_m2: 207, outer_wall_insulation_type: 'CM_1_5' };
    const within = plan('WAL', 'CLOSED', 1924, facts, { budget_eur: 14_700 });
    assert.deepEqual(worksOf(within), ['solar_panels']);
    assert.equal(within.result.label, within.baseline.label);
  });
});
