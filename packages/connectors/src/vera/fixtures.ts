/** Units as VERA describes them, of dwellings that do not exist. */

export type VeraUnit = Record<string, unknown>;

export const VERA_CREDENTIALS = { client_id: 'rooftree', client_secret: 'only-in-tests' };

export const VERA_API_KEY = 'a key only in tests';

const DETAILS = [
  ['TUS', 'Tussenwoning'],
  ['HOE', 'Hoekwoning'],
  ['POF', 'Portiekflat'],
] as const;

/** A unit, another one for each number. */
export function veraUnit(number: number, changes: Record<string, unknown> = {}): VeraUnit {
  const [code, naam] = DETAILS[number % DETAILS.length] ?? DETAILS[0];
  return {
    id: `E-${number}`,
    idExtern: null,
    soort: { code: 'WOO', naam: 'Woonruimte' },
    detailSoort: { code, naam },
    adres: {
      soort: { code: 'EEN', naam: 'Eenheidadres' },
      straatnaam: ['Weverstraat', 'Ketelmakershof', 'Spoorlaan'][number % 3],
      huisnummer: String(1 + (number % 150)),
      huisletter: null,
      huisnummerToevoeging: null,
      postcode: '3511 XE',
      woonplaats: { naam: 'Utrecht' },
      geometrie: { breedtegraad: 52.09, lengtegraad: 5.12 },
    },
    bouwjaar: 1952 + (number % 45),
    gebruiksoppervlakte: 62 + (number % 40),
    zelfstandig: true,
    verkoop: false,
    energieprestaties: [
      {
        soort: { code: 'EP2', naam: 'Primair energieverbruik - woningbouw' },
        status: { code: 'DEF', naam: 'Definitief' },
        begindatum: '2023-02-01',
        einddatum: '2033-02-01',
        label: { code: 'C', naam: 'C' },
        waarde: `${210 + (number % 20)}.4`,
      },
    ],
    isolatie: [
      { code: 'DAK', naam: 'Dakisolatie' },
      { code: 'HR2', naam: 'HR++ glas' },
    ],
    klimaatbeheersing: [{ code: 'CEV', naam: 'Centrale verwarming' }],
    klimaatbeheersingSoort: { code: 'IND', naam: 'Individueel' },
    energievoorzieningen: [],
    renovatie: { datum: '2009-06-30' },
    panden: [{ soort: { code: 'EGW', naam: 'Eengezinswoning' } }],
    relaties: [],
    ...changes,
  };
}

/** A unit in the form of real ones: without `soort`, with what the points of its rent are computed from. */
export function veraRentedUnit(number: number, changes: Record<string, unknown> = {}): VeraUnit {
  const isHouse = number % 2 === 0;
  return {
    id: `3710${String(number).padStart(7, '0')}`,
    bouwjaar: 1924 + (number % 70),
    woningwaarderingstelsel: { code: 'ZEL', naam: 'Zelfstandige woonruimten' },
    klimaatbeheersing: [
      number % 3 === 0 ? { code: 'COL', naam: 'Collectief' } : { code: 'IND', naam: 'Individueel' },
    ],
    adres: {
      straatnaam: ['Weverstraat', 'Ketelmakershof', 'Spoorlaan'][number % 3],
      huisnummer: String(1 + (number % 150)),
      huisnummer_toevoeging: isHouse ? '' : 'b',
      postcode: '3511XE',
      woonplaats: { naam: 'BERGEN OP ZOOM' },
    },
    panden: [
      {
        soort: isHouse ? { code: 'EGW', naam: 'Eengezinswoning' } : { code: 'MGW', naam: 'Meergezinswoning' },
      },
    ],
    energieprestaties: [
      {
        soort: { code: 'NTA', naam: 'Energielabel conform NTA8800' },
        status: { code: 'DEF', naam: 'Definitief' },
        begindatum: '2024-07-18',
        einddatum: '2034-07-18',
        registratiedatum: '2024-07-24T00:00:00.000000+01:00',
        label: { code: 'B', naam: 'B' },
        waarde: `${170 + (number % 20)}.08`,
      },
    ],
    oppervlakten: [{ soort: { code: 'GTZ', naam: 'Gebruiksoppervlakte thermische zone' }, waarde: '71.5' }],
    monumenten: [],
    ruimten: [],
    ...changes,
  };
}
