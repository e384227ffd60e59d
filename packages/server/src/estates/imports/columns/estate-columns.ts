import { DWELLING_FIELDS } from '@rooftree/engine';
import { CATALOGUES } from '@rooftree/words';
import { HEADING_WORDS } from './heading-words.ts';
import { plainKey } from './plain-key.ts';
import { readCode } from './read-code.ts';
import { type DecimalMark, readDegrees, readNumber, readRoundNumber } from './read-number.ts';

/** Returns the value, the text itself when it is none, or an `UnreadableCell`. */
type Read = (text: string, decimalMark: DecimalMark) => unknown;

export interface EstateColumn {
  name: string;
  /** Where its value goes in the body of `PUT /v1/estates/{external_id}`. */
  path: readonly [string] | readonly [string, string];
  read: Read;
}

const TRUE = new Set(['true', 'yes', 'y', '1', 'ja', 'j', 'waar', 'oui', 'o', 'vrai']);
const FALSE = new Set(['false', 'no', '0', 'nee', 'neen', 'n', 'onwaar', 'non', 'faux']);

const asText: Read = (text) => text;
const asBoolean: Read = (text) => {
  const key = plainKey(text);
  return TRUE.has(key) ? true : FALSE.has(key) ? false : text;
};
/** A class, or a measured U-value as a plain number. */
const asInsulation: Read = (text, decimalMark) => {
  const code = readCode('insulation', text);
  if (code !== text) return code;
  const uValue = readNumber(text, decimalMark);
  return typeof uValue === 'number' ? { u_value_w_per_m2_k: uValue } : uValue;
};
/** `B-9000` and `NL-3512 KL` as they are on envelopes. */
const asZipCode: Read = (text) => text.replace(/^(?:BE?|NL)\s*-?\s*(?=\d{4})/i, '');
/** `EPC-label b`, `Label A +`. */
const asLabel: Read = (text) =>
  text
    .replace(/^(?:(?:epc|epb|peb|energie|energy|label|klasse|classe|class)[\s:-]*)+(?=[a-h](?![a-z]))/i, '')
    .replaceAll(/\s/g, '')
    .toUpperCase();
const asJson: Read = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
const asCode =
  (name: string): Read =>
  (text) =>
    readCode(name, text);

const readFact = (name: string, kind: string): Read =>
  ({
    number: readNumber,
    integer: readRoundNumber,
    boolean: asBoolean,
    insulation: asInsulation,
    label: asLabel,
  })[kind] ?? asCode(name);

const own = (name: string, read: Read): EstateColumn => ({ name, path: [name], read });
const inAddress = (name: string, read: Read): EstateColumn => ({ name, path: ['address', name], read });

/** Every column of a table of estates. */
export const ESTATE_COLUMNS: readonly EstateColumn[] = [
  ...['external_id', 'managing_user_external_id', 'estate_provider_type'].map((name) => own(name, asText)),
  ...['estate_type', 'estate_format', 'estate_status'].map((name) => own(name, asCode(name))),
  ...['price', 'year_built', 'year_renovated'].map((name) => own(name, readRoundNumber)),
  own('media', asJson),
  { name: 'property_id', path: ['metadata', 'property_id'], read: asText },
  ...['country', 'region'].map((name) => inAddress(name, asCode(name))),
  ...['place', 'street', 'house_number', 'house_number_extra'].map((name) => inAddress(name, asText)),
  inAddress('zip_code', asZipCode),
  ...['latitude', 'longitude'].map((name) => inAddress(name, readDegrees)),
  ...Object.entries(DWELLING_FIELDS).map(
    ([name, { kind }]): EstateColumn => ({ name, path: ['dwelling', name], read: readFact(name, kind) }),
  ),
];

/** The names of a column: its own, that of the planner page in each language, and those of others. */
export function namesOf(column: string): string[] {
  return [column, ...namesOnPage(column), ...(HEADING_WORDS[column] ?? [])];
}

function namesOnPage(column: string): string[] {
  return Object.values(CATALOGUES).flatMap(({ facts }) => new Map(Object.entries(facts)).get(column) ?? []);
}

/** `Flat roof (m²)` may be written without its unit, unless another column has that name. */
export const withoutUnit = (name: string) => name.replace(/\s*\(.*\)$/, '');

/** The columns by the keys of their headings. A name may lack its unit, unless another column has that name. */
export const COLUMN_OF_HEADING: ReadonlyMap<string, EstateColumn> = new Map([
  ...ESTATE_COLUMNS.flatMap((column) =>
    namesOnPage(column.name).map((name) => [plainKey(withoutUnit(name)), column] as const),
  ),
  ...ESTATE_COLUMNS.flatMap((column) =>
    namesOf(column.name).map((name) => [plainKey(name), column] as const),
  ),
]);
