/** The languages of the report, the page and the terminal: the contract's list (public-api.md, 2.7). */
export const LANGUAGES = ['nl-BE', 'nl-NL', 'fr-BE', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
