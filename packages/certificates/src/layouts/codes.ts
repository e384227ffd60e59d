/** From a text that was found to one of our codes; what has no code of ours stays open. */
import type { Facts } from '../contract/reading.ts';
import type { Found } from '../find/find-value.ts';
import { hotWaterByStem, ventilationByStem } from '../value/installation-stems.ts';
import { HOT_WATER_DEVICES, VENTILATION_TYPES } from '../value/installation-words.ts';
import { codeIn } from '../value/phrases.ts';
import { as } from './fact.ts';

export function ventilationOf(
  text: Found<string> | null,
): Found<NonNullable<Facts['ventilation_type']>> | null {
  return as(
    as(text, (value) => codeIn(VENTILATION_TYPES, value) ?? ventilationByStem(value)),
    (code) => (code === 'OPEN' ? null : code),
  );
}

export function hotWaterOf(
  text: Found<string> | null,
): Found<NonNullable<Facts['sanitary_heating_device']>> | null {
  return as(
    as(text, (value) => codeIn(HOT_WATER_DEVICES, value) ?? hotWaterByStem(value)),
    (code) => (code === 'OPEN' ? null : code),
  );
}

/** A year alone, or with a remark in brackets; `avant 1971` and `1965 t/m 1974` are ranges and stay open. */
export function yearAlone(text: string): number | null {
  return /^\d{4}\.?(\s?\(\D*\))?$/.test(text.trim()) ? Number(text.trim().slice(0, 4)) : null;
}
