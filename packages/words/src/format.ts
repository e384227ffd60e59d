/**
 * Numbers, money and dates in the locale's form. Written by hand rather than with Intl: the same bytes in every Node
 * and every browser, whatever locale data they carry, so that report and page never differ by a separator.
 */
import type { Language } from './language.ts';

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';
const MINUS = '\u2212';
const EN_DASH = '\u2013';

interface NumberForm {
  thousands: string;
  decimal: string;
  euro: 'before' | 'before-spaced' | 'after';
  percent: string;
}

const NUMBER_FORMS: Record<Language, NumberForm> = {
  'nl-BE': { thousands: NARROW_NO_BREAK, decimal: ',', euro: 'before-spaced', percent: `${NO_BREAK}%` },
  'nl-NL': { thousands: '.', decimal: ',', euro: 'before-spaced', percent: '%' },
  'fr-BE': { thousands: NARROW_NO_BREAK, decimal: ',', euro: 'after', percent: `${NO_BREAK}%` },
  en: { thousands: ',', decimal: '.', euro: 'before', percent: '%' },
};

const DUTCH_MONTHS =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
const MONTHS: Record<Language, readonly string[]> = {
  'nl-BE': DUTCH_MONTHS,
  'nl-NL': DUTCH_MONTHS,
  'fr-BE': 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

export function formatNumber(language: Language, value: number, decimals = 0): string {
  const form = NUMBER_FORMS[language];
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, form.thousands);
  const digits = fraction === undefined ? grouped : `${grouped}${form.decimal}${fraction}`;
  const isZero = /^[0.,\s]*$/.test(digits);
  return value < 0 && !isZero ? `${MINUS}${digits}` : digits;
}

function withEuroSign(language: Language, digits: string): string {
  const { euro } = NUMBER_FORMS[language];
  if (euro === 'after') return `${digits}${NO_BREAK}€`;
  return euro === 'before' ? `€${digits}` : `€${NO_BREAK}${digits}`;
}

/** Whole euros: what people read. */
export function formatEuro(language: Language, eur: number): string {
  return withEuroSign(language, formatNumber(language, eur));
}

/** Euros with cents: the calculation trace. */
export function formatEuroCents(language: Language, eur: number): string {
  return withEuroSign(language, formatNumber(language, eur, 2));
}

/** "€ 38 000 – 52 000": the sign once, so that the eye reads one quantity. */
export function formatEuroRange(language: Language, range: { p10: number; p90: number }): string {
  return withEuroSign(language, formatRange(language, range));
}

export function formatRange(language: Language, range: { p10: number; p90: number }, decimals = 0): string {
  const low = formatNumber(language, range.p10, decimals);
  const high = formatNumber(language, range.p90, decimals);
  return low === high ? low : `${low}${NO_BREAK}${EN_DASH}${NO_BREAK}${high}`;
}

export function formatPercent(language: Language, percent: number, decimals = 0): string {
  return `${formatNumber(language, percent, decimals)}${NUMBER_FORMS[language].percent}`;
}

/** An ISO day (or the day of an ISO timestamp) in words: "15 november 2026". */
export function formatDate(language: Language, iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  const name = MONTHS[language][Number(month) - 1];
  if (name === undefined) throw new Error(`not an ISO date: ${iso}`);
  const ordinal = language === 'fr-BE' && Number(day) === 1 ? 'er' : '';
  return `${Number(day)}${ordinal} ${name} ${year}`;
}
