import type { Check } from '../contract/findings.ts';
import type { FactName } from '../contract/reading.ts';

/** Two numbers that should be one; no check when either was not read. */
export function sameNumber(
  name: string,
  about: readonly FactName[],
  a: number | null | undefined,
  b: number | null | undefined,
  tolerance: { relative?: number; absolute?: number },
): Check[] {
  if (a === null || a === undefined || b === null || b === undefined) return [];
  const allowed = Math.max(tolerance.absolute ?? 0, (tolerance.relative ?? 0) * Math.abs(b));
  return [{ name, about, holds: Math.abs(a - b) <= allowed + 1e-9 }];
}

/** Two words or codes that should be one. */
export function sameText(
  name: string,
  about: readonly FactName[],
  a: string | boolean | null | undefined,
  b: string | boolean | null | undefined,
): Check[] {
  if (a === null || a === undefined || b === null || b === undefined) return [];
  return [{ name, about, holds: a === b }];
}
