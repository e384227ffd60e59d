/** Spaces that must not end a line: before a unit, and where French and Belgian Dutch put one before a mark. */
const NO_BREAK = '\u00a0';
/** A euro sign before its amount is followed by a space that does not break, and may begin a line. */
const BEFORE_MARK = / (?=(?:[:;?!%»](?:\s|$|[.,)])|€(?: |$|[.,)])))/g;
const AFTER_OPENING = /« /g;
/** A line may end after a dash, also before a space that does not break; within a range it must not. */
const WITHIN_RANGE = /\u2013(?=\u00a0)/g;
const WORD_JOINER = '\u2060';
/** "label A", "stap 2": the letter or number belongs to its word. */
const BEFORE_NAME = /(?<=(?:label|stap|step|étape)) (?=[A-G](?!\p{L})|\d)/giu;
const BEFORE_UNIT = /(?<=\d) (?=(?:kWh|kWp|kWc|kW|W\/K|m²|kg|cm)\b)/g;

function typeset(text: string): string {
  return text
    .replace(BEFORE_MARK, NO_BREAK)
    .replace(AFTER_OPENING, `«${NO_BREAK}`)
    .replace(BEFORE_UNIT, NO_BREAK)
    .replace(BEFORE_NAME, NO_BREAK)
    .replace(WITHIN_RANGE, `$&${WORD_JOINER}`);
}

/** The same value with every text in it typeset. */
export function typesetAll<Value>(value: Value): Value {
  // A text stays a text.
  if (typeof value === 'string') return typeset(value) as Value;
  // An array keeps its length, and each element its form.
  if (Array.isArray(value)) return value.map(typesetAll) as Value;
  if (value === null || typeof value !== 'object') return value;
  // An object keeps its keys, and each value its form.
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typesetAll(part)])) as Value;
}
