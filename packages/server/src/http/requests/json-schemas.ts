/** The building blocks of all schemas. */
import { type Static, type TSchema, Type } from 'typebox';

/** One of these oneOf, as a plain `enum`, which readers and client generators understand. */
export function oneOf<const Code extends string>(values: readonly Code[], options: object = {}) {
  return Type.Unsafe<Code>({ type: 'string', enum: [...values], ...options });
}

/** The same schema, or null, in JSON Schema's own form (`type: [string, null]`). */
export function nullable<Schema extends TSchema>(schema: Schema) {
  // Every schema that is made nullable has one type; TypeBox does not say so of schemas in general.
  const { type, enum: values, ...rest } = schema as unknown as { type: string; enum?: readonly unknown[] };
  return Type.Unsafe<Static<Schema> | null>({
    ...rest,
    type: [type, 'null'],
    ...(values && { enum: [...values, null] }),
  });
}

/** Any text of at most 255 characters that PostgreSQL can keep. */
export function text(options: object = {}) {
  return Type.String({ format: 'text', maxLength: 255, ...options });
}

/** The client's own name of a thing, which is a part of its address. */
export function pathText(options: object = {}) {
  return text({ format: 'path-text', minLength: 1, ...options });
}

export function webAddress(options: object = {}) {
  return Type.String({ format: 'web-address', maxLength: 2048, ...options });
}

export function uuid(options: object = {}) {
  return Type.String({ format: 'uuid', ...options });
}

/** `2026-11-14T09:30:00.000Z`. */
export function timestamp(options: object = {}) {
  return Type.String({ format: 'date-time', examples: ['2026-11-14T09:30:00.000Z'], ...options });
}

/** EUR with at most two decimals. */
export function euros(options: object = {}) {
  return Type.Number({ minimum: 0, ...options });
}

/** Several values of a query parameter, with commas between them. */
export function listOf<Item extends TSchema>(items: Item, description: string) {
  return Type.Array(items, { minItems: 1, maxItems: 50, description, style: 'form', explode: false });
}
