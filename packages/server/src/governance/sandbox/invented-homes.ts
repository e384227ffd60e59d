import type { ImportRow } from '../../estates/imports/read/import-row.ts';

export interface WantedHomes {
  count: number;
  country: string;
  seed: number;
}

/** What is read of a model; the rest is passed on as it is. */
interface Model {
  address: { country: string; zip_code: string; place: string; street: string };
  metadata?: object;
  estate_type: string;
  year_built: number | null;
  price: number | null;
  dwelling?: Record<string, unknown>;
  [field: string]: unknown;
}

const HOMES = ['HOUSE', 'APARTMENT'];
const OLDEST_SHIFT_YEARS = 6;
const SIZE_SPREAD = 0.12;
const IS_SIZE = /_m2$|_surface_m2$/;

/**
 * Homes like the models, each with another address, age and size. A home depends on seed and number alone: more homes
 * of a seed begin with the same ones.
 */
export function inventHomes(
  models: readonly ImportRow[],
  { count, country, seed }: WantedHomes,
): ImportRow[] {
  // The models are files of our own, which a test checks as a PUT would.
  const known = models.map(({ value }) => value as unknown as Model);
  const usable = known.filter(
    ({ address, estate_type: type }) => address.country === country && HOMES.includes(type),
  );
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const random = randomFrom(seed, number);
    const model = usable[Math.floor(random() * usable.length)];
    const street = usable[Math.floor(random() * usable.length)]?.address.street;
    if (model === undefined) throw new Error(`there is no model of a home in ${country}`);
    return {
      line: number,
      value: variant(model, { name: `sandbox-${country}-${seed}-${number}`, street, random }),
    };
  });
}

function variant(
  { address, dwelling = {}, year_built: year, price, estate_provider_type: _, media: __, ...model }: Model,
  { name, street, random }: { name: string; street: string | undefined; random: () => number },
): ImportRow['value'] {
  const size = 1 + SIZE_SPREAD * (2 * random() - 1);
  // Earlier only: works and installations must not be older than the home.
  const yearBuilt = year === null ? null : year - Math.floor(random() * OLDEST_SHIFT_YEARS);
  return {
    ...model,
    external_id: name,
    metadata: { property_id: name },
    // Coordinates would lead to the real home of another address.
    address: {
      country: address.country,
      zip_code: address.zip_code,
      place: address.place,
      street: street ?? address.street,
      house_number: String(1 + Math.floor(random() * 180)),
    },
    year_built: yearBuilt,
    price: price === null ? null : Math.round((price * size) / 1000) * 1000,
    dwelling: Object.fromEntries(
      Object.entries(dwelling).map(([field, value]) => [
        field,
        IS_SIZE.test(field) && typeof value === 'number' ? Math.round(value * size) : value,
      ]),
    ),
  };
}

/** Mulberry32 (public domain): the same numbers on every machine. */
function randomFrom(seed: number, number: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
