import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DEFAULT_CONTROLS,
  type EstateInput,
  InputError,
  type OwnPriceBook,
  parseEstateInput,
  planRenovation,
} from '@rooftree/engine';
import fc from 'fast-check';
import { arbitraryBody } from '../../../../../engine/src/testing/arbitrary-estate-input.ts';
import { cases } from '../../../testing/is-long.ts';
import { type EstatesWork, planEstates } from './calculate-estates.thread.ts';
import { PLAN_SEPARATOR } from './chunk-results.ts';
import { PlanCache, planKeys } from './plan-cache.ts';

const DATE = '2026-11-15';
const TERMS = { contextId: 'a', controls: null, date: DATE, priceBook: null };
const HOUSE = {
  address: { country: 'BE', zip_code: '9000' },
  estate_type: 'HOUSE',
  estate_format: 'SEMI_OPEN',
  year_built: 1962,
  dwelling: { habitable_space_m2: 140 },
};
const BOOK: OwnPriceBook = {
  version: 1,
  prices: [],
  switched_off: [],
  grants: [
    {
      id: 'roof',
      name: 'Roof of Ghent',
      region: 'BE-VLG',
      zip_codes: ['9000'],
      works: ['roof_pitched_inside', 'roof_pitched_sarking', 'attic_floor', 'wall_cavity', 'wall_external'],
      income_groups: [],
      per: 'dwelling',
      amount: 500,
      max_eur: null,
      from: '2026-01-01',
      to: null,
      source: 'test',
      checked_on: '2026-11-01',
    },
  ],
};

const parsed = (body: object): EstateInput => parseEstateInput(body, DATE);

test('a home whose facts or terms differ has a plan of its own', () => {
  const key = planKeys(TERMS)(parsed(HOUSE));
  const others = [
    planKeys({ ...TERMS, contextId: 'b' })(parsed(HOUSE)),
    planKeys({ ...TERMS, controls: { ...DEFAULT_CONTROLS, target_label: 'B' } })(parsed(HOUSE)),
    planKeys({ ...TERMS, date: '2027-01-01' })(parsed(HOUSE)),
    planKeys({ ...TERMS, priceBook: BOOK })(parsed(HOUSE)),
    planKeys({ ...TERMS, priceBook: { ...BOOK, grants: [] } })(parsed(HOUSE)),
    planKeys({ ...TERMS, priceBook: BOOK })(
      parsed({ ...HOUSE, address: { country: 'BE', zip_code: '9050' } }),
    ),
    ...[
      { address: { country: 'BE', zip_code: '1000' } },
      { estate_type: 'APARTMENT' },
      { estate_format: 'CLOSED' },
      { year_built: 1963 },
      { year_renovated: 2001 },
      { dwelling: { habitable_space_m2: 141 } },
      { dwelling: { habitable_space_m2: 140, heating_type: 'OIL' } },
    ].map((change) => planKeys(TERMS)(parsed({ ...HOUSE, ...change }))),
  ];
  assert.equal(new Set([key, ...others]).size, 1 + others.length);
  assert.equal(planKeys(TERMS)(parsed({ ...HOUSE, address: { country: 'BE', zip_code: '9050' } })), key);
});

test('homes with one key have one plan, wherever in a region they are', () => {
  const keyOf = planKeys(TERMS);
  const zipCodes = {
    BE: ['1000', '1190', '1300', '4000', '8000', '9000'],
    NL: ['1011', '3511', '6211', '9711'],
  };
  fc.assert(
    fc.property(arbitraryBody, fc.constantFrom<'BE' | 'NL'>('BE', 'NL'), (body, country) => {
      const planByKey = new Map<string, string>();
      for (const zip_code of zipCodes[country]) {
        try {
          const estate = parsed({ ...body, address: { country, zip_code } });
          const plan = JSON.stringify(planRenovation(estate, { date: DATE }));
          const key = keyOf(estate);
          assert.equal(plan, planByKey.get(key) ?? plan);
          planByKey.set(key, plan);
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
        }
      }
    }),
    { numRuns: cases(6, 200) },
  );
});

test('a batch plans each home as it would alone, equal ones too, and with a grant of their municipality', () => {
  const work = (priceBook: OwnPriceBook | null): EstatesWork => ({
    ...TERMS,
    priceBook,
    stopFlag: new Int32Array(1),
    estates: JSON.stringify(
      ['9000', '9050', '1000', '9000'].map((zip_code, index) => ({
        job_id: String(index),
        estate: { ...HOUSE, address: { country: 'BE', zip_code } },
      })),
    ),
  });
  for (const priceBook of [null, BOOK]) {
    const entries: { estate: object }[] = JSON.parse(work(priceBook).estates);
    const alone = entries.map(({ estate }) =>
      JSON.stringify(planRenovation(parsed(estate), { date: DATE, ...(priceBook && { priceBook }) })),
    );
    assert.equal(new Set(alone).size, priceBook === null ? 2 : 3);
    for (const _ of ['first made', 'then cached']) {
      const { plans, results } = planEstates(work(priceBook));
      assert.deepEqual(plans.split(PLAN_SEPARATOR), alone);
      const numbers = JSON.parse(results).map(({ plan_number }: { plan_number: number }) => plan_number);
      assert.deepEqual(numbers, [1, 2, 3, 4]);
    }
  }
});

test('the cache stays within its room, and drops what was not asked for lately', () => {
  const cache = new PlanCache(100);
  const made: string[] = [];
  const get = (key: string) =>
    cache.getOrMake(key, () => {
      made.push(key);
      return { plan: 'x'.repeat(29), result: {} };
    }).plan;
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) get(key);
  assert.deepEqual(made, ['a', 'b', 'c', 'd']);
  for (const key of ['e', 'f', 'a', 'b']) get(key);
  assert.deepEqual(made, ['a', 'b', 'c', 'd', 'e', 'f', 'b']);
});
