import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BuildingPart } from '../../contract/building.ts';
import { antwerpBuilding } from '../../testing/example-buildings.ts';
import { type MaintenanceScope, maintenancePlan, nextDueYear, renewedKind } from './maintenance.ts';

function scopeOf(change: Partial<MaintenanceScope> = {}): MaintenanceScope {
  return {
    building: antwerpBuilding().building,
    country: 'BE',
    fromYear: 2027,
    years: 20,
    areaM2Of: ({ area_m2: m2 }) => m2 ?? 100,
    works: [],
    fromReserveCents: new Map(),
    ...change,
  };
}

const roof = antwerpBuilding().building.parts[0] as BuildingPart;

describe('the maintenance plan', () => {
  it('knows when a part is due: as given, after its last time, by its state or its age', () => {
    const scope = scopeOf();
    const due = (change: Partial<BuildingPart>) =>
      nextDueYear({ ...roof, last_done_year: null, condition: null, ...change }, scope);
    assert.equal(due({ next_due_year: 2031, last_done_year: 2001 }), 2031);
    assert.equal(due({ last_done_year: 2010 }), 2035);
    assert.equal(due({ last_done_year: 1990 }), 2027);
    assert.equal(due({ condition: 5 }), 2027);
    assert.equal(due({ condition: 3 }), 2040);
    // 1971 and three times 25 years.
    assert.equal(due({}), 2046);
  });

  it('ties a work to the maintenance that is due anyway, and counts the next time from it', () => {
    const works = [{ work: 'roof_flat', kind: 'flat_roof', year: 2028, share: 1 }] as const;
    const building = { ...antwerpBuilding().building, parts: [{ ...roof, last_done_year: 2006 }] };
    const { rows, fund } = maintenancePlan(scopeOf({ building, works, years: 30 }));
    assert.deepEqual(
      rows[0]?.due.map(({ year, cost, tied_work: tied }) => [year, cost, tied]),
      [
        [2028, 20_250, 'roof_flat'],
        [2053, 20_250, null],
      ],
    );
    assert.equal(fund.find(({ year }) => year === 2028)?.maintenance, 0);
  });

  it('leaves the maintenance of what a work does not renew', () => {
    const works = [{ work: 'roof_flat', kind: 'flat_roof', year: 2028, share: 0.75 }] as const;
    const building = { ...antwerpBuilding().building, parts: [{ ...roof, last_done_year: 2006 }] };
    const { rows } = maintenancePlan(scopeOf({ building, works }));
    assert.deepEqual(
      rows[0]?.due.map(({ year, cost, tied_work: tied }) => [year, cost, tied]),
      [
        [2028, 15_187.5, 'roof_flat'],
        [2031, 5062.5, null],
      ],
    );
  });

  it('takes Dutch glass in the old frame for no renewal of the windows', () => {
    assert.equal(renewedKind('windows_high_efficiency', 'BE'), 'windows');
    assert.equal(renewedKind('windows_high_efficiency', 'NL'), null);
    assert.equal(renewedKind('windows_triple', 'NL'), 'windows');
  });

  it('indexes what is due later', () => {
    const building = { ...antwerpBuilding().building, parts: [{ ...roof, next_due_year: 2037 }] };
    const [row] = maintenancePlan(scopeOf({ building })).rows;
    assert.equal(row?.due[0]?.indexed_cost, Math.round(2_025_000 * 1.025 ** 10) / 100);
  });

  it('takes what works take from the fund', () => {
    const fromReserveCents = new Map([[2027, 3_000_000]]);
    const { fund } = maintenancePlan(scopeOf({ fromReserveCents }));
    assert.equal(fund[0]?.works_from_reserve, 30_000);
    assert.ok(fund.every(({ end }) => end >= 0));
  });
});
