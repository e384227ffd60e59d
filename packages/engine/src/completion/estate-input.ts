/** From an unknown value to the parts of an estate that matter for its energy: `PUT /v1/estates/{external_id}`. */
import { COUNTRIES, ESTATE_FORMATS, ESTATE_TYPES, REGIONS } from '../contract/codes.ts';
import {
  DWELLING_FIELDS,
  type DwellingFacts,
  type DwellingField,
  INSULATION_TYPES,
  U_VALUE_BOUNDS,
} from '../contract/dwelling-fields.ts';
import type { EstateInput } from '../contract/estate.ts';
import { numberRule, unknownProperty } from '../contract/fault-messages.ts';
import { type Fault, InputError } from '../contract/input-error.ts';
import { labelsOf, scaleOf } from '../label/label.ts';
import { regionOfZipCode } from './region.ts';

const EARLIEST_YEAR = 1000;

/** What the body of an estate may hold; a name that is typed wrong must not be taken for a fact that is not known. */
const ESTATE_PROPERTIES: ReadonlySet<string> = new Set([
  'external_id',
  'metadata',
  'address',
  'estate_provider_type',
  'estate_status',
  'estate_type',
  'estate_format',
  'media',
  'price',
  'year_built',
  'year_renovated',
  'managing_user_external_id',
  'dwelling',
]);
const ADDRESS_PROPERTIES: ReadonlySet<string> = new Set([
  'country',
  'region',
  'zip_code',
  'place',
  'street',
  'house_number',
  'house_number_extra',
  'latitude',
  'longitude',
]);

/** `date` (YYYY-MM-DD) decides what is in the future. Throws an `InputError` with every fault. */
export function parseEstateInput(value: unknown, date: string): EstateInput {
  const faults = new Faults();
  if (!isObject(value)) throw new InputError([{ path: '', message: 'the estate must be an object' }]);
  faults.unknown('', value, ESTATE_PROPERTIES);
  const thisYear = Number(date.slice(0, 4));
  const address = parseAddress(value['address'], faults);
  const dwelling = parseDwelling(value['dwelling'], thisYear, faults);
  const input: EstateInput = {
    address,
    estate_type: faults.code('estate_type', value['estate_type'], ESTATE_TYPES),
    estate_format: faults.code('estate_format', value['estate_format'], ESTATE_FORMATS),
    year_built: faults.number('year_built', value['year_built'], EARLIEST_YEAR, thisYear, true),
    year_renovated: faults.number('year_renovated', value['year_renovated'], EARLIEST_YEAR, thisYear, true),
    dwelling,
  };
  checkTogether(input, faults);
  faults.throwIfAny();
  return input;
}

function parseAddress(value: unknown, faults: Faults): EstateInput['address'] {
  const none = { country: null, zip_code: null, region: null };
  if (isAbsent(value)) return none;
  if (!isObject(value)) {
    faults.add('address', 'must be an object');
    return none;
  }
  faults.unknown('address.', value, ADDRESS_PROPERTIES);
  const country = faults.code('address.country', value['country'], COUNTRIES);
  const given = faults.code('address.region', value['region'], REGIONS);
  const zipCode = isAbsent(value['zip_code']) ? null : String(value['zip_code']);
  if (given !== null && country !== null && !given.startsWith(country)) {
    faults.add('address.region', `must be a region of ${country}`);
  }
  const fromZip = country !== null && zipCode !== null ? regionOfZipCode(country, zipCode) : null;
  if (country !== null && zipCode !== null && given === null && fromZip === null) {
    faults.add('address.zip_code', `must be a zip code of ${country}`);
  }
  return { country, zip_code: zipCode, region: given ?? fromZip };
}

/** The faults of one fact of `dwelling`, by its name; `date` decides what is in the future. */
export function faultsOfFact(name: string, value: unknown, date: string): readonly Fault[] {
  const faults = new Faults();
  parseDwelling({ [name]: value }, Number(date.slice(0, 4)), faults);
  return faults.all();
}

function parseDwelling(value: unknown, thisYear: number, faults: Faults): DwellingFacts {
  if (isAbsent(value)) return {};
  if (!isObject(value)) {
    faults.add('dwelling', 'must be an object');
    return {};
  }
  const facts: Record<string, unknown> = {};
  const fields: Record<string, DwellingField> = DWELLING_FIELDS;
  for (const [name, fact] of Object.entries(value)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) faults.unknownOne('dwelling.', name, (each) => Object.hasOwn(fields, each));
    else if (!isAbsent(fact)) facts[name] = parseFact(`dwelling.${name}`, fact, field, thisYear, faults);
  }
  // Every name is a field of a dwelling, and parseFact has checked its value against that field.
  return facts as DwellingFacts;
}

function parseFact(
  path: string,
  fact: unknown,
  field: DwellingField,
  thisYear: number,
  faults: Faults,
): unknown {
  switch (field.kind) {
    case 'number':
      return faults.number(path, fact, field.min, field.max, false);
    case 'integer':
      return faults.number(path, fact, field.min, Math.min(field.max, thisYear), true);
    case 'code':
      return faults.code(path, fact, field.values);
    case 'boolean':
      if (typeof fact !== 'boolean') faults.add(path, 'must be a boolean value');
      return fact;
    case 'label':
      if (typeof fact !== 'string') faults.add(path, 'must be a string');
      return fact;
    case 'insulation':
      return parseInsulation(path, fact, faults);
  }
}

function parseInsulation(path: string, fact: unknown, faults: Faults): unknown {
  if (!isObject(fact)) return faults.code(path, fact, INSULATION_TYPES);
  for (const name of Object.keys(fact)) {
    if (name !== 'u_value_w_per_m2_k')
      faults.addWhole(`${path}.${name}`, `property ${path}.${name} should not exist`);
  }
  const { min, max } = U_VALUE_BOUNDS;
  return {
    u_value_w_per_m2_k: faults.number(
      `${path}.u_value_w_per_m2_k`,
      fact['u_value_w_per_m2_k'] ?? '',
      min,
      max,
      false,
    ),
  };
}

/** Faults that show only when two values are seen together. */
function checkTogether(input: EstateInput, faults: Faults): void {
  const { year_built: built, year_renovated: renovated, dwelling } = input;
  if (built !== null && renovated !== null && renovated < built) {
    faults.add('year_renovated', 'must not be less than year_built');
  }
  const region = input.address.region;
  const label = dwelling.energy_label;
  if (region !== null && typeof label === 'string') {
    const labels = labelsOf(scaleOf(region));
    if (!labels.includes(label))
      faults.add('dwelling.energy_label', `must be one of the following values: ${labels.join(', ')}`);
  }
}

/** Collects every fault, in class-validator's phrasing, so that a caller can mend them all in one go. */
class Faults {
  readonly #faults: Fault[] = [];

  add(path: string, rest: string): void {
    this.addWhole(path, `${path} ${rest}`);
  }

  addWhole(path: string, message: string): void {
    this.#faults.push({ path, message });
  }

  unknown(under: string, value: Record<string, unknown>, known: ReadonlySet<string>): void {
    for (const name of Object.keys(value)) {
      if (!known.has(name)) this.unknownOne(under, name, (each) => known.has(each));
    }
  }

  unknownOne(under: string, name: string, isKnown: (name: string) => boolean): void {
    this.addWhole(`${under}${name}`, unknownProperty(under, name, isKnown));
  }

  code<Code extends string>(path: string, value: unknown, codes: readonly Code[]): Code | null {
    if (isAbsent(value)) return null;
    const found = codes.find((code) => code === value);
    if (found === undefined) this.add(path, `must be one of the following values: ${codes.join(', ')}`);
    return found ?? null;
  }

  number(path: string, value: unknown, min: number, max: number, isInteger: boolean): number | null {
    if (isAbsent(value)) return null;
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      this.add(path, isInteger ? 'must be an integer number' : numberRule(value));
      return null;
    }
    if (isInteger && !Number.isInteger(value)) this.add(path, 'must be an integer number');
    else if (value <= 0 && min > 0) this.add(path, 'must be a positive number');
    else if (value < min) this.add(path, `must not be less than ${min}`);
    else if (value > max) this.add(path, `must not be greater than ${max}`);
    return value;
  }

  all(): readonly Fault[] {
    return this.#faults;
  }

  throwIfAny(): void {
    if (this.#faults.length > 0) throw new InputError(this.#faults);
  }
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
