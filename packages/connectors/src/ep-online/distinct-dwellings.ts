import { isDwellingLabel } from '@rooftree/certificates';
import { textAt } from '../reading/at-path.ts';
import type { Place } from './client.ts';

/**
 * How many dwellings the labels of a response may be of. Labels with one number in the register of addresses are of one
 * dwelling, which was surveyed again; without that number it is unknown. A request for a house number alone may mean
 * each of the letters and additions that the response names.
 */
export function distinctDwellings(answer: unknown, place: Place): number {
  const labels = (Array.isArray(answer) ? answer : [answer]).filter((label) =>
    isDwellingLabel(textAt(label, 'Gebouwklasse') ?? null, textAt(label, 'Status') ?? null),
  );
  const meant = 'bag_id' in place ? labels : labels.filter((label) => isAt(label, place));
  const numbers = meant.map((label, index) => textAt(label, 'BAGVerblijfsobjectID') ?? `unknown ${index}`);
  return new Set(numbers).size;
}

function isAt(
  label: unknown,
  { zip_code, house_number, house_number_extra = '' }: Exclude<Place, { bag_id: string }>,
): boolean {
  const [zip = '', number = '', ...extra] = [
    'Postcode',
    'Huisnummer',
    'Huisletter',
    'Huisnummertoevoeging',
    'Detailaanduiding',
  ].map((name) => textAt(label, name));
  // The number ends where its digits do: 12-1 is not 121.
  const [, askedNumber, rest = ''] = /^\s*0*(\d+)(.*)$/s.exec(`${house_number} ${house_number_extra}`) ?? [];
  const askedExtra = plain(rest);
  return (
    plain(zip) === plain(zip_code) &&
    plain(number) === askedNumber &&
    (askedExtra === '' || plain(extra.join('')) === askedExtra)
  );
}

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
