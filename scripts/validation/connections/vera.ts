/**
 * Units in the form of real ones (VERA): no `soort`, scores as texts, places in capitals, IND and COL among the ways of
 * heating.
 */
import type { Form, Piece } from './form.ts';

const code = (value: string, naam = value) => ({ code: value, naam });
const performance = (fields: Record<string, unknown>) => ({
  energieprestaties: [
    {
      soort: code('NTA', 'Energielabel conform NTA8800'),
      status: code('DEF', 'Definitief'),
      begindatum: '2024-03-02',
      einddatum: '2034-03-02',
      registratiedatum: '2024-03-05T00:00:00.000000+01:00',
      ...fields,
    },
  ],
});

const ADDRESSES: readonly Piece[] = [
  [
    {
      adres: {
        straatnaam: 'Schoolmeesterspad',
        huisnummer: '17',
        huisnummer_toevoeging: 'b',
        postcode: '3011XB',
        woonplaats: { naam: 'ROTTERDAM' },
      },
    },
    {
      'address.street': 'Schoolmeesterspad',
      'address.house_number': '17',
      'address.house_number_extra': 'b',
      'address.zip_code': '3011XB',
      'address.place': 'Rotterdam',
    },
  ],
  [
    {
      adres: {
        straatnaam: 'Touwslagersplein',
        huisnummer: 4,
        huisletter: 'A',
        huisnummerToevoeging: '2',
        postcode: '4611 xd',
        woonplaats: { naam: 'BERGEN OP ZOOM' },
        geometrie: { breedtegraad: 51.494, lengtegraad: 4.288 },
      },
    },
    {
      'address.street': 'Touwslagersplein',
      'address.house_number': '4',
      'address.house_number_extra': 'A 2',
      'address.zip_code': '4611 XD',
      'address.place': 'Bergen op Zoom',
      'address.latitude': 51.494,
      'address.longitude': 4.288,
    },
  ],
];

const KINDS: readonly Piece[] = [
  [
    { panden: [{ soort: code('EGW', 'Eengezinswoning') }], woningwaarderingstelsel: code('ZEL') },
    { estate_type: 'HOUSE' },
  ],
  [
    { panden: [{ soort: code('MGW', 'Meergezinswoning') }], woningwaarderingstelsel: code('ZEL') },
    { estate_type: 'APARTMENT' },
  ],
  [
    { panden: [{ soort: code('MGW') }], woningwaarderingstelsel: code('ONZ', 'Onzelfstandige woonruimten') },
    { estate_type: 'OTHER' },
  ],
  [
    { soort: code('WOO', 'Woonruimte'), detailSoort: code('HOE', 'Hoekwoning'), panden: [] },
    { estate_type: 'HOUSE', 'facts.estate_format': 'SEMI_OPEN' },
  ],
];

const ENERGY: readonly Piece[] = [
  [
    performance({ label: code('B'), waarde: '173.08' }),
    { 'facts.energy_label': 'B', 'facts.energy_score_kwh_per_m2': 173.08 },
  ],
  [performance({ label: code('AP', 'A+'), waarde: null }), { 'facts.energy_label': 'A+' }],
  [
    performance({ soort: code('EI', 'Energie-index'), label: code('D'), waarde: '1.72' }),
    { 'facts.energy_label': 'D' },
  ],
  [performance({ label: code('F'), waarde: '380.1', einddatum: '2026-11-01' }), {}],
  [performance({ status: code('VOO', 'Voorlopig'), label: code('G'), waarde: '412.0' }), {}],
  [{ energieprestaties: [] }, {}],
];

const INSTALLATIONS: readonly Piece[] = [
  [{ klimaatbeheersing: [code('IND', 'Individueel')] }, { 'facts.heating_is_collective': false }],
  [{ klimaatbeheersing: [code('COL', 'Collectief')] }, { 'facts.heating_is_collective': true }],
  [
    { klimaatbeheersing: [code('STV', 'Stadsverwarming'), code('WTW')] },
    {
      'facts.heating_type': 'DISTRICT',
      'facts.heating_device': 'DISTRICT_SUBSTATION',
      'facts.ventilation_type': 'BALANCED_WITH_RECOVERY',
    },
  ],
  [
    { klimaatbeheersing: [code('CEV')], klimaatbeheersingSoort: code('COL') },
    { 'facts.heating_is_collective': true },
  ],
  [{ klimaatbeheersing: null }, {}],
];

export const VERA_FORM: Form = {
  provider: 'VERA',
  identify: (number) => [
    { id: `4410${String(number).padStart(7, '0')}`, idExtern: null },
    { external_id: `4410${String(number).padStart(7, '0')}`, 'address.country': 'NL' },
  ],
  groups: [
    ADDRESSES,
    KINDS,
    ENERGY,
    INSTALLATIONS,
    [
      [{ bouwjaar: 1924 }, { 'facts.year_built': 1924 }],
      [
        { bouwjaar: 1971, renovatie: { datum: '2011-05-31' } },
        { 'facts.year_built': 1971, 'facts.year_renovated': 2011 },
      ],
      [{ bouwjaar: 0 }, {}],
    ],
    [
      [{ gebruiksoppervlakte: 68 }, { 'facts.habitable_space_m2': 68 }],
      [
        {
          oppervlakten: [
            { soort: code('BVO'), waarde: '99' },
            { soort: code('GTZ', 'Gebruiksoppervlakte thermische zone'), waarde: '71.5' },
          ],
        },
        { 'facts.habitable_space_m2': 71.5 },
      ],
      [{ oppervlakten: [] }, {}],
    ],
    [
      [
        { isolatie: [code('DAK', 'Dakisolatie'), code('HR2', 'HR++ glas')] },
        {
          'vague.inclined_roof_insulation_type': 'CM_1_5',
          'vague.flat_roof_insulation_type': 'CM_1_5',
          'facts.window_glazing_type': 'HIGH_EFFICIENCY',
        },
      ],
      [{ isolatie: [code('GDG', 'Gedeeltelijk dubbel glas')] }, {}],
      [{}, {}],
    ],
    [
      [
        { energievoorzieningen: [code('ZON', 'Zonnepanelen'), code('GLO', 'Gasloos')] },
        { 'facts.has_solar_panels': true, 'facts.has_gas_connection': false },
      ],
      [{ energievoorzieningen: [] }, {}],
    ],
    [
      [
        { verkoop: true, vraagprijs: 265_000 },
        { estate_status: 'FOR_SALE', price_cents: 26_500_000 },
      ],
      [{ verkoop: false, vraagprijs: 265_000 }, {}],
      [{}, {}],
    ],
    [
      [{ monumenten: [{ code: 'RIJ', naam: 'Rijksmonument' }] }, { 'facts.is_heritage': true }],
      [{ monumenten: [] }, {}],
    ],
  ],
  noise: [
    { relaties: [{ achternaam: 'HUURDER' }], ruimten: [{ soort: code('WOO'), oppervlakte: 22 }] },
    { wozEenheden: [{ vastgesteldeWaarde: 231_000 }], huur: 612.33 },
    { adresseerbaarObjectBasisregistratie: { id: '0599010000000001' }, clusters: [] },
  ],
};
