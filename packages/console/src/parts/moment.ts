import { formatDate } from '@rooftree/words/format';
import type { Language } from '@rooftree/words/language';

/** Day and time where the reader is. */
export function formatMoment(language: Language, iso: string): string {
  const at = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${formatDate(language, day)}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}
