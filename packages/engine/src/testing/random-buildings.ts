/** Buildings of any kind, for tests and benchmarks: the same for the same random numbers. */
import type { BuildingInput, BuildingPart } from '../contract/building.ts';
import type { Region } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { ExampleBuilding } from './example-buildings.ts';

type Next = () => number;

function pick<T>(next: Next, values: readonly [T, ...T[]]): T {
  return values[Math.floor(next() * values.length)] ?? values[0];
}

const PLACES: readonly [[Region, string], ...[Region, string][]] = [
  ['BE-VLG', '2000'],
  ['BE-BRU', '1000'],
  ['BE-WAL', '4000'],
  ['NL-ZH', '3011'],
];

/**
 * `flats`: how many. Each has facts of its own, so that no two are alike; `isAlike` gives them the areas of three
 * types.
 */
export function randomBuilding(next: Next, flats: number, isAlike = false): ExampleBuilding {
  const [region, zip] = pick(next, PLACES);
  const country = region.startsWith('BE') ? 'BE' : 'NL';
  const storeys = Math.max(1, Math.min(flats, Math.ceil(flats / pick(next, [1, 2, 3, 8]))));
  const isCollective = next() < 0.6;
  const areaM2 = 60 * Math.ceil(flats / storeys);
  const isPitched = next() < 0.3;
  const facts: DwellingFacts = {
    storeys,
    roof_type: isPitched ? 'INCLINED' : 'FLAT',
    ...(isPitched
      ? {
          inclined_roof_surface_m2: 1.2 * areaM2,
          inclined_roof_insulation_type: pick(next, ['NONE', 'CM_1_5']),
        }
      : {
          flat_roof_surface_m2: areaM2,
          flat_roof_insulation_type: pick(next, ['NONE', 'CM_1_5', 'CM_6_10']),
        }),
    ground_floor_surface_m2: areaM2,
    basement_type: pick(next, ['NONE', 'CRAWL_SPACE', 'FULL']),
    heating_is_collective: isCollective,
    heating_type: pick(next, ['GAS', 'GAS', 'OIL', 'ELECTRIC']),
    ...(next() < 0.5 && { has_cavity_wall: true, cavity_wall_width_cm: 6 }),
    ...(next() < 0.5 && { heating_installation_year: 1998 + Math.floor(next() * 25) }),
    ...(next() < 0.2 && { has_heat_network: true }),
  };
  const shares = Array.from({ length: flats }, () => 10 + Math.floor(next() * 90));
  const units = shares.map((share, index) => ({
    external_id: `u${index}`,
    name: String(index),
    floor: index % storeys,
    share,
    votes: null,
    owner: next() < 0.1 ? 'one' : null,
    use: 5 + Math.floor(next() * 50),
  }));
  const part = (
    id: string,
    kind: BuildingPart['kind'],
    apportioning: BuildingPart['apportioning'],
  ): BuildingPart => ({
    id,
    kind,
    name: null,
    orientation: null,
    area_m2: null,
    condition: 1 + Math.floor(next() * 6),
    last_done_year: null,
    next_due_year: null,
    maintenance_cost_eur: null,
    maintenance_interval_years: null,
    apportioning,
    units: apportioning === 'UNITS_WITH_PART' ? ['u0'] : [],
  });
  const building: BuildingInput = {
    external_id: 'random',
    name: 'Random',
    address: { country, region, zip_code: zip, street: null, house_number: null, city: null },
    year_built: 1925 + Math.floor(next() * 75),
    shares_total: shares.reduce((sum, share) => sum + share, 0),
    facts,
    parts: [
      part('roof', isPitched ? 'pitched_roof' : 'flat_roof', null),
      part('front', 'facade', pick(next, [null, 'EQUAL', 'UNITS_WITH_PART'])),
      part('back', 'facade', null),
      ...(isCollective ? [part('boiler', 'heating', pick(next, [null, 'USE']))] : []),
    ],
    units,
    deed: { majority: null, quorum: null, windows_are_private: next() < 0.3 },
    money: {
      reserve_fund_eur: Math.floor(next() * 4000) * flats,
      reserve_contribution_eur_per_year: Math.floor(next() * 600) * flats,
    },
  };
  const estates = new Map(
    units.map(({ external_id: id }, index): [string, EstateInput] => {
      const own = isAlike ? [58, 74, 92][index % 3] : Math.round((45 + 60 * next()) * 10) / 10;
      const glass = pick<NonNullable<DwellingFacts['window_glazing_type']>>(next, [
        'SINGLE',
        'DOUBLE',
        'DOUBLE',
        'HIGH_EFFICIENCY',
      ]);
      return [
        id,
        {
          address: { country, zip_code: zip, region },
          estate_type: 'APARTMENT',
          estate_format: null,
          year_built: building.year_built,
          year_renovated: null,
          dwelling: {
            habitable_space_m2: own ?? 70,
            ...(!isAlike && { window_glazing_type: glass }),
          },
        },
      ];
    }),
  );
  return { building, estates };
}
