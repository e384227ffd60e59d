/** Values out of unchecked responses: what is not of the expected kind is absent. */

type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  // Read only: an object of an answer is not copied, and its fields may be anything.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Trimmed, without control characters, which PostgreSQL or a page could not take; cut at what an estate's text may
 * have.
 */
export function textOf(value: unknown, most = 255): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value)
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim();
  return text === '' ? undefined : text.slice(0, most).toWellFormed().trim();
}

/** Also from text, with a decimal point or comma and any number of decimals; XML may write a plus sign. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*[+-]?\d{1,15}([.,]\d{1,40})?\s*$/.test(value)) return undefined;
  return Number(value.replace(',', '.'));
}

const YES = new Set(['1', 'true', 'yes', 'ja', 'oui']);
const NO = new Set(['0', 'false', 'no', 'nee', 'neen', 'non']);

/** Also from words of the languages that providers answer in. */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = textOf(value)?.toLowerCase() ?? '';
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

/** Without the names whose value is absent. */
export function known<T extends object>(values: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  // The entries that are left are those of `values` that are not undefined.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
}
