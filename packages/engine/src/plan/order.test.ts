import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MEASURES, type MeasureCode } from '../contract/codes.ts';
import { evaluate } from '../energy/evaluate.ts';
import { measureOf } from '../measures/catalogue.ts';
import type { Measure } from '../measures/measure.ts';
import { arbitraryDwelling } from '../testing/arbitrary-dwelling.ts';
import { exampleDwelling } from '../testing/example-dwelling.ts';
import { cases } from '../testing/long.ts';
import { pricingContextOf } from '../testing/pricing-context-of.ts';
import { bestOrder } from './order.ts';
import { schedule } from './schedule.ts';
import { applyAll, slotOptions } from './search/choices.ts';
import { mustPrecede } from './work-packages.ts';
import { netCents } from './write/write-money.ts';

const RUNS = cases(200, 5000);

function* everyOrder(steps: readonly number[]): Generator<readonly number[]> {
  if (steps.length === 0) yield [];
  for (const step of steps) {
    for (const rest of everyOrder(steps.filter((other) => other !== step))) yield [step, ...rest];
  }
}

test('the order of steps is the best of all orders', () => {
  let compared = 0;
  const wishes = fc.record({
    picks: fc.array(fc.nat(5), { minLength: 12, maxLength: 12 }),
    phaseBudgetEur: fc.option(fc.constantFrom(2000, 8000), { freq: 4 }),
    excluded: fc.subarray([...MEASURES], { maxLength: 8 }),
  });
  fc.assert(
    fc.property(arbitraryDwelling, wishes, (dwelling, { picks, phaseBudgetEur, excluded }) => {
      const pricingContext = pricingContextOf(dwelling);
      const options = Object.values(slotOptions(dwelling, excluded, []));
      const measures = options.flatMap((list, index): Measure[] => {
        const picked = list[(picks[index] ?? 0) % list.length];
        return picked === null || picked === undefined ? [] : [picked];
      });
      const steps = schedule(measures, phaseBudgetEur, pricingContext);
      if (steps.length > 7) return;
      const areaOf = (order: readonly number[]): number => {
        let house = dwelling;
        let area = 0;
        for (const index of order) {
          const step = steps[index];
          if (step === undefined) continue;
          area += netCents(step.cents) * evaluate(house).primaryKwh;
          house = applyAll(house, step.measures);
        }
        return area;
      };
      const isAllowed = (order: readonly number[]): boolean =>
        order.every((later, at) =>
          order
            .slice(at + 1)
            .every((earlier) => !mustPrecede(steps[earlier]?.measures ?? [], steps[later]?.measures ?? [])),
        );
      const found = steps.map((_, index) => index);
      assert.ok(isAllowed(found));
      const area = areaOf(found);
      let least = Number.POSITIVE_INFINITY;
      for (const order of everyOrder(found)) {
        if (isAllowed(order)) least = Math.min(least, areaOf(order));
      }
      if (steps.length > 1) compared += 1;
      assert.ok(
        steps.length === 0 || Math.abs(area - least) <= Math.abs(least) * 1e-9,
        `${area} is not ${least}`,
      );
    }),
    { numRuns: RUNS, seed: 20261115 },
  );
  assert.ok(compared > RUNS / 2, `only ${compared} plans had an order to choose`);
});

test('a cheap large saving comes before a dear small one', () => {
  const kwhAfter = [100, 40, 90, 30];
  const { order, area } = bestOrder({
    netCents: [10, 50],
    primaryKwhAfter: (done) => kwhAfter[done] ?? 0,
    mustPrecede: () => false,
  });
  assert.deepEqual(order, [0, 1]);
  assert.equal(area, 10 * 100 + 50 * 40);
});

test('what must come first does, at whatever cost', () => {
  const kwhAfter = [100, 40, 90, 30];
  const { order } = bestOrder({
    netCents: [10, 50],
    primaryKwhAfter: (done) => kwhAfter[done] ?? 0,
    mustPrecede: (earlier, later) => earlier === 1 && later === 0,
  });
  assert.deepEqual(order, [1, 0]);
});

test('windows come before walls that close around them, and sealing after what opens the house from the inside', () => {
  const stepsOf = (codes: readonly MeasureCode[], phaseBudgetEur: number | null = null) => {
    const dwelling = exampleDwelling({ cavityCm: 0 });
    const steps = schedule(codes.map(measureOf), phaseBudgetEur, pricingContextOf(dwelling));
    return steps.map(({ measures }) => measures.map(({ code }) => code));
  };
  const tight = ['windows_high_efficiency', 'airtightness', 'ventilation_balanced'] as const;
  assert.deepEqual(stepsOf(['wall_external', ...tight]), [[...tight], ['wall_external']]);
  for (const phaseBudget of [null, 5000]) {
    assert.deepEqual(stepsOf(['roof_pitched_inside', ...tight], phaseBudget), [
      ['roof_pitched_inside'],
      [...tight],
    ]);
    const inside = stepsOf(['wall_internal', 'doors_insulated', ...tight], phaseBudget);
    assert.deepEqual(inside.at(-1), ['wall_internal', 'airtightness']);
  }
});
