import type { PortfolioPlace } from '@rooftree/client';
import { belgianPlaces, onlyCodeOf, placeIn, placeNames } from '@rooftree/words/belgian-places';
import type { OfficeWords } from '../words/office-words.ts';

type NamedPlace = Pick<PortfolioPlace, 'country' | 'region' | 'place'>;

/** The postal codes of the Brussels region are those below it. */
const FIRST_CODE_OUTSIDE_BRUSSELS = '1300';

/**
 * "Ixelles" for a French reader where the homes say Elsene; as it was given where the place has no other official name.
 */
export function placeTitle(
  { country, region, place }: NamedPlace,
  { language, texts }: Pick<OfficeWords, 'language' | 'texts'>,
): string {
  if (place === null) return texts.map.noPlace;
  // A Dutch town can have the name of a Belgian one: Bergen.
  if (country !== 'BE') return place;
  // Villages elsewhere have names of Brussels: Vorst.
  const code = region === 'BE-BRU' ? brusselsCodeOf(place) : onlyCodeOf(place);
  return placeIn(language, code, place) ?? place;
}

function brusselsCodeOf(place: string): string | null {
  const codes = [...belgianPlaces().keys()];
  return codes.find((code) => code < FIRST_CODE_OUTSIDE_BRUSSELS && placeNames(code, place) !== null) ?? null;
}
