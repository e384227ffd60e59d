/**
 * Belgian municipalities with their postal codes and the localities of each code, in the languages in which they have a
 * name. Source: FPS BOSA, BeST Address (CC BY 4.0), as collected in lekoala/belgian-geography, `resources/data.php`,
 * read on 2026-11-19. Names in capitals are written as usual, and names of holiday parks and business parks are left
 * out. Added from general knowledge: names of localities in a second language (Laken, Voeren, Comines), "Crainhem" and
 * "Brüssel". Compared with another public list of 2017 (jief/zipcode-belgium): it has 2,699 of its 2,749 names; most
 * others are parts of Liège and of the German-speaking region.
 *
 * A line of the data is `Dutch/French/German: code locality, locality; code …`; what is left out at the end is the same
 * as the name before it in the region's own language. `*` marks names that are official in each of their languages, by
 * the laws on the use of languages in administrative matters (18 July 1966, articles 4 to 8). Others are customary
 * (Gand for Gent): they are recognised, never written.
 */
import { BRUSSELS } from './belgian-places/brussels.ts';
import { FLANDERS } from './belgian-places/flanders.ts';
import { WALLONIA } from './belgian-places/wallonia.ts';
import type { Language } from './language.ts';

export interface PlaceNames {
  nl: string;
  fr: string;
  de: string;
}

export interface BelgianPlace extends PlaceNames {
  /** Whether each name is official in its language. */
  isOfficial: boolean;
  /** The name in the language of its region. */
  own: string;
}

type OwnLanguage = keyof PlaceNames;

/** Read when the first address asks for them. */
let byCode: ReadonlyMap<string, readonly BelgianPlace[]> | null = null;
let codesByName: ReadonlyMap<string, readonly string[]> | null = null;

/** The places of each postal code, municipality first. */
export function belgianPlaces(): ReadonlyMap<string, readonly BelgianPlace[]> {
  byCode ??= placesByCode();
  return byCode;
}

function placesByCode(): ReadonlyMap<string, readonly BelgianPlace[]> {
  const found = new Map<string, BelgianPlace[]>();
  const regions = [
    ['nl', FLANDERS],
    ['nl', BRUSSELS],
    ['fr', WALLONIA],
  ] as const;
  for (const [own, text] of regions) {
    for (const line of text.trim().replaceAll(/\n +/g, ' ').split('\n')) {
      const [names = '', codes = ''] = line.split(': ');
      const isOfficial = names.startsWith('*');
      const town = placeOf(names.replace('*', ''), own, isOfficial);
      for (const part of codes.split('; ')) {
        const localities = part.slice(5).split(', ').filter(Boolean);
        const places = [town, ...localities.map((each) => placeOf(each, own, isOfficial))];
        found.set(part.slice(0, 4), [...(found.get(part.slice(0, 4)) ?? []), ...places]);
      }
    }
  }
  return found;
}

function placeOf(names: string, own: OwnLanguage, isOfficial: boolean): BelgianPlace {
  const [nl = '', fr = nl, de] = names.split('/');
  return { nl, fr, de: de ?? (own === 'nl' ? nl : fr), isOfficial, own: own === 'nl' ? nl : fr };
}

const namesOf = ({ nl, fr, de }: PlaceNames): string[] => [...new Set([nl, fr, de])];

/**
 * The Belgian place of a postal code and any of its names, however it is written; null for a place that the code does
 * not have.
 */
export function placeNames(zip: string, place: string): BelgianPlace | null {
  const wanted = plain(place);
  const places = belgianPlaces().get(zip.trim()) ?? [];
  return places.find((each) => namesOf(each).some((name) => plain(name) === wanted)) ?? null;
}

/**
 * "Elsene" for a Dutch reader and "Ixelles" for a French one; as it was given where it has no official name in the
 * reader's language.
 */
export function placeIn(language: Language, zip: string | null, place: string | null): string | null {
  const names = zip === null || place === null ? null : placeNames(zip, place);
  const [code] = language.split('-');
  return (names?.isOfficial && (code === 'nl' || code === 'fr') ? names[code] : null) ?? place;
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

/** Small letters without accents, hyphens and apostrophes. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '');
}
