import type { Language } from '@rooftree/words/language';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** In the largest unit of which there are two or more: "5 hours ago". */
export function formatAgo(language: Language, seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= 2 * each) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(language).format(-Math.round(seconds / size), unit);
}
