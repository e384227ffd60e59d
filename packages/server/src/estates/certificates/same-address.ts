import type { Address } from '@rooftree/certificates';

const ADDRESS_CHECKS = ['same', 'different', 'unknown'] as const;
export type AddressCheck = (typeof ADDRESS_CHECKS)[number];

export interface EstateAddress {
  zip_code: string | null;
  house_number: string | null;
  house_number_extra: string | null;
  /** By the register of addresses; absent where it was not looked up. */
  bag_id?: string | null;
}

/**
 * Whether the document is about this address, by zip code, number and box: names of streets are written in too many
 * ways. BAG ids decide where both have them. What only one of the two has decides nothing; without a zip code and a
 * number on both sides it is unknown.
 */
export function compareAddresses(estate: EstateAddress, document: Address | null): AddressCheck {
  if (document === null) return 'unknown';
  if (estate.bag_id && document.bag_ids?.length)
    return document.bag_ids.includes(estate.bag_id) ? 'same' : 'different';
  const pairs = [
    [digitsOf(estate.zip_code), digitsOf(document.zip_code)],
    [numberOf(estate).digits, numberOf(document).digits],
  ] as const;
  const rest = [numberOf(estate).rest, numberOf(document).rest] as const;
  if ([...pairs, rest].some(([ours, theirs]) => ours !== '' && theirs !== '' && ours !== theirs))
    return 'different';
  return pairs.every(([ours, theirs]) => ours !== '' && ours === theirs) ? 'same' : 'unknown';
}

/** `2800`, and of `3511 AB` the same without its space. */
function digitsOf(zipCode: string | null): string {
  return (zipCode ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** `12`, and what comes after it on either side of the comma: `12A` and `12 bus A` are the same. */
function numberOf({ house_number, house_number_extra }: Omit<EstateAddress, 'zip_code' | 'bag_id'>): {
  digits: string;
  rest: string;
} {
  const [, digits = '', tail = ''] = /^\D*(\d*)(.*)$/s.exec(house_number ?? '') ?? [];
  const rest = `${tail} ${house_number_extra ?? ''}`
    .toUpperCase()
    .replaceAll(/\b(BUS|BTE|BO[IÎ]TE|APP?|APT|NR)\b\.?/g, '')
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^0+(?=.)/, '');
  return { digits: digits.replace(/^0+(?=.)/, ''), rest };
}
