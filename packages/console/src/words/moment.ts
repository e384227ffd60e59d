import { formatDate } from '@rooftree/words/format';
import type { Language } from '@rooftree/words/language';
import { localDay } from './local-day.ts';

/** Day and time where the reader is. */
export function formatMoment(language: Language, iso: string): string {
  const at = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${formatDate(language, localDay(at))}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}
