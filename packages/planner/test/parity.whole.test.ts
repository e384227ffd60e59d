import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DWELLING_FIELDS,
  type DwellingField,
  INSULATION_TYPES,
  MEASURES,
  OBJECTIVES,
  OWNERSHIPS,
  type OwnPriceBook,
} from '@rooftree/engine';
import { type Choices, NO_CHOICES } from '@rooftree/planner/choices/choices';
import type { PlanBasis } from '@rooftree/planner/choices/plans/plan-basis';
import { planWithChoices } from '@rooftree/planner/choices/plans/plan-with-choices';
import fc from 'fast-check';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate } from '../../server/src/testing/data/referred-estate.ts';
import { visit } from './visit.ts';

const { app, browser } = await startBrowserApp();

const ZIP_CODES = {
  BE: ['9000', '1030', '5000', '3600', '4000', '8400'],
  NL: ['9711 AA', '3511 AA', '1012 AB', '6211 LE'],
};

const anyPlace = fc
  .constantFrom('BE' as const, 'NL' as const)
  .chain((country) => fc.constantFrom(...ZIP_CODES[country]).map((zip_code) => ({ country, zip_code })));

function anyFact(field: DwellingField): fc.Arbitrary<unknown> {
  if (field.kind === 'boolean') return fc.boolean();
  if (field.kind === 'code') return fc.constantFrom(...field.values);
  if (field.kind === 'insulation') return fc.constantFrom(...INSULATION_TYPES, { u_value_w_per_m2_k: 0.31 });
  if (field.kind === 'integer') return fc.integer({ min: 1950, max: 2025 });
  if (field.kind === 'number')
    return fc.double({ min: Math.max(1, field.min), max: Math.min(200, field.max), noNaN: true });
  return fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
}

/** Some facts known, the others not, as in a real portfolio. */
const anyDwelling = fc
  .subarray(Object.entries(DWELLING_FIELDS), { maxLength: 8 })
  .chain((fields) => fc.record(Object.fromEntries(fields.map(([name, field]) => [name, anyFact(field)]))));

/** Other prices of some works, and a grant of the agency's own. */
const anyPriceBook: fc.Arbitrary<OwnPriceBook> = fc
  .tuple(fc.subarray([...MEASURES], { maxLength: 5 }), fc.integer({ min: 2, max: 50 }))
  .map(([works, tenths]) => ({
    version: 1,
    prices: works.map((work) => ({ work, region: 'BE', factor: tenths / 10 })),
    switched_off: [],
    grants: [
      {
        id: 'own',
        name: 'Own grant',
        region: 'BE',
        zip_codes: [],
        works: ['wall_cavity', 'attic_floor'],
        income_groups: [],
        per: 'invoice',
        amount: tenths,
        max_eur: 900,
        from: '2020-01-01',
        to: null,
        source: 'https://example.com',
        checked_on: '2026-11-15',
      },
    ],
  }));

const anyBasis: fc.Arbitrary<PlanBasis> = fc.record({
  input: fc.record({
    address: anyPlace,
    estate_type: fc.constantFrom('HOUSE', 'APARTMENT'),
    year_built: fc.integer({ min: 1850, max: 2020 }),
    dwelling: anyDwelling,
  }),
  date: fc.constant('2026-11-15'),
  controls: fc.constant({}),
  priceBook: anyPriceBook,
});

const anyChoices: fc.Arbitrary<Choices> = fc.record({
  target: fc.option(fc.constantFrom('A', 'B', 'C')),
  budget: fc.option(fc.integer({ min: 5, max: 90 }).map((thousands) => thousands * 1000)),
  objective: fc.option(fc.constantFrom(...OBJECTIVES)),
  income: fc.option(fc.constantFrom(1, 2, 3, 4)),
  ownership: fc.option(fc.constantFrom(...OWNERSHIPS)),
  fossilFree: fc.option(fc.boolean()),
  loanRate: fc.constant(null),
  loanYears: fc.constant(null),
  years: fc.constant({}),
  measures: fc
    .subarray([...MEASURES], { maxLength: 3 })
    .map((codes) => Object.fromEntries(codes.map((code) => [code, 'off']))),
  facts: fc.constant(NO_CHOICES.facts),
});

const CASES = 120;

test(`for ${CASES} random dwellings the page’s plan is the server’s, byte for byte`, async () => {
  const { link } = await addReferredEstate(await app.addClient());
  const { page, close } = await visit(browser, link);
  // Through JSON, as estates come from the database and from the page's own data.
  const cases: [PlanBasis, Choices][] = JSON.parse(
    JSON.stringify(fc.sample(fc.tuple(anyBasis, anyChoices), { numRuns: CASES, seed: 20261115 })),
  );
  const script = await page.locator('script[type=module]').getAttribute('src');
  const inPage = await page.evaluate<string[]>(`(async () => {
    const { loadEngine } = await import(${JSON.stringify(script)});
    const { planWithChoices } = await loadEngine();
    return ${JSON.stringify(cases)}.map(([basis, choices]) => JSON.stringify(planWithChoices(basis, choices)));
  })()`);
  const inServer = cases.map(([basis, choices]) => JSON.stringify(planWithChoices(basis, choices)));
  assert.equal(inPage.length, CASES);
  for (const [index, plan] of inServer.entries())
    assert.equal(inPage[index], plan, JSON.stringify(cases[index]));
  const planned = inServer.filter((outcome) => outcome.startsWith('{"kind":"plan"'));
  assert(planned.length > 0.8 * CASES, `only ${planned.length} of them could be planned`);
  await close();
});
