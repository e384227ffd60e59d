import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { antwerpBuilding } from '../testing/example-buildings.ts';
import { withCommonFacts } from './with-common-facts.ts';

function factsOf(id: string) {
  const { building, estates } = antwerpBuilding();
  const unit = building.units.find((one) => one.external_id === id) ?? assert.fail();
  const estate = estates.get(id) ?? assert.fail();
  return withCommonFacts(building, unit, {
    ...estate,
    dwelling: { ...estate.dwelling, heating_type: 'ELECTRIC' },
  });
}

describe('facts of a building', () => {
  it('hold for its units in the place of their own', () => {
    const { dwelling, year_built } = factsOf('antwerp-1B');
    assert.equal(dwelling.heating_type, 'GAS');
    assert.equal(dwelling.heating_installation_year, 2004);
    assert.equal(dwelling.window_glazing_type, 'DOUBLE');
    assert.equal(dwelling.owner_share_percent, 6.6);
    assert.equal(year_built, 1971);
  });

  it('give the roof to those below it and the ground floor to those on it', () => {
    const areas = (id: string) => {
      const { dwelling } = factsOf(id);
      return [dwelling.apartment_floor, dwelling.flat_roof_surface_m2, dwelling.ground_floor_surface_m2];
    };
    assert.deepEqual(areas('antwerp-0A'), ['GROUND', 0, 90]);
    assert.deepEqual(areas('antwerp-1A'), ['MIDDLE', 0, 0]);
    assert.deepEqual(areas('antwerp-3A'), ['TOP', 90, 0]);
  });

  it('say nothing of the place of a unit whose floor is not known', () => {
    const { building, estates } = antwerpBuilding();
    const [first] = building.units;
    assert.ok(first !== undefined);
    const unit = { ...first, floor: null };
    const units = [unit, ...building.units.slice(1)];
    const { dwelling } = withCommonFacts(
      { ...building, units },
      unit,
      estates.get(unit.external_id) ?? assert.fail(),
    );
    assert.equal(dwelling.apartment_floor, undefined);
    assert.equal(dwelling.flat_roof_surface_m2, undefined);
  });
});
