import type { Country } from '@rooftree/engine';
import type { Language } from './language.ts';
import { placeIn } from './place-in.ts';

/** The parts of an address that are written on titles, pages and reports; null is not known. */
export interface WrittenAddress {
  street: string | null;
  houseNumber: string | null;
  houseNumberExtra: string | null;
  zipCode: string | null;
  place: string | null;
}

/** Who reads the address, and where the home is. */
interface AddressReader {
  country: Country;
  language: Language;
}

/** What a Belgian letter has before the number of a flat. */
const BOX: Record<Language, string> = { 'nl-BE': 'bus', 'nl-NL': 'bus', 'fr-BE': 'bte', en: 'box' };

/**
 * "Kerkstraat 12 bus 3" and "9000 Gent"; empty where nothing is known. Without a reader the parts stand as they were
 * given.
 */
export function addressLines(
  address: WrittenAddress,
  reader: AddressReader | null = null,
): { street: string; town: string } {
  const { street, houseNumber, houseNumberExtra: extra } = address;
  // "12 A" is a number of its own; "12 3" is flat 3 at number 12.
  const isBox = reader?.country === 'BE' && extra !== null && /^\d/.test(extra);
  return {
    street: joinKnown(' ', street, houseNumber, isBox ? `${BOX[reader.language]} ${extra}` : extra),
    town: joinKnown(' ', address.zipCode, placeOf(address, reader)),
  };
}

/** In the reader's language, where it has an official name in it. */
function placeOf({ zipCode, place }: WrittenAddress, reader: AddressReader | null): string | null {
  return reader?.country === 'BE' ? placeIn(reader.language, zipCode, place) : place;
}

/** "Kerkstraat 12 bus 3, 9000 Gent"; empty when nothing is known. */
export function addressLine(address: WrittenAddress, reader: AddressReader | null = null): string {
  const { street, town } = addressLines(address, reader);
  return joinKnown(', ', street, town);
}

function joinKnown(separator: string, ...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(separator);
}
