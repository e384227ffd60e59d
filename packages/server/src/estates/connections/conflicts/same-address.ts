import { onlyCodeOf } from '@rooftree/words';

/** An address as clients and providers write it; what is not known is absent or null. */
export interface ComparedAddress {
  country?: string | null;
  street?: string | null;
  house_number?: string | null;
  house_number_extra?: string | null;
  zip_code?: string | null;
  place?: string | null;
}

/** Words for a box, which are left out: "12 bus 3" is number 12, box 3. */
const BOX_WORDS = /\b(bus|bte|boite|box|apt|app|appartement)\b(?=\s*\S)/g;

/**
 * Usual abbreviations at the end or the beginning of a street's name. Source: general knowledge of Belgian and Dutch
 * addresses.
 */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/str$/, 'straat'],
  [/stwg$|stw$/, 'steenweg'],
  [/ln$/, 'laan'],
  [/^av /, 'avenue '],
  [/^ch /, 'chaussee '],
  [/^bd |^blvd |^boul /, 'boulevard '],
  [/^pl /, 'place '],
  [/^st /, 'sint '],
];

/**
 * Whether two addresses name one home: street, number, box and postal code are all known and the same, however they are
 * written. What is missing on one side is no proof.
 */
export function isSameAddress(one: ComparedAddress, other: ComparedAddress): boolean {
  const [a, b] = [keyOf(one), keyOf(other)];
  return a !== null && a === b;
}

/** Whether two addresses cannot name one home: their postal codes or streets are known and differ. */
export function isElsewhere(one: ComparedAddress, other: ComparedAddress): boolean {
  const differ = (a: string, b: string) => a !== '' && b !== '' && a !== b;
  return (
    differ(zipKey(one), zipKey(other)) || differ(streetKey(one.street ?? ''), streetKey(other.street ?? ''))
  );
}

function keyOf(address: ComparedAddress): string | null {
  const street = streetKey(address.street ?? '');
  const zip = zipKey(address);
  const [, number, rest = ''] =
    /^(\d+)(.*)$/.exec(plain(`${address.house_number ?? ''} ${address.house_number_extra ?? ''}`)) ?? [];
  if (street === '' || zip === '' || number === undefined) return null;
  return JSON.stringify([zip, street, Number(number), boxKey(number, rest, address)]);
}

/** Without a postal code, that of a Belgian place that has only one: "Zonhoven" is 3520. */
function zipKey({ zip_code, place, country }: ComparedAddress): string {
  const zip = plain(zip_code ?? '').replaceAll(' ', '');
  return zip === '' && country === 'BE' && place ? (onlyCodeOf(place) ?? '') : zip;
}

function streetKey(street: string): string {
  let key = plain(street.replaceAll('.', ' '));
  for (const [pattern, whole] of ABBREVIATIONS) key = key.replace(pattern, whole);
  return key.replaceAll(' ', '');
}

/** "12-14" is one house with two numbers in Belgium, and number 12 with the addition 14 in the Netherlands. */
function boxKey(number: string, rest: string, { country, house_number }: ComparedAddress): string {
  const [, until] = /^\s*\d+\s*-\s*(\d+)/.exec(house_number ?? '') ?? [];
  const isRange = country !== 'NL' && until !== undefined && Number(until) > Number(number);
  const box = rest.replace(BOX_WORDS, ' ').replaceAll(' ', '');
  return `${isRange ? '-' : ''}${box}`;
}

/** Small letters and figures without accents, one space between the parts. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
