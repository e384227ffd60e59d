import {
  COUNTRIES,
  DWELLING_FIELDS,
  ESTATE_FORMATS,
  ESTATE_TYPES,
  INSULATION_TYPES,
  REGIONS,
} from '@rooftree/engine';
import { CATALOGUES } from '@rooftree/words';
import { ESTATE_STATUSES } from '../../estates.ts';
import { CODE_WORDS } from './code-words.ts';
import { plainKey } from './plain-key.ts';

const dwellingCodes = Object.entries(DWELLING_FIELDS).flatMap(([name, field]) =>
  field.kind === 'code' ? [[name, field.values] as const] : [],
);

/** The columns whose values are codes; `insulation` stands for all that hold an insulation type. */
const CODES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['country', COUNTRIES],
  ['region', REGIONS],
  ['estate_type', ESTATE_TYPES],
  ['estate_format', ESTATE_FORMATS],
  ['estate_status', ESTATE_STATUSES],
  ['insulation', INSULATION_TYPES],
  ...dwellingCodes,
]);

/** By column, what each word means. The code itself comes first, then our own words, then those of others. */
export const CODE_OF_WORD: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [...CODES].map(([column, codes]) => {
    const meanings = new Map<string, string>();
    for (const wordsOf of [(code: string) => [code], pageWords(column), otherWords(column)]) {
      for (const code of codes) {
        for (const word of wordsOf(code)) {
          if (!meanings.has(plainKey(word))) meanings.set(plainKey(word), code);
        }
      }
    }
    return [column, meanings];
  }),
);

/**
 * The code for a word in any of the languages, in any case; what is none stays as it is, for the check of the estate to
 * report.
 */
export function readCode(column: string, text: string): string {
  return CODE_OF_WORD.get(column)?.get(plainKey(text)) ?? text;
}

function pageWords(column: string): (code: string) => string[] {
  return (code) =>
    Object.values(CATALOGUES).flatMap((catalogue) => {
      const lists: Record<string, Record<string, string>> = {
        ...catalogue.factValues,
        country: catalogue.countries,
        region: catalogue.regions,
        estate_type: catalogue.estateTypes,
        estate_format: catalogue.estateFormats,
        insulation: catalogue.insulationTypes,
      };
      return lists[column]?.[code] ?? [];
    });
}

function otherWords(column: string): (code: string) => readonly string[] {
  return (code) => CODE_WORDS[column]?.[code] ?? [];
}
