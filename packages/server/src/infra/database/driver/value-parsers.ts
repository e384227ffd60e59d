import { type CustomTypesConfig, types } from 'pg';

type Parse = (text: string) => unknown;

/** Ours are cents, counts and bytes, all far below 2^53: a number, or a loud fault. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a safe integer`);
  return value;
}

const asText: Parse = (text) => text;
/** A day is midnight in UTC, like every moment that is stored. */
const asDate: Parse = (text) => new Date(text);
const asBytes: Parse = (text) => Buffer.from(text.slice(2), 'hex');

/**
 * Types of PostgreSQL (`SELECT typname, oid, typarray FROM pg_type`) that do not stay text, each with the list of it.
 */
const PARSERS: readonly (readonly [oid: number, listOid: number, parse: Parse])[] = [
  [16, 1000, (text) => text === 't'],
  [17, 1001, asBytes],
  [20, 1016, parseSafeInteger],
  [21, 1005, Number],
  [23, 1007, Number],
  [26, 1028, Number],
  [114, 199, (text) => JSON.parse(text)],
  [3802, 3807, (text) => JSON.parse(text)],
  [700, 1021, Number],
  [701, 1022, Number],
  [1082, 1182, asDate],
  [1114, 1115, asDate],
  [1184, 1185, asDate],
  // Text, name, character varying, character, uuid, numeric: lists only.
  [25, 1009, asText],
  [19, 1003, asText],
  [1043, 1015, asText],
  [1042, 1014, asText],
  [2950, 2951, asText],
  [1700, 1231, asText],
];

type Elements = readonly (string | null | Elements)[];
// pg-types parses lists of text, and has no name for their type.
const LIST_OF_TEXTS = 1009 as Parameters<typeof types.getTypeParser>[0];
const splitList: (text: string) => Elements = types.getTypeParser(LIST_OF_TEXTS);

function parseElements(elements: Elements, parse: Parse): unknown[] {
  return elements.map((element) => {
    if (element === null) return null;
    return typeof element === 'string' ? parse(element) : parseElements(element, parse);
  });
}

const byOid = new Map<number, Parse>(
  PARSERS.flatMap(([oid, listOid, parse]): [number, Parse][] => [
    [oid, parse],
    [listOid, (text) => parseElements(splitList(text), parse)],
  ]),
);

/** How values of rows are read. */
export const VALUE_TYPES: CustomTypesConfig = { getTypeParser: (oid: number) => byOid.get(oid) ?? asText };

const toBytes: Parse = (text) => Buffer.from(text);

/** For rows that are handed on as they are. */
export const RAW_TYPES: CustomTypesConfig = { getTypeParser: () => toBytes };
