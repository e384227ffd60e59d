import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput } from '../completion/estate-input.ts';
import type { Plan } from '../contract/plan.ts';
import { planRenovation } from './plan-renovation.ts';
import { latestYearOf, spreadOverYears } from './step-years.ts';

const HOUSE = {
  address: { country: 'BE', zip_code: '3000', region: 'BE-VLG' },
  estate_type: 'HOUSE',
  estate_format: 'OPEN',
  year_built: 1968,
  dwelling: {
    habitable_space_m2: 214,
    energy_label: 'F',
    energy_score_kwh_per_m2: 534,
    window_glazing_type: 'SINGLE',
    outer_wall_insulation_type: 'NONE',
    heating_type: 'OIL',
    heating_device: 'NON_CONDENSING_BOILER',
    heating_installation_year: 1996,
  },
};

const planOn = (date: string): Plan => planRenovation(parseEstateInput(HOUSE, date), { date });
const PLAN = planOn('2026-11-15');

/** The same plan with prices and duties of its own. */
function planWith(netEur: readonly number[], milestones: Plan['milestones'] = []): Plan {
  const [step] = PLAN.steps;
  assert(step);
  const timing = { by_year: null, reason: null, duty: null };
  const steps = netEur.map((eur, index) => ({
    ...step,
    number: index + 1,
    timing,
    total_estimated_cost_incl_vat: eur,
    subsidy_amount: 0,
  }));
  return { ...PLAN, steps, milestones };
}
const [DUTY] = PLAN.milestones;

test('an expensive plan is spread over years, in order, and in time for the law', () => {
  assert(PLAN.steps.length >= 3, 'a plan of several steps');
  const { years } = spreadOverYears(PLAN);
  assert.equal(years[0], 2027);
  assert(new Set(years).size >= 3, `${years}`);
  assert.deepEqual(
    years,
    years.toSorted((a, b) => a - b),
  );
  for (const [index, year] of years.entries()) assert(year <= latestYearOf(PLAN, index), `${years}`);
});

test('a yearly amount decides how fast the works go', () => {
  assert.deepEqual(spreadOverYears(planWith([5_000, 9_000, 16_000, 30_000])).years, [2027, 2027, 2028, 2030]);
  assert.equal(spreadOverYears(planWith([5_000])).eurPerYear, 15_000);
});

test('more is set aside each year where a duty comes first', () => {
  assert(DUTY);
  const duty = {
    ...DUTY,
    role: 'buyer' as const,
    status: 'in_force' as const,
    year: 2028,
    met_after_step: 2,
  };
  const { years, eurPerYear } = spreadOverYears(planWith([30_000, 30_000, 30_000], [duty]));
  assert.deepEqual(years, [2027, 2028, 2029]);
  assert.equal(eurPerYear, 30_000);
});

test('a boiler is replaced when it wears out, a worn one some years later at most', () => {
  const heating = (year: number): Plan => {
    const plan = planWith([40_000, 40_000, 40_000]);
    const timing = { by_year: year, reason: 'end_of_life' as const, duty: null };
    return { ...plan, steps: plan.steps.map((step, index) => (index === 2 ? { ...step, timing } : step)) };
  };
  assert.equal(spreadOverYears(heating(2040)).years[2], 2040);
  assert.equal(spreadOverYears(heating(2028)).years[2], 2032);
});

test('works ordered in the first half of a year begin in it; a plan without steps has no years', () => {
  assert.equal(spreadOverYears(planOn('2026-03-01')).years[0], 2026);
  assert.deepEqual(spreadOverYears(planWith([])), { years: [], eurPerYear: 15_000 });
});

/** Three steps, the last with a grant that ends with 2027. */
function planWithGrant(netEur: readonly number[], amount: number, by: number | null = null): Plan {
  const plan = planWith(netEur);
  const [work] = PLAN.steps.flatMap((step) => step.works);
  assert(work);
  const line = { rule_id: 'x', scheme: 'x', conditions: [], confidence: 'high' as const };
  const subsidies = [{ ...line, amount, ends_on: '2027-12-31' }];
  const timing = { by_year: by, reason: by === null ? null : ('end_of_life' as const), duty: null };
  const steps = plan.steps.map((step, index) =>
    index < netEur.length - 1
      ? { ...step, works: [] }
      : { ...step, timing, subsidy_amount: amount, works: [{ ...work, subsidies }] },
  );
  return { ...plan, steps };
}

test('works are done while their grant is paid, where it is worth more than spending sooner costs', () => {
  const worth = spreadOverYears(planWithGrant([10_000, 10_000, 10_000], 1500));
  assert.deepEqual(worth.years, [2027, 2027, 2027]);
  assert.equal(worth.eurPerYear, 28_500);
  assert.deepEqual(spreadOverYears(planWithGrant([10_000, 10_000, 10_000], 300)).years, [2027, 2028, 2028]);
});

test('a boiler that works is not taken out while a grant is paid', () => {
  assert.equal(spreadOverYears(planWithGrant([10_000, 10_000], 5000, 2033)).years[1], 2033);
});
