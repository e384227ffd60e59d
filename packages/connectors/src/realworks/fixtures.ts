/** Objects as Realworks sends them, of houses that do not exist. */

export type RealworksObject = Record<string, unknown>;

const STREETS = ['Zandpad', 'Lijsterhof', 'Molenakker', 'Kwekerijlaan', 'Turfkade'];
const PLACES = [
  ['3511 XA', 'UTRECHT'],
  ['5611 XB', 'EINDHOVEN'],
  ['9711 XC', 'GRONINGEN'],
  ['4611 XD', 'BERGEN OP ZOOM'],
] as const;
const TYPES = ['TUSSENWONING', 'HOEKWONING', 'TWEE_ONDER_EEN_KAPWONING', 'VRIJSTAANDE_WONING'];

/** A house, another one for each number. `general` and `rest` replace its fields. */
export function realworksHouse(
  number: number,
  general: Record<string, unknown> = {},
  rest: Record<string, unknown> = {},
): RealworksObject {
  const [zip, place] = PLACES[number % PLACES.length] ?? PLACES[0];
  return {
    id: 700_000 + number,
    actief: true,
    vertrouwelijk: false,
    tijdstipLaatsteWijziging: '2026-11-10 09:30:00',
    object: { type: { objecttype: 'WOONHUIS' } },
    adres: {
      straat: STREETS[number % STREETS.length],
      huisnummer: { hoofdnummer: String(1 + (number % 200)), toevoeging: null },
      postcode: zip,
      plaats: place,
      land: 'Nederland',
      provincie: 'UTRECHT',
    },
    algemeen: {
      woonhuissoort: 'EENGEZINSWONING',
      woonhuistype: TYPES[number % TYPES.length],
      appartementsoort: null,
      bouwjaar: String(1925 + (number % 90)),
      bouwperiode: null,
      woonoppervlakte: 85 + (number % 80),
      inhoud: 350,
      energieklasse: 'CDEFG'.charAt(number % 5),
      energiedatum: '2034-05-31',
      energieindex: null,
      onderhoudswaarderingBinnen: 'GOED',
      onderhoudswaarderingBuiten: 'GOED',
      isolatievormen: ['DAKISOLATIE', 'DUBBEL_GLAS'],
      verwarmingsoorten: ['CV_KETEL'],
      cvKetelBouwjaar: '2014',
      cvKetelBrandstof: 'GAS',
      cvCombiketel: true,
      warmwatersoorten: ['CV_KETEL'],
      voorzieningenWonen: ['MECHANISCHE_VENTILATIE'],
      gekoppeldeMakelaar: '4401',
      ...general,
    },
    detail: { etages: [], buitenruimte: { daktype: 'ZADELDAK' } },
    financieel: { overdracht: { status: 'BESCHIKBAAR', koopprijs: 350_000 + number * 100, huurprijs: null } },
    media: [
      realworksPicture(number, 2, 'FOTO'),
      realworksPicture(number, 1, 'HOOFDFOTO'),
      { ...realworksPicture(number, 3, 'FOTO'), vrijgave: false },
      realworksPicture(number, 4, 'PLATTEGROND'),
    ],
    diversen: { diversen: { objectcode: `RT${number}`, afdelingscode: '1200' } },
    relaties: { medeaanmelders: [] },
    teksten: { aanbiedingstekst: 'Een woning die niet bestaat.' },
    ...rest,
  };
}

function realworksPicture(number: number, order: number, kind: string): Record<string, unknown> {
  return {
    soort: kind,
    volgnummer: order,
    vrijgave: true,
    mimetype: 'image/jpeg',
    link: `https://images.example/media/${number}-${order}.jpg?check=abc`,
  };
}
