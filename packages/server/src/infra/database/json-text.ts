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

/** In pairs: piece by piece the growing text would be copied twice as often. `concat` turns each piece into a C string first. */
export function jsonObject(fields: Record<string, string>): string {
  const pairs = Object.entries(fields).map(
    ([name, value], place) => `('${place === 0 ? '{' : ','}"${name}":' || ${value})`,
  );
  return `(${pairs.join(' || ')} || '}')`;
}

/**
 * For rows with many texts, of which few need escaping. Whether any does is found with one to_json for all of a row: what it
 * escapes, it writes with a backslash. For each text by itself to_json would be the larger part of the work.
 */
export function jsonOfTexts(write: (text: typeof jsonText) => string): string {
  const texts: string[] = [];
  const escaped = write((expression) => {
    texts.push(`coalesce(${expression}::text, '')`);
    return jsonText(expression);
  });
  return `CASE WHEN strpos(to_json(${texts.join(' || ')})::text, E'\\\\') = 0 THEN ${write(jsonCode)} ELSE ${escaped} END`;
}
