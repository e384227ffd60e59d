/** A planner that is asked again and again must not let one plan colour the next. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseEstateInput } from '../completion/estate-input.ts';
import { INCOME_GROUPS, MEASURES, OBJECTIVES } from '../contract/codes.ts';
import { InputError } from '../contract/input-error.ts';
import { labelsOf, scaleOf } from '../label/label.ts';
import { arbitraryBody, TODAY } from '../testing/arbitrary-estate-input.ts';
import { estatePlanner, planRenovation } from './plan-renovation.ts';

const RUNS = 25;

const arbitraryWishes = fc.record(
  {
    labelIndex: fc.nat(8),
    budget_eur: fc.integer({ min: 0, max: 120_000 }),
    phase_budget_eur: fc.integer({ min: 0, max: 30_000 }),
    objective: fc.constantFrom(...OBJECTIVES),
    income_group: fc.constantFrom(...INCOME_GROUPS),
    fossil_free: fc.boolean(),
    confidence: fc.constantFrom(0.5, 0.7, 0.95),
    excluded_measures: fc.subarray([...MEASURES], { maxLength: 3 }),
    locked_measures: fc.subarray([...MEASURES], { maxLength: 1 }),
  },
  { requiredKeys: [] },
);

test('each plan of a planner is the one that is made without it, whatever was planned before', () => {
  let plans = 0;
  fc.assert(
    fc.property(arbitraryBody, fc.array(arbitraryWishes, { minLength: 2, maxLength: 8 }), (body, wishes) => {
      const input = parseEstateInput(body, TODAY);
      const { region } = input.address;
      if (region === null) return;
      const labels = labelsOf(scaleOf(region));
      const planner = orFaults(() => estatePlanner(input, { date: TODAY }));
      for (const { labelIndex, ...rest } of wishes) {
        const target = labelIndex === undefined ? {} : { target_label: labels[labelIndex] ?? null };
        const wish = { ...rest, ...target };
        const alone = orFaults(() => planRenovation(input, { date: TODAY, ...wish }));
        const kept = typeof planner === 'function' ? orFaults(() => planner(wish)) : planner;
        assert.equal(JSON.stringify(kept), JSON.stringify(alone));
        if (typeof planner === 'function') plans += 1;
      }
    }),
    { numRuns: RUNS },
  );
  assert.ok(plans > RUNS, `only ${plans} plans`);
});

test('the wishes of one plan are forgotten in the next', () => {
  const body = {
    address: { country: 'BE', region: 'BE-VLG' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built: 1935,
    dwelling: {},
  };
  const planner = estatePlanner(parseEstateInput(body, TODAY), { date: TODAY });
  const first = planner({});
  const cheap = planner({ budget_eur: 5_000, income_group: 4, excluded_measures: ['solar_panels'] });
  assert.notDeepEqual(cheap.steps, first.steps);
  assert.deepEqual(planner({}), first);
});

/** What cannot be planned must be refused alike. */
function orFaults<Result>(make: () => Result): Result | string[] {
  try {
    return make();
  } catch (error) {
    if (error instanceof InputError) return error.faults.map(({ message }) => message);
    throw error;
  }
}
