/** Place names for a reader. Apart from the whole list of places, which is too large for a page. */
import { findPlace, type PlaceList, type PlacesByCode, readPlaces } from './belgian-places/read-places.ts';
import { BRUSSELS, FLEMISH_FACILITIES, WALLOON_FACILITIES } from './belgian-places/two-languages.ts';
import type { Language } from './language.ts';

export const TWO_LANGUAGES: readonly PlaceList[] = [
  ['nl', BRUSSELS],
  ['nl', FLEMISH_FACILITIES],
  ['fr', WALLOON_FACILITIES],
];

/** The postal codes of the Brussels region are those below it. */
const FIRST_CODE_OUTSIDE_BRUSSELS = '1300';

let byCode: PlacesByCode | null = null;

/** Read when the first address asks for them. */
function placesOfTwoLanguages(): PlacesByCode {
  byCode ??= readPlaces(TWO_LANGUAGES);
  return byCode;
}

/**
 * "Elsene" for a Dutch reader and "Ixelles" for a French one; as it was given where it has no official name in the
 * reader's language.
 */
export function placeIn(language: Language, zip: string | null, place: string | null): string | null {
  if (zip === null || place === null) return place;
  return nameIn(language, placesOfTwoLanguages().get(zip.trim()), place);
}

/** The same where only the region is known. Villages elsewhere have names of Brussels: Vorst. */
export function placeOfRegion(language: Language, isBrussels: boolean, place: string): string {
  const places = [...placesOfTwoLanguages()].filter(
    ([zip]) => zip < FIRST_CODE_OUTSIDE_BRUSSELS === isBrussels,
  );
  return nameIn(
    language,
    places.flatMap(([, each]) => each),
    place,
  );
}

function nameIn(language: Language, places: Parameters<typeof findPlace>[0], place: string): string {
  const [code] = language.split('-');
  return (code === 'nl' || code === 'fr' ? findPlace(places, place)?.[code] : null) ?? place;
}
