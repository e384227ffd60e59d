/**
 * Belgian places that have an official name in more than one language, by postal code: the Brussels region, the municipalities with language
 * facilities and the German-speaking region. Places whose names are alike are not here, nor other languages' customary names (Gand for
 * Gent), which are not official.
 * Source: laws on the use of languages in administrative matters, coordinated on 18 July 1966, article 4 to 8; postal codes: bpost.
 * Written from general knowledge on 2026-11-18; each postal code was compared with a public list (jief/zipcode-belgium, 2017).
 */
import type { Language } from './language.ts';

export interface PlaceNames {
  nl?: string;
  fr?: string;
  de?: string;
}

export const BELGIAN_PLACES: readonly (readonly [zip: string, names: PlaceNames])[] = [
  ['1000', { nl: 'Brussel', fr: 'Bruxelles', de: 'Brüssel' }],
  ['1020', { nl: 'Laken', fr: 'Laeken' }],
  ['1030', { nl: 'Schaarbeek', fr: 'Schaerbeek' }],
  ['1050', { nl: 'Elsene', fr: 'Ixelles' }],
  ['1060', { nl: 'Sint-Gillis', fr: 'Saint-Gilles' }],
  ['1080', { nl: 'Sint-Jans-Molenbeek', fr: 'Molenbeek-Saint-Jean' }],
  ['1082', { nl: 'Sint-Agatha-Berchem', fr: 'Berchem-Sainte-Agathe' }],
  ['1150', { nl: 'Sint-Pieters-Woluwe', fr: 'Woluwe-Saint-Pierre' }],
  ['1160', { nl: 'Oudergem', fr: 'Auderghem' }],
  ['1170', { nl: 'Watermaal-Bosvoorde', fr: 'Watermael-Boitsfort' }],
  ['1180', { nl: 'Ukkel', fr: 'Uccle' }],
  ['1190', { nl: 'Vorst', fr: 'Forest' }],
  ['1200', { nl: 'Sint-Lambrechts-Woluwe', fr: 'Woluwe-Saint-Lambert' }],
  ['1210', { nl: 'Sint-Joost-ten-Node', fr: 'Saint-Josse-ten-Noode' }],
  ['1547', { nl: 'Bever', fr: 'Biévène' }],
  ['1640', { nl: 'Sint-Genesius-Rode', fr: 'Rhode-Saint-Genèse' }],
  ['1950', { nl: 'Kraainem', fr: 'Crainhem' }],
  ['3790', { nl: 'Voeren', fr: 'Fourons' }],
  ['3790', { nl: 'Sint-Martens-Voeren', fr: 'Fouron-Saint-Martin' }],
  ['3790', { nl: 'Moelingen', fr: 'Mouland' }],
  ['3792', { nl: 'Sint-Pieters-Voeren', fr: 'Fouron-Saint-Pierre' }],
  ['3798', { nl: '’s-Gravenvoeren', fr: 'Fouron-le-Comte' }],
  ['4720', { de: 'Kelmis', fr: 'La Calamine' }],
  ['4750', { de: 'Bütgenbach', fr: 'Butgenbach' }],
  ['4760', { de: 'Büllingen', fr: 'Bullange' }],
  ['4770', { de: 'Amel', fr: 'Amblève' }],
  ['4780', { de: 'Sankt Vith', fr: 'Saint-Vith' }],
  ['4950', { de: 'Weismes', fr: 'Waimes' }],
  ['7700', { nl: 'Moeskroen', fr: 'Mouscron' }],
  ['7780', { nl: 'Komen', fr: 'Comines' }],
  ['7780', { nl: 'Komen-Waasten', fr: 'Comines-Warneton' }],
  ['7784', { nl: 'Waasten', fr: 'Warneton' }],
  ['7850', { nl: 'Edingen', fr: 'Enghien' }],
  ['7880', { nl: 'Vloesberg', fr: 'Flobecq' }],
  ['8587', { nl: 'Spiere-Helkijn', fr: 'Espierres-Helchin' }],
  ['8957', { nl: 'Mesen', fr: 'Messines' }],
  ['9600', { nl: 'Ronse', fr: 'Renaix' }],
];

/** The official names of a Belgian place, by its postal code and any of them, however it is written; null where it has only one. */
export function placeNames(zip: string, place: string): PlaceNames | null {
  const wanted = plain(place);
  const found = BELGIAN_PLACES.find(
    ([code, names]) => code === zip.trim() && Object.values(names).some((name) => plain(name) === wanted),
  );
  return found?.[1] ?? null;
}

/** "Elsene" for a Dutch reader and "Ixelles" for a French one; as it was given where it has no name of its own in the reader's language. */
export function placeIn(language: Language, zip: string | null, place: string | null): string | null {
  const names = zip === null || place === null ? null : placeNames(zip, place);
  const [code] = language.split('-');
  return (code === 'nl' || code === 'fr' ? names?.[code] : undefined) ?? place;
}

/** Small letters without accents, hyphens and apostrophes. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '');
}
