/** Why a home of another system is rejected, in the reader's language: the connectors' own sentences are English. */

import { translateMessage } from '../faults/translate-message.ts';
import { countryIn } from '../faults/value-faults.ts';
import type { OfficeWords } from '../words/office-words.ts';

type Reasons = OfficeWords['texts']['connections']['reasons'];
type Translate = (reasons: Reasons, parts: string[], words: OfficeWords) => string;

const CONFLICT = /^an estate with the same id has another address/;

/** A person decides about it; the other system has nothing to correct. */
export const isConflict = (reasons: readonly string[]) => reasons.some((each) => CONFLICT.test(each));

/** Each sentence with its translation; a part in brackets goes into it. */
const SENTENCES: readonly (readonly [RegExp, Translate])[] = [
  [/^it has no usable identifier$|has no id$|^its id cannot be stored$/, ({ noReference }) => noReference],
  [/^its country is missing|^it has no country$/, ({ noCountry }) => noCountry],
  [/^its country "(.*)" is not/s, ({ otherCountry }, [country = '']) => otherCountry(country)],
  [/^its category is not filled in|^its type is missing$/, ({ noType }) => noType],
  [/^its type "(.*)" is not supported$/s, ({ otherType }, [type = '']) => otherType(type)],
  [
    /^the postal code "(.*)" is not valid in (\w+)$/s,
    ({ zipCode }, [code = '', country = ''], words) => zipCode(code, countryIn(country, words)),
  ],
  [/^it is a project: /, ({ project }) => project],
  [/^it is a project without units$/, ({ emptyProject }) => emptyProject],
  [/^it is marked confidential in (.*)$/s, ({ confidential }, [system = '']) => confidential(system)],
  [/^SweepBright does not return this estate/, ({ notShown }) => notShown],
  [CONFLICT, ({ elsewhere }) => elsewhere],
  [/^another connection brings this home$/, ({ taken }) => taken],
  [/^it was permanently deleted here/, ({ erased }) => erased],
];

export function rejectionReason(message: string, words: OfficeWords): string {
  for (const [pattern, translate] of SENTENCES) {
    const found = pattern.exec(message);
    if (found !== null) return translate(words.texts.connections.reasons, found.slice(1), words);
  }
  return translateMessage(message, words);
}
