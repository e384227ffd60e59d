/**
 * Objects in the form of Realworks' `wonen` v3: places in capitals, years as texts, 0 and "" for what was not filled
 * in.
 */
import type { Form, Piece } from './form.ts';

const general = (fields: Record<string, unknown>) => ({ algemeen: fields });
const SOME_ROOF = {
  'vague.inclined_roof_insulation_type': 'CM_1_5',
  'vague.flat_roof_insulation_type': 'CM_1_5',
};
const SOME_WALL = { 'vague.outer_wall_insulation_type': 'CM_1_5' };
const SOME_FLOOR = { 'vague.floor_insulation_type': 'CM_1_5' };

const ADDRESSES: readonly Piece[] = [
  [
    {
      adres: {
        straat: 'Kastanjehof',
        huisnummer: { hoofdnummer: 23, toevoeging: 'B' },
        postcode: '4611 XK',
        plaats: 'BERGEN OP ZOOM',
        land: 'Nederland',
      },
    },
    {
      'address.street': 'Kastanjehof',
      'address.house_number': '23',
      'address.house_number_extra': 'B',
      'address.zip_code': '4611 XK',
      'address.place': 'Bergen op Zoom',
    },
  ],
  [
    {
      adres: {
        straat: 'Oude Vaart',
        huisnummer: { hoofdnummer: '110', toevoeging: '' },
        postcode: '2511xz',
        plaats: "'S-GRAVENHAGE",
        land: 'Nederland',
      },
    },
    {
      'address.street': 'Oude Vaart',
      'address.house_number': '110',
      'address.zip_code': '2511XZ',
      'address.place': "'s-Gravenhage",
    },
  ],
  // A plot or a new house that has no number yet.
  [
    {
      adres: {
        straat: 'Nieuwe Dijk',
        huisnummer: { hoofdnummer: '0', toevoeging: 'ong' },
        postcode: '2064 XA',
        plaats: 'Spaarndam Gem. Haarlem',
        land: 'Nederland',
      },
    },
    { 'address.street': 'Nieuwe Dijk', 'address.zip_code': '2064 XA', 'address.place': 'Spaarndam' },
  ],
];

const KINDS: readonly Piece[] = [
  [
    {
      object: { type: { objecttype: 'WOONHUIS' } },
      ...general({
        woonhuissoort: 'EENGEZINSWONING',
        woonhuistype: 'TWEE_ONDER_EEN_KAPWONING',
        appartementsoort: null,
      }),
    },
    { estate_type: 'HOUSE', 'facts.estate_format': 'SEMI_OPEN' },
  ],
  [
    {
      object: { type: { objecttype: 'WOONHUIS' } },
      ...general({ woonhuissoort: 'VILLA', woonhuistype: 'VRIJSTAANDE_WONING' }),
    },
    { estate_type: 'HOUSE', 'facts.estate_format': 'OPEN' },
  ],
  [
    {
      object: { type: { objecttype: 'APPARTEMENT' } },
      ...general({ appartementsoort: 'PENTHOUSE', appartementWoonlaag: 1 }),
    },
    { estate_type: 'APARTMENT', 'facts.apartment_floor': 'TOP' },
  ],
  [
    { object: { type: { objecttype: 'WOONHUIS' } }, ...general({ woonhuissoort: 'WOONBOOT' }) },
    { estate_type: 'OTHER' },
  ],
];

const YEARS_AND_ENVELOPE: readonly Piece[] = [
  [
    general({ bouwjaar: '1934', isolatievormen: ['DAKISOLATIE', 'DUBBEL_GLAS'] }),
    { 'facts.year_built': 1934, 'facts.window_glazing_type': 'DOUBLE', ...SOME_ROOF },
  ],
  [
    general({ bouwjaar: '2016', isolatievormen: ['VOLLEDIG_GEISOLEERD'] }),
    { 'facts.year_built': 2016, ...SOME_ROOF, ...SOME_WALL, ...SOME_FLOOR },
  ],
  [
    general({
      bouwjaar: '1968',
      isolatievormen: ['MUURISOLATIE', 'VLOERISOLATIE', 'DUBBEL_GLAS', 'HR_GLAS'],
    }),
    { 'facts.year_built': 1968, ...SOME_WALL, ...SOME_FLOOR },
  ],
  [
    general({ bouwjaar: null, bouwperiode: '1945-1959', isolatievormen: ['GEEN_ISOLATIE'] }),
    {
      'facts.inclined_roof_insulation_type': 'NONE',
      'facts.flat_roof_insulation_type': 'NONE',
      'facts.outer_wall_insulation_type': 'NONE',
      'facts.floor_insulation_type': 'NONE',
    },
  ],
  [general({ bouwjaar: '', isolatievormen: [] }), {}],
];

const INSTALLATIONS: readonly Piece[] = [
  [
    general({
      verwarmingsoorten: ['CV_KETEL', 'VLOERVERWARMING_GEDEELTELIJK'],
      cvKetelBrandstof: 'GAS',
      cvKetelBouwjaar: '2019',
      warmwatersoorten: ['CV_KETEL'],
      voorzieningenWonen: ['MECHANISCHE_VENTILATIE', 'ZONNEPANELEN'],
    }),
    {
      'facts.heating_type': 'GAS',
      'facts.heating_installation_year': 2019,
      'facts.has_gas_connection': true,
      'facts.sanitary_heating_device': 'WITH_HEATING',
      'facts.ventilation_type': 'EXHAUST',
      'facts.has_solar_panels': true,
    },
  ],
  // Heat recovery stands among the ways of heating, beside mechanical ventilation.
  [
    general({
      verwarmingsoorten: ['WARMTE_TERUGWININSTALLATIE', 'STADSVERWARMING'],
      warmwatersoorten: ['STADSVERWARMING'],
      voorzieningenWonen: ['MECHANISCHE_VENTILATIE'],
      cvKetelBouwjaar: '0',
    }),
    {
      'facts.heating_type': 'DISTRICT',
      'facts.heating_device': 'DISTRICT_SUBSTATION',
      'facts.sanitary_heating_device': 'WITH_HEATING',
      'facts.ventilation_type': 'BALANCED_WITH_RECOVERY',
    },
  ],
  // A heat network that is named for the hot water only.
  [
    general({
      verwarmingsoorten: ['VLOERVERWARMING_GEDEELTELIJK'],
      warmwatersoorten: ['STADSVERWARMING'],
      voorzieningenWonen: [],
    }),
    {
      'facts.heating_type': 'DISTRICT',
      'facts.heating_device': 'DISTRICT_SUBSTATION',
      'facts.sanitary_heating_device': 'WITH_HEATING',
    },
  ],
  [
    general({
      verwarmingsoorten: ['CV_KETEL', 'WARMTEPOMP'],
      cvKetelBrandstof: 'GAS',
      warmwatersoorten: ['CV_KETEL', 'ELEKTRISCHE_BOILER_EIGENDOM'],
    }),
    { 'facts.has_gas_connection': true },
  ],
  [
    general({ verwarmingsoorten: [], warmwatersoorten: null, voorzieningenWonen: ['BUITENZONWERING'] }),
    { 'facts.has_solar_shading': true },
  ],
];

const LABELS: readonly Piece[] = [
  [general({ energieklasse: 'C', energiedatum: '2033-06-14' }), { 'facts.energy_label': 'C' }],
  [general({ energieklasse: 'A_PP', energiedatum: null }), { 'facts.energy_label': 'A++' }],
  [general({ energieklasse: 'F', energiedatum: '2025-12-31', energieindex: '2.41' }), {}],
  [general({ energieklasse: null, energieindex: '1.8' }), {}],
];

export const REALWORKS_FORM: Form = {
  provider: 'Realworks',
  identify: (number) => [
    {
      id: 910_000 + number,
      actief: true,
      vertrouwelijk: false,
      tijdstipLaatsteWijziging: '2026-11-10 09:30:00',
    },
    { external_id: String(910_000 + number), 'address.country': 'NL' },
  ],
  groups: [
    ADDRESSES,
    KINDS,
    YEARS_AND_ENVELOPE,
    INSTALLATIONS,
    LABELS,
    [
      [general({ woonoppervlakte: 118, inhoud: 410 }), { 'facts.habitable_space_m2': 118 }],
      [general({ woonoppervlakte: 0 }), {}],
    ],
    [
      [
        general({ onderhoudswaarderingBinnen: 'GOED', onderhoudswaarderingBuiten: 'REDELIJK' }),
        { 'facts.condition': 'TO_BE_DONE_UP' },
      ],
      [
        general({ onderhoudswaarderingBinnen: null, onderhoudswaarderingBuiten: 'UITSTEKEND' }),
        { 'facts.condition': 'AS_NEW' },
      ],
      [{}, {}],
    ],
    [
      [
        { financieel: { overdracht: { status: 'BESCHIKBAAR', koopprijs: 425_000, huurprijs: 0 } } },
        { estate_status: 'FOR_SALE', price_cents: 42_500_000 },
      ],
      [
        { financieel: { overdracht: { status: 'BESCHIKBAAR', koopprijs: 0, huurprijs: 1_450 } } },
        { estate_status: 'FOR_RENT' },
      ],
      [
        { financieel: { overdracht: { status: 'VERKOCHT_ONDER_VOORBEHOUD', koopprijs: 390_000 } } },
        { estate_status: 'UNDER_CONTRACT', price_cents: 39_000_000 },
      ],
    ],
    [
      [{ detail: { buitenruimte: { daktype: 'ZADELDAK' } } }, { 'facts.roof_type': 'INCLINED' }],
      [{ detail: { buitenruimte: { daktype: 'SAMENGESTELD_DAK' } } }, {}],
      [{ detail: null }, {}],
    ],
    [
      [general({ gekoppeldeMakelaar: 5512 }), { managing_user_external_id: '5512' }],
      [general({ gekoppeldeMakelaar: '' }), {}],
    ],
    [
      [
        {
          media: [
            {
              soort: 'FOTO',
              volgnummer: 2,
              vrijgave: true,
              mimetype: 'image/jpeg',
              link: 'https://images.example/2.jpg?a=b',
            },
            { soort: 'PLATTEGROND', volgnummer: 1, vrijgave: true, link: 'https://images.example/p.jpg' },
            { soort: 'FOTO', volgnummer: 3, vrijgave: false, link: 'https://images.example/3.jpg' },
          ],
        },
        { pictures: 1 },
      ],
      [{ media: [] }, {}],
    ],
  ],
  noise: [
    { diversen: { diversen: { objectcode: 'RT1', afdelingscode: '1200' } } },
    {
      teksten: { aanbiedingstekst: 'Volledig geïsoleerd, energielabel A, warmtepomp.' },
      relaties: { medeaanmelders: [] },
    },
    { kadaster: [{ eigenaar: 'IEMAND' }], adres: { provincie: 'ZUID-HOLLAND' } },
    general({ cvCombiketel: true, bijzonderheden: ['MONUMENT_MOGELIJK'] }),
  ],
};
