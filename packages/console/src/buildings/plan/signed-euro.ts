import { formatEuro } from '@rooftree/words/format';
import type { Language } from '@rooftree/words/language';

/** Whole euros with the sign before the amount: "+€12", "−€8". */
export function signedEuro(language: Language, amount: number): string {
  const rounded = Math.round(amount);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '\u2212' : '';
  return `${sign}${formatEuro(language, Math.abs(rounded))}`;
}
