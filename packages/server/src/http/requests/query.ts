import type { TSchema } from 'typebox';

interface ParameterSchema {
  type?: string;
  enum?: readonly unknown[];
  default?: unknown;
}

interface ReadQuery {
  values: Record<string, unknown>;
  /** Sentences about parameters that were given more than once. */
  repeated: string[];
}

/**
 * Query strings as the values that the schema describes. What cannot be converted stays a string, for the check to
 * refuse.
 */
export function readQuery(query: Record<string, unknown>, schema: TSchema): ReadQuery {
  // A query's schema is an object's, with plain values.
  const properties = (schema as { properties?: Record<string, ParameterSchema> }).properties ?? {};
  // No prototype: a parameter called `__proto__` is then a name like any other.
  const values: Record<string, unknown> = Object.create(null);
  const repeated: string[] = [];
  for (const name in properties) {
    const preset = properties[name]?.default;
    if (preset !== undefined) values[name] = preset;
  }
  for (const name in query) {
    const value = query[name];
    const isKnown = Object.hasOwn(properties, name);
    if (Array.isArray(value)) {
      repeated.push(`${name} must not be given more than once`);
      if (!isKnown) values[name] = value;
    } else {
      values[name] = readValue(String(value), isKnown ? properties[name] : undefined);
    }
  }
  return { values, repeated };
}

function readValue(text: string, { type, enum: codes }: ParameterSchema = {}): unknown {
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d{1,9})?$/.test(text)) return Number(text);
  if (type === 'array') return text.split(',');
  // Python writes True, PHP 1.
  if (type === 'boolean' && /^(true|false|1|0)$/i.test(text)) return /^(true|1)$/i.test(text);
  // A code in other letters, `asc`, is meant as the code.
  return codes?.find((code) => String(code).toUpperCase() === text.toUpperCase()) ?? text;
}
