export interface BelgianPlace {
  nl: string;
  fr: string;
  de: string;
  /** The name in the language of its region. */
  own: string;
}

/** The places of each postal code, municipality first. */
export type PlacesByCode = ReadonlyMap<string, readonly BelgianPlace[]>;

/** A list of municipalities in the form of `../belgian-places.ts`, and the language of their region. */
export type PlaceList = readonly [own: 'nl' | 'fr', text: string];

export function readPlaces(lists: readonly PlaceList[]): PlacesByCode {
  const found = new Map<string, BelgianPlace[]>();
  for (const [own, text] of lists) {
    for (const line of text.trim().replaceAll(/\n +/g, ' ').split('\n')) {
      const [names = '', codes = ''] = line.split(': ');
      const town = placeOf(names, own);
      for (const part of codes.split('; ')) {
        const localities = part.slice(5).split(', ').filter(Boolean);
        const places = [town, ...localities.map((each) => placeOf(each, own))];
        found.set(part.slice(0, 4), [...(found.get(part.slice(0, 4)) ?? []), ...places]);
      }
    }
  }
  return found;
}

function placeOf(names: string, own: PlaceList[0]): BelgianPlace {
  const [nl = '', fr = nl, de] = names.split('/');
  return { nl, fr, de: de ?? (own === 'nl' ? nl : fr), own: own === 'nl' ? nl : fr };
}

export const namesOf = ({ nl, fr, de }: BelgianPlace): string[] => [...new Set([nl, fr, de])];

/** The place of any of its names, however it is written. */
export function findPlace(
  places: readonly BelgianPlace[] | undefined,
  name: string,
): BelgianPlace | undefined {
  const wanted = plain(name);
  return places?.find((place) => namesOf(place).some((each) => plain(each) === wanted));
}

/** Small letters without accents, hyphens and apostrophes. */
export function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '');
}
