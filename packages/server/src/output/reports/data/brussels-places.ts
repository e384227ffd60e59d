/**
 * The municipalities of Brussels have a name in each of its languages. Postcodes of bpost, names of the Region; general knowledge, 2026-11.
 * 1020, 1120 and 1130 are parts of the City of Brussels.
 */
import type { Language } from '@rooftree/words';

const PLACES: Record<string, { nl: string; fr: string }> = {
  '1000': { nl: 'Brussel', fr: 'Bruxelles' },
  '1020': { nl: 'Laken', fr: 'Laeken' },
  '1030': { nl: 'Schaarbeek', fr: 'Schaerbeek' },
  '1040': { nl: 'Etterbeek', fr: 'Etterbeek' },
  '1050': { nl: 'Elsene', fr: 'Ixelles' },
  '1060': { nl: 'Sint-Gillis', fr: 'Saint-Gilles' },
  '1070': { nl: 'Anderlecht', fr: 'Anderlecht' },
  '1080': { nl: 'Sint-Jans-Molenbeek', fr: 'Molenbeek-Saint-Jean' },
  '1081': { nl: 'Koekelberg', fr: 'Koekelberg' },
  '1082': { nl: 'Sint-Agatha-Berchem', fr: 'Berchem-Sainte-Agathe' },
  '1083': { nl: 'Ganshoren', fr: 'Ganshoren' },
  '1090': { nl: 'Jette', fr: 'Jette' },
  '1120': { nl: 'Neder-Over-Heembeek', fr: 'Neder-Over-Heembeek' },
  '1130': { nl: 'Haren', fr: 'Haren' },
  '1140': { nl: 'Evere', fr: 'Evere' },
  '1150': { nl: 'Sint-Pieters-Woluwe', fr: 'Woluwe-Saint-Pierre' },
  '1160': { nl: 'Oudergem', fr: 'Auderghem' },
  '1170': { nl: 'Watermaal-Bosvoorde', fr: 'Watermael-Boitsfort' },
  '1180': { nl: 'Ukkel', fr: 'Uccle' },
  '1190': { nl: 'Vorst', fr: 'Forest' },
  '1200': { nl: 'Sint-Lambrechts-Woluwe', fr: 'Woluwe-Saint-Lambert' },
  '1210': { nl: 'Sint-Joost-ten-Node', fr: 'Saint-Josse-ten-Noode' },
};

/** A place in the reader's language, where it is one of Brussels and was given in the other; else as it was given. */
export function placeIn(language: Language, zipCode: string | null, place: string | null): string | null {
  const names = PLACES[zipCode?.trim() ?? ''];
  if (names === undefined || place === null || language === 'en') return place;
  const isEither = [names.nl, names.fr].some((name) => name.toLowerCase() === place.trim().toLowerCase());
  if (!isEither) return place;
  return language === 'fr-BE' ? names.fr : names.nl;
}
