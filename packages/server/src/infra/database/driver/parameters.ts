import { Json } from './fragments.ts';
import type { Parameter } from './query.ts';

/** What a value is where PostgreSQL cannot infer it from the statement, such as in `SELECT $1`. */
export function castOf(value: unknown): string {
  switch (typeof value) {
    case 'boolean':
      return '::boolean';
    case 'bigint':
      return '::bigint';
    case 'object':
      if (value instanceof Date) return '::timestamptz';
      if (value instanceof Uint8Array) return '::bytea';
      return value instanceof Json ? '::jsonb' : '';
    default:
      return '';
  }
}

/** A parameter as text that PostgreSQL reads, bytes as they are. */
export function serialize(value: Parameter): string | Buffer | null {
  if (value === null || typeof value === 'string') return value;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return textOf(value);
}

function textOf(value: Exclude<Parameter, null>): string {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Json) return value.text;
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (isList(value)) return `{${value.map(elementOf).join()}}`;
  // From code that the compiler does not see through: as NULL or as text it would be a silent fault.
  if (value === undefined || typeof value === 'object')
    throw new TypeError(`${value} is no parameter of a statement`);
  return String(value);
}

const NEEDS_ESCAPE = /[\\"]/;

function elementOf(value: Parameter): string {
  if (value === null) return 'NULL';
  // A list has thousands of elements, and few of them need an escape.
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = textOf(value);
  if (isList(value)) return text;
  return NEEDS_ESCAPE.test(text) ? `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : `"${text}"`;
}

/** `Array.isArray` does not narrow a readonly list. */
function isList(value: Parameter): value is readonly Parameter[] {
  return Array.isArray(value);
}
