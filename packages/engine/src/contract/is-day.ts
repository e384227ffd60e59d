/** Whether a text is a day of the calendar in the form YYYY-MM-DD. */
export function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) && date.length === 10;
}
