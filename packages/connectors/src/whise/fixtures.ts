/** Houses that we invented, in the form of Whise's answers. */

const STREETS = [
  'Kersenlaan',
  'Molenweg',
  'Rue du Verger',
  'Populierenstraat',
  'Hoogveld',
  'Rue des Tilleuls',
];
const PLACES = [
  { zip: '2800', city: 'Mechelen' },
  { zip: '9000', city: 'Gent' },
  { zip: '1050', city: 'Elsene' },
  { zip: '5000', city: 'Namur' },
];
/** As in a real answer, and in the other languages that an office may work in. */
const HEATERS = ['gaz (chau. centr.)', 'mazout (chau. centr.)', 'warmtepomp', 'electrique'];

/** What an agency's house carries of its owner; none of it may ever leave the mapping. */
export const OWNER_MARK = 'OWNER-OF-THE-HOUSE';

export interface WhiseEstate {
  id: number;
  [field: string]: unknown;
}

/** One of as many different houses as there are numbers. */
export function whiseEstate(id: number, changes: Readonly<Record<string, unknown>> = {}): WhiseEstate {
  const of = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], step: number): Value =>
    // The place is below the length.
    values[(id * step) % values.length] as Value;
  return {
    id,
    referenceNumber: `R-${id}`,
    address: of(STREETS, 1),
    number: String((id % 180) + 1),
    ...(id % 7 === 0 && { box: String(id % 9) }),
    ...of(PLACES, 3),
    country: { id: 1 },
    category: { id: id % 4 === 0 ? 2 : 1 },
    ...(id % 4 !== 0 && { fronts: 2 + (id % 3) }),
    status: { id: 1 },
    purposeStatus: { id: [1, 1, 5, 14, 2][id % 5] },
    state: { id: [2, 4, 5, 6, 15][id % 5] },
    area: 70 + (id % 160),
    price: 180_000 + (id % 400) * 1000,
    // True or absent: no real answer has "false".
    displayAddress: true,
    displayPrice: true,
    officeId: 10 + (id % 4),
    energyValue: String(120 + (id % 480)),
    updateDateTime: '2026-11-14T10:30:00',
    owners: [{ name: OWNER_MARK, email: `${OWNER_MARK}@example.com`, phone: OWNER_MARK }],
    client: { name: OWNER_MARK },
    shortDescription: [{ languageId: 'nl-BE', content: `${OWNER_MARK} verkoopt` }],
    details: [
      { id: 14, label: 'Bouwjaar', value: String(1920 + (id % 100)) },
      { id: 461, label: 'Dubbele beglazing', value: id % 3 === 0 ? '0' : '1' },
      { id: 53, label: 'chauffage (ind/coll)', type: 'heating_group', value: 'individuel' },
      { id: 1020, label: 'chauffage', type: 'heating', value: of(HEATERS, 1) },
      { id: 1849, label: 'x', value: '51.025901299999994' },
      { id: 1850, label: 'y', value: '4.477699999999958' },
      { id: 2050, label: 'Eigenaar', value: OWNER_MARK },
    ],
    pictures: [
      {
        order: 0,
        urlXXL: `https://pictures.example.com/${id}/xxl.jpg`,
        urlLarge: `https://pictures.example.com/${id}/large.jpg`,
      },
    ],
    ...changes,
  };
}

export const WHISE_CREDENTIALS = {
  username: 'partner@example.com',
  password: 'a secret of the partner',
  client_id: '4711',
} as const;
