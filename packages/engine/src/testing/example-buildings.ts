/**
 * Two buildings that tests, papers and screens share: Antwerp 1971 with one gas boiler, Rotterdam 1982 on a heat
 * network.
 */
import type { BuildingInput, BuildingPart, BuildingUnit } from '../contract/building.ts';
import type { EstateInput } from '../contract/estate.ts';

export interface ExampleBuilding {
  building: BuildingInput;
  estates: Map<string, EstateInput>;
}

const PART: Omit<BuildingPart, 'id' | 'kind'> = {
  name: null,
  orientation: null,
  area_m2: null,
  condition: null,
  last_done_year: null,
  next_due_year: null,
  maintenance_cost_eur: null,
  maintenance_interval_years: null,
  apportioning: null,
  units: [],
};

function estateOf(
  building: BuildingInput,
  habitable_space_m2: number,
  rest: EstateInput['dwelling'],
): EstateInput {
  const { country, zip_code, region } = building.address;
  return {
    address: { country, zip_code, region },
    estate_type: 'APARTMENT',
    estate_format: null,
    year_built: building.year_built,
    year_renovated: null,
    dwelling: { habitable_space_m2, ...rest },
  };
}

/** Four storeys of three flats, double glass of different ages, the flat roof bare, one gas boiler of 2004. */
export function antwerpBuilding(): ExampleBuilding {
  const letters = ['A', 'B', 'C'] as const;
  const areas = { A: 88, B: 64, C: 96 } as const;
  const units = [0, 1, 2, 3].flatMap((floor) =>
    letters.map((letter): BuildingUnit => {
      const share = { A: 88, B: 66, C: 96 }[letter];
      return {
        external_id: `antwerp-${floor}${letter}`,
        name: `${floor}${letter}`,
        floor,
        share,
        votes: null,
        owner: null,
        use: null,
      };
    }),
  );
  const building: BuildingInput = {
    external_id: 'antwerp-1971',
    name: 'Residentie Ter Rivieren',
    address: {
      country: 'BE',
      region: 'BE-VLG',
      zip_code: '2100',
      street: 'Ter Rivierenlaan',
      house_number: '12',
      city: 'Antwerpen',
    },
    year_built: 1971,
    shares_total: 1000,
    facts: {
      storeys: 4,
      roof_type: 'FLAT',
      flat_roof_surface_m2: 270,
      flat_roof_insulation_type: 'NONE',
      outer_wall_insulation_type: 'NONE',
      has_cavity_wall: true,
      cavity_wall_width_cm: 6,
      ground_floor_surface_m2: 270,
      basement_type: 'FULL',
      heating_type: 'GAS',
      heating_device: 'NON_CONDENSING_BOILER',
      heating_installation_year: 2004,
      heating_is_collective: true,
    },
    parts: [
      { ...PART, id: 'roof', kind: 'flat_roof', area_m2: 270, condition: 4, last_done_year: 2001 },
      { ...PART, id: 'facade-street', kind: 'facade', orientation: 'S', area_m2: 230, condition: 3 },
      { ...PART, id: 'facade-garden', kind: 'facade', orientation: 'N', area_m2: 230, condition: 4 },
      { ...PART, id: 'windows', kind: 'windows', last_done_year: 2019 },
      { ...PART, id: 'stairs', kind: 'stairwell', last_done_year: 2016 },
      { ...PART, id: 'boiler', kind: 'heating', last_done_year: 2004 },
      {
        ...PART,
        id: 'lift',
        kind: 'lift',
        last_done_year: 2012,
        apportioning: 'UNITS_WITH_PART',
        units: units.filter(({ floor }) => floor !== 0).map(({ external_id: id }) => id),
      },
    ],
    units,
    deed: { majority: null, quorum: null, windows_are_private: false },
    money: { reserve_fund_eur: 38_500, reserve_contribution_eur_per_year: 7200 },
  };
  const estates = new Map(
    units.map(({ external_id: id, name, floor }) => {
      const letter = letters.find((one) => name.endsWith(one)) ?? 'A';
      // On the second floor the glass is new.
      const window_glazing_type = floor === 2 ? ('HIGH_EFFICIENCY' as const) : ('DOUBLE' as const);
      return [id, estateOf(building, areas[letter], { window_glazing_type })];
    }),
  );
  return { building, estates };
}

/** Six storeys of eight flats off galleries, on a heat network, the cavities filled in 2009. */
export function rotterdamBuilding(): ExampleBuilding {
  const units = [0, 1, 2, 3, 4, 5].flatMap((floor) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((door): BuildingUnit => {
      const isCorner = door === 1 || door === 8;
      return {
        external_id: `rotterdam-${floor}${door}`,
        name: String(100 * floor + door).padStart(3, '0'),
        floor,
        share: isCorner ? 24 : 20,
        votes: 1,
        // A landlord owns the ground floor.
        owner: floor === 0 ? 'landlord' : null,
        use: null,
      };
    }),
  );
  const building: BuildingInput = {
    external_id: 'rotterdam-1982',
    name: 'VvE Havenzicht',
    address: {
      country: 'NL',
      region: 'NL-ZH',
      zip_code: '3067',
      street: 'Kobelaan',
      house_number: '1-96',
      city: 'Rotterdam',
    },
    year_built: 1982,
    shares_total: 1008,
    facts: {
      storeys: 6,
      roof_type: 'FLAT',
      flat_roof_surface_m2: 620,
      flat_roof_insulation_type: 'CM_1_5',
      has_cavity_wall: true,
      has_cavity_wall_insulation: true,
      ground_floor_surface_m2: 620,
      basement_type: 'CRAWL_SPACE',
      heating_type: 'DISTRICT',
      heating_device: 'DISTRICT_SUBSTATION',
      heating_is_collective: true,
      has_heat_network: true,
    },
    parts: [
      { ...PART, id: 'roof', kind: 'flat_roof', area_m2: 620, condition: 5, last_done_year: 2002 },
      {
        ...PART,
        id: 'facade-south',
        kind: 'facade',
        orientation: 'S',
        area_m2: 640,
        condition: 3,
        last_done_year: 2009,
      },
      {
        ...PART,
        id: 'facade-gallery',
        kind: 'facade',
        orientation: 'N',
        area_m2: 700,
        condition: 3,
        last_done_year: 2009,
      },
      { ...PART, id: 'windows', kind: 'windows', condition: 4, next_due_year: 2029 },
      { ...PART, id: 'stairs', kind: 'stairwell', last_done_year: 2018 },
      { ...PART, id: 'substations', kind: 'heating', last_done_year: 2010, apportioning: 'EQUAL' },
      { ...PART, id: 'lift', kind: 'lift', last_done_year: 2008, next_due_year: 2033 },
    ],
    units,
    deed: { majority: null, quorum: null, windows_are_private: false },
    money: { reserve_fund_eur: 186_000, reserve_contribution_eur_per_year: 52_000 },
  };
  const estates = new Map(
    units.map(({ external_id: id, name }) => {
      const isCorner = name.endsWith('1') || name.endsWith('8');
      return [id, estateOf(building, isCorner ? 86 : 72, { window_glazing_type: 'DOUBLE' as const })];
    }),
  );
  return { building, estates };
}
