/** The language of a page: that in the address, else the browser's, else that of the place. */
import { isLanguage, type Language } from '@rooftree/words';

interface Place {
  country: string;
  region: string | null;
  /** The context's own language, for a place with more than one. */
  contextLanguage: Language;
}

export function chooseLanguage(asked: unknown, acceptLanguage: string, place: Place | null): Language {
  if (isLanguage(asked)) return asked;
  for (const wanted of wantedLanguages(acceptLanguage)) {
    if (wanted.startsWith('nl')) return dutchOf(wanted, place);
    if (wanted.startsWith('fr')) return 'fr-BE';
    if (wanted.startsWith('en')) return 'en';
  }
  return place === null ? 'en' : languageOfPlace(place);
}

/** "fr-BE,fr;q=0.9,en;q=0.8" → its tags, most wanted first. */
function wantedLanguages(acceptLanguage: string): string[] {
  return acceptLanguage
    .slice(0, 500)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, weight: quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
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
