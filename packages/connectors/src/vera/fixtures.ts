/** Units as VERA describes them, of dwellings that do not exist. */

export type VeraUnit = Record<string, unknown>;

export const VERA_CREDENTIALS = { client_id: 'rooftree', client_secret: 'only-in-tests' };

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
