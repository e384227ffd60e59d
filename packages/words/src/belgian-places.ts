/**
 * Belgian municipalities with their postal codes and the localities of each code, in the languages in which they have a
 * name. Source: FPS BOSA, BeST Address (CC BY 4.0), as collected in lekoala/belgian-geography, `resources/data.php`,
 * read on 2026-11-19. Names in capitals are written as usual, and names of holiday parks and business parks are left
 * out. Added from general knowledge: names of localities in a second language (Laken, Voeren, Comines), "Crainhem" and
 * "Brüssel". Compared with another public list of 2017 (jief/zipcode-belgium): it has 2,699 of its 2,749 names; most
 * others are parts of Liège and of the German-speaking region.
 *
 * A line of the data is `Dutch/French/German: code locality, locality; code …`; what is left out at the end is the same
 * as the name before it in the region's own language. Names in other languages are customary (Gand for Gent) unless
 * they are in `two-languages.ts`: they are recognised, never written.
 */
import { FLANDERS } from './belgian-places/flanders.ts';
import {
  type BelgianPlace,
  findPlace,
  namesOf,
  type PlacesByCode,
  plain,
  readPlaces,
} from './belgian-places/read-places.ts';
import { WALLONIA } from './belgian-places/wallonia.ts';
import { TWO_LANGUAGES } from './place-in.ts';

/** Read when the first address asks for them. */
let byCode: PlacesByCode | null = null;
let codesByName: ReadonlyMap<string, readonly string[]> | null = null;

export function belgianPlaces(): PlacesByCode {
  byCode ??= readPlaces([...TWO_LANGUAGES, ['nl', FLANDERS], ['fr', WALLONIA]]);
  return byCode;
}

/**
 * The Belgian place of a postal code and any of its names, however it is written; null for a place that the code does
 * not have.
 */
export function placeNames(zip: string, place: string): BelgianPlace | null {
  return findPlace(belgianPlaces().get(zip.trim()), place) ?? null;
}

/**
 * "LIEGE" and "Liege" as "Liège": the name that was given, with its capitals and accents; as it was given where the
 * code has no such place.
 */
export function writtenPlace(zip: string, place: string): string {
  const found = placeNames(zip, place);
  const names = found ? namesOf(found).filter((name) => plain(name) === plain(place)) : [];
  // "BRÜGGE" is not "Brugge".
  return names.find((name) => name.toUpperCase() === place.toUpperCase()) ?? names[0] ?? place;
}

/**
 * The postal code of a place that has only one in the whole country: 3520 for Zonhoven, null for Celles and for Gent.
 */
export function onlyCodeOf(place: string): string | null {
  codesByName ??= codesOfNames();
  const codes = codesByName.get(plain(place)) ?? [];
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

function codesOfNames(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [code, places] of belgianPlaces())
    for (const name of new Set(places.flatMap(namesOf).map(plain)))
      found.set(name, [...(found.get(name) ?? []), code]);
  return found;
}
