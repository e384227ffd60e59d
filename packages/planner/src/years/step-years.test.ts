import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Plan, parseEstateInput, planRenovation } from '@rooftree/engine';
import { spreadOverYears } from '@rooftree/engine/step-years';
import { moveStep, stepYears, yearBounds, yearKeyOf } from './step-years.ts';
import { billsUntil, lateDuties, yearLine } from './year-line.ts';

const INPUT = {
  address: { country: 'BE', zip_code: '9000', region: 'BE-VLG' },
  estate_type: 'HOUSE',
  estate_format: 'CLOSED',
  year_built: 1935,
  dwelling: {
    habitable_space_m2: 140,
    energy_label: 'F',
    energy_score_kwh_per_m2: 520,
    window_glazing_type: 'SINGLE',
    outer_wall_insulation_type: 'NONE',
    inclined_roof_insulation_type: 'NONE',
  },
};

function planOn(date: string, controls: object = {}): Plan {
  return planRenovation(parseEstateInput(INPUT, date), { date, ...controls });
}
const PLAN = planOn('2026-11-15');
const isInOrder = (years: readonly number[]) =>
  years.every((year, index) => index === 0 || year >= (years[index - 1] ?? 0));

test('the page opens with the years that the engine proposes', () => {
  assert(PLAN.steps.length >= 3, 'a plan of several steps');
  assert.deepEqual(stepYears(PLAN, {}), spreadOverYears(PLAN).years);
});

test('a step that is moved takes those after it along, and keeps those before it before it', () => {
  const proposed = spreadOverYears(PLAN).years;
  for (const moved of PLAN.steps.keys()) {
    for (const year of [2026, 2028, 2035, 2046]) {
      const years = stepYears(PLAN, moveStep(PLAN, {}, moved, year));
      assert.equal(years[moved], year);
      assert(isInOrder(years), `${years}`);
      for (const [index, own] of proposed.entries()) {
        if (index < moved) assert.equal(years[index], Math.min(own, year));
      }
    }
  }
});

test('of two years that cannot both hold, the one chosen last does', () => {
  const first = moveStep(PLAN, {}, 0, 2034);
  const second = moveStep(PLAN, first, 1, 2029);
  assert.deepEqual(stepYears(PLAN, second).slice(0, 2), [2029, 2029]);
  const third = moveStep(PLAN, second, 0, 2040);
  assert.deepEqual(stepYears(PLAN, third).slice(0, 2), [2040, 2040]);
});

test('years of a mangled address are brought into bounds and order', () => {
  const keys = PLAN.steps.map(yearKeyOf);
  const pinned = Object.fromEntries(keys.map((key, index) => [key, index === 0 ? 2099 : 1900]));
  const years = stepYears(PLAN, pinned);
  assert(years.every((year) => year === yearBounds(PLAN).last));
});

test('each year shows what is paid, and all of them what the plan costs', () => {
  const line = yearLine(PLAN, [2027, ...PLAN.steps.slice(1).map(() => 2030)]);
  assert.deepEqual(
    line.map(({ year }) => year),
    [2027, 2030],
  );
  assert.equal(line[0]?.label, PLAN.steps[0]?.after.label);
  assert.equal(line.at(-1)?.label, PLAN.result.label);
  assert.equal(
    line.reduce((sum, { net }) => sum + net, 0),
    Math.round(PLAN.totals.net_cost),
  );
});

test('works done later leave higher bills, and a duty that comes first is reported', () => {
  const soon = PLAN.steps.map(() => 2027);
  const late = PLAN.steps.map(() => 2040);
  assert(billsUntil(PLAN, late).eur > billsUntil(PLAN, soon).eur);
  assert.equal(Math.round(billsUntil(PLAN, late).eur), Math.round(15 * PLAN.ranges.baseline_bill_eur.p50));
  assert.deepEqual(lateDuties(PLAN, soon), []);
  assert.deepEqual(
    lateDuties(PLAN, late).map(({ duty }) => duty),
    ['vlg_purchase'],
  );
});
