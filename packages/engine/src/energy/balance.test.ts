import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { CLIMATES } from '../data/climate.ts';
import { solveTabulaCase, type TabulaFile } from '../validation/tabula-case.ts';
import { heatNeed, MONTHLY, utilisation } from './balance.ts';
import { HEATING_LIMIT_C } from './use-conditions.ts';

function load(name: string): TabulaFile {
  return JSON.parse(readFileSync(new URL(`../validation/${name}`, import.meta.url), 'utf8'));
}

for (const name of ['tabula-be-cases.json', 'tabula-be-refurbished-cases.json']) {
  test(`every quantity of ${name} is met within its tolerance`, () => {
    const { cases, tolerance } = load(name);
    for (const reference of cases) {
      const solved = solveTabulaCase(reference);
      for (const [quantity, expected] of Object.entries(reference.expected)) {
        const deviation = Math.abs((solved[quantity] ?? Number.NaN) - expected);
        assert.ok(deviation <= tolerance, `${reference.code} ${quantity} is off by ${deviation}`);
      }
    }
  });
}

test('by month the heating need of the Belgian buildings is within 10 % of the season for 9 in 10', () => {
  const season = CLIMATES.BE.filter((month) => month.outsideC < HEATING_LIMIT_C);
  const { cases } = load('tabula-be-cases.json');
  const near = cases.filter((reference) => {
    const byMonth = solveTabulaCase(reference, season, MONTHLY)['q_h_nd'] ?? Number.NaN;
    return Math.abs(byMonth / (reference.expected['q_h_nd'] ?? Number.NaN) - 1) <= 0.1;
  });
  assert.ok(near.length >= 0.9 * cases.length, `${near.length} of ${cases.length}`);
});

test('a period that is warmer outside than inside needs no heat', () => {
  const zone = {
    lossWPerK: 200,
    insideC: 18,
    temperatureReduction: 1,
    internalGainsW: 300,
    capacityWhPerK: 5000,
  };
  const apertures = { horizontalM2: 0, eastM2: 1, southM2: 3, westM2: 1, northM2: 1 };
  const july = {
    hours: 744,
    outsideC: 21,
    sunHorizontal: 140,
    sunEast: 79,
    sunSouth: 82,
    sunWest: 79,
    sunNorth: 50,
  };
  assert.equal(heatNeed([july], MONTHLY, zone, apertures).heatNeedKwh, 0);
});

test('gains equal to the loss are used at a/(a+1), and the factor passes there without a jump', () => {
  assert.equal(utilisation(1, 3), 0.75);
  assert.ok(Math.abs(utilisation(1 + 1e-7, 3) - 0.75) < 1e-6);
});

test('the share of the gains that is used lies between 0 and 1', () => {
  const positive = fc.double({ min: 1e-3, max: 50, noNaN: true });
  fc.assert(
    fc.property(positive, fc.double({ min: 0.8, max: 20, noNaN: true }), (gainsPerLoss, exponent) => {
      const share = utilisation(gainsPerLoss, exponent);
      assert.ok(share >= 0 && share <= 1 + 1e-9, `${share}`);
    }),
    { numRuns: 10_000 },
  );
});
