const [BACKSLASH, SPACE, COLON] = [0x5c, 0x20, 0x3a];

/**
 * The name that an object of the text has twice; null when there is none. RFC 8259 leaves open which of the two counts,
 * and JSON.parse uses the last one without a word. `value` is what the text was parsed to: valid JSON with as many
 * names as its objects have is not checked twice.
 */
export function repeatedName(text: string, value: unknown): string | null {
  return countNames(text) === countEntries(value) ? null : findRepeated(text);
}

/**
 * In valid JSON, a text before a colon is a name. Not by the generator below, which takes twice as long, and every body
 * goes through here.
 */
function countNames(json: string): number {
  let count = 0;
  for (let start = json.indexOf('"'); start !== -1; ) {
    const end = endOfText(json, start);
    if (isBeforeColon(json, end)) count += 1;
    start = json.indexOf('"', end);
  }
  return count;
}

function countEntries(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  const waiting: object[] = [value];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    const entries: unknown[] = Array.isArray(each) ? each : Object.values(each);
    if (entries !== each) count += entries.length;
    for (const entry of entries) if (typeof entry === 'object' && entry !== null) waiting.push(entry);
  }
  return count;
}

function findRepeated(text: string): string | null {
  const open: Set<string>[] = [];
  let from = 0;
  for (const [start, end] of textsIn(text)) {
    trackObjects(text.slice(from, start), open);
    from = end;
    if (!isBeforeColon(text, end)) continue;
    const name = String(JSON.parse(text.slice(start, end)));
    const names = open.at(-1);
    if (names?.has(name)) return name;
    names?.add(name);
  }
  return null;
}

function trackObjects(between: string, open: Set<string>[]): void {
  for (const sign of between) {
    if (sign === '{') open.push(new Set());
    else if (sign === '}') open.pop();
  }
}

/** Where each text begins and ends, its quotes included. */
function* textsIn(json: string): Generator<[start: number, end: number]> {
  for (let start = json.indexOf('"'); start !== -1; ) {
    const end = endOfText(json, start);
    yield [start, end];
    start = json.indexOf('"', end);
  }
}

/** Behind the quote that ends the text. */
function endOfText(json: string, start: number): number {
  let quote = json.indexOf('"', start + 1);
  while (quote !== -1 && isEscaped(json, quote)) quote = json.indexOf('"', quote + 1);
  return quote === -1 ? json.length : quote + 1;
}

function isEscaped(json: string, quote: number): boolean {
  let at = quote;
  while (json.charCodeAt(at - 1) === BACKSLASH) at -= 1;
  return (quote - at) % 2 === 1;
}

function isBeforeColon(json: string, end: number): boolean {
  let at = end;
  // Space, tab and the ends of lines: all of them below every sign that can follow.
  while (json.charCodeAt(at) <= SPACE) at += 1;
  return json.charCodeAt(at) === COLON;
}
