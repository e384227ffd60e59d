/** What the server finds wrong with a value, in the reader's language. */
import type { OfficeWords } from '../words/office-words.ts';

type Say = (parts: string[], words: OfficeWords) => string;

/** Each sentence with its translation; a part in brackets goes into it. */
const SENTENCES: [RegExp, Say][] = [
  [/^must be one of the following values: (.*)$/, ([list = ''], { texts }) => texts.import.oneOf(list)],
  [/^must be an integer number$/, (_, { texts }) => texts.import.wholeNumber],
  [/^must be a number such as |^must have at most two decimals$/, (_, { texts }) => texts.import.number],
  [/^must be a positive number$/, (_, { texts }) => texts.import.positive],
  [/^must not be less than year_built$/, (_, { texts }) => texts.import.beforeBuilt],
  [/^must not be less than (\S+)$/, ([least = ''], { texts }) => texts.import.atLeast(least)],
  [/^must not be greater than (\S+)$/, ([most = ''], { texts }) => texts.import.atMost(most)],
  [
    /^must be a zip code of (\w+)$/,
    ([country = ''], words) => words.texts.import.zipOf(countryIn(country, words)),
  ],
  [
    /^must be a region of (\w+)$/,
    ([country = ''], words) => words.texts.import.regionOf(countryIn(country, words)),
  ],
  [/^must be a boolean value$/, (_, { texts }) => texts.import.yesOrNo],
  [/^must be a string of 1 to 255 characters$/, (_, { texts }) => texts.import.mustBeFilled],
  [/^must be a string$|^should not be empty$/, (_, { texts }) => texts.import.mustBeFilled],
  [
    /^must be shorter than or equal to (\d+) characters$/,
    ([most = ''], { texts }) => texts.import.shorter(most),
  ],
  [/^must be null for an apartment$/, (_, { texts }) => texts.import.notForApartment],
];

/** Null for a sentence that is not about a value. */
export function translateValueFault(sentence: string, words: OfficeWords): string | null {
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(sentence);
    if (found !== null) return say(found.slice(1), words);
  }
  return null;
}

export function countryIn(code: string, { places }: OfficeWords): string {
  const known: Record<string, string> = places.countries;
  return known[code] ?? code;
}
