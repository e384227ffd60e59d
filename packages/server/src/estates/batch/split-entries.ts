/** How a batch is written: one JSON array, or one JSON value per line (NDJSON). */
export type BatchForm = 'array' | 'lines';

export type SplitBatch = { entries: string[] } | { fault: string };

const [QUOTE, COMMA, BACKSLASH, NEWLINE] = ['"', ',', '\\', '\n'].map((each) => each.charCodeAt(0));
const OPENING = new Set(Buffer.from('[{'));
const CLOSING = new Set(Buffer.from(']}'));

/**
 * The texts of a batch's entries, none of them parsed: a body of many megabytes never becomes objects as a whole, and a
 * fault in one entry is found where that entry is read. At most so many; one more is a fault.
 */
export function splitEntries(bytes: Uint8Array, form: BatchForm, most: number): SplitBatch {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = form === 'lines' ? splitLines(body, most) : splitArray(body, most);
  if (entries === null) return { fault: 'request body must be valid JSON' };
  if (entries.length === 0) return { fault: 'request body must contain at least 1 estate' };
  if (entries.length > most) return { fault: `request body must contain no more than ${most} estates` };
  return { entries };
}

function splitLines(body: Buffer, most: number): string[] {
  const lines: string[] = [];
  for (let start = 0; start < body.length && lines.length <= most; ) {
    const newline = body.indexOf(NEWLINE ?? 0, start);
    const end = newline < 0 ? body.length : newline;
    const line = body.toString('utf8', start, end).trim();
    if (line !== '') lines.push(line);
    start = end + 1;
  }
  return lines;
}

/** Null for what is no array. What stands between its commas is JSON or not: that is seen when it is parsed. */
function splitArray(body: Buffer, most: number): string[] | null {
  const text = body.toString('latin1');
  const begin = text.search(/[^ \t\r\n]/);
  if (text[begin] !== '[') return null;
  const entries: string[] = [];
  let depth = 0;
  let isInString = false;
  let start = begin + 1;
  for (let place = begin; place < body.length; place++) {
    const byte = body[place] ?? 0;
    if (isInString) {
      if (byte === BACKSLASH) place += 1;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    const isEnd = depth === 0;
    if (!isEnd && !(depth === 1 && byte === COMMA && !isInString)) continue;
    const entry = body.toString('utf8', start, place).trim();
    start = place + 1;
    if (isEnd) return endOf(text, place, entry, entries);
    if (entries.push(entry) > most) return entries;
  }
  return null;
}

/** An array ends with its bracket and nothing behind it; `[]` has no entry. */
function endOf(text: string, place: number, last: string, before: string[]): string[] | null {
  if (text[place] !== ']' || /[^ \t\r\n]/.test(text.slice(place + 1))) return null;
  return last === '' && before.length === 0 ? [] : [...before, last];
}
