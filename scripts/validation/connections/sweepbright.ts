/**
 * Estates in the form of SweepBright: empty texts for what is not known, boxes that are false when nobody ticked them,
 * owners beside it all.
 */
import type { Form, Piece } from './form.ts';

const location = (fields: Record<string, unknown>) => ({ location: fields });

const ADDRESSES: readonly Piece[] = [
  [
    location({
      street: 'Beukenlaan',
      number: '41',
      box: '3',
      addition: 'C',
      postal_code: '9000',
      city: 'Gent',
      geo: { latitude: 51.0543422, longitude: 3.7174243 },
      hidden: false,
    }),
    {
      'address.street': 'Beukenlaan',
      'address.house_number': '41',
      'address.house_number_extra': 'C 3',
      'address.zip_code': '9000',
      'address.place': 'Gent',
      'address.latitude': 51.0543422,
      'address.longitude': 3.7174243,
    },
  ],
  [
    location({
      street: 'Rue du Moulin',
      number: '8',
      box: '',
      addition: '',
      postal_code: '4000',
      city: 'Liège',
      geo: { latitude: 0, longitude: 0 },
      hidden: false,
    }),
    {
      'address.street': 'Rue du Moulin',
      'address.house_number': '8',
      'address.zip_code': '4000',
      'address.place': 'Liège',
    },
  ],
  [
    location({
      street: 'Zonnebloemweg',
      number: '2',
      postal_code: '2300',
      city: 'Turnhout',
      geo: { latitude: 51.32, longitude: 4.94 },
      hidden: true,
    }),
    {
      'address.zip_code': '2300',
      'address.place': 'Turnhout',
      'unpublished.country': 'BE',
      'unpublished.street': 'Zonnebloemweg',
      'unpublished.house_number': '2',
      'unpublished.zip_code': '2300',
      'unpublished.place': 'Turnhout',
      'unpublished.latitude': 51.32,
      'unpublished.longitude': 4.94,
    },
  ],
];

const ENERGY: readonly Piece[] = [
  [
    { legal: { energy: { epc_value: 231, epc_category: 'C', epc_reference: '2024-1' } } },
    { 'facts.energy_score_kwh_per_m2': 231, 'facts.energy_label': 'C' },
  ],
  // The answer of 2019.
  [
    { epc_value: 402, epc_category: 'E' },
    { 'facts.energy_score_kwh_per_m2': 402, 'facts.energy_label': 'E' },
  ],
  [{ legal: { energy: { epc_value: null, epc_category: '', e_level: 60 } } }, {}],
];

const FEATURES: readonly Piece[] = [
  [
    { features: { energy: { gas: true, fuel: false, heat_pump: false, electricity: true } } },
    { 'facts.heating_type': 'GAS', 'facts.has_gas_connection': true },
  ],
  [{ features: { energy: { gas: false, fuel: true, heat_pump: false } } }, { 'facts.heating_type': 'OIL' }],
  [{ features: { energy: { gas: true, heat_pump: true } } }, { 'facts.has_gas_connection': true }],
  [{ features: { energy: { gas: false, fuel: false, heat_pump: false, electricity: true } } }, {}],
];

const ECOLOGY: readonly Piece[] = [
  // A new flat: nobody unticked anything.
  [
    {
      features: {
        ecology: { double_glazing: true, insulated_roof: false, solar_panels: false, solar_boiler: false },
      },
    },
    { 'vague.window_glazing_type': 'DOUBLE' },
  ],
  [
    { features: { ecology: { double_glazing: false, insulated_roof: true, solar_panels: true } } },
    {
      'vague.inclined_roof_insulation_type': 'CM_1_5',
      'vague.flat_roof_insulation_type': 'CM_1_5',
      'facts.has_solar_panels': true,
    },
  ],
  [{ features: { ecology: {} } }, {}],
];

export const SWEEPBRIGHT_FORM: Form = {
  provider: 'SweepBright',
  identify: (number) => {
    const id = `7c000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    return [
      { id, is_project: false, project_id: null, location: { country: 'BE' } },
      { external_id: id, 'address.country': 'BE' },
    ];
  },
  groups: [
    ADDRESSES,
    [
      [
        { type: 'house', sub_type: 'semi_detached' },
        { estate_type: 'HOUSE', 'facts.estate_format': 'SEMI_OPEN' },
      ],
      [{ type: 'house', sub_type: 'villa' }, { estate_type: 'HOUSE' }],
      [{ type: 'apartment', sub_type: 'penthouse' }, { estate_type: 'APARTMENT' }],
      [{ type: 'parking', sub_type: null }, { estate_type: 'GARAGE' }],
    ],
    [
      [
        {
          negotiation: 'sale',
          status: 'available',
          price: { amount: 335_000, currency: 'EUR', hidden: false },
        },
        { estate_status: 'FOR_SALE', price_cents: 33_500_000 },
      ],
      [
        { negotiation: 'sale', status: 'option', price: { amount: 335_000, currency: 'EUR', hidden: true } },
        { estate_status: 'UNDER_OPTION' },
      ],
      [
        { negotiation: 'let', status: 'available', price: { amount: 990, currency: 'EUR', hidden: false } },
        { estate_status: 'FOR_RENT' },
      ],
      [{ negotiation: 'sale', status: 'prospect', price: null }, { estate_status: 'PREPARATION' }],
    ],
    [
      [{ sizes: { liveable_area: { size: 134, unit: 'sq_m' } } }, { 'facts.habitable_space_m2': 134 }],
      [{ sizes: { liveable_area: { size: 1_400, unit: 'sq_ft' } } }, { 'facts.habitable_space_m2': 130.1 }],
      [{ sizes: { liveable_area: { size: 0, unit: 'sq_m' }, plot_area: { size: 7.2, unit: 'are' } } }, {}],
    ],
    [
      [
        { building: { construction: { year: 1952, architect: '' }, renovation: { year: 2001 } } },
        { 'facts.year_built': 1952, 'facts.year_renovated': 2001 },
      ],
      [
        { building: { construction: { year: 2021 }, renovation: { year: null } } },
        { 'facts.year_built': 2021 },
      ],
      [{ building: { construction: { year: 0 } } }, {}],
    ],
    ENERGY,
    FEATURES,
    ECOLOGY,
    [
      [{ general_condition: 'mint' }, { 'facts.condition': 'JUST_RENOVATED' }],
      [{ general_condition: 'poor' }, { 'facts.condition': 'TO_RENOVATE' }],
      [{ general_condition: null }, {}],
    ],
    [
      [{ office: { id: 'office-9', name: 'Kantoor' } }, { managing_user_external_id: 'office-9' }],
      [{ office: null }, {}],
    ],
    [
      [
        {
          images: [
            {
              ordinal: 1,
              url: 'https://images.example/1.jpg?signature=x',
              url_expires_on: '2026-11-19T08:00:00+00:00',
            },
          ],
        },
        { pictures: 1 },
      ],
      [{ images: [] }, {}],
    ],
  ],
  noise: [
    { vendors: [{ first_name: 'EEN', last_name: 'EIGENAAR', email: 'owner@example.org' }], buyers: [] },
    { negotiator: { first_name: 'A', email: 'negotiator@example.org' }, settings: { reference: 'R1' } },
    { description: { nl: 'Volledig gerenoveerd, EPC A' }, occupancy: { contact_details: '' } },
    { amenities: ['garden', 'solar_panels'], orientation: { terrace: 'S' }, rooms: [] },
  ],
};
