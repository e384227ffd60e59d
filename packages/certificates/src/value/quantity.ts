import { NUMBER, numberOf } from './number.ts';

/** What a number measures, by the unit behind it. */
export type Unit = 'area' | 'u' | 'rc';

export interface Quantity {
  value: number;
  raw: string;
  unit: Unit | null;
}

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['rc', /^\(?m²\.?\s?K\)?\s?\/\s?W$/i],
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
