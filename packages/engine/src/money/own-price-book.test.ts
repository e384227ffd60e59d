import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput } from '../completion/estate-input.ts';
import { INCOME_GROUPS, MEASURES, RELATED_WORKS } from '../contract/codes.ts';
import type { LocalGrant, OwnPriceBook } from '../contract/own-price-book.ts';
import type { Plan, WorkLine } from '../contract/plan.ts';
import { SUBSIDY_RULES } from '../data/subsidies/all-rules.ts';
import { planMeasures } from '../plan/plan-renovation.ts';
import { priceBookFaults } from './check-price-book.ts';
import { ourGrants, ourPrices } from './our-prices.ts';
import { grantOf } from './own-grants.ts';

const DATE = '2026-11-15';
const HOUSE = {
  address: { country: 'BE', zip_code: '9000' },
  estate_type: 'HOUSE',
  estate_format: 'OPEN',
  year_built: 1960,
  dwelling: { habitable_space_m2: 160, inclined_roof_surface_m2: 95, outer_wall_surface_m2: 150 },
};
const GRANT: LocalGrant = {
  id: 'ghent_heat',
  name: 'Heat in Ghent',
  region: 'BE-VLG',
  zip_codes: ['9000', '9030'],
  works: ['heat_pump_air_water'],
  income_groups: [],
  per: 'dwelling',
  amount: 1000,
  max_eur: null,
  from: '2026-01-01',
  to: null,
  source: 'https://example.com/grant',
  checked_on: '2026-11-01',
};

function book(part: Partial<OwnPriceBook>): OwnPriceBook {
  return { version: 1, prices: [], switched_off: [], grants: [], ...part };
}

function planWith(
  part: Partial<OwnPriceBook>,
  measures = ['heat_pump_air_water'] as const,
  zip = '9000',
): Plan {
  const house = { ...HOUSE, address: { ...HOUSE.address, zip_code: zip } };
  return planMeasures(parseEstateInput(house, DATE), measures, {
    date: DATE,
    income_group: 1,
    priceBook: book(part),
  });
}

function pump(plan: Plan): WorkLine {
  const line = plan.steps.flatMap(({ works }) => works).find(({ work }) => work === 'heat_pump_air_water');
  assert.ok(line);
  return line;
}

test('a factor multiplies our price, an amount stands in its place, and the region stands before the country', () => {
  const ours = pump(planWith({})).estimated_cost;
  const times = (region: 'BE' | 'BE-VLG' | 'BE-WAL' | 'NL', factor: number) =>
    ({ work: 'heat_pump_air_water', region, factor }) as const;
  assert.equal(pump(planWith({ prices: [times('BE', 1.1)] })).estimated_cost, Math.round(ours * 110) / 100);
  assert.equal(
    pump(planWith({ prices: [times('BE-VLG', 1.2), times('BE', 1.1)] })).estimated_cost,
    Math.round(ours * 120) / 100,
  );
  assert.equal(pump(planWith({ prices: [times('BE-WAL', 1.2), times('NL', 2)] })).estimated_cost, ours);
  const amount = { low: 7000, typical: 24_000, high: 30_000 };
  const doubled = pump(planWith({ prices: [{ work: 'heat_pump_air_water', region: 'BE', amount }] }));
  assert.equal(doubled.estimated_cost, ours * 2);
});

test('a local grant is paid beside ours, in its municipalities alone, under its ceiling, and told by its name', () => {
  const without = pump(planWith({})).subsidy_amount;
  const line = pump(planWith({ grants: [GRANT] }));
  assert.equal(line.subsidy_amount, without + 1000);
  const own = line.subsidies.find(({ scheme }) => scheme === 'local_grant');
  assert.deepEqual([own?.rule_id, own?.name, own?.amount], ['local_ghent_heat', 'Heat in Ghent', 1000]);
  assert.equal(pump(planWith({ grants: [GRANT] }, undefined, '9050')).subsidy_amount, without);
  assert.equal(pump(planWith({ grants: [{ ...GRANT, income_groups: [4] }] })).subsidy_amount, without);
  assert.equal(pump(planWith({ grants: [{ ...GRANT, to: '2026-11-14' }] })).subsidy_amount, without);
  const capped = { ...GRANT, per: 'invoice' as const, amount: 50, max_eur: 250 };
  assert.equal(pump(planWith({ grants: [capped] })).subsidy_amount, without + 250);
});

test('grants never pay more than a work costs', () => {
  const many = [1, 2, 3].map((number) => ({ ...GRANT, id: `g${number}`, amount: 20_000 }));
  const line = pump(planWith({ grants: many }));
  assert.equal(line.subsidy_amount, line.total_estimated_cost_incl_vat);
});

test('a grant of ours that is switched off is not paid', () => {
  const before = pump(planWith({}));
  const grant = grantOf(before.subsidies[0]?.rule_id ?? '');
  assert.equal(grant, 'vlg_mvp_heat_pump_air_water');
  const after = pump(planWith({ switched_off: [{ grant, reason: 'ended' }] }));
  assert.deepEqual([before.subsidies.length, after.subsidies.length], [1, 0]);
});

test('each fault of a price book is reported with its place', () => {
  const faults = (part: Partial<OwnPriceBook>) => priceBookFaults(book(part)).map(({ message }) => message);
  assert.deepEqual(faults({ grants: [GRANT] }), []);
  const price = { work: 'attic_floor', region: 'BE' } as const;
  assert.deepEqual(faults({ prices: [price] }), ['prices.0 must have either a factor or an amount']);
  assert.deepEqual(faults({ prices: [{ ...price, factor: 5.1 }] }), [
    'prices.0 must have a factor from 0.2 to 5',
  ]);
  assert.deepEqual(faults({ prices: [{ ...price, factor: Number.NaN }] }).length, 1);
  assert.deepEqual(faults({ prices: [{ ...price, amount: { low: 3, typical: 2, high: 4 } }] }).length, 1);
  assert.deepEqual(
    faults({
      prices: [
        { ...price, factor: 1 },
        { ...price, factor: 2 },
      ],
    }),
    ['prices.1 is a second price of attic_floor in BE'],
  );
  assert.deepEqual(faults({ switched_off: [{ grant: 'none', reason: 'x' }] }).length, 1);
  const wrong: Partial<LocalGrant>[] = [
    { id: 'A b' },
    { name: ' ' },
    { zip_codes: ['900'] },
    { works: [] },
    { works: ['attic_floor', 'solar_panels'] },
    { amount: 0 },
    { per: 'invoice', amount: 101 },
    { max_eur: 0 },
    { from: '2026-02-30' },
    { to: '2025-12-31' },
  ];
  for (const change of wrong)
    assert.equal(faults({ grants: [{ ...GRANT, ...change }] }).length, 1, JSON.stringify(change));
  assert.deepEqual(faults({ grants: [GRANT, GRANT] }), ['grants.1.id is a second ghent_heat']);
});

test('our own tables are reported whole: a price for every work and country, a grant for every rule of the day', () => {
  assert.equal(ourPrices().length, (MEASURES.length + RELATED_WORKS.length) * 2);
  const grants = ourGrants(DATE);
  const paying = SUBSIDY_RULES.filter(
    ({ works, from, to }) => works.length > 0 && from <= DATE && (to === null || to >= DATE),
  );
  assert.deepEqual(new Set(grants.map(({ id }) => id)), new Set(paying.map(({ id }) => grantOf(id))));
  const isde = grants.find(({ id }) => id === 'nl_isde_cavity_wall');
  assert.deepEqual(
    isde?.amounts.map(({ amount, combination }) => [amount, combination]),
    [
      [5.25, 'one_measure'],
      [10.5, 'two_measures'],
    ],
  );
  const roof = grants.find(({ id }) => id === 'vlg_mvp_roof_insulation');
  assert.deepEqual(
    roof?.amounts.map(({ income_group: group }) => group),
    INCOME_GROUPS.filter((group) => group > 2),
  );
});
