// Where French has a space at which a line must not end.
const PLACES = /(?<=«) | (?=[:;?!»%€])/g;

/**
 * All texts with no-break spaces before `: ; ? ! » % €` and after `«`. They are written with plain ones: those can be
 * seen and typed. What a text is a function of is returned the same way.
 */
export function withNoBreakSpaces<Texts>(texts: Texts): Texts {
  // A text stays a text, a function a function of the same values, and an object keeps its keys: the type is the same.
  return convert(texts) as Texts;
}

function convert(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(PLACES, '\u00a0');
  if (typeof value === 'function') return (...given: unknown[]) => convert(value(...given));
  if (Array.isArray(value)) return value.map(convert);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, convert(part)]));
}
