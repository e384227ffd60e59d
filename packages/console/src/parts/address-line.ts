import type { PortfolioItem } from '@rooftree/client';

/** Street and place on one line; the reference of a home without an address. */
export function addressLine({
  address,
  external_id,
}: Pick<PortfolioItem, 'address' | 'external_id'>): string {
  const { street, house_number, house_number_extra, zip_code, place } = address;
  const number = [house_number, house_number_extra].filter(Boolean).join(' ');
  const lines = [[street, number].filter(Boolean).join(' '), [zip_code, place].filter(Boolean).join(' ')];
  return lines.filter(Boolean).join(', ') || external_id;
}
