/** The largest value that a schema of openapi.json allows. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  maxItems?: number;
  readOnly?: boolean;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** Of whole numbers without a limit: a page that lies behind everything. */
const LARGEST_INTEGER = 2 ** 31 - 1;
/** Arrays stop here, below the limit of a body (`ROOFTREE_BODY_MAX_BYTES`). */
export const MOST_BODY_BYTES = 60_000;
/** Three bytes each, then what patterns allow. */
const LETTERS = ['€', 'a', 'A', '0'];
/** For patterns that no repeated letter matches. */
const SAMPLES = [
  `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
  `https://${'a'.repeat(60)}.example`,
  '2026-11-17',
  '#0b5d4b',
  '2800',
];
const FORMATS: Readonly<Record<string, string>> = {
  uuid: '019a8a5e-7d7c-7c3e-9a63-000000000001',
  date: '2026-11-17',
  'date-time': '1970-01-01T00:00:00.000Z',
  email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
  uri: `https://example.com/${'a'.repeat(1900)}`,
};

export class WorstValues {
  readonly #schemas: Record<string, Schema>;
  /** Where nothing in the schema says how large a value may be, in the last one that was made. */
  readonly unbounded: string[] = [];

  /** Of one array. */
  readonly #arrayBytes: number;

  constructor(schemas: Record<string, Schema>, arrayBytes = MOST_BODY_BYTES) {
    this.#schemas = schemas;
    this.#arrayBytes = arrayBytes;
  }

  of(given: Schema, place = ''): unknown {
    const schema = this.#resolve(given);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return largest(choices.map((choice) => this.of(choice, place)));
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.of(part, place)));
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return largest(schema.enum);
    const types = [schema.type ?? (schema.properties ? 'object' : 'null')].flat();
    return this.#ofType(types.find((type) => type !== 'null') ?? 'null', schema, place);
  }

  #ofType(type: string, schema: Schema, place: string): unknown {
    switch (type) {
      case 'string':
        return this.#string(schema, place);
      case 'integer':
      case 'number':
        return schema.maximum ?? (schema.exclusiveMaximum ?? LARGEST_INTEGER + 1) - 1;
      case 'boolean':
        return true;
      case 'array':
        return this.#array(schema, place);
      case 'object':
        return this.#object(schema, place);
      default:
        return null;
    }
  }

  #resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    return this.#resolve(this.#schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  }

  #string({ format, pattern, maxLength }: Schema, place: string): string {
    const known = format === undefined ? undefined : FORMATS[format];
    if (known !== undefined) return known.slice(0, maxLength);
    if (maxLength === undefined) this.unbounded.push(`${place}: text`);
    const rule = pattern === undefined ? null : new RegExp(pattern, 'u');
    const texts = [...LETTERS.map((letter) => letter.repeat(maxLength ?? 10)), ...SAMPLES];
    return texts.find((text) => rule?.test(text) ?? true) ?? '';
  }

  #array({ items = {}, maxItems }: Schema, place: string): unknown[] {
    if (maxItems === undefined) this.unbounded.push(`${place}: array`);
    const item = this.of(items, `${place}[]`);
    const { enum: codes, pattern } = this.#resolve(items);
    if (codes !== undefined) return codes.slice(0, maxItems);
    if (pattern !== undefined) return [item];
    const room = Math.floor(this.#arrayBytes / (Buffer.byteLength(JSON.stringify(item) ?? '') + 1));
    return Array.from({ length: Math.max(1, Math.min(maxItems ?? 1, room)) }, (_, index) =>
      distinct(item, index),
    );
  }

  #object({ properties = {}, additionalProperties }: Schema, place: string): Record<string, unknown> {
    if (typeof additionalProperties === 'object') this.unbounded.push(`${place}: any names`);
    const writable = Object.entries(properties).filter(([, each]) => this.#resolve(each).readOnly !== true);
    return Object.fromEntries(
      writable.map(([name, each]) => [name, this.of(each, place === '' ? name : `${place}.${name}`)]),
    );
  }
}

function largest(values: unknown[]): unknown {
  const size = (value: unknown) => JSON.stringify(value)?.length ?? 0;
  return values.reduce((most, value) => (size(value) > size(most) ? value : most), values[0]);
}

/** The same text twice would count as one. */
function distinct(item: unknown, index: number): unknown {
  if (typeof item === 'string') return item.slice(0, -6) + String(index).padStart(6, '0');
  if (typeof item !== 'object' || item === null || !('external_id' in item)) return item;
  return { ...item, external_id: `worst-${index}` };
}
