import { plain } from '../layout/mend-text.ts';
import { NUMBER, numberOf } from './number.ts';

/** What a number measures, by the unit behind it. */
export type Unit = 'area' | 'u' | 'rc';

export interface Quantity {
  value: number;
  raw: string;
  unit: Unit | null;
}

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['rc', /^\(?m²\s?[.·]?\s?K\)?\s?\/\s?W$/i],
  ['u', /^W\s?\/\s?\(?\s?m²\s?[.·]?\s?K\s?\)?$/i],
  ['area', /^m²$/i],
];
const QUANTITY = new RegExp(`^(${NUMBER})\\s?(\\D.*)?$`);

/** The text is a number, alone or with a unit of the envelope; null for everything else. */
export function quantityOf(text: string): Quantity | null {
  const match = QUANTITY.exec(text.trim());
  const value = match?.[1] ? numberOf(match[1]) : null;
  if (!match?.[1] || value === null) return null;
  const unit = match[2]?.trim() ?? '';
  if (unit === '') return { value, raw: match[1], unit: null };
  const known = UNITS.find(([, pattern]) => pattern.test(unit))?.[0];
  return known ? { value, raw: match[1], unit: known } : null;
}

const ANYWHERE = new RegExp(
  `(?<![\\d,.])(${NUMBER})\\s?(W\\s?/\\s?\\(?\\s?m²\\s?[.·]?\\s?K|\\(?m²\\s?[.·]?\\s?K\\)?\\s?/\\s?W|m²(?![\\p{L}\\d·/(]|\\.[\\p{L}\\d]))`,
  'giu',
);

/** `U 1,72` says as much as a unit does. */
const BY_SYMBOL = /(?<![\p{L}\d])(U[wdg]?|Rc?)\s?[:=]?\s?(\d{1,2},\d{1,2})(?![\d,]|\s?(?:%|\(?W|\(?m²))/gu;

/** A unit of the envelope behind each number that has its symbol before it. */
export const withUnits = (text: string) =>
  text.replace(
    BY_SYMBOL,
    (_, symbol, number) => `${symbol} ${number} ${symbol.startsWith('U') ? 'W/m²K' : 'm²K/W'}`,
  );

/** `Rechtergevel, bruto 54,0 m²`: with its openings it is no area of the wall. */
const GROSS_BEFORE = /\bbrut[eo]?s?\s?[:=]?\s?$/i;

/** Every number of a text that has a unit of the envelope behind it, or the symbol of one before it. */
export function unitsIn(text: string): (Quantity & { unit: Unit })[] {
  return [...withUnits(text).matchAll(ANYWHERE)].flatMap((match) => {
    if (GROSS_BEFORE.test(match.input.slice(0, match.index))) return [];
    const value = match[1] ? numberOf(match[1]) : null;
    const written = match[2] ?? '';
    const unit = /^w/i.test(written) ? 'u' : /w$/i.test(written) ? 'rc' : 'area';
    return value === null || !match[1] ? [] : [{ value, raw: match[1], unit }];
  });
}

const WORDS_OF_UNITS: ReadonlySet<string> = new Set([
  ...[
    '',
    '%',
    'in',
    'per',
    'an',
    'jaar',
    'jr',
    'h',
    'k',
    'w',
    'kg',
    'co2',
    'm2',
    'm3',
    'm2k',
    'm2h',
    'kw',
    'kwp',
    'kwc',
    'wp',
    'wc',
  ],
  ...['kwh', 'kwhep', 'kwhpe'],
]);

/** Nothing but a unit, or a dash where there is none. */
export function isUnit(text: string): boolean {
  return plain(text)
    .split(' ')
    .every((word) => WORDS_OF_UNITS.has(word));
}

/** Several measures in one box: `24,7 / 1,02`. Of `14,10 m × 2,60 m = 36,7 m²` the result, of `1,79 → 1,10` what is now, of `1,59 > 1,50` what is compared. */
export function quantitiesOf(text: string): Quantity[] {
  const said = text.replace(/^.*=\s*(?=[\d])/, '').replace(/\s*[→➔⇒<>≤≥].*$/, '');
  const found = said.split(/\s+[/|;–]\s+/).map(quantityOf);
  return found.every((each) => each !== null) ? found : [];
}
