import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput } from '../completion/estate-input.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { EstateInput } from '../contract/estate.ts';
import { InputError } from '../contract/input-error.ts';
import { planBuilding } from './plan-building.ts';

const DATE = '2026-11-15';

function flat(dwelling: DwellingFacts, type = 'APARTMENT'): EstateInput {
  const body = {
    address: { country: 'BE', zip_code: '9000' },
    estate_type: type,
    year_built: 1962,
    dwelling,
  };
  return parseEstateInput(body, DATE);
}

const COMMON: DwellingFacts = {
  habitable_space_m2: 85,
  storeys: 4,
  heating_type: 'GAS',
  heating_installation_year: 2016,
  heating_is_collective: true,
  outer_wall_insulation_type: 'NONE',
  has_cavity_wall: true,
  cavity_wall_width_cm: 6,
  window_glazing_type: 'SINGLE',
  has_solar_panels: false,
};
const TOP: DwellingFacts = {
  ...COMMON,
  flat_roof_surface_m2: 88,
  flat_roof_insulation_type: 'NONE',
  ground_floor_surface_m2: 0,
};
const MIDDLE: DwellingFacts = { ...COMMON, flat_roof_surface_m2: 0, ground_floor_surface_m2: 0 };

test('a building decides once, and its owners pay all of it by their shares', () => {
  const {
    common_works: works,
    common_net_cost: net,
    owners,
  } = planBuilding([flat(TOP), flat(MIDDLE), flat(MIDDLE), flat({ ...MIDDLE, habitable_space_m2: 60 })], {
    date: DATE,
  });
  const roof = works.find(({ work }) => work === 'roof_flat');
  assert.equal(roof?.quantity, 88, 'the whole roof, not the part of one storey');
  assert.equal(roof?.wanted_by_percent, 100);
  for (const slot of ['wall', 'windows'])
    assert.ok(
      works.some(({ work }) => work.startsWith(slot)),
      slot,
    );
  const cents = (eur: number): number => Math.round(eur * 100);
  const total = works.reduce(
    (sum, work) => sum + cents(work.total_estimated_cost_incl_vat) - cents(work.subsidy_amount),
    0,
  );
  assert.equal(cents(net), total);
  assert.equal(
    owners.reduce((sum, owner) => sum + cents(owner.common_net_cost), 0),
    total,
  );
  for (const { owner_share_percent: share, common_net_cost: own } of owners) {
    assert.equal(share, 25);
    assert.ok(Math.abs(own - net / 4) < 0.02);
  }
  const common = new Set(works.map(({ work }) => work));
  for (const { plan } of owners) {
    for (const { work, track } of plan.steps.flatMap((step) => step.works)) {
      if (track === 'building') assert.ok(common.has(work), `${work} was not decided`);
    }
  }
});

test('told shares are kept, and a work that one in three wants is not done', () => {
  const good: DwellingFacts = {
    ...MIDDLE,
    window_glazing_type: 'TRIPLE',
    outer_wall_insulation_type: 'CM_16_20',
    has_cavity_wall_insulation: true,
  };
  const { common_works: works, owners } = planBuilding(
    [flat({ ...MIDDLE, owner_share_percent: 30 }), flat({ ...good, owner_share_percent: 70 })],
    { date: DATE },
  );
  assert.deepEqual(
    owners.map((owner) => owner.owner_share_percent),
    [30, 70],
  );
  assert.ok(!works.some(({ work }) => work.startsWith('windows')));
});

test('only apartments have a building', () => {
  assert.throws(() => planBuilding([flat({}), flat({}, 'HOUSE')], { date: DATE }), InputError);
  assert.throws(() => planBuilding([], { date: DATE }), InputError);
});
