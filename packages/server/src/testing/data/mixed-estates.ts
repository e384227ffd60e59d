import type { Executor } from '../../infra/database/sql.ts';

/** Streets of no real place; regions, ages, forms and what is known of them differ as in a real portfolio. */
const PLACES = [
  { country: 'BE', region: 'BE-VLG', zip: '2800', place: 'Mechelen', street: 'Lindenlaan' },
  { country: 'BE', region: 'BE-WAL', zip: '5000', place: 'Namur', street: 'Rue des Tilleuls' },
  { country: 'BE', region: 'BE-BRU', zip: '1030', place: 'Schaerbeek', street: 'Avenue des Acacias' },
  { country: 'NL', region: 'NL-UT', zip: '3511 AA', place: 'Utrecht', street: 'Beukenstraat' },
  { country: 'NL', region: 'NL-GR', zip: '9711 AA', place: 'Groningen', street: 'Essenlaan' },
];
const YEARS = [1905, 1928, 1938, 1952, 1964, 1974, 1986, 1995, 2004, 2012];
const FORMATS = ['OPEN', 'SEMI_OPEN', 'CLOSED'];
const DWELLINGS: object[] = [
  {},
  { habitable_space_m2: 148 },
  { habitable_space_m2: 96, window_glazing_type: 'DOUBLE', heating_type: 'GAS' },
  { condition: 'TO_RENOVATE', heating_type: 'OIL', habitable_space_m2: 182 },
  {
    habitable_space_m2: 165,
    storeys: 2,
    roof_type: 'INCLINED',
    inclined_roof_insulation_type: 'CM_6_10',
    outer_wall_insulation_type: 'NONE',
    has_cavity_wall: true,
    window_glazing_type: 'HIGH_EFFICIENCY',
    heating_type: 'GAS',
    heating_device: 'CONDENSING_BOILER',
    heating_installation_year: 2012,
  },
];

/**
 * Gives the context so many estates, every fifth an apartment; the same for the same number. Returns their external
 * ids.
 */
export async function addMixedEstates(
  sql: Executor,
  contextId: string,
  estates: number,
  first = 0,
): Promise<string[]> {
  const externalIds = Array.from({ length: estates }, (_, index) => `house-${first + index}`);
  const rows = externalIds.map((external_id, index) => mixedEstate(external_id, first + index));
  await sql`
    INSERT INTO estates (context_id, external_id, property_id, country, region, zip_code, place, street, house_number,
      estate_provider_type, quality_label, estate_type, estate_format, year_built, dwelling, referral_token)
    SELECT ${contextId}, external_id, property_id, country, region, zip_code, place, street, house_number, 'API', 'C',
      estate_type, estate_format, year_built, dwelling, referral_token
    FROM json_populate_recordset(NULL::estates, ${JSON.stringify(rows)}::text::json)`;
  return externalIds;
}

function mixedEstate(externalId: string, index: number): object {
  const { zip, ...address } = of(PLACES, index);
  const isApartment = index % 5 === 4;
  return {
    ...address,
    external_id: externalId,
    property_id: `property-${index}`,
    zip_code: zip,
    house_number: String(index + 1),
    estate_type: isApartment ? 'APARTMENT' : 'HOUSE',
    estate_format: isApartment ? null : of(FORMATS, index >> 1),
    year_built: of(YEARS, index >> 2),
    dwelling: of(DWELLINGS, index >> 3),
    referral_token: `token${String(index).padStart(17, '0')}`,
  };
}

function of<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('an empty list has no items');
  return item;
}
