import type { Country, Region } from '../contract/codes.ts';
import { ZIP_RANGES } from '../data/zip-ranges.ts';

/** Null when the zip code is none of the country's. Dutch letters after the digits are ignored. */
export function regionOfZipCode(country: Country, zipCode: string): Region | null {
  const digits = /^\s*(\d{4})(?:\s*[A-Za-z]{2})?\s*$/.exec(zipCode)?.[1];
  if (digits === undefined || (country === 'BE' && zipCode.trim().length > 4)) return null;
  const zip = Number(digits);
  let region: Region | null = null;
  for (const [from, regionFromThere] of ZIP_RANGES[country]) {
    if (from > zip) break;
    region = regionFromThere;
  }
  return region;
}
