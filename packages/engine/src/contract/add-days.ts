const DAY_MS = 86_400_000;

/** YYYY-MM-DD, so many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
