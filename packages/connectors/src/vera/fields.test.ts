import { describeFields, rowsOfWords } from '../testing/field-table.ts';
import { mapVera } from './mapping.ts';

type Given = Record<string, unknown>;
const map = (given: Given = {}) =>
  mapVera({ id: 'E-1', soort: { code: 'WOO' }, detailSoort: { code: 'TUS' }, ...given }, '2026-11-16');
const codes = (...all: string[]) => all.map((code) => ({ code }));
const performance = (changes: Given = {}) => ({
  energieprestaties: [
    {
      soort: { code: 'EP2' },
      status: { code: 'DEF' },
      begindatum: '2023-02-01',
      einddatum: '2033-02-01',
      label: { code: 'C' },
      waarde: '211.4',
      ...changes,
    },
  ],
});
const LABEL = 'facts.energy_label';
const SCORE = 'facts.energy_score_kwh_per_m2';
const SOME = 'CM_1_5';

describeFields<Given>('VERA', map, [
  ['id', { id: 'E-77' }, { external_id: 'E-77' }],
  ['idExtern', { idExtern: 'X' }, 'it is of another system'],
  [
    'adres.straatnaam',
    { adres: { straatnaam: 'Spoorlaan' } },
    { 'address.street': 'Spoorlaan', 'address.country': 'NL' },
  ],
  ['adres.huisnummer', { adres: { huisnummer: '12' } }, { 'address.house_number': '12' }],
  [
    'adres.huisletter and .huisnummerToevoeging',
    { adres: { huisletter: 'A', huisnummerToevoeging: '2' } },
    { 'address.house_number_extra': 'A 2' },
  ],
  ['adres.postcode', { adres: { postcode: '3511 xe' } }, { 'address.zip_code': '3511 XE' }],
  ['adres.woonplaats', { adres: { woonplaats: { naam: 'Utrecht' } } }, { 'address.place': 'Utrecht' }],
  [
    'adres.geometrie',
    { adres: { geometrie: { breedtegraad: 52.09, lengtegraad: 5.12 } } },
    { 'address.latitude': 52.09, 'address.longitude': 5.12 },
  ],
  ...rowsOfWords<Given>('detailSoort', 'estate_type', (code) => ({ detailSoort: { code } }), {
    TUS: 'HOUSE',
    VRI: 'HOUSE',
    GAL: 'APARTMENT',
    POF: 'APARTMENT',
    KAM: 'OTHER',
  }),
  ...rowsOfWords<Given>('detailSoort', 'facts.estate_format', (code) => ({ detailSoort: { code } }), {
    TUS: 'CLOSED',
    HOE: 'SEMI_OPEN',
    TWE: 'SEMI_OPEN',
    VRI: 'OPEN',
  }),
  ['soort PAR', { soort: { code: 'PAR' }, detailSoort: null }, { estate_type: 'GARAGE' }],
  [
    'panden[].soort',
    { detailSoort: null, panden: [{ soort: { code: 'MGW' } }] },
    { estate_type: 'APARTMENT' },
  ],
  [
    'no soort',
    { soort: null, detailSoort: null, panden: [{ soort: { code: 'EGW' } }] },
    { estate_type: 'HOUSE' },
  ],
  [
    'woningtype',
    { soort: null, detailSoort: null, woningtype: { code: 'MGW' } },
    { estate_type: 'APARTMENT' },
  ],
  ['woningwaarderingstelsel ONZ', { woningwaarderingstelsel: { code: 'ONZ' } }, { estate_type: 'OTHER' }],
  ['woningwaarderingstelsel ZEL', { woningwaarderingstelsel: { code: 'ZEL' } }, { estate_type: 'HOUSE' }],
  [
    'adres.huisnummer_toevoeging',
    { adres: { huisnummer_toevoeging: 'b' } },
    { 'address.house_number_extra': 'b' },
  ],
  [
    'adres.woonplaats in capitals',
    { adres: { woonplaats: { naam: "'S-GRAVENHAGE" } } },
    { 'address.place': "'s-Gravenhage" },
  ],
  ['bouwjaar', { bouwjaar: 1953 }, { 'facts.year_built': 1953 }],
  ['renovatie.datum', { renovatie: { datum: '2009-06-30' } }, { 'facts.year_renovated': 2009 }],
  ['gebruiksoppervlakte', { gebruiksoppervlakte: 63 }, { 'facts.habitable_space_m2': 63 }],
  [
    'oppervlakten GTZ',
    {
      oppervlakten: [
        { soort: { code: 'BVO' }, waarde: '99' },
        { soort: { code: 'GTZ' }, waarde: '71.5' },
      ],
    },
    { 'facts.habitable_space_m2': 71.5 },
  ],
  ...rowsOfWords<Given>('energieprestaties[].label', LABEL, (code) => performance({ label: { code } }), {
    'A++': 'A++',
    AP4: 'A++++',
    AP3: 'A+++',
    APP: 'A++',
    AP: 'A+',
    A: 'A',
    G: 'G',
    GEEN: undefined,
  }),
  ['energieprestaties[].waarde', performance(), { [SCORE]: 211.4 }],
  [
    'energieprestaties[].soort NTA',
    performance({ soort: { code: 'NTA' }, waarde: '173.08' }),
    { [LABEL]: 'C', [SCORE]: 173.08 },
  ],
  [
    'energieprestaties[].index',
    {
      energieprestaties: [{ ...performance().energieprestaties[0], label: null, waarde: null, index: '1.4' }],
    },
    'an index has no unit',
  ],
  [
    'energieprestaties[].soort EI',
    performance({ soort: { code: 'EI' }, waarde: '1.4' }),
    { [LABEL]: 'C', [SCORE]: undefined },
  ],
  ['energieprestaties[].status VOO', performance({ status: { code: 'VOO' } }), 'it is provisional'],
  ['energieprestaties[].einddatum, the last day', performance({ einddatum: '2026-11-16' }), { [LABEL]: 'C' }],
  ['energieprestaties[].einddatum, the day after', performance({ einddatum: '2026-11-15' }), 'it has ended'],
  [
    'isolatie DAK',
    { isolatie: codes('DAK') },
    {
      'facts.inclined_roof_insulation_type': undefined,
      vague: { inclined_roof_insulation_type: SOME, flat_roof_insulation_type: SOME },
    },
  ],
  [
    'isolatie MUU, VLO',
    { isolatie: codes('MUU', 'VLO') },
    { vague: { outer_wall_insulation_type: SOME, floor_insulation_type: SOME } },
  ],
  [
    'isolatie VOL',
    { isolatie: codes('VOL') },
    {
      'facts.outer_wall_insulation_type': undefined,
      'vague.outer_wall_insulation_type': SOME,
      'vague.floor_insulation_type': SOME,
    },
  ],
  ...rowsOfWords<Given>('isolatie', 'facts.window_glazing_type', (code) => ({ isolatie: codes(code) }), {
    DGL: 'DOUBLE',
    HR: 'HIGH_EFFICIENCY',
    HR2: 'HIGH_EFFICIENCY',
    HR3: 'TRIPLE',
    GDG: undefined,
  }),
  ...rowsOfWords<Given>(
    'klimaatbeheersing',
    'facts.heating_type',
    (code) => ({ klimaatbeheersing: codes(code) }),
    {
      STV: 'DISTRICT',
      WAR: 'HEAT_PUMP',
      WAC: 'HEAT_PUMP',
      GAS: 'GAS',
      CEV: undefined,
    },
  ),
  [
    'klimaatbeheersing WTW',
    { klimaatbeheersing: codes('WTW') },
    { 'facts.ventilation_type': 'BALANCED_WITH_RECOVERY' },
  ],
  ...rowsOfWords<Given>(
    'klimaatbeheersing',
    'facts.heating_is_collective',
    (code) => ({ klimaatbeheersing: codes('CEV', code) }),
    { IND: false, COL: true, BLO: undefined },
  ),
  ['klimaatbeheersing IND and COL', { klimaatbeheersing: codes('IND', 'COL') }, 'one contradicts the other'],
  [
    'klimaatbeheersingSoort COL',
    { klimaatbeheersingSoort: { code: 'COL' } },
    { 'facts.heating_is_collective': true },
  ],
  ['energievoorzieningen ZON', { energievoorzieningen: codes('ZON') }, { 'facts.has_solar_panels': true }],
  ['energievoorzieningen GLO', { energievoorzieningen: codes('GLO') }, { 'facts.has_gas_connection': false }],
  ['monumenten', { monumenten: [{ naam: 'Rijksmonument' }] }, { 'facts.is_heritage': true }],
  [
    'verkoop, vraagprijs',
    { verkoop: true, vraagprijs: 245_000 },
    { estate_status: 'FOR_SALE', price_cents: 24_500_000 },
  ],
  ['uitExploitatiedatum', { uitExploitatiedatum: '2026-11-16' }, { kind: 'gone', external_id: 'E-1' }],
  ['relaties', { relaties: [{ achternaam: 'A' }] }, 'they are persons'],
]);
