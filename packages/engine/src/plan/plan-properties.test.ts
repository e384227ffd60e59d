/** What holds for every plan, whatever the input and the controls. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseEstateInput } from '../completion/estate-input.ts';
import { INCOME_GROUPS, MEASURES, type MeasureCode, OBJECTIVES } from '../contract/codes.ts';
import { InputError } from '../contract/input-error.ts';
import type { Money, Plan, Range } from '../contract/plan.ts';
import { labelsOf } from '../label/label.ts';
import { arbitraryBody, TODAY } from '../testing/arbitrary-estate-input.ts';
import { cases } from '../testing/long.ts';
import type { PlanOptions } from './plan-options.ts';
import { planMeasures, planRenovation } from './plan-renovation.ts';

const RUNS = cases(120, 10_000);
const arbitraryEstateInput = arbitraryBody.map((body) => parseEstateInput(body, TODAY));

const arbitraryControls = fc.record({
  date: fc.constantFrom(TODAY, '2025-09-01', '2026-02-01', '2027-03-01'),
  objective: fc.constantFrom(...OBJECTIVES),
  labelIndex: fc.option(fc.nat(8)),
  budget_eur: fc.option(fc.integer({ min: 0, max: 120_000 })),
  phase_budget_eur: fc.option(fc.integer({ min: 0, max: 30_000 }), { freq: 6 }),
  income_group: fc.option(fc.constantFrom(...INCOME_GROUPS)),
  excluded_measures: fc.subarray([...MEASURES], { maxLength: 6 }),
  locked_measures: fc.subarray([...MEASURES], { maxLength: 2 }),
});

type Wish = typeof arbitraryControls extends fc.Arbitrary<infer Value> ? Value : never;

function optionsFor({ labelIndex, ...wish }: Wish, labels: readonly string[]): PlanOptions {
  const target = labelIndex === null ? null : (labels[labelIndex] ?? null);
  const budget =
    wish.objective === 'best_label_within_budget' ? (wish.budget_eur ?? 25_000) : wish.budget_eur;
  return { ...wish, target_label: target, budget_eur: budget };
}

test('every plan adds up to the cent, has ordered ranges, no NaN and nothing negative', () => {
  let withSteps = 0;
  fc.assert(
    fc.property(arbitraryEstateInput, arbitraryControls, (input, wish) => {
      const plan = planOrNull(() => planRenovation(input, optionsFor(wish, ['A', 'B', 'C'])));
      if (plan === null) return;
      if (plan.steps.length > 0) withSteps += 1;
      checkNumbers(plan);
      checkMoney(plan);
      checkStates(plan);
      checkRanges(plan);
      assert.ok(labelsOf(plan.label_scale).includes(plan.result.label));
      const works = plan.steps.flatMap((step) => step.works.map(({ work }) => work));
      for (const excluded of wish.excluded_measures) assert.ok(!works.includes(excluded));
      const impossible = plan.warnings.filter(({ code }) => code === 'locked_measure_not_applicable');
      for (const locked of wish.locked_measures) {
        const isExcused = impossible.some(({ values }) => values?.['measure'] === locked);
        assert.ok(works.includes(locked) !== isExcused, `${locked} is neither done nor excused`);
      }
      assert.equal(new Set(works).size, works.length, 'no work twice');
      const isAbove = plan.totals.net_cost > (plan.controls.budget_eur ?? Number.POSITIVE_INFINITY);
      assert.equal(
        isAbove,
        plan.warnings.some(({ code }) => code === 'locked_measures_above_budget'),
      );
    }),
    { numRuns: RUNS, seed: 20261115 },
  );
  assert.ok(withSteps > RUNS / 4, `only ${withSteps} plans had steps`);
});

test('equal input gives equal output, byte for byte', () => {
  fc.assert(
    fc.property(arbitraryEstateInput, arbitraryControls, (input, wish) => {
      const options = optionsFor(wish, ['A', 'B', 'C']);
      const make = () => JSON.stringify(planOrNull(() => planRenovation(input, options)));
      assert.equal(make(), make());
    }),
    { numRuns: RUNS / 2, seed: 20261115 },
  );
});

test('a measure never raises primary energy unless the plan says so', () => {
  fc.assert(
    fc.property(arbitraryEstateInput, fc.constantFrom(...MEASURES), (input, measure: MeasureCode) => {
      const plan = planOrNull(() => planMeasures(input, [measure], { date: TODAY }));
      if (plan === null || plan.result.primary_kwh <= plan.baseline.primary_kwh) return;
      const said = plan.warnings.find(({ code }) => code === 'measure_raises_primary_energy');
      assert.equal(said?.values?.['measure'], measure);
    }),
    { numRuns: RUNS, seed: 20261115 },
  );
});

/** Null for an estate that cannot be planned. */
function planOrNull(make: () => Plan): Plan | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

function checkNumbers(value: unknown, path = 'plan'): void {
  if (typeof value === 'number')
    assert.ok(Number.isFinite(value) && !Object.is(value, -0), `${path} is ${value}`);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) checkNumbers(part, `${path}.${name}`);
  } else assert.notEqual(value, undefined, path);
}

function checkMoney({ steps, totals }: Plan): void {
  for (const money of [totals, ...steps, ...steps.flatMap((step) => step.works)]) checkSum(money);
  checkParts(totals, steps);
  for (const step of steps) {
    checkParts(step, step.works);
    assert.ok(step.anyway_cost >= 0 && step.anyway_cost <= step.total_estimated_cost_incl_vat);
    for (const work of step.works) {
      const given = work.subsidies.reduce((sum, line) => sum + cents(line.amount), 0);
      assert.equal(given, cents(work.subsidy_amount));
      for (const line of work.subsidies) assert.ok(line.amount > 0);
    }
  }
  assert.equal(
    cents(totals.net_cost),
    cents(totals.total_estimated_cost_incl_vat) - cents(totals.subsidy_amount),
  );
  assert.equal(cents(totals.anyway_cost), sumOf(steps.map((step) => step.anyway_cost)));
}

function checkSum(money: Money): void {
  const { estimated_cost: cost, estimated_vat_cost: vat, total_estimated_cost_incl_vat: total } = money;
  assert.ok(cost >= 0 && vat >= 0 && money.subsidy_amount >= 0);
  assert.equal(cents(cost) + cents(vat), cents(total));
  assert.ok(money.subsidy_amount <= total, 'a subsidy above the cost');
}

function checkParts(whole: Money, parts: readonly Money[]): void {
  for (const name of [
    'estimated_cost',
    'estimated_vat_cost',
    'total_estimated_cost_incl_vat',
    'subsidy_amount',
  ] as const) {
    assert.equal(cents(whole[name]), sumOf(parts.map((part) => part[name])), name);
  }
}

/** The states follow each other, and the savings are their differences. */
function checkStates({ baseline, steps, result, totals, ranges, expected_result: expected }: Plan): void {
  const last = steps.at(-1)?.after ?? baseline;
  assert.equal(last.label, result.label);
  assert.equal(last.primary_kwh, result.primary_kwh);
  for (const name of ['primary_kwh', 'final_kwh', 'co2_kg'] as const) {
    const saved = steps.reduce((sum, step) => sum + step.savings[name], 0);
    assert.equal(saved, totals.savings[name], name);
    assert.equal(baseline[name] - result[name], totals.savings[name], name);
  }
  assert.equal(sumOf(steps.map((step) => step.savings.bill_eur)), cents(totals.savings.bill_eur));
  assert.equal(
    cents(ranges.baseline_bill_eur.p50) - cents(expected.bill_eur),
    cents(totals.savings.bill_eur),
    'the bills that the plan leads with',
  );
}

function checkRanges({ ranges, steps, totals }: Plan): void {
  const all: Range[] = [
    ...Object.values(ranges),
    ...steps.flatMap((step) => [step.cost_range, step.savings_range.bill_eur]),
  ];
  for (const { p10, p50, p90 } of all) assert.ok(p10 <= p50 && p50 <= p90, `${p10} ${p50} ${p90}`);
  const told: [number, Range][] = [
    [totals.savings.bill_eur, ranges.savings_bill_eur],
    ...steps.map((step): [number, Range] => [step.savings.bill_eur, step.savings_range.bill_eur]),
  ];
  for (const [eur, { p10, p90 }] of told)
    assert.ok(p10 <= eur + 0.5 && eur - 0.5 <= p90, `${p10} ${eur} ${p90}`);
}

function sumOf(eurs: readonly number[]): number {
  return eurs.reduce((sum, eur) => sum + cents(eur), 0);
}

/** Whole cents; fails on more than two decimals. */
function cents(eur: number): number {
  const exact = Math.round(eur * 100);
  assert.ok(Math.abs(exact - eur * 100) < 1e-6, `${eur} has more than two decimals`);
  return exact;
}
