import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Building } from '@rooftree/client/members';
import { buildingOf, draftOf, factText, missingShares, newPart } from './draft.ts';

const BUILDING: Building = {
  messages: [],
  plan: null,
  created_at: '2026-11-14T09:30:00.000Z',
  updated_at: '2026-11-14T09:30:00.000Z',
  external_id: 'linde',
  name: 'Residentie Linde',
  address: {
    country: 'BE',
    zip_code: '2018',
    region: 'BE-VLG',
    street: 'Lindenlaan',
    house_number: '12',
    city: 'Antwerpen',
  },
  year_built: 1971,
  shares_total: 1000,
  facts: { heating_type: 'GAS', heating_is_collective: true },
  parts: [
    {
      id: 'roof',
      kind: 'flat_roof',
      name: null,
      orientation: null,
      area_m2: 240,
      condition: 4,
      last_done_year: 1998,
      next_due_year: null,
      maintenance_cost_eur: 31_000.5,
      maintenance_interval_years: 25,
      apportioning: 'UNITS_WITH_PART',
      units: ['flat-1'],
    },
  ],
  units: [
    { external_id: 'flat-1', name: '0A', floor: 0, share: 520, votes: null, owner: null, use: 12.5 },
    { external_id: 'flat-2', name: '1A', floor: null, share: 480, votes: 480, owner: 'o-2', use: null },
  ],
  deed: { majority: { numerator: 3, denominator: 4 }, quorum: null, windows_are_private: true },
  money: { reserve_fund_eur: 42_000, reserve_contribution_eur_per_year: 6000 },
};

test('a building that was not changed is sent as it was', () => {
  assert.deepEqual(buildingOf(draftOf(BUILDING), BUILDING), BUILDING);
});

test('an emptied field is not known, and a fraction is two numbers', () => {
  const draft = draftOf(BUILDING);
  const sent = buildingOf({ ...draft, yearBuilt: ' ', majority: '2 / 3', quorum: 'half' }, BUILDING);
  assert.equal(sent.year_built, null);
  assert.deepEqual(sent.deed.majority, { numerator: 2, denominator: 3 });
  assert.equal(sent.deed.quorum, null);
});

test('facts of the building are read by their fields; those that were not changed stay as they were', () => {
  const before = {
    ...BUILDING,
    facts: { ...BUILDING.facts, flat_roof_insulation_type: { u_value_w_per_m2_k: 0.24 } },
  };
  const insulation = factText(before.facts.flat_roof_insulation_type);
  const facts = {
    storeys: '4',
    heating_type: '',
    has_cavity_wall: 'true',
    flat_roof_insulation_type: insulation,
  };
  assert.deepEqual(buildingOf({ ...draftOf(before), facts }, before).facts, {
    storeys: 4,
    heating_type: null,
    heating_is_collective: true,
    has_cavity_wall: true,
    flat_roof_insulation_type: { u_value_w_per_m2_k: 0.24 },
  });
});

test('shares that are missing are counted', () => {
  const draft = draftOf(BUILDING);
  assert.equal(missingShares(draft), 0);
  const [first, ...others] = draft.units;
  assert.ok(first);
  assert.equal(missingShares({ ...draft, units: [{ ...first, share: '500' }, ...others] }), 20);
});

test('a new part gets an id of its own', () => {
  const first = newPart('facade', []);
  const second = newPart('facade', [first]);
  assert.deepEqual([first.id, second.id], ['facade', 'facade-2']);
});
