/** Days of the calendar where the reader is: after midnight in Brussels it is not yet that day in UTC. */
export function localDay(at = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** How many midnights lie between: yesterday evening is one day ago, however late it was. */
export function daysSince(moment: string, now = new Date()): number {
  // Of days without a clock, so that a change of summer time is no hour too few.
  const days = Date.parse(localDay(now)) - Date.parse(localDay(new Date(moment)));
  return Math.max(0, days / 86_400_000);
}
