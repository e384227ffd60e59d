import type { Finding } from '../contract/findings.ts';
import type { Basis, FactName, FactValue } from '../contract/reading.ts';
import type { Found } from '../find/find-value.ts';

/** A finding of what was found, or none. */
export function fact(name: FactName, found: Found<FactValue> | null, basis: Basis = 'printed'): Finding[] {
  return found ? [{ name, value: found.value, raw: found.raw, basis, source: found.source }] : [];
}

/** The same place, read as something else; nothing when it cannot be. */
export function as<From, To>(
  found: Found<From> | null,
  convert: (value: From) => To | null,
): Found<To> | null {
  const value = found && convert(found.value);
  return found && value !== null ? { ...found, value } : null;
}
