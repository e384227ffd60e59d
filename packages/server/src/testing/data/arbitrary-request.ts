import fc from 'fast-check';

/** The part of openapi.json that requests are made from. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  readOnly?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

export interface ApiRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

// Values that have broken servers before: NUL, half a surrogate pair, huge numbers, names of the prototype.
const NASTY = [
  '',
  '\0',
  '\ud800',
  'null',
  '-0',
  '1e999',
  '9'.repeat(400),
  '__proto__',
  "'; --",
  '%',
  '../..',
  '{}',
  'ÿ'.repeat(300),
];
const nastyText = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 40 }));
const junk = fc.oneof(nastyText, fc.double(), fc.maxSafeInteger(), fc.jsonValue({ maxDepth: 3 }));
const headerText = fc
  .string({ unit: fc.constantFrom(...'abcXYZ019 -_.;=/*,"'), maxLength: 40 })
  .map((text) => text.trim());

/** Requests of every operation: some good, most with something wrong in path, query, headers or body. */
export function arbitraryRequest(document: ApiDocument): fc.Arbitrary<ApiRequest> {
  const [good, doubtful] = [new Values(document, false), new Values(document, true)];
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      fc.oneof(requestOf(good, method, path, operation), requestOf(doubtful, method, path, operation)),
    ),
  );
  return fc.oneof(...operations);
}

function requestOf(
  values: Values,
  method: string,
  path: string,
  operation: Operation,
): fc.Arbitrary<ApiRequest> {
  const parameters = operation.parameters ?? [];
  const named = (place: string) => {
    const here = parameters.filter((each) => each.in === place);
    return values.object(Object.fromEntries(here.map(({ name, schema }) => [name, schema])));
  };
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return fc
    .record({
      path: named('path'),
      query: fc.oneof(
        { weight: 3, arbitrary: named('query') },
        { weight: 1, arbitrary: fc.dictionary(nastyText, junk, { maxKeys: 3 }) },
      ),
      headers: fc.dictionary(
        fc.constantFrom(
          'accept',
          'idempotency-key',
          'x-request-id',
          'content-type',
          'x-service-client-id',
          'x-service-client-secret',
          'range',
        ),
        headerText,
        { maxKeys: 2 },
      ),
      body: body
        ? fc.oneof(
            values.of(body).map((value) => JSON.stringify(value)),
            nastyText,
          )
        : fc.constant(undefined),
    })
    .map(({ path: parts, query, headers, body: sent }) => ({
      method: method.toUpperCase(),
      path: `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(parts[name] ?? 'x'))}${queryText(query)}`,
      headers: { ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: sent,
    }));
}

/** How values come about: as the schema says all the way down, or with junk here and there. */
export class Values {
  readonly #schemas: Record<string, Schema>;
  readonly #hasJunk: boolean;

  constructor(document: ApiDocument, hasJunk: boolean) {
    this.#schemas = document.components.schemas;
    this.#hasJunk = hasJunk;
  }

  of(schema: Schema): fc.Arbitrary<unknown> {
    const good = this.#good(schema);
    return this.#hasJunk ? fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: junk }) : good;
  }

  object(properties: Record<string, Schema>, required: string[] = []): fc.Arbitrary<Record<string, unknown>> {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, this.of(each)]),
    );
    return fc.record(fields, { requiredKeys: this.#hasJunk ? [] : required });
  }

  #good(schema: Schema): fc.Arbitrary<unknown> {
    const { $ref, anyOf, properties, items, minimum = -10, maximum = 3000 } = schema;
    if ($ref) return this.#good(this.#schemas[$ref.split('/').at(-1) ?? ''] ?? {});
    if (anyOf) return fc.oneof(...anyOf.map((each) => this.#good(each)));
    if (schema.enum) return fc.constantFrom(...schema.enum);
    switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
      case 'integer':
        return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2 ** 31 - 1)) });
      case 'number':
        return fc.double({ min: minimum, max: maximum, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(this.of(items ?? {}), { maxLength: 4 });
      case 'object':
        return this.object(properties ?? {}, schema.required);
      case 'string':
        if (schema.format === 'uuid') return fc.uuid();
        return schema.format === 'uri' ? fc.webUrl() : fc.string({ minLength: 1, maxLength: 20 });
      default:
        return junk;
    }
  }
}

function queryText(query: object): string {
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function encode(value: unknown): string {
  return encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
  );
}
