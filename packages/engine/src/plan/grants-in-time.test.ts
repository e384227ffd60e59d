/** A grant is counted for works that can be done while its scheme is open, and says by when. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseEstateInput } from '../completion/estate-input.ts';
import { INCOME_GROUPS } from '../contract/codes.ts';
import { InputError } from '../contract/input-error.ts';
import type { Plan } from '../contract/plan.ts';
import { estateOf, warningOf } from '../testing/adviser-plan.ts';
import { arbitraryBody, TODAY } from '../testing/arbitrary-estate-input.ts';
import { cases } from '../testing/long.ts';
import { planMeasures, planRenovation } from './plan-renovation.ts';
import { spreadOverYears } from './step-years.ts';

const arbitraryOptions = fc.record({
  date: fc.constantFrom(TODAY, '2026-02-01', '2026-11-20', '2027-03-01', '2027-10-15', '2029-06-01'),
  income_group: fc.option(fc.constantFrom(...INCOME_GROUPS)),
  phase_budget_eur: fc.option(fc.integer({ min: 5000, max: 30_000 }), { freq: 6 }),
  ownership: fc.constantFrom('occupier' as const, 'landlord' as const, null),
});

/** Of each grant the latest year that the plan gives its step. */
function grantsOf(found: Plan) {
  const { years } = spreadOverYears(found);
  return found.steps.flatMap(({ timing, works }, index) => {
    const year = Math.max(years[index] ?? 0, timing.by_year ?? 0);
    return works.flatMap(({ subsidies }) => subsidies.map((line) => ({ year, timing, line })));
  });
}

test('no grant whose scheme is over before the year of its step is without the condition', () => {
  let late = 0;
  const runs = cases(120, 5000);
  fc.assert(
    fc.property(arbitraryBody, arbitraryOptions, (body, options) => {
      const found = planOrNull(() => planRenovation(parseEstateInput(body, TODAY), options));
      for (const { year, line } of found === null ? [] : grantsOf(found)) {
        if (line.ends_on === undefined || `${year}-12-01` <= line.ends_on) continue;
        late += 1;
        const where = `${line.rule_id} until ${line.ends_on}, step of ${year}`;
        assert.ok(line.conditions.includes('before_scheme_ends'), where);
        assert.equal(warningOf(found as Plan, 'grant_ends')?.code, 'grant_ends', where);
      }
    }),
    { numRuns: runs, seed: 20261120 },
  );
  assert.ok(late > runs / 20, `only ${late} grants were late`);
});

function planOrNull(make: () => Plan): Plan | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

const WORN_OUT = estateOf('VLG', 'SEMI_OPEN', 1974, { heating_type: 'GAS', heating_installation_year: 1998 });

test('a heating that is worn out is dated while the scheme for the next one is open', () => {
  const [heating] = grantsOf(planMeasures(WORN_OUT, ['heat_pump_air_water'], { date: '2026-11-20' }));
  assert.equal(heating?.line.ends_on, '2027-12-31');
  assert.deepEqual(heating?.timing, { by_year: 2027, reason: 'end_of_life', duty: null });
  assert.ok(heating?.line.conditions.includes('before_scheme_ends'), 'nothing may go wrong in its last year');
});

test('a scheme that is over before works can begin dates nothing', () => {
  const [heating] = grantsOf(planMeasures(WORN_OUT, ['heat_pump_air_water'], { date: '2027-11-20' }));
  assert.equal(heating?.timing.by_year, 2029);
  assert.ok(heating?.line.conditions.includes('before_scheme_ends'));
});

test('a boiler that works is not taken out for a grant: its grant says by when the works must be finished', () => {
  const estate = estateOf('NL', 'CLOSED', 1968, { heating_type: 'GAS', heating_installation_year: 2014 });
  const found = planMeasures(estate, ['roof_pitched_inside', 'heat_pump_air_water'], { date: TODAY });
  const [roof, pump] = grantsOf(found);
  assert.equal(pump?.timing.reason, 'end_of_life');
  assert.equal(pump?.timing.by_year, 2034);
  assert.ok(pump?.line.conditions.includes('before_scheme_ends'));
  assert.equal(pump?.line.ends_on, '2029-12-31');
  // Works that only come before the boiler are not left until it is worn out.
  assert.deepEqual(roof?.timing, { by_year: 2029, reason: 'order', duty: null });
});

test('an amount of an earlier year names the year, where the works are done in a later one', () => {
  const estate = estateOf('NL', 'CLOSED', 1968, { heating_type: 'GAS', heating_installation_year: 2014 });
  const found = planMeasures(estate, ['heat_pump_air_water'], { date: '2026-11-20' });
  const [pump] = grantsOf(found);
  assert.equal(pump?.line.amount_of_year, 2026);
  assert.ok(pump?.line.conditions.includes('amount_unverified'));
  assert.equal(warningOf(found, 'grant_amounts_carried_on')?.values?.['year_known'], 2026);
});
