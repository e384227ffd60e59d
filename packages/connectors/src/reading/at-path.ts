/**
 * What stands under a path of names in an unchecked response; undefined where it is absent or of another kind. The
 * paths are fixed by the mappings, so that nothing walks through what a provider sends.
 */
import { numberOf, textOf } from './values.ts';

const LONGEST_ADDRESS = 2048;
/** Of lists that no record fills: a longer one is cut, not walked. */
const LONGEST_LIST = 500;
/** As an estate's price may be at most. */
const HIGHEST_PRICE_CENTS = 100_000_000_000_000;

export function at(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const name of path) {
    if (!isRecord(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}

export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  return textOf(at(value, ...path));
}

export function numberAt(value: unknown, ...path: readonly string[]): number | undefined {
  return numberOf(at(value, ...path));
}

/** A number above zero: in many systems, 0 is what was not filled in. */
export function positiveAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = numberAt(value, ...path);
  return found !== undefined && found > 0 ? found : undefined;
}

/** Euros as cents; what is dearer than any house is no price. */
export function centsAt(value: unknown, ...path: readonly string[]): number | undefined {
  const euros = positiveAt(value, ...path);
  const cents = euros === undefined ? 0 : Math.round(euros * 100);
  return cents > 0 && cents <= HIGHEST_PRICE_CENTS ? cents : undefined;
}

export function flagAt(value: unknown, ...path: readonly string[]): boolean | undefined {
  const found = at(value, ...path);
  return typeof found === 'boolean' ? found : undefined;
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.slice(0, LONGEST_LIST) : [];
}

/** The texts of a list of codes. */
export function codesAt(value: unknown, ...path: readonly string[]): readonly string[] {
  return listAt(value, ...path).flatMap((each) => textAt(each) ?? []);
}

/** The address of something on the web, over TLS. */
export function webAddressAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = at(value, ...path);
  if (typeof found !== 'string' || found.length > LONGEST_ADDRESS || !found.isWellFormed()) return undefined;
  return URL.parse(found)?.protocol === 'https:' ? found : undefined;
}

/** Of a table of codes, what stands under one. */
export function codeOf<Code>(
  table: Readonly<Record<string, Code>>,
  code: string | undefined,
): Code | undefined {
  return code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
