/**
 * Invented values in place of real ones. The same value has the same pseudonym under one key, so that relations between
 * records hold.
 */
import { createHmac } from 'node:crypto';

export type Treatment =
  | 'keep'
  | 'id'
  | 'street'
  | 'number'
  | 'extra'
  | 'zip'
  | 'place'
  | 'coordinate'
  | 'url';
type Scalar = string | number;

const STREETS = ['Kastanjelaan', 'Rue du Verger', 'Molenpad', 'Hoogveld', 'Rue des Tilleuls', 'Weverstraat'];
const MOST_NUMBER = 180;
/** Long enough that no two of a recording are the same. */
const LONG_ID = 12;

/** By what it is; a value that no rule names becomes one that says nothing. */
export function pseudonymOf(
  key: Uint8Array,
  value: Scalar,
  treatment: Treatment | undefined,
  words: RegExp,
): Scalar {
  const text = String(value);
  if (text === '' || (treatment === 'keep' && (!mayBePersonal(text) || words.test(text)))) return value;
  const hash = createHmac('sha256', key).update(text).digest();
  const number = hash.readUInt32BE(0);
  const as = (invented: string) => (typeof value === 'number' ? Number(invented) : invented);
  switch (treatment) {
    case 'id':
      return /^\d+$/.test(text) ? as(figures(hash, LONG_ID)) : hash.toString('hex', 0, 16);
    case 'street':
      return STREETS[number % STREETS.length] ?? '';
    case 'number':
      return text === '0' || text === '-1' ? value : as(String(1 + (number % MOST_NUMBER)));
    case 'extra':
      return 'ABCDEF'.charAt(number % 6);
    // The place is that of hundreds of homes; the letters of a Dutch code are those of a few.
    case 'zip':
      return text.replace(/[A-Za-z]{2}\s*$/, 'XA');
    case 'place':
      return value;
    case 'coordinate':
      return as(text.replace(',', '.').replace(/^(-?\d+\.\d)\d*$/, '$1'));
    case 'url':
      return `https://pictures.example/${hash.toString('hex', 0, 8)}.jpg`;
    default:
      return /^\d+$/.test(text) ? as(figures(hash, text.length)) : `x${hash.toString('hex', 0, 6)}`;
  }
}

/** As many as the original has, which does not begin with zero: identifiers stay numbers of their size. */
function figures(hash: Buffer, length: number): string {
  const digits = [...hash].map((byte) => String(byte % 10)).join('');
  return `${1 + ((hash[31] ?? 0) % 9)}${digits.repeat(4)}`.slice(0, Math.min(length, 15));
}

/**
 * An address of mail or the web, a number that calls somebody, or a word with a capital, as names have: also where a
 * code is expected.
 */
function mayBePersonal(text: string): boolean {
  if (/^\d{4}-\d\d-\d\d([T ][\d:.+Z-]*)?$/.test(text) || /^[+-]?\d+([.,]\d+)?$/.test(text))
    return text.length > 40;
  return /@|:\/\/|(\d[\s./-]?){7}|\p{Lu}\p{Ll}/u.test(text);
}
