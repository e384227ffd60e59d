import assert from 'node:assert/strict';
import { test } from 'node:test';
import { possibleDwellings } from '../../completion/complete.ts';
import { parseEstateInput } from '../../completion/estate-input.ts';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { requirePlannable } from '../../dwelling/plannable.ts';
import { TODAY } from '../../testing/arbitrary-estate-input.ts';

const STATES: Record<string, (dwelling: Dwelling) => boolean> = {
  electric: ({ heatGenerator }) => heatGenerator === 'electric_direct',
  oil: ({ heatCarrier }) => heatCarrier === 'oil',
  district: ({ heatCarrier }) => heatCarrier === 'district_heat',
  panels: ({ solarPanelsKwp }) => solarPanelsKwp > 0,
  singleGlass: ({ windows }) => windows.uValueWPerM2K >= 5,
};

function possible(region: string, format: string | null, year: number, dwelling: DwellingFacts = {}) {
  const body = {
    address: { country: region.slice(0, 2), region },
    estate_type: format === null ? 'APARTMENT' : 'HOUSE',
    estate_format: format,
    year_built: year,
    dwelling,
  };
  return possibleDwellings(requirePlannable(parseEstateInput(body, TODAY)));
}

function shareOf(found: ReturnType<typeof possible>, has: (dwelling: Dwelling) => boolean): number {
  return found.scenarios.reduce((sum, { dwelling, weight }) => (has(dwelling) ? sum + weight : sum), 0);
}

/** What the stock's own tables say, before any statistics of scores. */
function priorOf(found: ReturnType<typeof possible>, state: string): number {
  const [scenario] = found.scenarios;
  assert.ok(scenario !== undefined);
  const { cohort } = scenario.group;
  const heated = (is: (way: (typeof cohort.heating)[number]) => boolean) =>
    cohort.heating.reduce((sum, way) => (is(way) ? sum + way.share : sum), 0);
  switch (state) {
    case 'electric':
      return heated(({ generator }) => generator === 'electric_direct');
    case 'oil':
      return heated(({ carrier }) => carrier === 'oil');
    case 'district':
      return heated(({ carrier }) => carrier === 'district_heat');
    case 'panels':
      return cohort.solarPanelShare;
    default:
      return cohort.glazing.values[0] === 'SINGLE' ? (cohort.glazing.shares[0] ?? 0) : 0;
  }
}

const LABELS: Record<string, string[]> = {
  'BE-VLG': ['A', 'B', 'C', 'D', 'E', 'F'],
  'BE-BRU': ['B', 'C', 'D', 'E', 'F', 'G'],
  'BE-WAL': ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  'NL-UT': ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
};

function eachCohort(check: (region: string, format: string | null, year: number) => void): void {
  for (const region of Object.keys(LABELS)) {
    for (const format of ['OPEN', 'SEMI_OPEN', 'CLOSED', null]) {
      for (const year of [1910, 1930, 1955, 1968, 1978, 1988, 1998, 2008, 2015]) check(region, format, year);
    }
  }
}

test('shares of heating, panels and glass are those of the stock, within 3 points, in every cohort', () => {
  eachCohort((region, format, year) => {
    const found = possible(region, format, year);
    for (const [state, has] of Object.entries(STATES)) {
      const [share, prior] = [shareOf(found, has), priorOf(found, state)];
      assert.ok(
        Math.abs(share - prior) <= 0.03,
        `${region} ${format} ${year} ${state}: ${share} of ${prior}`,
      );
    }
  });
});

test('no label moves electric heat or oil by more than 10 points, nor a common one panels or single glass', () => {
  eachCohort((region, format, year) => {
    const stock = possible(region, format, year);
    for (const label of LABELS[region] ?? []) {
      const found = possible(region, format, year, { energy_label: label });
      // A label that hardly any dwelling of the cohort has may say more of its panels.
      const isCommon = (stock.labelProbabilities[label] ?? 0) >= 0.1;
      for (const state of isCommon ? ['electric', 'oil', 'panels', 'singleGlass'] : ['electric', 'oil']) {
        const has = STATES[state];
        assert.ok(has !== undefined);
        const [share, prior] = [shareOf(found, has), shareOf(stock, has)];
        assert.ok(
          Math.abs(share - prior) <= 0.105,
          `${region} ${format} ${year} ${label} ${state}: ${share} of ${prior}`,
        );
      }
    }
  });
});

test('told heating leaves only what agrees with it', () => {
  for (const [facts, has] of [
    [{ heating_type: 'GAS' }, ({ heatCarrier }: Dwelling) => heatCarrier === 'gas'],
    [{ heating_type: 'OIL', heating_installation_year: 1990 }, isOilBoilerOf1990],
    [{ heating_type: 'ELECTRIC' }, STATES['electric']],
    [{ heating_type: 'DISTRICT' }, STATES['district']],
    [{ heating_device: 'HYBRID_HEAT_PUMP' }, ({ heatGenerator }) => heatGenerator === 'heat_pump_hybrid'],
    [{ heating_type: 'HEAT_PUMP' }, ({ heatGenerator }) => heatGenerator.startsWith('heat_pump_')],
    [{ heating_type: 'WOOD' }, ({ heatCarrier }) => heatCarrier === 'wood'],
  ] as [DwellingFacts, (dwelling: Dwelling) => boolean][]) {
    for (const region of ['BE-WAL', 'NL-UT']) {
      assert.ok(shareOf(possible(region, 'OPEN', 1970, facts), has) > 0.9999, JSON.stringify(facts));
    }
  }
});

function isOilBoilerOf1990({ heatCarrier, heatGenerator, heatGeneratorYear }: Dwelling): boolean {
  const isBoiler = heatGenerator === 'boiler_non_condensing' || heatGenerator === 'stove';
  return heatCarrier === 'oil' && isBoiler && heatGeneratorYear === 1990;
}

test('what a building shares is neither a stove nor an electric heater', () => {
  const own = ({ heatGenerator }: Dwelling) =>
    heatGenerator === 'stove' || heatGenerator === 'electric_direct';
  for (const facts of [{}, { heating_type: 'OIL', heating_installation_year: 1999 }] as DwellingFacts[]) {
    assert.ok(shareOf(possible('BE-BRU', null, 1967, facts), own) > 0.05);
    assert.equal(shareOf(possible('BE-BRU', null, 1967, { ...facts, heating_is_collective: true }), own), 0);
  }
});

test('a flat lies where it is told to lie', () => {
  const share = (facts: DwellingFacts, has: (dwelling: Dwelling) => boolean) =>
    shareOf(possible('BE-VLG', null, 1960, facts), has);
  const hasRoof = ({ flatRoof, pitchedRoof }: Dwelling) => flatRoof.areaM2 + pitchedRoof.areaM2 > 0;
  const hasFloor = ({ floor }: Dwelling) => floor.areaM2 > 0;
  const isOne = (value: number) => assert.ok(Math.abs(value - 1) < 1e-9, `${value}`);
  const isNone = (value: number) => assert.ok(value < 1e-9, `${value}`);
  isOne(share({ apartment_floor: 'TOP' }, hasRoof));
  isNone(share({ apartment_floor: 'TOP' }, hasFloor));
  isOne(share({ apartment_floor: 'GROUND' }, hasFloor));
  isNone(share({ apartment_floor: 'GROUND' }, hasRoof));
  isNone(share({ apartment_floor: 'MIDDLE' }, (dwelling) => hasRoof(dwelling) || hasFloor(dwelling)));
  isOne(share({ flat_roof_insulation_type: 'NONE' }, hasRoof));
  isOne(share({ inclined_roof_surface_m2: 60 }, (dwelling) => dwelling.flatRoof.areaM2 === 0));
  isNone(share({ flat_roof_surface_m2: 0, ground_floor_surface_m2: 0 }, hasRoof));
  isOne(share({ storeys: 1 }, (dwelling) => hasRoof(dwelling) && hasFloor(dwelling)));
});

test('a class of insulation means the same where it is given and where it is drawn', () => {
  const wallsOf = (
    year: number,
    outer_wall_insulation_type?: DwellingFacts['outer_wall_insulation_type'],
  ) => {
    const given = outer_wall_insulation_type && { outer_wall_insulation_type };
    const { scenarios } = possible('BE-VLG', 'OPEN', year, given);
    return new Set(scenarios.map(({ dwelling }) => dwelling.wall.uValueWPerM2K));
  };
  // As TABULA describes the year, which is shown as 1 to 5 cm.
  for (const [year, uValue] of [
    [1976, 1],
    [1988, 1],
    [1998, 0.6],
  ] as const) {
    assert.ok(wallsOf(year).has(uValue));
    assert.deepEqual([...wallsOf(year, 'CM_1_5')], [uValue]);
  }
  // A cavity with something in it is not filled.
  const cavities = possible('BE-VLG', 'OPEN', 1976, { outer_wall_insulation_type: 'CM_1_5' }).scenarios;
  assert.ok(cavities.every(({ dwelling }) => dwelling.cavityCm === 0));
  // No wall of 1955 is drawn so: by the thickness, 3 cm on a bare wall.
  const [uValue = 0] = wallsOf(1955, 'CM_1_5');
  assert.ok(Math.abs(1 / uValue - (1 / 1.7 + 0.03 / 0.035)) < 1e-9);
});
