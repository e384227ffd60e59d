/**
 * Estates in the form of Whise's list: details as texts with a label and a group, in the language of the office; what
 * is empty is left out; coordinates with any number of decimals; `displayAddress` and `displayPrice` true or absent.
 */
import type { Form, Piece } from './form.ts';

const detail = (id: number, label: string, value: string, type = 'text') => ({
  details: [{ id, label, group: 'général', groupId: 1, type, value }],
});
const ROOF = {
  'vague.inclined_roof_insulation_type': 'CM_1_5',
  'vague.flat_roof_insulation_type': 'CM_1_5',
  'vague.outer_wall_insulation_type': 'CM_1_5',
  'vague.floor_insulation_type': 'CM_1_5',
};
const NOT_INSULATED = {
  'facts.inclined_roof_insulation_type': 'NONE',
  'facts.flat_roof_insulation_type': 'NONE',
  'facts.outer_wall_insulation_type': 'NONE',
  'facts.floor_insulation_type': 'NONE',
};

const ADDRESSES: readonly Piece[] = [
  [
    {
      address: 'Lindendreef',
      number: '14',
      box: '0201',
      zip: '2800',
      city: 'Mechelen',
      displayAddress: true,
    },
    {
      'address.street': 'Lindendreef',
      'address.house_number': '14',
      'address.house_number_extra': '0201',
      'address.zip_code': '2800',
      'address.place': 'Mechelen',
    },
  ],
  [
    {
      address: 'Rue de la Source',
      number: '7A',
      zip: '5000',
      city: 'Namur',
      displayAddress: true,
      details: [
        { id: 1849, label: 'x', type: 'gps', value: '50.46738830000001' },
        { id: 1850, label: 'y', type: 'gps', value: '4.871985599999999' },
      ],
    },
    {
      'address.street': 'Rue de la Source',
      'address.house_number': '7A',
      'address.zip_code': '5000',
      'address.place': 'Namur',
      'address.latitude': 50.46738830000001,
      'address.longitude': 4.871985599999999,
    },
  ],
  // Hidden: the flag is left out, as all that is false.
  [
    {
      address: 'Chaussée de Wavre',
      number: '311',
      zip: '1050',
      city: 'Ixelles',
      details: [
        { id: 1849, label: 'x', type: 'gps', value: '50.8312' },
        { id: 1850, label: 'y', type: 'gps', value: '4.3761' },
      ],
    },
    {
      'address.zip_code': '1050',
      'address.place': 'Ixelles',
      'unpublished.country': 'BE',
      'unpublished.street': 'Chaussée de Wavre',
      'unpublished.house_number': '311',
      'unpublished.zip_code': '1050',
      'unpublished.place': 'Ixelles',
      'unpublished.latitude': 50.8312,
      'unpublished.longitude': 4.3761,
    },
  ],
];

const KINDS: readonly Piece[] = [
  [
    {
      category: { id: 1, displayName: 'maison' },
      fronts: 3,
      ...detail(53, 'chauffage (ind/coll)', 'individuel'),
    },
    { estate_type: 'HOUSE', 'facts.estate_format': 'SEMI_OPEN' },
  ],
  [
    { category: { id: 1 }, fronts: 2 },
    { estate_type: 'HOUSE', 'facts.estate_format': 'CLOSED' },
  ],
  [{ category: { id: 1 } }, { estate_type: 'HOUSE' }],
  [
    {
      category: { id: 2, displayName: 'appartement' },
      fronts: 2,
      ...detail(53, 'chauffage (ind/coll)', 'individuel'),
    },
    { estate_type: 'APARTMENT', 'facts.heating_is_collective': false },
  ],
  [
    { category: { id: 2 }, ...detail(53, 'verwarming (ind/coll)', 'collectief') },
    { estate_type: 'APARTMENT', 'facts.heating_is_collective': true },
  ],
];

const YEARS_AND_GLASS: readonly Piece[] = [
  [
    {
      details: [
        ...detail(14, 'année de construction', '1931').details,
        ...detail(461, 'double vitrage', '1', 'bool').details,
      ],
    },
    { 'facts.year_built': 1931, 'vague.window_glazing_type': 'DOUBLE' },
  ],
  [
    {
      details: [
        ...detail(14, 'bouwjaar', '1975').details,
        ...detail(461, 'dubbele beglazing', '0', 'bool').details,
      ],
    },
    { 'facts.year_built': 1975, 'facts.window_glazing_type': 'SINGLE' },
  ],
  [
    {
      details: [
        ...detail(14, 'bouwjaar', '2012').details,
        ...detail(461, 'dubbele beglazing', '0', 'bool').details,
      ],
    },
    { 'facts.year_built': 2012 },
  ],
  [
    { details: [...detail(14, 'bouwjaar', '1958').details, ...detail(585, 'renovatiejaar', '2003').details] },
    { 'facts.year_built': 1958, 'facts.year_renovated': 2003 },
  ],
  [detail(14, 'bouwjaar', '0'), {}],
  [{}, {}],
];

const HEATING: readonly Piece[] = [
  [detail(1020, 'chauffage', 'gaz (chau. centr.)', 'heating'), { 'facts.heating_type': 'GAS' }],
  [
    detail(1020, 'chauffage', 'electrique', 'heating'),
    { 'facts.heating_type': 'ELECTRIC', 'facts.heating_device': 'ELECTRIC_HEATER' },
  ],
  [detail(1020, 'chauffage', 'chauffage au sol', 'heating'), {}],
  [detail(1020, 'verwarming', 'stookolie (centr. verw.)', 'heating'), { 'facts.heating_type': 'OIL' }],
  [detail(1020, 'heating', 'heat pump', 'heating'), { 'facts.heating_type': 'HEAT_PUMP' }],
  [detail(1760, 'gaz', '0', 'bool'), { 'facts.has_gas_connection': false }],
  [detail(1760, 'aardgas', '1', 'bool'), { 'facts.has_gas_connection': true }],
  [{}, {}],
];

const CERTIFICATES: readonly Piece[] = [
  [
    { energyValue: '179-179', energyClass: 'B' },
    { 'facts.energy_score_kwh_per_m2': 179, 'facts.energy_label': 'B' },
  ],
  [{ energyValue: '287' }, { 'facts.energy_score_kwh_per_m2': 287 }],
  [
    {
      details: [
        ...detail(2056, 'classe énergétique', 'D').details,
        ...detail(2089, 'PEB', '301,5').details,
        ...detail(2776, 'validité PEB', '03/30/2031 00:00').details,
      ],
    },
    { 'facts.energy_label': 'D', 'facts.energy_score_kwh_per_m2': 301.5 },
  ],
  // Its last day is over; the month comes first.
  [{ energyValue: '412', energyClass: 'E', ...detail(2776, 'geldig tot', '10/12/2026 00:00') }, {}],
  [{ energyValue: '100-250', energyClass: 'NC' }, {}],
  [{}, {}],
];

const SALES: readonly Piece[] = [
  [
    { purposeStatus: { id: 1 }, price: 349_000, displayPrice: true },
    { estate_status: 'FOR_SALE', price_cents: 34_900_000 },
  ],
  [{ purposeStatus: { id: 5 }, price: 349_000 }, { estate_status: 'UNDER_OPTION' }],
  [{ purposeStatus: { id: 2 }, price: 1_150, displayPrice: true }, { estate_status: 'FOR_RENT' }],
  [{ purposeStatus: { id: 3 }, price: 0, displayPrice: true }, { estate_status: 'SOLD' }],
];

export const WHISE_FORM: Form = {
  provider: 'Whise',
  identify: (number) => [
    {
      id: 5_000_000 + number,
      clientId: 4711,
      referenceNumber: `V${number}`,
      country: { id: 1 },
      status: { id: 1 },
    },
    { external_id: String(5_000_000 + number), account_id: '4711', 'address.country': 'BE' },
  ],
  groups: [
    ADDRESSES,
    KINDS,
    YEARS_AND_GLASS,
    HEATING,
    CERTIFICATES,
    SALES,
    [
      [{ area: 142 }, { 'facts.habitable_space_m2': 142 }],
      [{ area: 0, ...detail(407, 'superficie nette', '88,4') }, { 'facts.habitable_space_m2': 88.4 }],
      [{ groundArea: 620 }, {}],
    ],
    [
      [{ state: { id: 6, displayName: 'à rénover' } }, { 'facts.condition': 'TO_RENOVATE' }],
      [{ state: { id: 2 } }, { 'facts.condition': 'GOOD' }],
      [{}, {}],
    ],
    [
      [detail(778, 'isolation', '1', 'bool'), ROOF],
      [detail(778, 'isolatie', '0', 'bool'), NOT_INSULATED],
      [{}, {}],
    ],
    [
      [{ officeId: 3301 }, { managing_user_external_id: '3301' }],
      [{}, {}],
    ],
    [
      [
        {
          pictures: [
            {
              id: 1,
              order: 1,
              urlXXL: 'https://pictures.example/1.jpg',
              urlLarge: 'https://pictures.example/1s.jpg',
            },
          ],
        },
        { pictures: 1 },
      ],
      [{}, {}],
    ],
  ],
  noise: [
    {
      client: 'AN AGENCY',
      updateDateTime: '2026-11-02T09:14:35',
      createDateTime: '2026-10-01T08:00:00',
    },
    {
      details: [{ id: 1634, label: 'vitrage isolant', type: 'text', value: 'isol. thermique et acoustique' }],
    },
    {
      details: [{ id: 27, label: 'superficie bâtie', type: 'text', value: '96' }],
      subdetails: [{ id: 660, value: '1' }],
    },
    {
      rooms: 5,
      bathRooms: 1,
      shortDescription: [{ languageId: 'fr-BE', content: 'Chaudière au mazout neuve' }],
    },
    { currency: '€', canHaveChildren: false, parentId: 77, displayStatusId: 2 },
  ],
};
