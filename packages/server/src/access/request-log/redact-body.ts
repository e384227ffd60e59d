/** Names of what is secret, of people, and of where they live; a part of the name is enough. */
const SENSITIVE_NAME =
  /secret|token|passw|authori|credential|cookie|signature|otp|api_?key|mail|phone|mobile|gsm|tel$|contact|person|buyer|owner|member|user|customer|first_?name|last_?name|surname|full_?name|birth|bsn|nrn|national|iban|bic|account|street|house_?number|box|latitude|longitude|address_line|metadata|note|comment|remark|description|message|title|^name$/i;
const PLAIN_NAME = /^[a-z]\w{0,59}$/i;
/** An id of the client's own, or one of ours. */
const NAME_OF_ID = /^(id|.*_id|.*_ids|code|error_code)$/;
const ID = /^[\w.:/-]{1,64}$/;
const UUID_OR_DATE =
  /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d(T[\d:.]{5,12}(Z|[+-]\d\d:\d\d))?|\d\d[/-]\d\d[/-]\d{4})$/i;
/** No telephone number: it begins with a zero or a plus, or is longer. */
const NUMBER = /^-?(0|[1-9]\d{0,6}|[1-9]\d{0,2}([.,]\d{3}){1,2})([.,]\d{1,4})?$/;

/** So is a number without quotes that is at least as long as a telephone number or the number of a person. */
const LOWEST_PHONE_NUMBER = 1e8;

const MOST_DEPTH = 8;
const MOST_ITEMS = 20;
const MOST_FIELDS = 100;
/** Of the JSON text. */
const LONGEST_BODY = 8 * 1024;
/** More is not even parsed. */
export const LONGEST_READ = 64 * 1024;

/**
 * A body as it may be stored, as JSON: its form, its numbers and codes. A text is replaced unless it is known to name
 * nobody: a code of the contract, a date, a number, an id.
 */
export function redactBody(body: unknown, codes: ReadonlySet<string>): string {
  const text = JSON.stringify(redacted(body, codes, 0, false));
  return text.length <= LONGEST_BODY ? text : omitted(text.length);
}

/** In place of a body that is too long to be stored. */
export function omitted(characters: number): string {
  return JSON.stringify(`[omitted: ${characters} characters]`);
}

function redacted(value: unknown, codes: ReadonlySet<string>, depth: number, isId: boolean): unknown {
  if (typeof value === 'string') return isHarmless(value, codes, isId) ? value : `[text: ${value.length}]`;
  if (typeof value === 'number') return Math.abs(value) < LOWEST_PHONE_NUMBER ? value : '[number]';
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MOST_DEPTH) return '[omitted]';
  if (Array.isArray(value)) {
    const items = value.slice(0, MOST_ITEMS).map((item) => redacted(item, codes, depth + 1, isId));
    const more = value.length - items.length;
    return more === 0 ? items : [...items, `[${more} more]`];
  }
  const fields = Object.entries(value).slice(0, MOST_FIELDS);
  return Object.fromEntries(fields.map(([name, field]) => redactedField(name, field, codes, depth)));
}

function redactedField(
  name: string,
  field: unknown,
  codes: ReadonlySet<string>,
  depth: number,
): [string, unknown] {
  // Also a name can be somebody's: such as that of an entry in free metadata.
  const shown = PLAIN_NAME.test(name) ? name : '[name]';
  if (shown !== name || (SENSITIVE_NAME.test(name) && field !== null)) return [shown, '[redacted]'];
  return [name, redacted(field, codes, depth + 1, NAME_OF_ID.test(name))];
}

function isHarmless(text: string, codes: ReadonlySet<string>, isId: boolean): boolean {
  return codes.has(text) || UUID_OR_DATE.test(text) || NUMBER.test(text) || (isId && ID.test(text));
}
