/**
 * The Dutch register of addresses and buildings (BAG), Kadaster's API "individuele bevragingen" v2:
 * `GET /lvbag/individuelebevragingen/v2/adressenuitgebreid` with the key in `X-Api-Key`. Fields, headers and
 * `exacteMatch` are known from several public clients (2024 to 2026). Assumed: 404 for an address that it does not
 * have, as well as an empty list.
 */
import type { CredentialField, Session } from '../contract/provider.ts';
import { addressKey, addressKeyOf } from '../ep-online/address-key.ts';
import { at, numberAt, textAt } from '../reading/at-path.ts';
import { checkAnswer } from '../reading/check-answer.ts';
import { parseJson } from '../reading/parse-json.ts';
import { listOf } from '../reading/values.ts';

export const BAG: {
  readonly name: string;
  readonly base: string;
  readonly credentials: readonly CredentialField[];
} = {
  name: 'BAG',
  base: 'https://api.bag.kadaster.nl',
  credentials: [{ name: 'api_key', is_secret: true }],
};

/** What the register says of the addressable object at an address. */
export interface BagAddress {
  bag_id: string;
  /** Null where its buildings are of different years. */
  year_built: number | null;
  area_m2: number | null;
  /** `woonfunctie`, `winkelfunctie`, … */
  uses: string[];
}

/** Of `9999XA 12 A`, as addresses are stored; null when it has none, or more than one that may be meant. */
export async function findBagAddress(session: Session, address: string): Promise<BagAddress | null> {
  const key = addressKeyOf(address);
  const [zip = '', number = '', extra = ''] = key?.split(' ') ?? [];
  if (key === null) return null;
  const query = new URLSearchParams({
    postcode: zip,
    huisnummer: number,
    ...extraOf(extra),
    exacteMatch: 'true',
  });
  const answer = await session.send({
    method: 'GET',
    url: `${session.base}/lvbag/individuelebevragingen/v2/adressenuitgebreid?${query}`,
    headers: {
      'x-api-key': session.credentials['api_key'] ?? '',
      accept: 'application/hal+json',
      'accept-crs': 'epsg:28992',
    },
  });
  // Of this address alone: 400 is one that it cannot read.
  if (answer.status === 404 || answer.status === 400) return null;
  const found = listOf(at(parseJson('BAG', checkAnswer('BAG', answer).body), '_embedded', 'adressen'));
  const objects = new Map<string, BagAddress>();
  for (const each of found) {
    const read = readAddress(each);
    if (read !== null && keyOf(each) === key) objects.set(read.bag_id, read);
  }
  const [only, ...others] = objects.values();
  return only !== undefined && others.length === 0 ? only : null;
}

/** `A` is a letter, `2` and `BIS` are additions, `A2` is both. */
function extraOf(extra: string): Record<string, string> {
  const [, letter, addition] = /^([A-Z])(\d.*)?$/.exec(extra) ?? [undefined, undefined, extra];
  return { ...(letter && { huisletter: letter }), ...(addition && { huisnummertoevoeging: addition }) };
}

function keyOf(address: unknown): string | null {
  const text = (name: string) => textAt(address, name) ?? '';
  const number = String(numberAt(address, 'huisnummer') ?? '');
  return addressKey(text('postcode'), number, text('huisletter'), text('huisnummertoevoeging'));
}

function readAddress(address: unknown): BagAddress | null {
  const bagId = textAt(address, 'adresseerbaarObjectIdentificatie') ?? '';
  if (!/^(?!0{16})\d{16}$/.test(bagId)) return null;
  const years = new Set(listOf(at(address, 'oorspronkelijkBouwjaar')).map(Number).filter(isYear));
  const [year = null, ...otherYears] = years;
  const area = numberAt(address, 'oppervlakte');
  return {
    bag_id: bagId,
    year_built: otherYears.length === 0 ? year : null,
    // 1 and 999999 stand for an area that is not known.
    area_m2: area !== undefined && area > 1 && area < 999_999 ? area : null,
    uses: listOf(at(address, 'gebruiksdoelen')).filter((use) => typeof use === 'string'),
  };
}

/** 1005 and 9999 stand for a year that is not known. */
const isYear = (year: number): boolean => Number.isInteger(year) && year > 1005 && year < 2100;
