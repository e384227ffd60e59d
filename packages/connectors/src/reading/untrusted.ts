/**
 * Values that another system sent: nothing is believed of their kind. What is absent, of another kind, or nothing that can be
 * kept is undefined. Paths are fixed by the mappings, so that the depth of an answer costs nothing.
 */

/** As long as the texts of an estate may be. */
const LONGEST_TEXT = 255;
const LONGEST_ADDRESS = 2048;
/** Of lists that no record fills: a longer one is cut, not walked. */
const LONGEST_LIST = 500;

/** As an estate's price may be at most. */
const HIGHEST_PRICE_CENTS = 100_000_000_000_000;

/** What stands under a path of names. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const name of path) {
    if (!isRecord(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}

/** A text without blanks around it, or a number as text. An empty one says nothing. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = at(value, ...path);
  if (typeof found === 'number') return Number.isFinite(found) ? String(found) : undefined;
  if (typeof found !== 'string' || found.length > LONGEST_ADDRESS) return undefined;
  const text = found.replace(/\s+/g, ' ').trim();
  return text === '' || text.length > LONGEST_TEXT || text.includes('\0') || !text.isWellFormed()
    ? undefined
    : text;
}

/** Also from text, with a decimal point or comma. `1.250` may be either of two numbers: it is none. */
export function numberAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = at(value, ...path);
  if (typeof found === 'number') return Number.isFinite(found) ? found : undefined;
  if (typeof found !== 'string') return undefined;
  const text = found.trim();
  return /^-?\d{1,12}([.,]\d{1,12})?$/.test(text) && !/\.\d{3}$/.test(text)
    ? Number(text.replace(',', '.'))
    : undefined;
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
