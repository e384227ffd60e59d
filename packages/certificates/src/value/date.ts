import { plain } from '../layout/mend-text.ts';

const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['januari', 'janvier'],
    ['februari', 'fevrier'],
    ['maart', 'mars'],
    ['april', 'avril'],
    ['mei', 'mai'],
    ['juni', 'juin'],
    ['juli', 'juillet'],
    ['augustus', 'aout'],
    ['september', 'septembre'],
    ['oktober', 'octobre'],
    ['november', 'novembre'],
    ['december', 'decembre'],
  ].flatMap((names, index) => names.map((name) => [name, index + 1])),
);

/** The first date in a text as yyyy-mm-dd: `22-06-2026`, `22/06/2026`, `22.06.2026`, `22 juni 2026`, `2026-06-22`. */
export function dateIn(text: string): string | null {
  const figures = /(?<!\d)(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4})(?!\d)/.exec(text);
  if (figures) return toDate(figures[3], figures[2], figures[1]);
  const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  if (iso) return toDate(iso[1], iso[2], iso[3]);
  const words = /(\d{1,2})(?:er)? ([a-z]+) (\d{4})/.exec(plain(text));
  const month = MONTHS[words?.[2] ?? ''];
  return words && month ? toDate(words[3], String(month), words[1]) : null;
}

/** `20260622`, alone or at the head of a certificate's number. */
export function dateOfFigures(text: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})/.exec(text);
  return match ? toDate(match[1], match[2], match[3]) : null;
}

function toDate(year = '', month = '', day = ''): string | null {
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? null : date;
}
