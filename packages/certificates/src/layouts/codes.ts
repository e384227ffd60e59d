/** From a text that was found to one of our codes; what has no code of ours stays open. */
import type { Facts } from '../contract/reading.ts';
import { type Found, findValue } from '../find/find-value.ts';
import type { Line } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import { ESTATE_TYPE_WORDS } from '../value/dwelling-words.ts';
import { deviceByStem, hotWaterByStem, ventilationByStem } from '../value/installation-stems.ts';
import {
  HEATING_DEVICES,
  HEATING_TYPES,
  HOT_WATER_DEVICES,
  VENTILATION_TYPES,
} from '../value/installation-words.ts';
import { codeIn } from '../value/phrases.ts';
import { as } from './fact.ts';

const ventilationIn = (text: string) => codeIn(VENTILATION_TYPES, text) ?? ventilationByStem(text);
/** `gasgeiser, niet gekoppeld aan ruimteverwarming` */
const UNCOUPLED = /[,(]?\s*\b(?:niet|non|pas) (?:gekoppeld|combin|coupl)[^,;]*/i;
const hotWaterIn = (text: string) => {
  const device = text.replace(UNCOUPLED, '');
  const code = codeIn(HOT_WATER_DEVICES, device) ?? hotWaterByStem(device);
  // A `doorstromer` is electric unless the form says otherwise.
  if (code === 'ELECTRIC_BOILER' && /\bga[sz]/.test(plain(device)) && !/\bele[ck]t/.test(plain(device)))
    return 'GAS_WATER_HEATER';
  return code ?? (device === text ? null : 'OPEN');
};
const heatingIn = (text: string) =>
  codeIn(HEATING_DEVICES, text) ?? codeIn(HEATING_TYPES, text) ?? deviceByStem(text);

const naming = (codeOf: (text: string) => string | null) => (text: string) =>
  codeOf(text) === null ? null : text;
/** Texts that say what is asked; anything else beside such a label is none of its values. */
export const ventilationText = naming(ventilationIn);
export const hotWaterText = naming(hotWaterIn);
export const heatingText = naming(heatingIn);
export const dwellingText = naming((text) => codeIn(ESTATE_TYPE_WORDS, text));

export function ventilationOf(
  text: Found<string> | null,
): Found<NonNullable<Facts['ventilation_type']>> | null {
  return as(as(text, ventilationIn), (code) => (code === 'OPEN' ? null : code));
}

export function hotWaterOf(
  text: Found<string> | null,
): Found<NonNullable<Facts['sanitary_heating_device']>> | null {
  return as(as(text, hotWaterIn), (code) => (code === 'OPEN' ? null : code));
}

/** A year alone, or with a remark in brackets; `avant 1971` and `1965 t/m 1974` are ranges and stay open. */
export function yearAlone(text: string): number | null {
  return /^\d{4}\.?(\s?\(\D*\))?$/.test(text.trim()) ? Number(text.trim().slice(0, 4)) : null;
}

export const carrierIn = (lines: readonly Line[]) =>
  findValue(lines, ['energiedrager'], (text) => (codeIn(HEATING_TYPES, text) === null ? null : text));
