import { DWELLING_FIELDS } from '@rooftree/engine';

type Cell = (text: string) => unknown;

const asText: Cell = (text) => text;
/** What is not a number stays a string, so that the check of the estate reports the fault like any other. */
const asNumber: Cell = (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const asBoolean: Cell = (text) =>
  ({ true: true, false: false, yes: true, no: false })[text.toLowerCase()] ?? text;
/** A class, or a measured U-value as a plain number. */
const asInsulation: Cell = (text) => {
  const uValue = asNumber(text);
  return typeof uValue === 'number' ? { u_value_w_per_m2_k: uValue } : text;
};
const asJson: Cell = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const DWELLING_CELLS: Record<string, Cell> = {
  number: asNumber,
  integer: asNumber,
  boolean: asBoolean,
  insulation: asInsulation,
};

/** Every column of a CSV file: where its value goes in the body of `PUT /v1/estates/{external_id}`, and how it is read. */
export const ESTATE_COLUMNS: ReadonlyMap<string, { path: readonly string[]; read: Cell }> = new Map([
  ...columns(
    ['external_id', 'managing_user_external_id', 'estate_provider_type', 'estate_status'],
    [],
    asText,
  ),
  ...columns(['estate_type', 'estate_format'], [], asText),
  ...columns(['price', 'year_built', 'year_renovated'], [], asNumber),
  ...columns(['media'], [], asJson),
  ...columns(['property_id'], ['metadata'], asText),
  ...columns(['country', 'region', 'zip_code', 'place', 'street', 'house_number'], ['address'], asText),
  ...columns(['house_number_extra'], ['address'], asText),
  ...columns(['latitude', 'longitude'], ['address'], asNumber),
  ...Object.entries(DWELLING_FIELDS).flatMap(([name, { kind }]) =>
    columns([name], ['dwelling'], DWELLING_CELLS[kind] ?? asText),
  ),
]);

function columns(names: string[], under: string[], read: Cell) {
  return names.map((name) => [name, { path: [...under, name], read }] as const);
}
