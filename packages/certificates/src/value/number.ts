/**
 * A number as papers print it: decimal comma, thousands by space or point; a point before three figures is no decimal.
 */
const PRINTED = String.raw`[-−–]?(?:\d{1,3}(?:[ .]\d{3})+(?!\d)|\d+)(?:,\d+|\.\d{1,2}(?!\d))?`;

export const NUMBER = PRINTED;

/** The text is one printed number and nothing else; null otherwise. */
export function numberOf(text: string): number | null {
  return new RegExp(`^${PRINTED}$`).test(text.trim()) ? toNumber(text.trim()) : null;
}

/** The first printed number, with the text that follows it. */
export function firstNumber(text: string): { value: number; raw: string; rest: string } | null {
  const match = new RegExp(`(?<![\\d.,])${PRINTED}(?![\\d])`).exec(text);
  if (!match) return null;
  return { value: toNumber(match[0]), raw: match[0], rest: text.slice(match.index + match[0].length) };
}

function toNumber(text: string): number {
  const sign = /^[-−–]/.test(text) ? -1 : 1;
  const figures = text.replace(/^[-−–]/, '');
  const decimal = /(?:,(\d+)|\.(\d{1,2}))$/.exec(figures);
  const whole = figures.slice(0, decimal?.index ?? figures.length).replace(/[ .]/g, '');
  return sign * Number(`${whole}.${decimal?.[1] ?? decimal?.[2] ?? '0'}`);
}

export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** The number that a cell of a list holds, whatever unit follows it; a cell that begins with a word has none. */
export function numberWithoutUnit(text: string): number | null {
  return /^[-−–]?\d/.test(text.trim()) ? (firstNumber(text)?.value ?? null) : null;
}
