import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '../contract/add-days.ts';
import { INCOME_GROUPS, type MeasureCode } from '../contract/codes.ts';
import { estateOf, type Place } from '../testing/adviser-plan.ts';
import { laterGrants } from './later-grants.ts';
import { planMeasures } from './plan-renovation.ts';

const WORKS: readonly MeasureCode[] = [
  'roof_pitched_inside',
  'windows_high_efficiency',
  'floor_crawl_space',
  'heat_pump_air_water',
];
const PLACES: readonly Place[] = ['VLG', 'BRU', 'WAL', 'NL'];
const DATE = '2026-01-15';

test('works that are done later get what a plan of that day gives them', () => {
  let ended = 0;
  for (const place of PLACES) {
    const estate = estateOf(place, 'SEMI_OPEN', 1965, {
      habitable_space_m2: 120,
      inclined_roof_insulation_type: 'NONE',
      window_glazing_type: 'SINGLE',
      basement_type: 'CRAWL_SPACE',
      floor_insulation_type: 'NONE',
    });
    for (const income_group of INCOME_GROUPS) {
      const planOn = (date: string) => planMeasures(estate, WORKS, { date, income_group });
      const periods = laterGrants(estate, { date: DATE })(planOn(DATE));
      assert.equal(periods.at(-1)?.lastDay, null);
      let day = DATE;
      for (const { lastDay, centsByWork } of periods) {
        const sum = [...centsByWork.values()].reduce((total, cents) => total + cents, 0);
        assert.equal(sum / 100, planOn(day).totals.subsidy_amount, `${place} ${income_group} ${day}`);
        if (lastDay === null) continue;
        assert.ok(lastDay >= day);
        ended += 1;
        day = addDays(lastDay, 1);
      }
    }
  }
  assert.ok(ended > 4, `${ended}`);
});
