/** The language of a page: that in the address, else the browser's, else that of the place. */
import { isLanguage, type Language } from '@rooftree/words';

interface Place {
  country: string;
  region: string | null;
  /** The context's own language, for a place with more than one. */
  contextLanguage: Language;
}

/** `accepted` are the browser's languages, most wanted first. */
export function chooseLanguage(asked: unknown, accepted: readonly string[], place: Place | null): Language {
  if (isLanguage(asked)) return asked;
  for (const wanted of accepted.map((tag) => tag.toLowerCase())) {
    if (wanted.startsWith('nl')) return dutchOf(wanted, place);
    if (wanted.startsWith('fr')) return 'fr-BE';
    if (wanted.startsWith('en')) return 'en';
  }
  return place === null ? 'en' : languageOfPlace(place);
}

/** The words for grants and labels are those of the estate's country, not of the reader's. */
function dutchOf(tag: string, place: Place | null): Language {
  if (place !== null) return place.country === 'NL' ? 'nl-NL' : 'nl-BE';
  return tag === 'nl-be' ? 'nl-BE' : 'nl-NL';
}

function languageOfPlace({ country, region, contextLanguage }: Place): Language {
  if (country === 'NL') return 'nl-NL';
  if (region === 'BE-VLG') return 'nl-BE';
  return region === 'BE-WAL' ? 'fr-BE' : contextLanguage;
}
