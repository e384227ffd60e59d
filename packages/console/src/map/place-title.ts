import type { PortfolioPlace } from '@rooftree/client';
import { onlyCodeOf, placeIn, placeNames } from '@rooftree/words/belgian-places';
import type { OfficeWords } from '../office-words.ts';

type NamedPlace = Pick<PortfolioPlace, 'country' | 'region' | 'place'>;

/** Of the Brussels region: from 1000 to 1210, and the neighbours of Molenbeek. */
const BRUSSELS_CODES = [
  ...Array.from({ length: 22 }, (_, tens) => String(1000 + 10 * tens)),
  '1081',
  '1082',
  '1083',
];

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
  const code =
    region === 'BE-BRU'
      ? (BRUSSELS_CODES.find((each) => placeNames(each, place) !== null) ?? null)
      : onlyCodeOf(place);
  return placeIn(language, code, place) ?? place;
}
