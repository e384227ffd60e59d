import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BuildingInput } from '../contract/building.ts';
import { antwerpBuilding, rotterdamBuilding } from '../testing/example-buildings.ts';
import { buildingFaults } from './building-faults.ts';

function faultsWith(change: (building: BuildingInput) => BuildingInput): string[] {
  return buildingFaults(change(antwerpBuilding().building)).map(({ message }) => message);
}

describe('faults of a building', () => {
  it('are none in the examples', () => {
    assert.deepEqual(buildingFaults(antwerpBuilding().building), []);
    assert.deepEqual(buildingFaults(rotterdamBuilding().building), []);
  });

  it('name shares that do not add up, and by how much', () => {
    assert.deepEqual(
      faultsWith((building) => ({ ...building, shares_total: 1010 })),
      ['units have shares that add up to 1000, which is 10 less than shares_total (1010)'],
    );
  });

  it('name a unit that is there twice, and no units', () => {
    const twice = faultsWith((building) => ({
      ...building,
      units: building.units.map((unit, index) =>
        index === 3 ? { ...unit, external_id: 'antwerp-0A' } : unit,
      ),
      parts: [],
    }));
    assert.deepEqual(twice, ['units[3].external_id antwerp-0A is already the unit units[0]']);
    const none = faultsWith((building) => ({ ...building, units: [], parts: [] }));
    assert.deepEqual(none, ['units should not be empty']);
  });

  it('name votes that are missing beside others, and shares that are none', () => {
    const votes = faultsWith((building) => ({
      ...building,
      units: building.units.map((unit, index) => ({ ...unit, votes: index < 10 ? 1 : null })),
    }));
    assert.deepEqual(votes, [
      'units[10].votes should not be empty where other units have votes',
      'units[11].votes should not be empty where other units have votes',
    ]);
    const shares = faultsWith((building) => ({
      ...building,
      units: building.units.map((unit, index) => (index === 0 ? { ...unit, share: 0 } : unit)),
      shares_total: 912,
    }));
    assert.deepEqual(shares, ['units[0].share must be a whole number greater than 0']);
  });

  it('name parts of others, keys without units, and a deed that is no fraction', () => {
    const parts = faultsWith((building) => ({
      ...building,
      parts: building.parts.map((part) => (part.kind === 'lift' ? { ...part, units: ['elsewhere'] } : part)),
      deed: { ...building.deed, majority: { numerator: 4, denominator: 3 } },
    }));
    assert.deepEqual(parts, [
      'parts[6].units[0] elsewhere is not a unit of this building',
      'deed.majority must be a fraction above 0 and at most 1, in whole numbers',
    ]);
    const empty = faultsWith((building) => ({
      ...building,
      parts: building.parts.map((part) => (part.kind === 'lift' ? { ...part, units: [] } : part)),
    }));
    assert.deepEqual(empty, ['parts[6].units should not be empty with the key UNITS_WITH_PART']);
  });
});
