/** What an agent's words of energy may be believed to say. */
import type { ListedFacts } from '../contract/listing.ts';

/** Facts, and what is too vague to be one: the least that it can mean. */
export interface ParsedFacts {
  facts?: ListedFacts;
  vague?: ListedFacts;
}

/**
 * Source: coated glass has been the usual double glazing of new houses in both countries since about 2000, and no house
 * was built with single glass by then: general knowledge.
 */
const COATED_SINCE = 2000;

/**
 * "Double" chosen among kinds of glass. Of an older house it is the plain kind; of a later one, or one of any age, it
 * would be worse than what such houses were built with.
 */
export function choseDoubleGlazing(yearBuilt: number | undefined): ParsedFacts {
  const isOlder = yearBuilt !== undefined && yearBuilt < COATED_SINCE;
  return isOlder
    ? { facts: { window_glazing_type: 'DOUBLE' } }
    : { vague: { window_glazing_type: 'DOUBLE' } };
}

/**
 * "Double glazing" as a box that is ticked means anything with two panes or more; not ticked, it is single glass in an
 * older house.
 */
export function tickedDoubleGlazing(
  isTicked: boolean | undefined,
  yearBuilt: number | undefined,
): ParsedFacts {
  if (isTicked === undefined) return {};
  if (isTicked) return { vague: { window_glazing_type: 'DOUBLE' } };
  return yearBuilt !== undefined && yearBuilt >= COATED_SINCE
    ? {}
    : { facts: { window_glazing_type: 'SINGLE' } };
}

/** That nothing is insulated counts in full. */
export const NO_INSULATION = {
  inclined_roof_insulation_type: 'NONE',
  flat_roof_insulation_type: 'NONE',
  outer_wall_insulation_type: 'NONE',
  floor_insulation_type: 'NONE',
} as const satisfies ListedFacts;

/** That something is insulated says nothing of how much: some centimetres at least. */
const SOME = 'CM_1_5';
export const SOME_ROOF_INSULATION = {
  inclined_roof_insulation_type: SOME,
  flat_roof_insulation_type: SOME,
} as const satisfies ListedFacts;
export const SOME_WALL_INSULATION = { outer_wall_insulation_type: SOME } as const satisfies ListedFacts;
export const SOME_FLOOR_INSULATION = { floor_insulation_type: SOME } as const satisfies ListedFacts;
export const SOME_INSULATION = {
  ...SOME_ROOF_INSULATION,
  ...SOME_WALL_INSULATION,
  ...SOME_FLOOR_INSULATION,
} as const satisfies ListedFacts;

/** Of a list of words that each say that some part is insulated, and of one that says that nothing is. */
export function insulationOf(
  kinds: readonly string[],
  words: Readonly<Record<string, ListedFacts>>,
  none?: string,
): ParsedFacts {
  if (none !== undefined && kinds.includes(none)) return kinds.length === 1 ? { facts: NO_INSULATION } : {};
  return {
    vague: Object.assign({}, ...kinds.map((kind) => (Object.hasOwn(words, kind) ? words[kind] : {}))),
  };
}

export function together(...said: readonly ParsedFacts[]): Required<ParsedFacts> {
  return {
    facts: Object.assign({}, ...said.map(({ facts }) => facts ?? {})),
    vague: Object.assign({}, ...said.map(({ vague }) => vague ?? {})),
  };
}
