import type { TSchema, Type as TypeBox } from 'typebox';

type Builders = Pick<
  typeof TypeBox,
  | 'Array'
  | 'Boolean'
  | 'Enum'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Partial'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe'
>;
type Properties = Record<string, TSchema>;

const OPTIONAL = '~optional';
const optional = (schema: object) => Object.defineProperty({ ...schema }, OPTIONAL, { value: true });

function object(properties: Properties, options?: object): object {
  const required = Object.keys(properties).filter((key) => !(OPTIONAL in (properties[key] ?? {})));
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
}

function partial({ properties }: { properties: Properties }, options?: object): object {
  const loose = Object.entries(properties).map(([key, schema]) => [key, optional(schema)]);
  return object(Object.fromEntries(loose), options);
}

/**
 * TypeBox's builders that we use, with its types, in as many lines as they take. TypeBox itself is 370 modules: reading them was a
 * quarter of the start of every process, and nothing else in them is needed at run time.
 */
const builders = {
  Array: (items: object, options?: object) => ({ type: 'array', items, ...options }),
  Boolean: (options?: object) => ({ type: 'boolean', ...options }),
  Enum: (values: readonly unknown[], options?: object) => ({ enum: values, ...options }),
  Integer: (options?: object) => ({ type: 'integer', ...options }),
  Literal: (value: unknown, options?: object) => ({ type: typeof value, const: value, ...options }),
  Null: (options?: object) => ({ type: 'null', ...options }),
  Number: (options?: object) => ({ type: 'number', ...options }),
  Object: object,
  Optional: optional,
  Partial: partial,
  String: (options?: object) => ({ type: 'string', ...options }),
  Union: (anyOf: readonly object[], options?: object) => ({ anyOf, ...options }),
  Unknown: (options?: object) => ({ ...options }),
  Unsafe: (schema: object) => ({ ...schema }),
};

// What a builder infers from its arguments is in TypeBox's types alone; type.test.ts holds the values against TypeBox's own.
export const Type = builders as unknown as Builders;
