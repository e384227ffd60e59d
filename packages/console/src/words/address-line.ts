import type { PortfolioItem } from '@rooftree/client';
import { addressLine as lineOf } from '@rooftree/words/address-lines';
import type { OfficeWords } from './office-words.ts';

interface Home extends Pick<PortfolioItem, 'external_id'> {
  address: Omit<PortfolioItem['address'], 'region'>;
}

/** Street and place on one line, in the language of the office; the reference of a home without an address. */
export function addressLine(
  { address, external_id }: Home,
  { language }: Pick<OfficeWords, 'language'>,
): string {
  const { street, house_number, house_number_extra, zip_code, place, country } = address;
  const written = {
    street,
    houseNumber: house_number,
    houseNumberExtra: house_number_extra,
    zipCode: zip_code,
    place,
  };
  return lineOf(written, { country, language }) || external_id;
}
