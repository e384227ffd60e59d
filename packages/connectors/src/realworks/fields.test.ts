import { describeFields, rowsOfWords } from '../testing/field-table.ts';
import { mapRealworks } from './mapping.ts';

type Given = Record<string, unknown>;
const map = (given: Given = {}) =>
  mapRealworks(
    { id: 1, object: { type: { objecttype: 'WOONHUIS' } }, adres: { land: 'Nederland' }, ...given },
    '2026-11-16',
  );
const address = (adres: Given) => ({ adres: { land: 'Nederland', ...adres } });
const general = (algemeen: Given) => ({ algemeen });
const transfer = (overdracht: Given) => ({ financieel: { overdracht } });
const kind = (objecttype: string, algemeen: Given = {}) => ({ object: { type: { objecttype } }, algemeen });
const SOME = 'CM_1_5';
const ROOF = { inclined_roof_insulation_type: SOME, flat_roof_insulation_type: SOME };

describeFields<Given>('Realworks', map, [
  ['id', { id: 700_001 }, { external_id: '700001' }],
  [
    'diversen.diversen.objectcode and afdelingscode',
    { diversen: { diversen: { objectcode: 'RT1', afdelingscode: '1200' } } },
    'the id is one of its own',
  ],
  ['adres.straat', address({ straat: 'Turfkade' }), { 'address.street': 'Turfkade' }],
  [
    'adres.huisnummer.hoofdnummer, text',
    address({ huisnummer: { hoofdnummer: '12' } }),
    { 'address.house_number': '12' },
  ],
  [
    'adres.huisnummer.hoofdnummer, number',
    address({ huisnummer: { hoofdnummer: 12 } }),
    { 'address.house_number': '12' },
  ],
  [
    'adres.huisnummer.toevoeging',
    address({ huisnummer: { hoofdnummer: '12', toevoeging: 'A' } }),
    { 'address.house_number_extra': 'A' },
  ],
  ['adres.postcode', address({ postcode: '1716 kb' }), { 'address.zip_code': '1716 KB' }],
  ['adres.plaats', address({ plaats: 'BERGEN OP ZOOM' }), { 'address.place': 'Bergen op Zoom' }],
  ['adres.land', { adres: { land: 'België' } }, { 'address.country': 'BE' }],
  ['adres.provincie', address({ provincie: 'UTRECHT' }), 'the postal code tells it'],
  ...rowsOfWords<Given>('object.type.objecttype', 'estate_type', (word) => kind(word), {
    WOONHUIS: 'HOUSE',
    APPARTEMENT: 'APARTMENT',
    BOUWGROND: 'LAND',
    PARKEERGELEGENHEID: 'GARAGE',
  }),
  ...rowsOfWords<Given>(
    'algemeen.woonhuissoort',
    'estate_type',
    (woonhuissoort) => general({ woonhuissoort }),
    {
      EENGEZINSWONING: 'HOUSE',
      WOONBOOT: 'OTHER',
      STACARAVAN: 'OTHER',
    },
  ),
  ...rowsOfWords<Given>(
    'algemeen.appartementsoort',
    'facts.apartment_floor',
    (appartementsoort) => kind('APPARTEMENT', { appartementsoort }),
    {
      BENEDENWONING: 'GROUND',
      PENTHOUSE: 'TOP',
      BOVENWONING: undefined,
      PORTIEKFLAT: undefined,
    },
  ),
  ...rowsOfWords<Given>(
    'algemeen.woonhuistype',
    'facts.estate_format',
    (woonhuistype) => general({ woonhuistype }),
    {
      VRIJSTAANDE_WONING: 'OPEN',
      TWEE_ONDER_EEN_KAPWONING: 'SEMI_OPEN',
      GESCHAKELDE_TWEE_ONDER_EEN_KAPWONING: 'SEMI_OPEN',
      HALFVRIJSTAANDE_WONING: 'SEMI_OPEN',
      GESCHAKELDE_WONING: 'SEMI_OPEN',
      HOEKWONING: 'SEMI_OPEN',
      EINDWONING: 'SEMI_OPEN',
      TUSSENWONING: 'CLOSED',
      VERSPRINGEND: undefined,
    },
  ),
  ['algemeen.bouwjaar', general({ bouwjaar: '1962' }), { 'facts.year_built': 1962 }],
  ['algemeen.bouwperiode', general({ bouwperiode: '1960_1970' }), 'it is no year'],
  ['algemeen.woonoppervlakte', general({ woonoppervlakte: 88 }), { 'facts.habitable_space_m2': 88 }],
  ['algemeen.woonoppervlakte 0', general({ woonoppervlakte: 0 }), { 'facts.habitable_space_m2': undefined }],
  ['algemeen.inhoud', general({ inhoud: 350 }), 'no fact is a volume'],
  ['algemeen.energieindex', general({ energieindex: 1.4 }), 'it is of the method before 2021'],
  ...rowsOfWords<Given>(
    'algemeen.energieklasse',
    'facts.energy_label',
    (energieklasse) => general({ energieklasse }),
    {
      C: 'C',
      A_P: 'A+',
      A_PP: 'A++',
      ONBEKEND: undefined,
    },
  ),
  [
    'algemeen.energiedatum, the last day',
    general({ energieklasse: 'C', energiedatum: '2026-11-16' }),
    { 'facts.energy_label': 'C' },
  ],
  [
    'algemeen.energiedatum, the day after',
    general({ energieklasse: 'C', energiedatum: '2026-11-15' }),
    { 'facts.energy_label': undefined },
  ],
  ...rowsOfWords<Given>(
    'algemeen.onderhoudswaarderingBinnen',
    'facts.condition',
    (word) => general({ onderhoudswaarderingBinnen: word }),
    {
      UITSTEKEND: 'AS_NEW',
      GOED: 'GOOD',
      REDELIJK: 'TO_BE_DONE_UP',
      MATIG: 'TO_RENOVATE',
      SLECHT: 'TO_RENOVATE',
    },
  ),
  [
    'algemeen.onderhoudswaarderingBuiten, the worse of two',
    general({ onderhoudswaarderingBinnen: 'GOED', onderhoudswaarderingBuiten: 'MATIG' }),
    { 'facts.condition': 'TO_RENOVATE' },
  ],
  ...rowsOfWords<Given>(
    'algemeen.verwarmingsoorten',
    'facts.heating_type',
    (word) => general({ verwarmingsoorten: [word] }),
    {
      STADSVERWARMING: 'DISTRICT',
      WARMTEPOMP: 'HEAT_PUMP',
      HYBRIDE_WARMTEPOMP: 'HEAT_PUMP',
      ELEKTRISCHE_VERWARMING: 'ELECTRIC',
      GASKACHELS: 'GAS',
      OPEN_HAARD: undefined,
    },
  ),
  ...rowsOfWords<Given>(
    'algemeen.cvKetelBrandstof',
    'facts.heating_type',
    (cvKetelBrandstof) => general({ verwarmingsoorten: ['CV_KETEL'], cvKetelBrandstof }),
    { GAS: 'GAS', OLIE: 'OIL', ELEKTRISCH: 'ELECTRIC', HOUT: 'WOOD' },
  ),
  [
    'algemeen.cvKetelBouwjaar',
    general({ verwarmingsoorten: ['CV_KETEL'], cvKetelBouwjaar: '2014' }),
    { 'facts.heating_installation_year': 2014 },
  ],
  ...rowsOfWords<Given>(
    'algemeen.warmwatersoorten',
    'facts.sanitary_heating_device',
    (word) => general({ warmwatersoorten: [word] }),
    {
      CV_KETEL: 'WITH_HEATING',
      ELEKTRISCHE_BOILER: 'ELECTRIC_BOILER',
      GEISER_HUUR: 'GAS_WATER_HEATER',
      WARMTEPOMPBOILER: 'HEAT_PUMP_BOILER',
    },
  ),
  [
    'algemeen.isolatievormen DAKISOLATIE',
    general({ isolatievormen: ['DAKISOLATIE'] }),
    { facts: {}, vague: ROOF },
  ],
  [
    'algemeen.isolatievormen MUURISOLATIE, VLOERISOLATIE',
    general({ isolatievormen: ['MUURISOLATIE', 'VLOERISOLATIE'] }),
    { facts: {}, vague: { outer_wall_insulation_type: SOME, floor_insulation_type: SOME } },
  ],
  [
    'algemeen.isolatievormen VOLLEDIG_GEISOLEERD',
    general({ isolatievormen: ['VOLLEDIG_GEISOLEERD'] }),
    { facts: {}, vague: { ...ROOF, outer_wall_insulation_type: SOME, floor_insulation_type: SOME } },
  ],
  [
    'algemeen.isolatievormen GEEN_ISOLATIE',
    general({ isolatievormen: ['GEEN_ISOLATIE'] }),
    { 'facts.outer_wall_insulation_type': 'NONE', 'facts.floor_insulation_type': 'NONE', vague: undefined },
  ],
  [
    'algemeen.isolatievormen DUBBEL_GLAS of an old house',
    general({ isolatievormen: ['DUBBEL_GLAS'], bouwjaar: '1962' }),
    { 'facts.window_glazing_type': 'DOUBLE', vague: undefined },
  ],
  [
    'algemeen.isolatievormen DUBBEL_GLAS of a late house',
    general({ isolatievormen: ['DUBBEL_GLAS'], bouwjaar: '2012' }),
    { 'facts.window_glazing_type': undefined, 'vague.window_glazing_type': 'DOUBLE' },
  ],
  [
    'algemeen.isolatievormen HR_GLAS',
    general({ isolatievormen: ['HR_GLAS'] }),
    { 'facts.window_glazing_type': 'HIGH_EFFICIENCY' },
  ],
  [
    'algemeen.voorzieningenWonen ZONNEPANELEN',
    general({ voorzieningenWonen: ['ZONNEPANELEN'] }),
    { 'facts.has_solar_panels': true },
  ],
  [
    'algemeen.voorzieningenWonen ZONNECOLLECTOREN',
    general({ voorzieningenWonen: ['ZONNECOLLECTOREN'] }),
    { 'facts.has_solar_boiler': true },
  ],
  [
    'algemeen.voorzieningenWonen MECHANISCHE_VENTILATIE',
    general({ voorzieningenWonen: ['MECHANISCHE_VENTILATIE'] }),
    { 'facts.ventilation_type': 'EXHAUST' },
  ],
  ...rowsOfWords<Given>(
    'detail.buitenruimte.daktype',
    'facts.roof_type',
    (daktype) => ({ detail: { buitenruimte: { daktype } } }),
    {
      PLAT_DAK: 'FLAT',
      ZADELDAK: 'INCLINED',
      SAMENGESTELD_DAK: undefined,
    },
  ),
  ['financieel.overdracht.koopprijs', transfer({ koopprijs: 350_000 }), { price_cents: 35_000_000 }],
  ['financieel.overdracht.huurprijs', transfer({ huurprijs: 1450 }), 'a rent is no price of the house'],
  ...rowsOfWords<Given>(
    'financieel.overdracht.status',
    'estate_status',
    (status) => transfer({ status, koopprijs: 1 }),
    {
      BESCHIKBAAR: 'FOR_SALE',
      PROSPECT: 'PREPARATION',
      IN_AANMELDING: 'PREPARATION',
      ONDER_BOD: 'UNDER_OPTION',
      ONDER_OPTIE: 'UNDER_OPTION',
      VERKOCHT_ONDER_VOORBEHOUD: 'UNDER_CONTRACT',
      VERKOCHT: 'SOLD',
      VERHUURD: 'RENTED',
      INGETROKKEN: 'WITHDRAWN',
      GEANNULEERD: 'WITHDRAWN',
    },
  ),
  [
    'financieel.overdracht.status BESCHIKBAAR with a rent',
    transfer({ status: 'BESCHIKBAAR', huurprijs: 1450 }),
    { estate_status: 'FOR_RENT' },
  ],
  [
    'media: soort, volgnummer, vrijgave, link',
    {
      media: [
        { soort: 'FOTO', volgnummer: 1, link: 'https://i.example/1.jpg' },
        { soort: 'HOOFDFOTO', volgnummer: 2, link: 'https://i.example/2.jpg' },
        { soort: 'FOTO', volgnummer: 3, vrijgave: false, link: 'https://i.example/3.jpg' },
        { soort: 'PLATTEGROND', volgnummer: 4, link: 'https://i.example/4.jpg' },
        { soort: 'DOCUMENT', volgnummer: 5, link: 'https://i.example/5.pdf' },
      ],
    },
    {
      pictures: [
        { url: 'https://i.example/2.jpg?width=1600&height=1600', position: 0 },
        { url: 'https://i.example/1.jpg?width=1600&height=1600', position: 1 },
      ],
    },
  ],
  [
    'algemeen.gekoppeldeMakelaar',
    general({ gekoppeldeMakelaar: '4401' }),
    { managing_user_external_id: '4401' },
  ],
  [
    'tijdstipLaatsteWijziging',
    { tijdstipLaatsteWijziging: '2026-11-10 09:30:00' },
    'what is the same again is no change',
  ],
  ['actief', { actief: false }, { kind: 'gone', external_id: '1' }],
]);
