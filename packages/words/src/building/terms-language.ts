import type { Country } from '@rooftree/engine';
import type { Language } from '../language.ts';

/** The law of a building goes by where it stands: in Dutch, a building of either country has that country's texts. */
export function termsLanguage(language: Language, country: Country): Language {
  if (language !== 'nl-BE' && language !== 'nl-NL') return language;
  return country === 'BE' ? 'nl-BE' : 'nl-NL';
}
