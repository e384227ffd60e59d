/** Days of the register's files, `2026-11-01`. */

const DAY_MS = 86_400_000;

/** In the Netherlands. */
export function yesterday(now: Date): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(now);
  return dayAfter(today, -1);
}

export function daysAfter(day: string, last: string): string[] {
  const days: string[] = [];
  for (let next = dayAfter(day, 1); next <= last; next = dayAfter(next, 1)) days.push(next);
  return days;
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}
