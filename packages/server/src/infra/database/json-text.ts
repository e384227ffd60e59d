/**
 * SQL that writes JSON as text: compact, its fields in order, and faster than json_build_object. Each function takes
 * an SQL expression (never a value from outside) and returns one that is never null.
 */

/** Any text. */
export function jsonText(expression: string): string {
  return `coalesce(to_json(${expression}::text)::text, 'null')`;
}

/** A text without characters to escape: an id, one of our codes. */
export function jsonCode(expression: string): string {
  return `coalesce('"' || ${expression} || '"', 'null')`;
}

export function jsonTimestamp(expression: string): string {
  return jsonCode(`utc_text(${expression})`);
}

/** A number, a boolean, or something that is JSON already. */
export function jsonValue(expression: string): string {
  return `coalesce((${expression})::text, 'null')`;
}

/** Integer cents as EUR. */
export function jsonEuros(expression: string): string {
  return jsonValue(`${expression} * 0.01`);
}

/**
 * In pairs: piece by piece the growing text would be copied twice as often. `concat` turns each piece into a C string
 * first.
 */
export function jsonObject(fields: Record<string, string>): string {
  const pairs = Object.entries(fields).map(
    ([name, value], place) => `('${place === 0 ? '{' : ','}"${name}":' || ${value})`,
  );
  return `(${pairs.join(' || ')} || '}')`;
}
