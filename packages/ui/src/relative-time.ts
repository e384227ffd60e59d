import type { Language } from '@rooftree/words/language';

const DAY_S = 86_400;
const UNITS = [
  ['year', 365 * DAY_S],
  ['month', 30 * DAY_S],
  ['day', DAY_S],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** In the largest unit that fits: "2 hours ago", "yesterday", "in 3 days"; "now" within a minute. */
export function formatRelativeTime(
  language: Language,
  at: string,
  now = Date.now(),
  style: 'long' | 'short' = 'long',
): string {
  const seconds = (Date.parse(at) - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style });
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 1] as const);
  return unit === 'second' ? format.format(0, 'second') : format.format(Math.trunc(seconds / size), unit);
}

export function formatExactTime(language: Language, at: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
}
