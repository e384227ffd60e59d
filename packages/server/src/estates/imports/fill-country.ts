import type { ImportRow } from './read/import-row.ts';

export type Country = 'BE' | 'NL';

/** A Dutch zip code has letters. Four digits alone can be of either country: those of an agency are in its own. */
const OF_THE_NETHERLANDS = /^\s*\d{4}\s*[a-z]{2}\s*$/i;

/**
 * A row of a file without a column for the country, with the country that its zip code or the agency's language says.
 */
export function fillCountry(row: ImportRow, country: Country | null): ImportRow {
  const { address } = row.value;
  const given: Record<string, unknown> =
    typeof address === 'object' && address !== null ? { ...address } : {};
  const zip = given['zip_code'];
  const found = typeof zip === 'string' && OF_THE_NETHERLANDS.test(zip) ? 'NL' : country;
  if (found === null) return row;
  return { ...row, value: { ...row.value, address: { ...given, country: found } } };
}
