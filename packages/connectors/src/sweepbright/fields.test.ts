import { describeFields, rowsOfWords } from '../testing/field-table.ts';
import { onlyOf } from '../testing/read-all.ts';
import { mapSweepBright } from './mapping.ts';

type Given = Record<string, unknown>;
const map = (given: Given = {}) =>
  onlyOf(mapSweepBright({ id: 'x', type: 'house', location: { country: 'BE' }, ...given }, '2026-11-16'));
const location = (changes: Given) => ({ location: { country: 'BE', ...changes } });
const ecology = (ticked: Given, year?: number) => ({
  features: { ecology: ticked },
  ...(year !== undefined && { building: { construction: { year } } }),
});

describeFields<Given>('SweepBright', map, [
  [
    'id',
    { id: '5b000000-0000-4000-8000-000000000001' },
    { external_id: '5b000000-0000-4000-8000-000000000001' },
  ],
  ['settings.reference', { settings: { reference: 'R1' } }, 'it is for people, and may change'],
  ['location.street', location({ street: 'Kapelhof' }), { 'address.street': 'Kapelhof' }],
  ['location.number', location({ number: '3' }), { 'address.house_number': '3' }],
  [
    'location.box and .addition',
    location({ box: '2', addition: 'B' }),
    { 'address.house_number_extra': 'B 2' },
  ],
  ['location.postal_code', location({ postal_code: '9000' }), { 'address.zip_code': '9000' }],
  ['location.city', location({ city: 'Gent' }), { 'address.place': 'Gent' }],
  ['location.country', { location: { country: 'NL' } }, { 'address.country': 'NL' }],
  [
    'location.geo',
    location({ geo: { latitude: 51.05, longitude: 3.72 } }),
    { 'address.latitude': 51.05, 'address.longitude': 3.72 },
  ],
  ...rowsOfWords<Given>('type', 'estate_type', (type) => ({ type }), {
    house: 'HOUSE',
    apartment: 'APARTMENT',
    land: 'LAND',
    office: 'OFFICE',
    commercial: 'COMMERCIAL',
    parking: 'GARAGE',
  }),
  ...rowsOfWords<Given>('sub_type', 'facts.estate_format', (sub_type) => ({ sub_type }), {
    terraced: 'CLOSED',
    semi_detached: 'SEMI_OPEN',
    detached: 'OPEN',
    villa: undefined,
  }),
  [
    'building.construction.year',
    { building: { construction: { year: 1962 } } },
    { 'facts.year_built': 1962 },
  ],
  [
    'building.renovation.year',
    { building: { renovation: { year: 2004 } } },
    { 'facts.year_renovated': 2004 },
  ],
  [
    'sizes.liveable_area in m²',
    { sizes: { liveable_area: { size: 120, unit: 'sq_m' } } },
    { 'facts.habitable_space_m2': 120 },
  ],
  [
    'sizes.liveable_area in square feet',
    { sizes: { liveable_area: { size: 1500, unit: 'sq_ft' } } },
    { 'facts.habitable_space_m2': 139.4 },
  ],
  [
    'sizes.liveable_area in ares',
    { sizes: { liveable_area: { size: 5, unit: 'are' } } },
    'an are is a unit of plots',
  ],
  [
    'legal.energy.epc_value',
    { legal: { energy: { epc_value: 261 } } },
    { 'facts.energy_score_kwh_per_m2': 261 },
  ],
  ['epc_value of 2019', { epc_value: 180 }, { 'facts.energy_score_kwh_per_m2': 180 }],
  ['legal.energy.epc_category', { legal: { energy: { epc_category: 'C' } } }, { 'facts.energy_label': 'C' }],
  ['legal.energy.dpe', { legal: { energy: { dpe: 'C' } } }, 'French estates are refused'],
  [
    'legal.energy.epc_reference',
    { legal: { energy: { epc_reference: '20240101-0000001-00000001' } } },
    'a listing has no place for the number of a certificate',
  ],
  ...rowsOfWords<Given>(
    'general_condition',
    'facts.condition',
    (general_condition) => ({ general_condition }),
    {
      new: 'AS_NEW',
      mint: 'JUST_RENOVATED',
      good: 'GOOD',
      fair: 'TO_BE_DONE_UP',
      poor: 'TO_RENOVATE',
    },
  ),
  ...rowsOfWords<Given>(
    'features.energy',
    'facts.heating_type',
    (name) => ({ features: { energy: { [name]: true } } }),
    {
      gas: 'GAS',
      fuel: 'OIL',
      heat_pump: 'HEAT_PUMP',
    },
  ),
  [
    'features.energy electricity',
    { features: { energy: { electricity: true } } },
    'every house has it; that it heats is not said',
  ],
  [
    'features.ecology double_glazing, ticked',
    ecology({ double_glazing: true }, 1962),
    { 'facts.window_glazing_type': undefined, 'vague.window_glazing_type': 'DOUBLE' },
  ],
  [
    'features.ecology double_glazing, not ticked',
    ecology({ double_glazing: false, rainwater_harvesting: true }, 1962),
    { 'facts.window_glazing_type': undefined, vague: undefined },
  ],
  [
    'features.ecology insulated_roof, ticked',
    ecology({ insulated_roof: true }),
    { facts: {}, vague: { inclined_roof_insulation_type: 'CM_1_5', flat_roof_insulation_type: 'CM_1_5' } },
  ],
  [
    'features.ecology of a new apartment, one box ticked',
    ecology({ double_glazing: true, insulated_roof: false, solar_panels: false, solar_boiler: false }, 2024),
    { facts: { year_built: 2024 }, vague: { window_glazing_type: 'DOUBLE' } },
  ],
  ['features.ecology solar_panels', ecology({ solar_panels: true }), { 'facts.has_solar_panels': true }],
  ['features.ecology solar_boiler', ecology({ solar_boiler: true }), { 'facts.has_solar_boiler': true }],
  [
    'features.ecology, nothing ticked',
    ecology({ solar_panels: false, insulated_roof: false }),
    'nobody filled it in',
  ],
  ['price', { price: { amount: 310_250, currency: 'EUR', hidden: false } }, { price_cents: 31_025_000 }],
  ['price.hidden', { price: { amount: 310_250, currency: 'EUR', hidden: true } }, 'it is not ours to show'],
  [
    'price_base_rent',
    { price_base_rent: { amount: 900, currency: 'EUR' } },
    'a rent is no price of the house',
  ],
  ...rowsOfWords<Given>('status', 'estate_status', (status) => ({ status }), {
    prospect: 'PREPARATION',
    available: 'FOR_SALE',
    bid: 'UNDER_OPTION',
    option: 'UNDER_OPTION',
    agreement: 'UNDER_CONTRACT',
    under_contract: 'UNDER_CONTRACT',
    sold: 'SOLD',
    rented: 'RENTED',
  }),
  [
    'status available, negotiation let',
    { status: 'available', negotiation: 'let' },
    { estate_status: 'FOR_RENT' },
  ],
  [
    'images: ordinal, url, url_expires_on',
    {
      images: [
        { ordinal: 2, url: 'https://i.example/2.jpg' },
        { ordinal: 1, url: 'https://i.example/1.jpg', url_expires_on: '2026-11-17T08:00:00+00:00' },
      ],
    },
    {
      pictures: [
        { url: 'https://i.example/1.jpg', position: 0, expires_at: '2026-11-17T08:00:00.000Z' },
        { url: 'https://i.example/2.jpg', position: 1 },
      ],
    },
  ],
  [
    'plans, documents',
    { plans: [{ url: 'https://i.example/p.pdf' }], documents: [{ url: 'https://i.example/d.pdf' }] },
    'they show no house',
  ],
  ['office.id', { office: { id: 'office-1' } }, { managing_user_external_id: 'office-1' }],
  [
    'negotiator',
    { negotiator: { first_name: 'A', email: 'a@example.org' } },
    'it has no identifier, and is a person',
  ],
  ['is_project without properties', { is_project: true }, { kind: 'refused', external_id: 'x' }],
  ['project_id', { project_id: 'p-1' }, { project_id: 'p-1' }],
  ['properties[] of an estate that is no project', { properties: ['x'] }, 'only projects have units'],
]);
