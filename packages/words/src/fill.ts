/**
 * Puts values into a sentence. A value's unit is in its name (`net_cost_eur`, `share_percent`), so its form follows
 * from the name.
 */
import { formatDate, formatEuro, formatNumber, formatPercent } from './format.ts';
import { writeLabel } from './label-colours.ts';
import type { Language } from './language.ts';

export type Values = Record<string, string | number>;

export function fill(
  language: Language,
  sentence: string,
  values: Values,
  wordFor: (name: string, code: string) => string,
): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string, at: number) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (typeof value === 'number') return formatQuantity(language, name, value);
    if (name.endsWith('label')) return writeLabel(value);
    if (name.endsWith('date')) return formatDate(language, value);
    const word = wordFor(name, value);
    return at === 0 || name === 'region' || name === 'scheme' ? word : inSentence(word);
  });
}

/** "spouwmuurisolatie", but "HR++-glas" as it is. */
export function inSentence(word: string): string {
  return /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}

function formatQuantity(language: Language, name: string, value: number): string {
  if (name.endsWith('kwh_per_eur')) return formatNumber(language, value, 1);
  if (name.endsWith('_m2k_per_w')) return formatNumber(language, value, 2);
  if (name.endsWith('_eur')) return formatEuro(language, value);
  if (name.endsWith('_percent')) return formatPercent(language, value);
  if (name.startsWith('year')) return String(value);
  return formatNumber(language, value, Number.isInteger(value) ? 0 : 1);
}
