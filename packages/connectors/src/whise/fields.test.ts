import { describeFields, type FieldRow } from '../testing/field-table.ts';
import { mapEstate } from './mapping.ts';

type Given = Record<string, unknown>;
const BARE = { id: 1, country: { id: 1 }, category: { id: 1 }, displayAddress: true, displayPrice: true };
const map = (given: Given = {}) => mapEstate({ ...BARE, ...given }, '2026-11-16');
const detail = (...pairs: [id: number, value: string][]) => ({
  details: pairs.map(([id, value]) => ({ id, value })),
});
const heated = (type: string | undefined, texts: readonly string[], device?: string): FieldRow<Given>[] =>
  texts.map((text) => [
    `detail 1020, "${text}"`,
    detail([1020, text]),
    { 'facts.heating_type': type, 'facts.heating_device': device },
  ]);
const ROOF = 'inclined_roof_insulation_type';
const FLAT = 'flat_roof_insulation_type';
const WALL = 'outer_wall_insulation_type';
const FLOOR = 'floor_insulation_type';

const codes = (
  field: string,
  path: string,
  given: (id: number) => Given,
  groups: Readonly<Record<string, readonly number[]>>,
): FieldRow<Given>[] =>
  Object.entries(groups).flatMap(([ours, ids]) =>
    ids.map((id): FieldRow<Given> => [`${field} ${id}`, given(id), { [path]: ours }]),
  );

describeFields<Given>('Whise', map, [
  ['id', { id: 4711 }, { external_id: '4711' }],
  ['referenceNumber', { referenceNumber: 'R-1' }, 'it is for people, and may change'],
  ['address', { address: 'Kerkstraat' }, { 'address.street': 'Kerkstraat' }],
  ['number', { number: '7' }, { 'address.house_number': '7' }],
  ['box', { box: 'B2' }, { 'address.house_number_extra': 'B2' }],
  ['zip', { zip: '2800' }, { 'address.zip_code': '2800' }],
  ['city', { city: 'Mechelen' }, { 'address.place': 'Mechelen' }],
  ['country.id 1', { country: { id: 1 } }, { 'address.country': 'BE' }],
  ['country.id 2', { country: { id: 2 } }, { 'address.country': 'NL' }],
  ['country.id of another', { country: { id: 3 } }, { kind: 'refused' }],
  [
    'details 1849 ("x") and 1850',
    detail([1849, '51,02'], [1850, '4.47']),
    { 'address.latitude': 51.02, 'address.longitude': 4.47 },
  ],
  [
    'details 1849 and 1850 with many decimals',
    detail([1849, '50.846700000000006'], [1850, '4.361926899999958']),
    { 'address.latitude': 50.846700000000006, 'address.longitude': 4.361926899999958 },
  ],
  ...codes('category.id', 'estate_type', (id) => ({ category: { id } }), {
    HOUSE: [1],
    APARTMENT: [2],
    LAND: [3],
    OFFICE: [4],
    COMMERCIAL: [5],
    INDUSTRIAL: [6],
    GARAGE: [7],
  }),
  ...codes('fronts', 'facts.estate_format', (fronts) => ({ fronts }), {
    CLOSED: [2],
    SEMI_OPEN: [3],
    OPEN: [4],
  }),
  ['detail 14', detail([14, '1962']), { 'facts.year_built': 1962 }],
  ['detail 585', detail([585, '2004']), { 'facts.year_renovated': 2004 }],
  ['area', { area: 145 }, { 'facts.habitable_space_m2': 145 }],
  ['area 0, detail 407', { area: 0, ...detail([407, '132,5']) }, { 'facts.habitable_space_m2': 132.5 }],
  ['detail 27', detail([27, '90']), 'what a house covers of its plot is no habitable area'],
  ['energyValue', { energyValue: '179' }, { 'facts.energy_score_kwh_per_m2': 179 }],
  ['energyValue twice', { energyValue: '179-179' }, { 'facts.energy_score_kwh_per_m2': 179 }],
  ['detail 2089', detail([2089, '310']), { 'facts.energy_score_kwh_per_m2': 310 }],
  ['energyClass', { energyClass: 'a+' }, { 'facts.energy_label': 'A+' }],
  ['detail 2056', detail([2056, 'D']), { 'facts.energy_label': 'D' }],
  ['detail 2391', detail([2391, '20240101-0001']), 'a listing has no place for the number of a certificate'],
  ['detail 2826', detail([2826, '01/31/2024 00:00']), 'nor for its date; what counts is the last day'],
  [
    'detail 2776, the last day',
    { energyClass: 'C', energyValue: '250', ...detail([2776, '11/16/2026 00:00']) },
    { 'facts.energy_label': 'C', 'facts.energy_score_kwh_per_m2': 250 },
  ],
  [
    'detail 2776, the day after',
    { energyClass: 'C', energyValue: '250', ...detail([2776, '11/15/2026 00:00']) },
    { 'facts.energy_label': undefined, 'facts.energy_score_kwh_per_m2': undefined },
  ],
  ...codes('state.id', 'facts.condition', (id) => ({ state: { id } }), {
    AS_NEW: [1, 13, 20, 21],
    JUST_RENOVATED: [3, 15],
    GOOD: [2, 4],
    TO_BE_DONE_UP: [5, 14],
    TO_RENOVATE: [6],
    TO_RESTORE: [7, 8],
  }),
  ...heated('GAS', ['gaz (chau. centr.)', 'gas (centr. verw.)', 'Gas (central heating)']),
  ...heated('GAS', ['poêle au gaz', 'gaskachel', 'gas stove'], 'STOVE'),
  ...heated('GAS', ['gaz à condensation', 'gas (condensatieketel)'], 'CONDENSING_BOILER'),
  ...heated('OIL', ['mazout (chau. centr.)', 'stookolie', 'fuel oil']),
  ...heated(
    'ELECTRIC',
    ['electrique', 'électrique', 'elektrisch', 'electric accumulators'],
    'ELECTRIC_HEATER',
  ),
  ...heated('HEAT_PUMP', ['pompe à chaleur', 'warmtepomp (elektrisch)', 'heat pump', 'aérothermie']),
  ...heated('DISTRICT', ['chauffage urbain', 'stadsverwarming', 'city heating'], 'DISTRICT_SUBSTATION'),
  ...heated('WOOD', ['pellets', 'bois', 'hout']),
  ...heated(undefined, ['chauffage au sol', 'vloerverwarming', 'floor heating', 'air chaud', 'charbon']),
  ...heated(undefined, ['gaz et bois', 'conduites de gaz', 'gasleidingen', 'gas pipes installed', '660', '']),
  ...['collectif', 'collectief', 'collective', 'gemeenschappelijk'].map(
    (text): FieldRow<Given> => [
      `detail 53 of an apartment, "${text}"`,
      { category: { id: 2 }, ...detail([53, text]) },
      { 'facts.heating_is_collective': true },
    ],
  ),
  ...['individuel', 'individueel', 'individual'].map(
    (text): FieldRow<Given> => [
      `detail 53 of an apartment, "${text}"`,
      { category: { id: 2 }, ...detail([53, text]) },
      { 'facts.heating_is_collective': false },
    ],
  ),
  ['detail 53 of a house', detail([53, 'collectif']), 'a house of its own heats itself'],
  ['subdetails', { subdetails: [{ id: 660, value: '1' }] }, 'no real answer has them'],
  ['detail 758', detail([758, '1']), 'an oil tank may be out of use'],
  ['detail 1760', detail([1760, '1']), { 'facts.has_gas_connection': true }],
  [
    'detail 461, yes',
    detail([461, '1'], [14, '1962']),
    { 'facts.window_glazing_type': undefined, 'vague.window_glazing_type': 'DOUBLE' },
  ],
  [
    'detail 461, no',
    detail([461, '0'], [14, '1962']),
    { 'facts.window_glazing_type': 'SINGLE', vague: undefined },
  ],
  [
    'detail 461, no, of a late house',
    detail([461, '0'], [14, '2009']),
    { 'facts.window_glazing_type': undefined },
  ],
  ['detail 2157, triple', detail([2157, 'triple vitrage']), { 'facts.window_glazing_type': 'TRIPLE' }],
  [
    'detail 2157, double, of an old house',
    detail([2157, 'dubbel glas'], [14, '1962'], [461, '1']),
    { 'facts.window_glazing_type': 'DOUBLE', vague: undefined },
  ],
  [
    'detail 2157, double, of a late house',
    detail([2157, 'double vitrage'], [14, '2009']),
    { 'facts.window_glazing_type': undefined, 'vague.window_glazing_type': 'DOUBLE' },
  ],
  [
    'detail 1634',
    detail([1634, 'isol. thermique et acoustique']),
    'that glass keeps heat or noise in does not tell how much',
  ],
  [
    'detail 778, yes',
    detail([778, '1']),
    { facts: {}, vague: { [ROOF]: 'CM_1_5', [FLAT]: 'CM_1_5', [WALL]: 'CM_1_5', [FLOOR]: 'CM_1_5' } },
  ],
  [
    'detail 778, no',
    detail([778, '0']),
    { facts: { [ROOF]: 'NONE', [FLAT]: 'NONE', [WALL]: 'NONE', [FLOOR]: 'NONE' }, vague: undefined },
  ],
  ['detail 1001, flat', detail([1001, 'toit plat']), { 'facts.roof_type': 'FLAT' }],
  ['detail 1001, inclined', detail([1001, 'zadeldak']), { 'facts.roof_type': 'INCLINED' }],
  [
    'detail 1947, photovoltaic',
    detail([1947, 'panneaux photovoltaïques']),
    { 'facts.has_solar_panels': true },
  ],
  ['detail 1947, thermal', detail([1947, 'thermische zonnepanelen']), { 'facts.has_solar_boiler': true }],
  ['price', { price: 325_000.5 }, { price_cents: 32_500_050 }],
  ['price of a rent', { price: 950, purposeStatus: { id: 2 } }, { price_cents: undefined }],
  ['displayPrice false', { price: 325_000, displayPrice: false }, { price_cents: undefined }],
  ['displayPrice absent', { price: 325_000, displayPrice: undefined }, { price_cents: undefined }],
  ...[false, undefined].map(
    (displayAddress): FieldRow<Given> => [
      `displayAddress ${displayAddress}`,
      {
        displayAddress,
        ...{ address: 'Kerkstraat', number: '7', box: 'B', zip: '2800', city: 'Mechelen' },
        ...detail([1849, '51.02'], [1850, '4.47']),
      },
      { address: { country: 'BE', zip_code: '2800', place: 'Mechelen' } },
    ],
  ),
  ...codes('purposeStatus.id', 'estate_status', (id) => ({ purposeStatus: { id } }), {
    FOR_SALE: [1, 15],
    UNDER_OPTION: [5, 12, 16, 21],
    UNDER_CONTRACT: [14, 22],
    SOLD: [3, 17],
    FOR_RENT: [2, 6, 13],
    RENTED: [4],
    PREPARATION: [19, 20, 23, 24, 25, 26, 27, 28],
    SUSPENDED: [10, 11],
    WITHDRAWN: [8, 9],
  }),
  ['displayStatusId', { displayStatusId: 1 }, 'where an estate is shown says nothing of its sale'],
  ['status.id 5, archived', { status: { id: 5 } }, { kind: 'gone', external_id: '1' }],
  ['status.id 6, deleted', { status: { id: 6 } }, { kind: 'gone', external_id: '1' }],
  [
    'pictures: order, urlXXL, urlLarge',
    {
      pictures: [
        { order: 3, urlXXL: 'https://p.example/a.jpg', urlLarge: 'https://p.example/a2.jpg' },
        { order: 4, urlLarge: 'https://p.example/b.jpg' },
        { order: 5, urlXXL: 'http://p.example/c.jpg' },
      ],
    },
    {
      pictures: [
        { url: 'https://p.example/a.jpg', position: 3 },
        { url: 'https://p.example/b.jpg', position: 4 },
      ],
    },
  ],
  [
    'pictures: urlSmall',
    { pictures: [{ urlSmall: 'https://p.example/s.jpg' }] },
    'it is too small for a page',
  ],
  ['officeId', { officeId: 12 }, { managing_user_external_id: '12' }],
  ['updateDateTime', { updateDateTime: '2026-11-14T10:30:00' }, 'what is the same again is no change'],
  ['parentId', { parentId: 9 }, 'a unit is an estate of its own'],
  ['canHaveChildren', { canHaveChildren: true }, { kind: 'refused', external_id: '1' }],
]);
