/**
 * Pairs of addresses of which is known whether they are one home: one home written in two ways, or two homes that
 * hardly differ.
 */
import fc from 'fast-check';

interface Home {
  street: string;
  number: number;
  box: string;
  zip: string;
}

export interface WrittenAddress {
  street: string;
  house_number: string;
  house_number_extra: string | null;
  zip_code: string;
}

export interface AddressPair {
  one: WrittenAddress;
  other: WrittenAddress;
  isOneHome: boolean;
}

/** Each in the ways in which offices write it. */
const STREETS: readonly (readonly string[])[] = [
  ['Kerkstraat', 'Kerkstr.', 'KERKSTRAAT', ' Kerkstraat'],
  ['Kerkplein', 'kerkplein'],
  ['Nieuwe Kerkstraat', 'Nieuwe Kerkstr.'],
  ['Avenue de la Paix', 'Av. de la Paix', 'avenue de la paix'],
  ['Avenue de la Poste', 'Av. de la Poste'],
  ["Rue de l'Église", 'Rue de l’Eglise', "rue de l'eglise"],
  ['Sint-Jansstraat', 'St. Jansstraat', 'Sint Jansstraat'],
];
const ZIPS = ['2800', '2801', '2812', '9000', '1050'];
const BOXES = ['', 'A', 'B', '1', '2', '11', '101', '0'];

const home: fc.Arbitrary<Home> = fc.record({
  street: fc.constantFrom(...STREETS.map(([street]) => street ?? '')),
  number: fc.integer({ min: 1, max: 130 }),
  box: fc.constantFrom(...BOXES),
  zip: fc.constantFrom(...ZIPS),
});

function written({ street, number, box, zip }: Home): fc.Arbitrary<WrittenAddress> {
  const boxed =
    box === ''
      ? [[`${number}`, null] as const, [` ${number} `, ''] as const]
      : [
          [`${number}`, box] as const,
          [`${number}`, `bus ${box}`] as const,
          [`${number}`, `bte. ${box}`] as const,
          ...(/^[A-Z]$/.test(box)
            ? [[`${number}${box}`, null] as const]
            : [[`${number} bus ${box}`, null] as const]),
        ];
  return fc
    .record({
      street: fc.constantFrom(...(STREETS.find(([name]) => name === street) ?? [street])),
      house: fc.constantFrom(...boxed),
      zip_code: fc.constantFrom(zip, ` ${zip}`),
    })
    .map(({ house: [house_number, house_number_extra], ...rest }) => ({
      ...rest,
      house_number,
      house_number_extra,
    }));
}

/** A neighbour in one thing: what joins 12 box 1 and 121, or 1 box 11 and 11 box 1, is there, too. */
const neighbour = (of: Home): fc.Arbitrary<Home> =>
  fc.oneof(
    home.map(({ street }) => ({ ...of, street })),
    home.map(({ box }) => ({ ...of, box })),
    home.map(({ zip }) => ({ ...of, zip })),
    fc.constantFrom(1, 2, 10).map((step) => ({ ...of, number: of.number + step })),
    fc.constant({ ...of, number: Number(`${of.number}${/^\d+$/.test(of.box) ? of.box : 1}`), box: '' }),
  );

export const addressPair: fc.Arbitrary<AddressPair> = home
  .chain((first) => fc.tuple(fc.constant(first), fc.oneof(fc.constant(first), neighbour(first))))
  .chain(([first, second]) =>
    fc.record({
      one: written(first),
      other: written(second),
      isOneHome: fc.constant(JSON.stringify(first) === JSON.stringify(second)),
    }),
  );
