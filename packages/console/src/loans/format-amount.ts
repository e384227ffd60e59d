import type { Language } from '@rooftree/words/language';

/** Whole units of the currency, or cents where there are few; a dash for none. */
export function formatAmount(language: Language, cents: number | null, currency: string): string {
  if (cents === null) return '–';
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

/** Of a template: two decimals, and more for what would be zero. */
export function formatMillions(language: Language, cents: number): string {
  const millions = cents / 1e8;
  const maximumFractionDigits = millions !== 0 && Math.abs(millions) < 0.01 ? 6 : 2;
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits }).format(
    millions,
  );
}
