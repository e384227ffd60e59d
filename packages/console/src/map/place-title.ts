import type { PortfolioPlace } from '@rooftree/client';
import { placeOfRegion } from '@rooftree/words/place-in';
import type { OfficeWords } from '../words/office-words.ts';

type NamedPlace = Pick<PortfolioPlace, 'country' | 'region' | 'place'>;

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
  return placeOfRegion(language, region === 'BE-BRU', place);
}
